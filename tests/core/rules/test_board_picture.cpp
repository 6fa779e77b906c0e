#include "core/rules/board_picture.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

BoardPicture with(std::vector<PlacedPiece> pieces) {
    return {.rows = 3, .columns = 3, .pieces = std::move(pieces), .line = {}};
}

} // namespace

class TestBoardPicture : public QObject {
    Q_OBJECT

private slots:
    void aPieceThatIsPutCameFromNowhere() {
        const auto move = moveBetween(with({{{0, 0}, Piece::cross}}),
                                      with({{{0, 0}, Piece::cross}, {{2, 1}, Piece::nought}}));
        QVERIFY(move == (BoardMove{std::nullopt, {2, 1}}));
    }
    void aPieceThatMovesCameFromWhereItStood() {
        const auto move = moveBetween(with({{{2, 0}, Piece::whitePawn}, {{1, 1}, Piece::whitePawn}}),
                                      with({{{1, 1}, Piece::whitePawn}, {{1, 0}, Piece::whitePawn}}));
        QVERIFY(move == (BoardMove{BoardCell{2, 0}, {1, 0}}));
    }
    /// The taken piece disappears, not the one that takes it.
    void aPieceThatTakesAnother() {
        const auto move = moveBetween(with({{{2, 0}, Piece::whitePawn}, {{1, 1}, Piece::blackPawn}}),
                                      with({{{1, 1}, Piece::whitePawn}}));
        QVERIFY(move == (BoardMove{BoardCell{2, 0}, {1, 1}}));
    }
    void whereNothingMovesThereIsNoMove() {
        const BoardPicture board = with({{{2, 0}, Piece::cat}, {{1, 1}, Piece::mouse}});
        QVERIFY(!moveBetween(board, board));
        QVERIFY(!moveBetween(board, with({{{2, 0}, Piece::cat}}))); // disappearing is no move
    }
};

MEXPLORER_TEST(TestBoardPicture)
#include "test_board_picture.moc"
