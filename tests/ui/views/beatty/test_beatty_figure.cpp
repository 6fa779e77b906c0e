#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/views/beatty/beatty_view.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"

#include <QBuffer>
#include <QImage>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

BeattyTrace traceOf(const std::string& position) {
    const auto game = makeGame("wythoff").value();
    return beattyTrace(*game, *ask(*game, position).value()).value();
}

BeattyFigure wholeFigure(const std::string& position) {
    return BeattyFigure(std::make_shared<const BeattySubject>(traceOf(position).subject));
}

QImage drawn(const BeattyFigure& figure, const Style& style = {}) {
    QImage image(1280, 720, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), image.size()), std::nullopt, style));
    return image;
}

} // namespace

class TestBeattyFigure : public QObject {
    Q_OBJECT

private slots:
    void marksStandAboveTheBoxOfTheirNumber() {
        for (int low = 0; low <= 31; ++low) {
            const BeattyFigure figure = wholeFigure(std::to_string(low) + ",40");
            const BeattyLayout& layout = figure.layout();
            for (const BeattyPair& pair : figure.subject().pairs) {
                for (const bool isOfSquare : {false, true}) {
                    const double at = isOfSquare ? pair.multipleOfSquare : pair.multiple;
                    const QRectF box = layout.box(isOfSquare ? pair.b : pair.a);
                    const QPointF tip = layout.markTip(isOfSquare, at);
                    QVERIFY(box.left() < tip.x() && tip.x() < box.right());
                    QCOMPARE(tip.y(), isOfSquare ? box.bottom() : box.top());
                }
            }
        }
    }

    /// Places of later steps are shown empty, so that no third of the screen is blank.
    void whatIsToComeStandsEmpty() {
        const BeattyTrace trace = traceOf("8,13");
        const BeattyFigure first(std::make_shared<const BeattySubject>(trace.subject), *trace.stateAt(0));
        const BeattyLayout& layout = first.layout();
        const QImage image = drawn(first);
        const Frame frame(first, QRectF(QPointF(), image.size()), std::nullopt, Style{});
        for (const QRectF& box :
             {layout.barBox(0, 0), layout.barBox(1, 8), layout.cell(2, layout.listed())}) {
            const QRect pixels = frame.toArea().mapRect(box).toRect();
            bool isDrawn = false;
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                isDrawn |= image.pixelColor(x, pixels.center().y()) != Style().theme.paper;
            QVERIFY(isDrawn);
        }
    }

    void everythingLiesInsideAndApart() {
        for (int low = 0; low <= 31; ++low) {
            const BeattyFigure figure = wholeFigure(std::to_string(low) + ",40");
            const BeattyLayout& layout = figure.layout();
            std::vector<QRectF> rows;
            rows.push_back(layout.marks(false, 1));
            rows.push_back(layout.box(1));
            rows.push_back(layout.marks(true, 1));
            for (const std::size_t bar : {0U, 1U}) {
                rows.push_back(layout.barBox(bar, 0));
                rows.push_back(layout.fraction(bar, false));
                QVERIFY(layout.length(bar, false).right() <= layout.count(bar, false).left());
                QVERIFY(layout.fraction(bar, false).right() < layout.fraction(bar, true).left());
                for (const QRectF& left :
                     {layout.barBox(bar, figure.subject().n), layout.fraction(bar, true)})
                    QVERIFY(left.right() <= layout.length(bar, false).left());
                QVERIFY(layout.bounds().contains(layout.bar(bar)));
                QVERIFY(layout.bounds().contains(layout.count(bar, true)));
                QVERIFY(layout.bounds().contains(layout.sum(bar)));
            }
            for (const std::size_t row : {0U, 1U, 2U}) {
                rows.push_back(layout.cell(row, 0));
                QVERIFY(layout.bounds().contains(layout.cell(row, layout.listed())));
            }
            QVERIFY(layout.sum(1).bottom() <= layout.cell(0, 0).top());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QVERIFY(layout.bounds().contains(rows[i]));
                if (i > 0) QVERIFY(rows[i].top() >= rows[i - 1].bottom() - 1e-9);
            }
        }
    }

    /// However short the bars are, their ends cross no text.
    void theEndsOfTheBarsPassNoText() {
        for (std::uint64_t n = 1; n <= mostBeattyNumber; ++n) {
            const BeattyFigure figure = wholeFigure(std::to_string(n) + ",100");
            const BeattyLayout& layout = figure.layout();
            std::vector<QRectF> texts;
            for (const std::size_t bar : {0U, 1U}) {
                texts.push_back(layout.sum(bar));
                for (const bool isSecond : {false, true}) {
                    texts.push_back(layout.fraction(bar, isSecond));
                    texts.push_back(layout.length(bar, isSecond));
                    texts.push_back(layout.count(bar, isSecond));
                }
            }
            for (const std::size_t bar : {0U, 1U}) {
                const auto ends = layout.ends(bar);
                QCOMPARE(ends.back().y2(), layout.barBox(bar, 0).bottom());
                for (const QLineF& piece : ends) {
                    const QRectF thin(piece.x1() - 0.5, piece.y1(), 1, piece.dy());
                    for (const QRectF& text : texts)
                        QVERIFY2(!thin.intersects(text.adjusted(1, 0, -1, 0)), std::to_string(n).c_str());
                }
            }
            for (std::size_t i = 0; i < texts.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!texts[i].intersects(texts[j]), std::to_string(n).c_str());
        }
    }

    void theTableGrowsToThePairThatIsLit() {
        const BeattyTrace trace = traceOf("6,10");
        const auto subject = std::make_shared<const BeattySubject>(trace.subject);
        QCOMPARE(BeattyFigure(subject, trace.states.front()).tableColumns(), std::size_t{0});
        QCOMPARE(BeattyFigure(subject, trace.states.back()).tableColumns(), std::size_t{4});
        QVERIFY(BeattyFigure(subject).tableColumns() >= 4);
    }

    /// Even if there is no multiple to count, as below 1.
    void everyStepChangesThePicture() {
        for (const char* position :
             {"0,0", "1,2", "1,1", "2,1", "3,3", "11,18", "11,12", "30,48", "1000000000,5"}) {
            const BeattyTrace trace = traceOf(position);
            const auto subject = std::make_shared<const BeattySubject>(trace.subject);
            QImage before;
            for (const BeattyState& state : trace.states) {
                const QImage now = drawn(BeattyFigure(subject, state));
                QVERIFY2(now != before, position);
                before = now;
            }
        }
    }

    /// The box that is cut, and what the fractions below it are fractions of.
    void theFractionsOfTheCutBoxStandAtTheCut() {
        for (std::uint64_t n = 1; n <= mostBeattyNumber; ++n) {
            const BeattyFigure figure = wholeFigure(std::to_string(n) + ",100");
            for (const std::size_t bar : {0U, 1U}) {
                const BeattyCut& cut = figure.subject().cuts.at(bar);
                const double part = cut.at - static_cast<double>(cut.left);
                QVERIFY(std::abs(std::stod(cut.shareBefore) - part) < 0.001);
                QVERIFY(std::abs(std::stod(cut.shareBehind) - (1 - part)) < 0.001);
                const QRectF box = figure.layout().barBox(bar, cut.left);
                const double x = figure.layout().x(cut.at);
                QVERIFY(box.left() < x && x < box.right());
                for (const bool isSecond : {false, true}) {
                    const QRectF text = figure.layout().fraction(bar, isSecond);
                    QVERIFY(text.left() <= x + text.width() && text.right() >= x - text.width());
                    QVERIFY(text.top() >= box.bottom() && text.top() < box.bottom() + 10);
                }
            }
        }
    }

    /// On the line and in both bars, in the window and from afar.
    void everyBoxHasTheNameOfItsMultiple() {
        for (std::uint64_t n = 1; n <= mostBeattyNumber; ++n) {
            const BeattyFigure figure = wholeFigure(std::to_string(n) + ",100");
            const BeattySubject& subject = figure.subject();
            for (const auto& [style, size] :
                 {std::pair(Style{}, QSize(769, 551)), {Style::presenting(lightTheme()), QSize(1280, 578)}}) {
                const auto texts = seenTexts(figure, size, std::nullopt, style);
                const Frame frame(figure, QRectF(QPointF(), size), std::nullopt, style);
                const auto isNamed = [&](const QRectF& box, const QString& name) {
                    QString inside; // signs of another font are texts of their own
                    for (const SeenText& text : texts)
                        if (frame.toArea().mapRect(box).contains(text.box)) inside += text.text;
                    return inside.contains(name);
                };
                for (const BeattyPair& pair : subject.pairs) {
                    for (const bool isOfSquare : {false, true}) {
                        const std::uint64_t number = isOfSquare ? pair.b : pair.a;
                        const auto name = QString::fromStdString(multipleText(pair.k, isOfSquare));
                        if (number < subject.last) QVERIFY(isNamed(figure.layout().box(number), name));
                        for (const std::size_t bar : {0U, 1U}) {
                            const BeattyCut& cut = subject.cuts.at(bar);
                            if (pair.k > (isOfSquare ? cut.right() : cut.left)) continue;
                            const std::uint64_t box = isOfSquare ? cut.length - pair.k : pair.k - 1;
                            QVERIFY2(isNamed(figure.layout().barBox(bar, box), name), qPrintable(name));
                        }
                    }
                }
            }
        }
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        const QRectF area(0, 0, 1280, 578);
        for (std::uint64_t n = 1; n <= mostBeattyNumber; ++n) {
            const BeattyFigure figure = wholeFigure(std::to_string(n) + ",100");
            const Frame frame(figure, area, std::nullopt, Style::presenting(lightTheme()));
            const QRectF drawing = frame.toArea().mapRect(figure.bounds());
            QVERIFY(drawing.width() > 0.6 * area.width() || drawing.height() > 0.6 * area.height());
        }
    }

    /// What the step comes to; the theorem once it is proved.
    void everyStepHasItsTitle() {
        const BeattyTrace trace = traceOf("6,10");
        const auto subject = std::make_shared<const BeattySubject>(trace.subject);
        QSet<QString> titles;
        for (const BeattyState& state : trace.states) {
            const BeattyFigure figure(subject, state);
            const Frame frame(figure, QRectF(0, 0, 1280, 578), std::nullopt, {});
            titles << figure.textsBeside(frame).last();
        }
        QVERIFY(titles.size() >= 9);
        QVERIFY(titles.contains("4φ = 6.472…"));
        QVERIFY(titles.contains("⌊6/φ⌋ + ⌊6/φ²⌋ = 3 + 2 = 6 − 1"));
        QVERIFY(titles.contains("Every number from 1 on is in exactly one pair a = ⌊kφ⌋, b = ⌊kφ²⌋."));
    }

    void everyNumberIsReadFromAfar() {
        for (std::uint64_t n = 1; n <= mostBeattyNumber; ++n) {
            const BeattyFigure figure = wholeFigure(std::to_string(n) + ",100");
            QCOMPARE(figure.subject().n, n);
            const auto texts = textSizes(figure, {1280, 578}, {}, Style::presenting(lightTheme()));
            QVERIFY(texts.size() > 20);
            for (const auto& [text, pixels] : texts)
                QVERIFY2(pixels > 19.9,
                         qPrintable(QStringLiteral("%1: “%2”, %3").arg(n).arg(text).arg(pixels)));
        }
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image = drawn(wholeFigure("6,10"), {theme, type, type});
                for (const QPoint& corner :
                     {QPoint(0, 0), QPoint(1279, 0), QPoint(0, 719), QPoint(1279, 719)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void theViewFollowsThePosition() {
        Document document;
        QVERIFY(document.setGame("wythoff"));
        BeattyView view(document);
        view.resize(900, 600);
        view.activate();
        QTRY_VERIFY(view.figure() && view.shownTrace());
        QCOMPARE(view.figure()->subject().n, std::uint64_t{6});
        QVERIFY(document.setPosition("5,8"));
        QTRY_VERIFY(view.shownTrace() && view.figure()->subject().n == 5);
        view.showStep(0);
        QCOMPARE(view.figure()->tableColumns(), std::size_t{0});
        view.showStep(noStep);
        QVERIFY(view.figure()->tableColumns() > 0);
    }

    void csvListsThePairs() {
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(wholeFigure("3,5").writeCsv(buffer, task));
        QCOMPARE(buffer.data(), QByteArray("k,a,b\n1,1,2\n2,3,5\n3,4,7\n4,6,10\n"));
    }
};

MEXPLORER_TEST(TestBeattyFigure)
#include "test_beatty_figure.moc"
