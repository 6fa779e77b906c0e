#include "core/game/aspects/board.h"
#include "core/game/aspects/search_limit.h"
#include "tests/runner/listed.h"
#include "ui/views/board/board_view.h"

#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr int patience = 15'000; // milliseconds, on a busy machine

QImage onTheScreen(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, Style{}));
    return image;
}

} // namespace

class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        open("tic-tac-toe", "X.O/.X./..O");
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void movesAreJudgedAndPlayedOut() {
        QTRY_VERIFY(view->trace());
        const BoardPosition& position = view->figure()->position();
        QVERIFY(std::ranges::all_of(position.options,
                                    [](const auto& option) { return option.rest.has_value(); }));
        QImage before = onTheScreen(*view->figure());
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const QImage now = onTheScreen(*view->figure());
            QVERIFY2(now != before,
                     view->trace()->steps[static_cast<std::size_t>(step)].reason.english().c_str());
            before = now;
        }
        view->showStep(noStep);
        QCOMPARE(view->figure()->position().position, document->position());
    }

    void aClickSetsTheCellUpAndIsUndone() {
        clickOn({1, 0});
        const std::string changed = document->position();
        QCOMPARE(changed, document->game()->as<BoardAspect>()->changed("X.O/.X./..O", {1, 0}).value());
        QVERIFY(changed != "X.O/.X./..O");
        document->undoStack().undo();
        QTRY_COMPARE(document->position(), std::string("X.O/.X./..O"));
    }

    void whatMayNotStandThereIsRefusedInWords() {
        open("tic-tac-toe", "XXX/OO./...");
        QSignalSpy failed(view.get(), &View::failed);
        clickOn({2, 2});
        QCOMPARE(failed.size(), 1);
        QVERIFY(!failed[0][0].toString().isEmpty());
        QCOMPARE(document->position(), std::string("XXX/OO./..."));
    }

    void thePointerTellsOfTheCellAndOfTheMove() {
        QTRY_VERIFY(view->trace());
        QString told;
        std::string hovered;
        connect(view.get(), &View::pointedAt, this, [&](const QString& text) { told = text; });
        connect(view.get(), &View::positionHovered, this, [&](const std::string& text) { hovered = text; });
        pointAt(view->figure()->layout().place().cell({0, 0}).center());
        QVERIFY2(told.contains("row 1, column 1") && told.contains("a cross"), qPrintable(told));
        QVERIFY(hovered.empty());
        pointAt(view->figure()->layout().place().cell({1, 0}).center());
        QVERIFY2(told.contains("row 2, column 1"), qPrintable(told));
        const std::size_t move = view->figure()->movesTo({1, 0}).at(0);
        QCOMPARE(hovered, view->figure()->position().options[move].to);
        pointAt({-1000, -1000});
        QVERIFY(told.isEmpty() && hovered.empty());
    }

    void keysChooseACellAndChangeIt() {
        press(Qt::Key_Down, Qt::ControlModifier); // selects the first cell, then moves down
        press(Qt::Key_Left, Qt::ControlModifier); // stays at the edge
        press(Qt::Key_Return);
        QCOMPARE(document->position(),
                 document->game()->as<BoardAspect>()->changed("X.O/.X./..O", {1, 0}).value());
        press(Qt::Key_Right, Qt::ControlModifier); // continues from where it was
        press(Qt::Key_Up, Qt::ControlModifier);
        const std::string before = document->position();
        const auto changed = document->game()->as<BoardAspect>()->changed(before, {0, 1});
        press(Qt::Key_Return);
        QCOMPARE(document->position(), changed.value_or(before));
    }

    void shiftAndAnArrowWalksThroughTheMoves() {
        QTRY_VERIFY(view->trace());
        press(Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(document->position() != "X.O/.X./..O");
        press(Qt::Key_Up, Qt::ShiftModifier);
        QTRY_COMPARE(document->position(), std::string("X.O/.X./..O"));
    }

    void worthIsHiddenByTheSetting() {
        QTRY_VERIFY(view->trace());
        const QImage open = onTheScreen(*view->figure());
        QVERIFY(document->setSetting("board", "worth", "off"));
        QTRY_VERIFY(view->trace());
        QVERIFY(onTheScreen(*view->figure()) != open);
        QVERIFY(!view->figure()->statusOf({1, 0}).contains("after"));
    }

    void whatCannotBeJudgedAtOnceIsSearchedByItself() {
        open("connect-four", "44444");
        document->game()->as<SearchLimitAspect>()->allow(1000);
        QVERIFY(document->setSetting("board", "depth", "3"));
        QTRY_VERIFY_WITH_TIMEOUT(!report().filter("positions:").isEmpty(), patience);
    }

    void theFirstMovesAreKnownFromABook() {
        open("connect-four", "......./......./......./......./......./.......");
        document->game()->as<SearchLimitAspect>()->allow(1000); // for what comes after the book
        QVERIFY(document->setSetting("board", "depth", "3"));
        QTRY_VERIFY_WITH_TIMEOUT(!report().filter("41 moves left").isEmpty(), patience);
    }

    /// In another thread; results are kept when it is stopped.
    void aLargeBoardIsSearchedUntilItIsStopped() {
        open("connect-four", "44444"); // the book of the first moves ends before
        QVERIFY(report().filter("positions:").isEmpty());
        QVERIFY(view->findChild<QLabel*>("quiet")->text().contains("256 MB")); // stated before it starts
        press(Qt::Key_S);
        QTRY_VERIFY(!report().filter("positions:").isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!report().filter("ahead").isEmpty(), patience);
        press(Qt::Key_S);
        QTRY_VERIFY_WITH_TIMEOUT(!report().filter("Stopped").isEmpty(), patience);
        QVERIFY(!report().filter("positions:").isEmpty());
        QVERIFY(document->setSetting("board", "depth", "3"));
        QVERIFY(report().filter("positions:").isEmpty()); // the report was for other settings
        press(Qt::Key_S);
        QTRY_VERIFY_WITH_TIMEOUT(!report().filter("Looked 3 moves ahead").isEmpty(), patience);
        QVERIFY(!report().filter("lines still open").isEmpty()); // the picture names the estimate
    }

private:
    [[nodiscard]] QStringList report() const {
        return view->figure()->textsBeside(Frame(*view->figure(), {0, 0, 900, 600}, {}, {}));
    }
    void open(const char* game, const std::string& position) {
        view.reset();
        QVERIFY(document->setGame(game, {}, position));
        view = std::make_unique<BoardView>(*document);
        view->resize(900, 600);
        view->setVisible(true);
        view->activate();
        QVERIFY(view->figure());
    }
    [[nodiscard]] QPoint onCanvas(const QPointF& world) {
        return view->canvas().frame().toArea().map(world).toPoint();
    }
    void clickOn(BoardCell cell) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {},
                          onCanvas(view->figure()->layout().place().cell(cell).center()));
    }
    void pointAt(const QPointF& world) { emit view->canvas().pointed(world); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view.get(), key, modifiers);
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<BoardView> view;
};

MEXPLORER_TEST(TestBoardView)
#include "test_board_view.moc"
