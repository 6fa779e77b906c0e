#include "core/rules/description.h"
#include "core/text/entered_numbers.h"
#include "tests/runner/listed.h"
#include "ui/document/view_kind.h"
#include "ui/figure/watch/named.h"
#include "ui/views/number_hand.h"
#include "ui/views/view.h"

#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::vector<NamedPlace> enteredIn(const Figure& figure) {
    const Frame frame(figure, QRectF(0, 0, 1000, 620), std::nullopt, {});
    std::vector<NamedPlace> all = namedPlacesOf(figure, frame);
    std::erase_if(all, [](const NamedPlace& named) { return named.topic.kind != topic::entered; });
    return all;
}

} // namespace

class TestNumberHand : public QObject {
    Q_OBJECT

private slots:
    void theLargerTheNumberTheLargerTheSteps() {
        QCOMPARE(NumberHand::dragged(5, 0), 5);
        QCOMPARE(NumberHand::dragged(5, 12), 7);
        QCOMPARE(NumberHand::dragged(5, -60), -5);
        QCOMPARE(NumberHand::dragged(99, 6), 100);
        QCOMPARE(NumberHand::dragged(100, 6), 110);
        QCOMPARE(NumberHand::dragged(2500, -6), 2400);
    }

    /// What a figure calls an entered number is that number, whole, in the text where it is entered.
    void numbersAreThoseThatWereEntered_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("handles");
        QTest::newRow("nim") << "nim"
                             << "xor"
                             << ""
                             << "13,11,7" << 3;
        QTest::newRow("moore") << "moore"
                               << "columns"
                               << ""
                               << "3,5,10,15" << 4;
        QTest::newRow("zero-sum") << "matrix"
                                  << "matrix"
                                  << ""
                                  << "0,-1,2;1,0,-1;-2,1,0" << 9;
        QTest::newRow("with a fraction") << "matrix"
                                         << "matrix"
                                         << ""
                                         << "1/2,-1;3,0" << 3;
        QTest::newRow("two payoffs") << "matrix"
                                     << "matrix"
                                     << ""
                                     << "3|3,0|5;5|0,1|1" << 8;
        QTest::newRow("table") << "coalition"
                               << "coalition"
                               << ""
                               << "68,102,0,170,710,762,992" << 7;
        QTest::newRow("costs") << "coalition"
                               << "coalition"
                               << "costs"
                               << "5,6,7,9,10,11,12" << 7;
        QTest::newRow("votes of five") << "coalition"
                                       << "coalition"
                                       << "vote"
                                       << "[60; 40,30,20,10,5]" << 5;
        QTest::newRow("estate") << "coalition"
                                << "vessels"
                                << "bankruptcy"
                                << "200; 100,200,300" << 4;
        QTest::newRow("halves") << "coalition"
                                << "vessels"
                                << "bankruptcy"
                                << "1/2; 1,2,3" << 3;
    }
    void numbersAreThoseThatWereEntered() {
        QFETCH(const QString, game);
        QFETCH(const QString, view);
        QFETCH(const QString, parameter);
        QFETCH(const QString, position);
        QFETCH(const int, handles);
        Document document;
        const Parameters parameters =
            parameter.isEmpty() ? Parameters{} : Parameters{{"kind", parameter.toStdString()}};
        QVERIFY(document.setGame(game.toStdString(), parameters, position.toStdString(), view.toStdString()));
        Task task;
        const auto figure = findView(view.toStdString())->figure(document.scene(view.toStdString()), task);
        QVERIFY(figure);
        const std::vector<NamedPlace> entered = enteredIn(**figure);
        QCOMPARE(entered.size(), static_cast<std::size_t>(handles));
        std::set<std::uint64_t> places;
        for (const NamedPlace& named : entered) {
            const auto number = enteredNumber(document.fieldText(named.topic.text), named.topic.first);
            QVERIFY(number);
            QCOMPARE(static_cast<std::uint64_t>(*number), named.topic.second);
            places.insert(named.topic.first);
        }
        QCOMPARE(places.size(), entered.size()); // each is another one
    }

    void aNumberIsDraggedAndEverythingFollows() {
        openNim();
        const QPoint at = handle(1);
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at - QPoint(0, 14));
        QCOMPARE(document_->position(), std::string("13,13,7"));
        drag(at - QPoint(0, 20));
        QCOMPARE(document_->position(), std::string("13,14,7"));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at - QPoint(0, 20));
        QVERIFY(!view_->canvas().camera()); // the picture was not panned
        document_->undoStack().undo();      // the whole way
        QCOMPARE(document_->position(), std::string("13,11,7"));
    }

    void aNumberIsDraggedAtAStepAndUnderThePointer() {
        openNim();
        view_->showStep(2);
        const QPoint at = handle(2);
        QTest::mouseMove(&view_->canvas(), at);
        QTest::mouseMove(&view_->canvas(), at + QPoint(1, 1));
        QTRY_COMPARE(view_->canvas().cursor().shape(), Qt::SizeVerCursor);
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at - QPoint(0, 14));
        QCOMPARE(document_->position(), std::string("13,11,9"));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at - QPoint(0, 14));
    }

    void whatTheGameRefusesIsNotShown() {
        openNim();
        const QPoint at = handle(2);
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at + QPoint(0, 6 * 7));
        QCOMPARE(document_->position(), std::string("13,11,0"));
        drag(at + QPoint(0, 600));
        QCOMPARE(document_->position(), std::string("13,11,0"));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at);
    }

    void anUndoInTheMiddleOfADragLosesNothing() {
        openNim();
        const QPoint at = handle(1);
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at - QPoint(0, 14));
        QCOMPARE(document_->position(), std::string("13,13,7"));
        document_->undoStack().undo();
        QCOMPARE(document_->position(), std::string("13,11,7"));
        drag(at - QPoint(0, 20));
        QCOMPARE(document_->position(), std::string("13,14,7"));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at - QPoint(0, 20));
        document_->undoStack().undo();
        QCOMPARE(document_->position(), std::string("13,11,7"));
    }

    void theLargestNumbersStayNumbers() {
        const std::int64_t most = 999'999'999'999'999'999;
        QVERIFY(NumberHand::dragged(most, 1e30) > most);
        QVERIFY(NumberHand::dragged(-most, -1e30) < -most);
    }

    void aClickChangesNothing() {
        openNim();
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, handle(1));
        QCOMPARE(document_->position(), std::string("13,11,7"));
        QVERIFY(!document_->undoStack().canUndo());
    }

    void theWheelTurnsANumberByOne() {
        openNim();
        const auto turn = [&](int notches) {
            const QPointF at = handle(0);
            QWheelEvent event(at, view_->canvas().mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&view_->canvas(), &event);
        };
        turn(1);
        QCOMPARE(document_->position(), std::string("14,11,7"));
        QTRY_VERIFY(!handles(14).empty());
        turn(-3);
        QCOMPARE(document_->position(), std::string("11,11,7"));
        QVERIFY(!view_->canvas().camera()); // not zoomed
        document_->undoStack().undo();      // turned in one go
        QCOMPARE(document_->position(), std::string("13,11,7"));
    }

    void besideANumberTheWheelZooms() {
        openNim();
        const QPointF at(20, 20);
        QWheelEvent event(at, view_->canvas().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view_->canvas(), &event);
        QCOMPARE(document_->position(), std::string("13,11,7"));
        QVERIFY(view_->canvas().camera());
    }

private:
    void openNim() {
        view_.reset();
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame("nim", {}, "13,11,7"));
        document_->undoStack().begin(document_->state());
        view_.reset(findView("xor")->make(*document_, nullptr));
        view_->resize(900, 640);
        view_->show();
        view_->activate();
        QTRY_VERIFY(view_->trace());
    }
    [[nodiscard]] std::vector<QRectF> handles(std::int64_t number) const {
        for (std::size_t heap = 0; heap < 3; ++heap)
            if (auto found = view_->canvas().placesOf(enteredTopic(positionId, heap, number)); !found.empty())
                return found;
        return {};
    }
    [[nodiscard]] QPoint handle(std::size_t heap) const {
        const std::int64_t number = *enteredNumber(document_->position(), heap);
        const auto found = view_->canvas().placesOf(enteredTopic(positionId, heap, number));
        return found.empty() ? QPoint() : found.front().center().toPoint();
    }
    void drag(const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, to, view_->canvas().mapToGlobal(to), Qt::NoButton,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view_->canvas(), &event);
    }

    std::unique_ptr<Document> document_;
    std::unique_ptr<View> view_;
};

MEXPLORER_TEST(TestNumberHand)
#include "test_number_hand.moc"
