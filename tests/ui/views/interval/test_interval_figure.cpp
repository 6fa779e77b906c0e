#include "core/catalogue/catalogue.h"
#include "core/text/parse.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/theme/roles.h"
#include "ui/views/interval/interval_colours.h"
#include "ui/views/interval/interval_view.h"

#include <QBuffer>
#include <QImage>
#include <QPicture>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::shared_ptr<const IntervalPicture> pictureOf(const std::string& position,
                                                 StretchValue value = StretchValue::total) {
    Task task;
    const auto game = makeGame("take-ends").value();
    const auto about = asked(*game, position);
    return std::make_shared<const IntervalPicture>(
        intervalSubject(*about->as<IntervalsAspect>(), value, task).value(), about);
}

std::string rowOf(std::size_t numbers) {
    std::vector<std::size_t> row;
    for (std::size_t i = 0; i < numbers; ++i)
        row.push_back(i * i % 97 % 10 + 1);
    return joined(row);
}

QImage imageOf(const IntervalFigure& figure, const Style& style = {}) {
    QImage image(1280, 578, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, style));
    return image;
}

} // namespace

class TestIntervalFigure : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsFoundWhereItStands() {
        for (const std::size_t numbers : {1U, 2U, 6U, 30U}) {
            const IntervalLayout layout(numbers);
            for (std::size_t begin = 0; begin < numbers; ++begin) {
                for (std::size_t end = begin + 1; end <= numbers; ++end) {
                    const QRectF cell = layout.cell({begin, end});
                    QVERIFY(layout.bounds().contains(cell));
                    QVERIFY(layout.cellAt(cell.center()) == std::optional(Stretch{begin, end}));
                    // The cell is under the middle of its numbers.
                    QVERIFY(std::abs(cell.center().x() - layout.numbersOf({begin, end}).center().x()) < 1e-6);
                }
            }
            QVERIFY(!layout.cellAt(layout.triangle().bottomLeft() + QPointF(1, -1)) || numbers == 1);
            QVERIFY(!layout.cellAt(layout.line(IntervalLayout::Line::first).center()));
        }
        QVERIFY(!IntervalLayout(0).cellAt({5, 80}));
    }

    /// Measured by the size of the recorded drawing commands.
    void ofALongRowOnlyTheNumbersInSightArePainted() {
        const auto recorded = [](std::size_t numbers) {
            const IntervalFigure figure(pictureOf(rowOf(numbers)));
            const QRectF cell = figure.layout().cell({numbers / 2, numbers / 2 + 1});
            const Camera camera{QRectF(cell.left(), 0, 12 * cell.width(), 6 * cell.width())};
            QPicture picture;
            QPainter painter(&picture);
            figure.draw(painter, Frame(figure, QRectF(0, 0, 1280, 578), camera, {}));
            painter.end();
            return picture.size();
        };
        QVERIFY(recorded(2000) < 2 * recorded(100));
    }

    /// Legible even from the last row of a classroom.
    void twelveNumbersAreReadInEveryCell() {
        const IntervalFigure figure(pictureOf(rowOf(12)));
        for (const auto& [style, size] :
             {std::pair(Style{}, QSize(769, 551)), {Style::presenting(lightTheme()), QSize(1280, 578)}}) {
            const auto texts = seenTexts(figure, size, std::nullopt, style);
            std::multiset<QString> written;
            for (const SeenText& text : texts)
                written.insert(text.text);
            const IntervalSubject& subject = figure.picture().subject;
            std::map<QString, std::size_t> expected;
            for (std::size_t place = 0; place < subject.values->size(); ++place)
                ++expected[QString::number(subject.valueOf(subject.values->at(place)))];
            for (const auto& [text, count] : expected)
                QVERIFY2(written.count(text) >= count, qPrintable(text));
            QVERIFY(!overlapOf(texts));
        }
    }

    void longNumbersAreNotWrittenOverEachOther() {
        for (const char* position : {"1000000000000,-999999999999,7,1000000000000,3",
                                     "-1000000000000,-1000000000000 | 5:-7", "| -3:4", "5", "0,0"}) {
            for (const StretchValue value : {StretchValue::total, StretchValue::difference}) {
                const IntervalFigure figure(pictureOf(position, value));
                for (const QSize size : {QSize(769, 551), QSize(400, 260)})
                    QVERIFY2(!overlapOf(seenTexts(figure, size, std::nullopt, {})), position);
            }
        }
    }

    void differencesAreColouredAlikeOnBothSidesOf0() {
        const auto picture = pictureOf("4,7,2,9,5,2", StretchValue::difference);
        const IntervalColours colours(*picture, lightTheme());
        QCOMPARE(colours.least(), -colours.most());
        QCOMPARE(colours.most(), picture->most);
        QVERIFY(colours.of(0) != colours.of(1) && colours.of(1) != colours.of(-1));
        QCOMPARE(QColor(colours.of(static_cast<double>(colours.most()))),
                 playerColours(lightTheme(), true).fill);
        QCOMPARE(QColor(colours.of(static_cast<double>(colours.least()))),
                 playerColours(lightTheme(), false).fill);
    }

    void longRowsAreDrawnAsPixels() {
        for (const std::size_t numbers : {100U, 1000U}) {
            const IntervalFigure figure(pictureOf(rowOf(numbers), StretchValue::difference));
            const QImage image = imageOf(figure);
            std::set<QRgb> colours;
            for (int x = 0; x < image.width(); x += 3)
                for (int y = 0; y < image.height(); y += 3)
                    colours.insert(image.pixel(x, y));
            QVERIFY(colours.size() > 100);
        }
        // Zoomed in, the cells have their numbers.
        const IntervalFigure figure(pictureOf(rowOf(100)));
        const QRectF cell = figure.layout().cell({40, 60});
        QRectF seen(QPointF(), cell.size() * 6);
        seen.moveCenter(cell.center());
        const auto texts = seenTexts(figure, {800, 500}, Camera{seen}, {});
        const auto value = QString::number(figure.picture().subject.valueOf({40, 60}));
        QVERIFY(std::ranges::any_of(texts, [&](const SeenText& text) { return text.text == value; }));
    }

    void theDataAreTheWholeTriangle() {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(IntervalFigure(pictureOf("4,7,2", StretchValue::difference)).writeCsv(buffer, task));
        QCOMPARE(bytes, QByteArray("i,j,value,choice\n1,1,4,either\n1,2,3,right\n1,3,-1,either\n"
                                   "2,2,7,either\n2,3,5,left\n3,3,2,either\n"));
    }

    void aCellTellsItsRecurrenceOnceItIsFilled() {
        const auto picture = pictureOf("4,7,2,9,5,2");
        IntervalLook look{.step = IntervalState{.filled = 7, .cell = Stretch{0, 2}}};
        QCOMPARE(IntervalFigure(picture, look).statusOf({1, 3}),
                 QStringLiteral("dp[2][3]: not filled in yet"));
        QCOMPARE(IntervalFigure(picture).statusOf({1, 3}),
                 QStringLiteral("dp[2][3] = max(7, 2) = 7: the left end"));
        const QImage before = imageOf(IntervalFigure(picture, look));
        look.hovered = Stretch{1, 3}; // not filled in yet, so nothing is highlighted
        QCOMPARE(imageOf(IntervalFigure(picture, look)), before);
        look.hovered = Stretch{0, 1};
        QVERIFY(imageOf(IntervalFigure(picture, look)) != before);
    }

    void theViewLeadsToTheStepOfACellAndHandsOnItsPosition() {
        Document document;
        QVERIFY(document.setGame("take-ends"));
        QCOMPARE(document.state().view, std::string("intervals"));
        IntervalView view(document);
        view.resize(900, 600);
        view.activate();
        QTRY_VERIFY(view.trace());
        QSignalSpy wanted(&view, &View::stepWanted);
        QSignalSpy hovered(&view, &View::positionHovered);
        const QPointF cell =
            view.canvas().frame().toArea().map(view.figure()->layout().cell({1, 4}).center());
        const auto point = [&] {
            QMouseEvent move(QEvent::MouseMove, cell, view.canvas().mapToGlobal(cell), Qt::NoButton,
                             Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&view.canvas(), &move);
        };
        point();
        QVERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.back().front().value<std::string>(), std::string("7,2,9"));
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, cell.toPoint());
        QCOMPARE(wanted.count(), 1);
        const int step = wanted.front().front().toInt();
        view.showStep(step);
        QVERIFY(view.figure()->look().step->cell == std::optional(Stretch{1, 4}));
        view.showStep(0); // cells that are not filled in yet are not reported
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(&view.canvas(), &left);
        hovered.clear();
        point();
        QVERIFY(hovered.back().front().value<std::string>().empty());
        QVERIFY(document.setSetting("intervals", "definition", "difference"));
        QTRY_VERIFY(view.figure() && view.figure()->picture().subject.value == StretchValue::difference);
    }
};

MEXPLORER_TEST(TestIntervalFigure)
#include "test_interval_figure.moc"
