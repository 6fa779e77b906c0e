#include "tests/runner/listed.h"
#include "ui/figure/board_drawing.h"
#include "ui/figure/piece_drawing.h"

#include <QImage>
#include <QPicture>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr Piece allPieces[] = {Piece::cross,     Piece::nought,    Piece::firstDisc, Piece::secondDisc,
                               Piece::whitePawn, Piece::blackPawn, Piece::wall,      Piece::hole,
                               Piece::cat,       Piece::mouse};
constexpr BoardGround allGrounds[] = {BoardGround::lines, BoardGround::frame, BoardGround::squares,
                                      BoardGround::floor};

template <class Draw>
QImage painted(const QSize& size, const Style& style, const Draw& draw) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(style.theme.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

QImage pieceOf(Piece piece, int pixels, const Style& style) {
    return painted({pixels, pixels}, style, [&](QPainter& painter) {
        drawPiece(painter, style, piece, {0, 0, 1.0 * pixels, 1.0 * pixels});
    });
}

/// The pixels that differ from the paper's colour.
std::vector<bool> maskOf(const QImage& image, const Style& style) {
    std::vector<bool> mask;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            mask.push_back(std::abs(qGray(image.pixel(x, y)) - qGray(style.theme.paper.rgb())) > 40);
    return mask;
}

double shareOfDifferent(const std::vector<bool>& a, const std::vector<bool>& b) {
    std::size_t different = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        different += a[i] != b[i] ? 1 : 0;
    return static_cast<double>(different) / static_cast<double>(a.size());
}

BoardPicture sample(BoardGround ground) {
    BoardPicture board{.rows = 3, .columns = 4, .pieces = {}, .line = {}, .ground = ground};
    for (std::uint32_t i = 0; i < std::size(allPieces); ++i)
        board.pieces.push_back({{i / 4, i % 4}, allPieces[i]});
    return board;
}

} // namespace

class TestBoardDrawing : public QObject {
    Q_OBJECT

private slots:
    void piecesDifferInShapeAndNotOnlyInColour() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            Style style;
            style.theme = *theme;
            for (const int pixels : {8, 24, 96}) {
                for (const Piece a : allPieces) {
                    const auto mask = maskOf(pieceOf(a, pixels, style), style);
                    QVERIFY(std::ranges::find(mask, true) != mask.end());
                    for (const Piece b : allPieces) {
                        if (a == b) continue;
                        const double share = shareOfDifferent(mask, maskOf(pieceOf(b, pixels, style), style));
                        QVERIFY2(share > 0.02, qPrintable(QStringLiteral("%1 and %2 at %3: %4")
                                                              .arg(static_cast<int>(a))
                                                              .arg(static_cast<int>(b))
                                                              .arg(pixels)
                                                              .arg(share)));
                    }
                }
            }
        }
    }

    /// Thousands of pieces may be in sight, each with its own outline.
    void piecesAreDrawnWithFewPoints() {
        constexpr unsigned most = 2000; // bytes: about a hundred points
        for (const Piece piece : allPieces) {
            QPicture picture;
            QPainter painter(&picture);
            drawPiece(painter, {}, piece, {0, 0, 96, 96});
            painter.end();
            QVERIFY2(picture.size() < most,
                     qPrintable(QStringLiteral("%1: %2").arg(static_cast<int>(piece)).arg(picture.size())));
        }
    }

    void cellsAreSquareAndInTheMiddleOfTheArea() {
        for (const QRectF& area : {QRectF(10, 20, 300, 200), QRectF(-50, 0, 24, 24), QRectF(0, 0, 600, 90)}) {
            for (const auto& [rows, columns] : {std::pair(3U, 3U), {6U, 7U}, {1U, 64U}, {30U, 30U}}) {
                const BoardPicture board{.rows = rows, .columns = columns, .pieces = {}, .line = {}};
                const BoardPlace place(board, area);
                QVERIFY(area.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(place.bounds()));
                QVERIFY((place.bounds().center() - area.center()).manhattanLength() < 1e-9);
                const bool fills = std::abs(place.bounds().width() - area.width()) < 1e-9 ||
                                   std::abs(place.bounds().height() - area.height()) < 1e-9;
                QVERIFY(fills);
                for (std::uint32_t row = 0; row < rows; ++row) {
                    for (std::uint32_t column = 0; column < columns; ++column) {
                        const QRectF cell = place.cell({row, column});
                        QCOMPARE(cell.size(), QSizeF(place.side(), place.side()));
                        QVERIFY(place.cellAt(cell.center()) == (BoardCell{row, column}));
                    }
                }
                QVERIFY(!place.cellAt(place.bounds().topLeft() - QPointF(0.1, 0.1)));
                QVERIFY(!place.cellAt(place.bounds().bottomRight() + QPointF(0.1, 0.1)));
            }
        }
    }

    /// Outside it, at most half the width of a border line is painted.
    void nothingIsPaintedOutsideTheArea() {
        for (const BoardGround ground : allGrounds) {
            BoardPicture board = sample(ground);
            board.line = {{0, 0}, {0, 1}, {0, 2}, {0, 3}};
            for (const QRectF& area : {QRectF(40, 40, 24, 24), QRectF(40, 40, 400, 300)}) {
                const Style style;
                const QImage image = painted({480, 380}, style, [&](QPainter& painter) {
                    drawBoard(painter, style, board, area, std::vector<BoardCell>{{1, 1}});
                });
                const QRect inside = area.adjusted(-3, -3, 3, 3).toAlignedRect();
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (!inside.contains(x, y)) QCOMPARE(image.pixelColor(x, y), style.theme.paper);
            }
        }
    }

    void whatDecidedTheGameIsStruckThroughOrRinged() {
        const Style style;
        const QRectF area(0, 0, 300, 300);
        BoardPicture board{.rows = 3, .columns = 3, .pieces = {}, .line = {{2, 0}, {0, 2}, {1, 1}}};
        const auto isGreen = [&](const QPoint& at) {
            const QImage image = painted({300, 300}, style,
                                         [&](QPainter& painter) { drawBoard(painter, style, board, area); });
            const QColor colour = image.pixelColor(at);
            return colour.green() > colour.red() + 40;
        };
        QVERIFY(isGreen({150, 150})); // the line passes through the middle of a cell
        QVERIFY(isGreen({75, 225}));
        QVERIFY(!isGreen({75, 75}));
        board.line = {{0, 0}, {0, 1}, {1, 0}}; // not a straight line
        QVERIFY(isGreen({50, 4}));
        QVERIFY(!isGreen({50, 50}));
        board.line = {{1, 1}}; // a single cell is no line
        QVERIFY(isGreen({150, 104}));
        QVERIFY(!isGreen({150, 150}));
    }

    void theLastMoveIsLit() {
        for (const BoardGround ground : allGrounds) {
            const Style style;
            const auto image = [&](const std::vector<BoardCell>& lit) {
                return painted({400, 300}, style, [&](QPainter& painter) {
                    drawBoard(painter, style, sample(ground), {0, 0, 400, 300}, lit);
                });
            };
            const QImage none = image({});
            const QImage lit = image({{1, 1}});
            QVERIFY(none != lit);
            const QRect cell(100, 100, 100, 100);
            for (int y = 0; y < 300; ++y)
                for (int x = 0; x < 400; ++x)
                    if (!cell.adjusted(-2, -2, 2, 2).contains(x, y))
                        QCOMPARE(lit.pixel(x, y), none.pixel(x, y));
        }
    }

    /// All grounds look different, even without pieces.
    void groundsDiffer() {
        std::vector<QImage> images;
        for (const BoardGround ground : allGrounds) {
            BoardPicture board = sample(ground);
            board.pieces.clear();
            const Style style;
            images.push_back(painted({96, 72}, style, [&](QPainter& painter) {
                drawBoard(painter, style, board, {0, 0, 96, 72});
            }));
        }
        for (std::size_t i = 0; i < images.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(images[i] != images[j]);
    }
};

MEXPLORER_TEST(TestBoardDrawing)
#include "test_board_drawing.moc"
