#include "core/catalogue/catalogue.h"
#include "core/explain/mex_trace.h"
#include "core/game/aspects/positions.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/views/mex/mex_figure.h"

#include <QBuffer>
#include <QImage>
#include <QPicture>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

MexTrace traceOf(const char* id, const std::string& position) {
    Task task;
    const auto game = makeGame(id).value();
    return mexTrace(*game, *asked(*game, position), task).value();
}
std::shared_ptr<const MexPicture> pictureOf(const char* id, const std::string& position) {
    return std::make_shared<const MexPicture>(traceOf(id, position).subject);
}
QImage drawn(const MexFigure& figure, const Style& style = {}) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, style));
    return image;
}

} // namespace

class TestMexFigure : public QObject {
    Q_OBJECT

private slots:
    void optionsLieInTheBoxesOfTheirValues() {
        const auto picture = pictureOf("nim", "3,2");
        QCOMPARE(picture->subject.options.size(), std::size_t{5});
        for (std::size_t i = 0; i < picture->subject.options.size(); ++i) {
            const MexPicture::Column& column = picture->columns[picture->columnOfOption[i]];
            const Nimber value = *picture->subject.options[i].evaluation.nimber();
            QVERIFY(column.least <= value && value <= column.most);
            QCOMPARE(std::ranges::count(column.options, i), std::ptrdiff_t{1});
            const MexFigure figure(picture);
            QVERIFY(figure.box(picture->columnOfOption[i]).contains(figure.chip(i)));
        }
    }

    /// By the definition, at each step: what is said of a number, and what the title makes known.
    void theCounterSaysWhetherItsNumberIsThere() {
        const Style slide = Style::presenting(lightTheme());
        for (const char* set : {"0", "0,1,2,4", "2,3,5", "0,1,3,6,9"}) {
            const MexTrace trace = traceOf("mex", set);
            const auto picture = std::make_shared<const MexPicture>(trace.subject);
            std::set<Nimber> values;
            for (const QString& value : QString(set).split(u','))
                values.insert(value.toULongLong());
            Nimber least = 0;
            while (values.contains(least))
                ++least;
            const QString sought = QStringLiteral("mex {%1} = ").arg(QString(set).replace(",", ", "));
            for (const MexState& state : trace.states) {
                const MexFigure figure(picture, {state});
                QCOMPARE(figure.isFound(), state.compared ? !values.contains(*state.candidate) : state.done);
                QCOMPARE(figure.title(slide),
                         sought + (figure.isFound() ? QString::number(least) : QStringLiteral("?")));
                QVERIFY(figure.title({}).isEmpty());
                if (!state.candidate) continue;
                const QString number = QString::number(*state.candidate);
                QCOMPARE(figure.said(), state.done                          ? "mex = " + number
                                        : !state.compared                   ? "is " + number + " there?"
                                        : values.contains(*state.candidate) ? "is " + number + " there? yes"
                                                                            : number + "? no: that is it");
            }
            QCOMPARE(MexFigure(picture).said(), "mex = " + QString::number(least));
        }
    }

    void whatIsMovedBackIsSaidAtItsStepAndAfterIt() {
        const MexTrace trace = traceOf("mex", "0,1,2,4");
        const auto picture = std::make_shared<const MexPicture>(trace.subject);
        for (const MexState& state : trace.states)
            QCOMPARE(MexFigure(picture, {state}).saidOfLarger(),
                     state.movedBack ? "a move to 4 is moved back" : QString());
        QCOMPARE(MexFigure(picture).saidOfLarger(), "a move to 4 is moved back");
        QVERIFY(MexFigure(pictureOf("mex", "0,1,2")).saidOfLarger().isEmpty());
        QCOMPARE(MexFigure(pictureOf("mex", "5,9")).saidOfLarger(), "moves to 5, 9 are moved back");
    }

    /// The end of misère play is worth 1 by the rule, and no mex.
    void theEndOfMiserePlayIsNotCalledAMex() {
        Task task;
        const auto nim = makeGame("nim", {{"play", "misere"}}).value();
        const MexTrace trace = mexTrace(*nim, *asked(*nim, "0"), task).value();
        const MexFigure figure(std::make_shared<const MexPicture>(trace.subject));
        QCOMPARE(figure.said(), "g = 1");
        QVERIFY(figure.title(Style::presenting(lightTheme())).isEmpty());
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        const Style slide = Style::presenting(lightTheme());
        const QRectF area(0, 0, 1280, 550);
        for (const auto& [game, position] : {std::pair{"mex", "0,1,2,4"},
                                             {"mex", "{}"},
                                             {"mex", "0,1,1000"},
                                             {"nim", "13,11,7"},
                                             {"nim", "200"},
                                             {"subtraction", "9"}}) {
            const MexFigure figure(pictureOf(game, position));
            const Frame frame(figure, area, std::nullopt, slide);
            const QRectF drawing = frame.toArea().mapRect(figure.bounds());
            const QRectF room = frame.content();
            QVERIFY2(drawing.width() > 0.6 * room.width() || drawing.height() > 0.6 * room.height(),
                     position);
            QVERIFY2(drawing.height() > 0.6 * area.height() || drawing.width() > 0.6 * area.width(),
                     position);
        }
    }

    /// For any values, each has one column, in order, and so has the mex.
    void theColumnsCoverAllValues() {
        for (const char* set : {"{}", "0", "0,1,2,4", "2,3,5", "0,1,1000", "1000", "999,998"}) {
            const auto picture = pictureOf("mex", set);
            Nimber next = 0;
            for (const MexPicture::Column& column : picture->columns) {
                QCOMPARE(column.least, next);
                QVERIFY(column.most >= column.least);
                next = column.most + 1;
            }
            const auto mex = *picture->subject.evaluation.nimber();
            const auto& own = picture->columns[picture->columnOf(mex)];
            QCOMPARE(own.least, mex);
            QCOMPARE(own.most, mex);
            QVERIFY(own.options.empty());
            QVERIFY(picture->columns.size() <= 51);
        }
        const auto large = pictureOf("nim", "200");
        QCOMPARE(large->columns.front().most, Nimber{159});
        QCOMPARE(large->columns.front().options.size(), std::size_t{160});
    }

    void everyStepChangesThePicture() {
        for (const auto& [game, position] : {std::pair{"mex", "0,1,2,4"},
                                             {"mex", "{}"},
                                             {"mex", "2,3,5"},
                                             {"nim", "3,2,1"},
                                             {"kiki", "4,4"},
                                             {"fibonacci", "7"}}) {
            const MexTrace trace = traceOf(game, position);
            const auto picture = std::make_shared<const MexPicture>(trace.subject);
            QImage before = drawn(MexFigure(picture, {trace.states.front()}));
            for (std::size_t step = 1; step < trace.states.size(); ++step) {
                const QImage now = drawn(MexFigure(picture, {trace.states[step]}));
                QVERIFY2(now != before, qPrintable(QString("%1 %2: step %3").arg(game, position).arg(step)));
                before = now;
            }
        }
    }

    void aChipIsFoundWhereItIs() {
        for (const char* position : {"5,3", "200", "70,60,50"}) {
            const auto picture = pictureOf("nim", position);
            const MexFigure figure(picture);
            for (std::size_t i = 0; i < picture->subject.options.size(); ++i) {
                QVERIFY(figure.bounds().contains(figure.chip(i)));
                QCOMPARE(figure.optionAt(figure.chip(i).center()), std::optional(i));
            }
            QVERIFY(!figure.optionAt({0.5, 0.25})); // this is the number of a box
            for (const QPointF& outside : {QPointF(-0.1, -0.2), {1000, -0.2}, {0.5, -1000}})
                QVERIFY(!figure.optionAt(outside));
            const MexFigure none(picture, {MexState{}});
            QVERIFY(!none.optionAt(figure.chip(0).center())); // not shown yet
        }
    }

    /// Drawn one by one, seventy thousand options took 0.4 s.
    void aPileOfVeryManyIsDrawnAsOneAndWhatIsLitInItIsSeen() {
        const auto picture = pictureOf("nim", "20000,3");
        QVERIFY(picture->subject.options.size() > 20'000);
        const MexFigure figure(picture);
        QPicture record;
        QPainter painter(&record);
        figure.draw(painter, Frame(figure, QRectF(0, 0, 900, 600), std::nullopt, Style{}));
        painter.end();
        QVERIFY2(record.size() < 100'000, qPrintable(QString::number(record.size())));
        const std::size_t inAPile = picture->columns.front().options[5000];
        QVERIFY(drawn(MexFigure(picture, {{}, inAPile})) != drawn(figure));
    }

    void whereOnlyOutcomesAreKnownThereAreTwoBoxes() {
        MexSubject subject{"a", {}, {Outcome::N, {}}};
        for (const Outcome outcome : {Outcome::N, Outcome::P, Outcome::N})
            subject.options.push_back({{}, "b", {outcome, {}}});
        const auto picture = std::make_shared<const MexPicture>(subject);
        QVERIFY(!picture->hasValues);
        QCOMPARE(picture->columns.size(), std::size_t{2});
        for (std::size_t i = 0; i < picture->subject.options.size(); ++i)
            QCOMPARE(picture->columnOfOption[i] == 0, picture->subject.options[i].wins());
        (void)drawn(MexFigure(picture));
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        const MexFigure figure(pictureOf("mex", "0,1,2,4"));
        for (const Style& style : {Style{}, Style{darkTheme()}, Style{lightTheme(), 1.6, 1.5, 20}}) {
            const QImage image = drawn(figure, style);
            for (const QPoint corner : {QPoint(0, 0), QPoint(899, 0), QPoint(0, 599), QPoint(899, 599)})
                QCOMPARE(image.pixelColor(corner), style.theme.paper);
        }
    }

    /// With spaces if there is room for all; without them, and uncut, if there is room for that.
    void allOptionsAreWrittenInOneWay() {
        const MexFigure figure(pictureOf("nim", "13,11,7"));
        for (const auto& [size, start] :
             {std::pair(QSize(769, 551), u'1'), std::pair(QSize(1280, 720), u'(')}) {
            const auto texts = textSizes(figure, size, {}, Style());
            const auto isOption = [](const auto& text) { return text.first.contains(u','); };
            QVERIFY(std::ranges::count_if(texts, isOption) > 20);
            for (const auto& [text, pixels] : texts) {
                if (text.startsWith("moves to")) continue;
                QVERIFY(!text.contains(u'…') || text.startsWith("10"));
                if (text.contains(u',')) QCOMPARE(text.startsWith(u'('), start == u'(');
            }
        }
    }

    void csvReadsBack() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        Task task;
        QVERIFY(MexFigure(pictureOf("mex", "0,2")).writeCsv(buffer, task));
        QCOMPARE(buffer.data(), QByteArray("option,outcome,value\n*0,P,0\n*2,N,2\n"));
    }
};

MEXPLORER_TEST(TestMexFigure)
#include "test_mex_figure.moc"
