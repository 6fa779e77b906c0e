#include "app/window/view_stack.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/panels/why_panel.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::app;

/// Look and say are one: the sentence above the figure, and the figure.
class TestPointing : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
        QTRY_VERIFY(window->player().stepCount() > 3);
        window->player().setStep(0); // “The value of heap 1 is 3 …”
        atRest();
    }
    void cleanup() { window.close(); }

    void whatTheSentenceNamesIsLitWhilePointedAt() {
        const QImage before = canvas().grab().toImage();
        QTest::mouseMove(sentence(), far());
        QTest::mouseMove(sentence(), placeOf("heap 1"));
        QVERIFY(canvas().grab().toImage() != before);
        QTest::mouseMove(sentence(), far());
        QCOMPARE(canvas().grab().toImage(), before);
    }

    void aClickKeepsItLitUntilTheNextStep() {
        const QImage before = canvas().grab().toImage();
        QTest::mouseMove(sentence(), far());
        QTest::mouseMove(sentence(), placeOf("heap 1"));
        QTest::mouseClick(sentence(), Qt::LeftButton, {}, placeOf("heap 1"));
        QTest::mouseMove(sentence(), far());
        QVERIFY(canvas().grab().toImage() != before);
        window->player().setStep(1);
        window->player().setStep(0);
        atRest();
        QCOMPARE(canvas().grab().toImage(), before);
    }

    void whatTheFigureShowsIsUnderlinedInTheSentence() {
        const auto places = canvas().placesOf(Topic{topic::row, 0});
        QVERIFY(!places.empty());
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        const QImage before = sentence()->grab().toImage();
        QTest::mouseMove(&canvas(), places.front().center().toPoint());
        QTRY_VERIFY(sentence()->grab().toImage() != before);
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        QTRY_COMPARE(sentence()->grab().toImage(), before);
    }

    void aPositionInTheSentenceOpens() {
        QVERIFY(window->document().setGame("wythoff", {}, "1,2", "mex"));
        QTRY_VERIFY(window->view().trace() && window->player().stepCount() > 3);
        window->player().setStep(1); // “The option (0, 2) has value 2 …”
        atRest();
        const std::vector<Topic> topics = sentence()->topics();
        QVERIFY(!topics.empty() && topics.front().kind == topic::position);
        const QString said = sentence()->text();
        const QString option = said.mid(said.indexOf(u'('), said.indexOf(u')') - said.indexOf(u'(') + 1);
        QTest::mouseMove(sentence(), far());
        QTest::mouseMove(sentence(), placeOf(option));
        QTest::mouseClick(sentence(), Qt::LeftButton, {}, placeOf(option));
        QCOMPARE(window->document().position(), topics.front().text);
    }

    void aBranchOfTheSentenceIsLitAlongItsLine() {
        QVERIFY(window->document().setGame("hackenbush", {}, "1-9", "graph"));
        QTRY_VERIFY(window->view().trace() && window->player().stepCount() > 3);
        window->player().setStep(0); // “On g stands 0 in all; edge 9 from there to e makes it 1.”
        atRest();
        const QImage before = canvas().grab().toImage();
        QTest::mouseMove(sentence(), far());
        QTest::mouseMove(sentence(), placeOf("9 "));
        QVERIFY(canvas().grab().toImage() != before);
        const auto edge = canvas().figure()->outlineOfTopic(canvas().frame(), Topic{topic::edge, 8});
        QVERIFY(edge);
        QTest::mouseMove(sentence(), far());
        QCOMPARE(canvas().grab().toImage(), before);
    }

    void whatThePanelNamesIsLitAndOpens() {
        QVERIFY(window->document().setGame("bash", {}, "21", "line"));
        auto* panel = window->findChild<ui::WhyPanel*>();
        const Topic lost{topic::number, 20};
        const auto names = [&] {
            const std::vector<Topic> topics = panel->topics();
            return std::ranges::find(topics, lost) != topics.end();
        };
        QTRY_VERIFY(names());
        atRest();
        const QImage before = canvas().grab().toImage();
        emit panel->topicPointed(lost);
        QVERIFY(canvas().grab().toImage() != before);
        emit panel->topicPointed(std::nullopt);
        QCOMPARE(canvas().grab().toImage(), before);
        emit panel->topicClicked(positionTopic("20"));
        QCOMPARE(window->document().position(), std::string("20"));
    }

    void whatTheFigureShowsIsUnderlinedInThePanel() {
        QVERIFY(window->document().setGame("subtraction", {}, "17", "mex"));
        auto* panel = window->findChild<ui::WhyPanel*>();
        auto* set = panel->findChild<QLabel*>("mexSet");
        QTRY_VERIFY(set->text().contains("mex {"));
        QTRY_VERIFY(window->view().trace());
        atRest();
        const auto places = canvas().placesOf(Topic{topic::value, 0});
        QVERIFY(!places.empty());
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        QTest::mouseMove(&canvas(), places.front().center().toPoint());
        QTRY_VERIFY(set->text().contains("text-decoration:underline\">0<"));
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        QTRY_VERIFY(!set->text().contains("underline"));
    }

    /// What the figure writes of itself is lit where the pointer is on the words.
    void thePeriodIsLitInTheLineThatHasIt() {
        QVERIFY(window->document().setGame("bash", {}, "21", "line"));
        const Topic period{topic::period};
        QTRY_VERIFY(!canvas().placesOf(period).empty());
        atRest();
        const QPoint words = canvas().placesOf(period).front().center().toPoint();
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        const QImage before = canvas().grab().toImage();
        QTest::mouseMove(&canvas(), words);
        const QImage lit = canvas().grab().toImage();
        const auto outline = canvas().figure()->outlineOfTopic(canvas().frame(), period);
        QVERIFY(outline);
        const QPoint edge = outline->pointAtPercent(0.1).toPoint();
        QVERIFY(lit.copy(edge.x() - 3, edge.y() - 3, 7, 7) != before.copy(edge.x() - 3, edge.y() - 3, 7, 7));
        QTest::mouseMove(&canvas(), QPoint(2, 2));
        QTRY_COMPARE(canvas().grab().toImage(), before);
    }

    void aLetterOfTheTheoremIsTheNumberAboveTheFigure() {
        QVERIFY(window->document().setGame("bash", {{"m", "4"}}, "21", "line"));
        auto* panel = window->findChild<ui::WhyPanel*>();
        const Topic letter = enteredTopic("m", 0, 4);
        const std::vector<Topic> topics = panel->topics();
        QVERIFY(std::ranges::find(topics, letter) != topics.end());
        QTRY_VERIFY(!canvas().placesOf(letter).empty());
        atRest();
        const QImage before = canvas().grab().toImage();
        emit panel->topicPointed(letter);
        QVERIFY(canvas().grab().toImage() != before);
        emit panel->topicPointed(std::nullopt);
        QCOMPARE(canvas().grab().toImage(), before);
    }

private:
    [[nodiscard]] ui::ReasonText* sentence() { return &window->player().sentence(); }
    [[nodiscard]] ui::Canvas& canvas() { return window->view().canvas(); }
    void atRest() {
        QTRY_VERIFY(!canvas().isMoving() && !sentence()->isMoving());
        QTest::qWait(50);
    }
    [[nodiscard]] QPoint far() { return {sentence()->width() - 3, sentence()->height() / 2}; }
    /// The middle of some words, of a sentence in one line at the left.
    [[nodiscard]] QPoint placeOf(const QString& words) {
        const QFontMetrics metrics(sentence()->fittingFont());
        const QString before = sentence()->text().left(sentence()->text().indexOf(words));
        return {metrics.horizontalAdvance(before) + metrics.horizontalAdvance(words) / 2,
                sentence()->height() / 2};
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestPointing)
#include "test_pointing.moc"
