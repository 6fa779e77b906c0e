#include "app/window/view_stack.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"

#include <QTest>

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

private:
    [[nodiscard]] ui::ReasonText* sentence() { return &window->player().sentence(); }
    [[nodiscard]] ui::Canvas& canvas() { return window->view().canvas(); }
    void atRest() {
        QTRY_VERIFY(!canvas().isMoving());
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
