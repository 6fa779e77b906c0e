#include "core/game/aspects/sketch.h"
#include "core/rules/description.h"
#include "tests/runner/listed.h"
#include "ui/document/view_kind.h"
#include "ui/figure/watch/named.h"
#include "ui/views/number_hand.h"
#include "ui/views/view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTest>
#include <QToolTip>
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
        QTest::newRow("heaps as bars") << "bounded-nim"
                                       << "bars"
                                       << ""
                                       << "13,11,7" << 3;
        QTest::newRow("a heap in parts") << "fibonacci"
                                         << "bars"
                                         << ""
                                         << "85" << 1;
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
        QTest::newRow("two majorities of five") << "coalition"
                                                << "coalition"
                                                << "vote"
                                                << "[60; 40,30,20,10,5] and [3; 1,1,1,1,1]" << 10;
        QTest::newRow("estate") << "coalition"
                                << "vessels"
                                << "bankruptcy"
                                << "200; 100,200,300" << 4;
        QTest::newRow("capacities") << "coalition"
                                    << "flow"
                                    << "flow"
                                    << "s,t" << 5;
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
            const auto number = document.number(named.topic.text, named.topic.first);
            QVERIFY(number);
            QCOMPARE(static_cast<std::uint64_t>(*number), named.topic.second);
            places.insert(named.topic.first);
        }
        QCOMPARE(places.size(), entered.size()); // each is another one
    }

    /// Above the figure, whatever it is.
    void theNumbersOfTheRulesAreAboveTheFigure_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("m") << "bash"
                           << "line"
                           << ""
                           << "21"
                           << "m" << 0 << "3"
                           << "4";
        QTest::newRow("m of many heaps") << "bounded-nim"
                                         << "grid"
                                         << ""
                                         << "8,15"
                                         << "m" << 0 << "3"
                                         << "4";
        QTest::newRow("k") << "moore"
                           << "columns"
                           << ""
                           << "3,5,10,15"
                           << "k" << 0 << "2"
                           << "3";
        QTest::newRow("S") << "subtraction"
                           << "tree"
                           << ""
                           << "7"
                           << "set" << 1 << "2,3,7"
                           << "2,4,7";
        QTest::newRow("q") << "take-between"
                           << "mex"
                           << ""
                           << "11"
                           << "q" << 0 << "4"
                           << "5";
        QTest::newRow("few votes") << "coalition"
                                   << "coalition"
                                   << "vote"
                                   << "[51; 50,49,1]" << positionId << 3 << "[51; 50,49,1]"
                                   << "[51; 50,49,2]";
        QTest::newRow("costs of runways") << "coalition"
                                          << "coalition"
                                          << "airport"
                                          << "1,2,3" << positionId << 1 << "1,2,3"
                                          << "1,3,3";
    }
    void theNumbersOfTheRulesAreAboveTheFigure() {
        QFETCH(const QString, game);
        QFETCH(const QString, view);
        QFETCH(const QString, kind);
        QFETCH(const QString, position);
        QFETCH(const QString, field);
        QFETCH(const int, index);
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        const Parameters parameters =
            kind.isEmpty() ? Parameters{} : Parameters{{"kind", kind.toStdString()}};
        open(game.toStdString(), parameters, position.toStdString(), view.toStdString());
        const std::string id = field.toStdString();
        QCOMPARE(document_->fieldText(id), before.toStdString());
        const auto place = static_cast<std::size_t>(index);
        const auto number = document_->number(id, place);
        QVERIFY(number);
        const std::vector<QRectF> found = view_->canvas().placesOf(enteredTopic(id, place, *number));
        QCOMPARE(found.size(), 1U);
        QVERIFY(found.front().bottom() <= view_->canvas().frame().content().top());
        turn(found.front().center(), 1);
        QCOMPARE(document_->fieldText(id), after.toStdString());
        document_->undoStack().undo();
        QCOMPARE(document_->fieldText(id), before.toStdString());
    }

    void whatTheRulesRefuseIsNotTaken() {
        open("bash", {{"m", "1"}}, "21", "line");
        const QPointF at = view_->canvas().placesOf(enteredTopic("m", 0, 1)).front().center();
        turn(at, -1);
        QCOMPARE(document_->fieldText("m"), std::string("1"));
        QVERIFY(!document_->undoStack().canUndo());
    }

    void noTipHidesWhatChanges() {
        open("bash", {}, "21", "line");
        const QRectF number = view_->canvas().placesOf(enteredTopic("m", 0, 3)).front();
        const auto tipAt = [&](const QPointF& at) {
            QHelpEvent event(QEvent::ToolTip, at.toPoint(), view_->canvas().mapToGlobal(at.toPoint()));
            QCoreApplication::sendEvent(&view_->canvas(), &event);
            return QToolTip::text();
        };
        QVERIFY(!tipAt(number.center() + QPointF(60, 0)).isEmpty());
        QTRY_VERIFY(tipAt(number.center()).isEmpty());
    }

    void theFigureBelowTheRulesIsAsItIsAlone() {
        open("bash", {}, "21", "line");
        const Frame frame = view_->canvas().frame();
        const QRectF line = view_->canvas().placesOf(enteredTopic("m", 0, 3)).front();
        QVERIFY(line.bottom() < frame.content().top());
        const QImage seen = view_->canvas().grab().toImage();
        QImage alone(seen.size(), QImage::Format_RGB32);
        QPainter painter(&alone);
        const double band =
            frame.content().top() - Frame(*view_->figure(), frame.area(), {}, frame.style()).content().top();
        QVERIFY(band > 0);
        const QRectF below = frame.area().adjusted(0, band, 0, 0);
        view_->figure()->draw(painter, Frame(*view_->figure(), below, frame.camera(), frame.style()));
        painter.end();
        QCOMPARE(seen.copy(below.toRect()).convertToFormat(QImage::Format_RGB32), alone.copy(below.toRect()));
    }

    /// An arrow's capacity; whatever else its network's text says stays as it is.
    void aCapacityIsDragged() {
        open("coalition", {{"kind", "flow"}}, "s,t", "flow");
        const auto capacity = document_->number(edgeNumbersId, 2);
        QCOMPARE(capacity, std::optional<std::int64_t>(2));
        const QPoint at =
            view_->canvas().placesOf(enteredTopic(edgeNumbersId, 2, 2)).front().center().toPoint();
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at - QPoint(0, 14));
        drag(at - QPoint(0, 20));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at - QPoint(0, 20));
        QCOMPARE(document_->number(edgeNumbersId, 2), std::optional<std::int64_t>(5));
        QCOMPARE(document_->number(edgeNumbersId, 1), std::optional<std::int64_t>(4));
        QVERIFY(!view_->canvas().camera());
        document_->undoStack().undo(); // the whole way
        QCOMPARE(document_->number(edgeNumbersId, 2), capacity);
        QVERIFY(!document_->undoStack().canUndo());
    }

    void noCapacityIsNegative() {
        open("coalition", {{"kind", "flow"}}, "s,t", "flow");
        const QPoint at =
            view_->canvas().placesOf(enteredTopic(edgeNumbersId, 2, 2)).front().center().toPoint();
        QTest::mousePress(&view_->canvas(), Qt::LeftButton, {}, at);
        drag(at + QPoint(0, 12));
        drag(at + QPoint(0, 120));
        QTest::mouseRelease(&view_->canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(document_->number(edgeNumbersId, 2), std::optional<std::int64_t>(0));
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
        turn(handle(0), 1);
        QCOMPARE(document_->position(), std::string("14,11,7"));
        QTRY_VERIFY(!handles(14).empty());
        turn(handle(0), -3);
        QCOMPARE(document_->position(), std::string("11,11,7"));
        QVERIFY(!view_->canvas().camera()); // not zoomed
        document_->undoStack().undo();      // turned in one go
        QCOMPARE(document_->position(), std::string("13,11,7"));
    }

    void besideANumberTheWheelZooms() {
        openNim();
        turn({20, 20}, 1);
        QCOMPARE(document_->position(), std::string("13,11,7"));
        QVERIFY(view_->canvas().camera());
    }

private:
    void openNim() { open("nim", {}, "13,11,7", "xor"); }
    void open(const std::string& game, const Parameters& parameters, const std::string& position,
              const std::string& view) {
        view_.reset();
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame(game, parameters, position, view));
        document_->undoStack().begin(document_->state());
        view_.reset(findView(view)->make(*document_, nullptr));
        view_->resize(900, 640);
        view_->show();
        view_->activate();
        QTRY_VERIFY(view_->figure());
        QTRY_VERIFY(view_->trace() || view == "line");
    }
    void turn(const QPointF& at, int notches) {
        QWheelEvent event(at, view_->canvas().mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view_->canvas(), &event);
    }
    [[nodiscard]] std::vector<QRectF> handles(std::int64_t number) const {
        for (std::size_t heap = 0; heap < 3; ++heap)
            if (auto found = view_->canvas().placesOf(enteredTopic(positionId, heap, number)); !found.empty())
                return found;
        return {};
    }
    [[nodiscard]] QPoint handle(std::size_t heap) const {
        const std::int64_t number = *document_->number(positionId, heap);
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
