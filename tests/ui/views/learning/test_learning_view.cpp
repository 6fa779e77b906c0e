#include "core/catalogue/catalogue.h"
#include "core/game/aspects/instances.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/views/learning/learning_view.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

Scene sceneOf(const char* id, const Parameters& parameters = {}) {
    const std::shared_ptr<const Game> game = makeGame(id, parameters).value();
    return {game, instanceOf(*game, startPosition(*game)).value(), {}};
}

} // namespace

class TestLearningView : public QObject {
    Q_OBJECT

private slots:
    void noTextLiesOverAnother() {
        Task task;
        for (const Scene& scene :
             {sceneOf("kuhn-poker"), sceneOf("kuhn-poker", {{"iterations", "1"}}),
              sceneOf("kuhn-poker", {{"method", "outcome-sampling"}, {"iterations", "5000"}}),
              sceneOf("leduc-poker", {{"iterations", "300"}})}) {
            const auto figure = learningViewKind().figure(scene, task).value();
            for (const auto& [style, size] : {std::pair(Style{}, QSize(769, 551)),
                                              {Style{}, QSize(400, 260)},
                                              {Style::presenting(lightTheme()), QSize(1280, 578)}}) {
                const auto overlap = overlapOf(seenTexts(*figure, size, std::nullopt, style));
                QVERIFY2(!overlap, overlap ? qPrintable(QStringLiteral("%1 %2: %3 over %4")
                                                            .arg(scene.game->description().id.c_str())
                                                            .arg(size.width())
                                                            .arg(overlap->first.text, overlap->second.text))
                                           : "");
            }
        }
    }

    /// Its charts alone: nothing is known of its value, and the table is about hands of cards.
    void aGameWithoutCardsIsSeenToo() {
        Task task;
        const Scene scene = sceneOf("kuhn-poker", {{"iterations", "100"}});
        const auto& asked = *scene.instance->as<ExtensiveAspect>();
        const LearningFigure figure(std::make_shared<const LearningPicture>(
            LearningPicture{*asked.form(), nullptr, asked.way(), asked.run(task).value()}));
        const auto texts = seenTexts(figure, QSize(900, 560), std::nullopt, Style{});
        QVERIFY(!overlapOf(texts));
        QVERIFY(!texts.empty());
        for (const auto& seen : texts)
            QVERIFY(!seen.text.startsWith("Averages beside"));
    }

    void aTableWithoutRoomIsToldOf() {
        Task task;
        const auto figure = learningViewKind().figure(sceneOf("kuhn-poker", {{"iterations", "10"}}), task);
        QVERIFY(figure);
        for (const auto& [size, hasRoom] : {std::pair(QSize(769, 551), true), {QSize(400, 260), false}}) {
            const auto texts = seenTexts(**figure, size, std::nullopt, Style{});
            const auto isSeen = [&](const char* begin) {
                return std::any_of(texts.begin(), texts.end(),
                                   [begin](const SeenText& seen) { return seen.text.startsWith(begin); });
            };
            QCOMPARE(isSeen("theory"), hasRoom);
            QCOMPARE(isSeen("too narrow for the table"), !hasRoom);
        }
    }

    void aNumberLosesDigitsRatherThanItsEnd() {
        Task task;
        const Steps steps =
            learningViewKind().steps(sceneOf("leduc-poker", {{"iterations", "10"}}), task).value();
        const auto figure = steps.figureAt(0);
        bool isShort = false;
        for (const QSize size : {QSize(600, 380), QSize(760, 480), QSize(1280, 720)}) {
            for (const auto& seen : seenTexts(*figure, size, std::nullopt, Style{})) {
                QVERIFY2(seen.text != u"…" && !seen.text.startsWith(u"≈…"), qPrintable(seen.text));
                isShort = isShort || seen.text.contains(u"0.33");
            }
        }
        QVERIFY(isShort);
    }

    /// Also in a window of 640 × 480, whose figure has no more room than this.
    void everyColumnHasItsHead() {
        Task task;
        for (const auto& [game, heads] :
             {std::pair{"kuhn-poker", QStringList{"action", "average", "theory", "="}},
              {"leduc-poker", QStringList{"check,", "fold", "bet,", "call", "raise"}}}) {
            const auto figure =
                learningViewKind().figure(sceneOf(game, {{"iterations", "100"}}), task).value();
            for (const QSize size : {QSize(640, 290), QSize(769, 551), QSize(1280, 720)}) {
                const auto texts = seenTexts(*figure, size, std::nullopt, Style{});
                for (const QString& head : heads)
                    QVERIFY2(std::any_of(texts.begin(), texts.end(),
                                         [&](const SeenText& seen) { return seen.text == head; }),
                             qPrintable(QStringLiteral("%1, %2 wide").arg(head).arg(size.width())));
            }
        }
    }

    /// No chart is left out, and the scale of the iterations stands once.
    void chartsShareTheirAxis() {
        Task task;
        const auto figure = learningViewKind().figure(sceneOf("kuhn-poker"), task).value();
        for (const QSize size : {QSize(640, 290), QSize(769, 551), QSize(1280, 720)}) {
            const auto texts = seenTexts(*figure, size, std::nullopt, Style{});
            QVERIFY(!overlapOf(texts));
            const auto count = [&](const auto& isSuch) {
                return std::count_if(texts.begin(), texts.end(), isSuch);
            };
            QCOMPARE(count([](const SeenText& seen) { return seen.text.startsWith("iterations"); }), 1);
            for (const char* title :
                 {"exploitability of the averages", "value of the averages", "as read from three"})
                QVERIFY2(count([&](const SeenText& seen) { return seen.text.contains(title); }) == 1, title);
            QVERIFY(count([](const SeenText& seen) { return seen.text == "CFR+"; }) >= 2); // at their ends
        }
    }

    void everyPointIsAStepThatIsSeen() {
        Task task;
        const Steps steps =
            learningViewKind().steps(sceneOf("kuhn-poker", {{"iterations", "1000"}}), task).value();
        QCOMPARE(steps.trace->steps.size(), std::size_t{28});
        QImage before;
        for (int step = 0; step < 28; ++step) {
            const auto figure = steps.figureAt(step);
            QImage now(900, 560, QImage::Format_RGB32);
            QPainter painter(&now);
            figure->draw(painter, Frame(*figure, QRectF(now.rect()), std::nullopt, {}));
            painter.end();
            QVERIFY(now != before);
            before = now;
        }
    }

    void aRunIsWrittenAsCsv() {
        Task task;
        const auto figure =
            learningViewKind().figure(sceneOf("kuhn-poker", {{"iterations", "100"}}), task).value();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(figure->writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 19);
        QVERIFY(lines[0].startsWith("iterations,value,exploitability,1 J: check,1 J: bet,"));
        QCOMPARE(lines[1].split(',').size(), 3 + 24);
    }

    void theViewShowsItsSteps() {
        Document document;
        QVERIFY(document.setGame("kuhn-poker", {{"iterations", "1000"}}, {}, "learning"));
        LearningView view(document);
        view.QWidget::resize(900, 700);
        view.show();
        view.activate();
        QVERIFY(QTest::qWaitFor([&] { return view.figure() && view.shownTrace(); }));
        QVERIFY(!view.figure()->step());
        view.showStep(5);
        QVERIFY(view.figure()->step() == std::optional<std::size_t>(5));
        QCOMPARE(view.figure()->point().iterations, std::uint64_t{6});
        view.showStep(noStep);
        QVERIFY(!view.figure()->step());
    }
};

MEXPLORER_TEST(TestLearningView)
#include "test_learning_view.moc"
