#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/figure/move_mark.h"
#include "ui/views/board/board_figure.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

BoardPicture emptyBoard(std::uint32_t rows, std::uint32_t columns) {
    return {.rows = rows, .columns = columns, .pieces = {}, .line = {}, .turn = Piece::cross};
}

BoardOption put(BoardCell cell, std::optional<PlayedOut> rest) {
    return {.move = verbatim("put"), .to = "to", .seen = BoardMove{std::nullopt, cell}, .rest = rest};
}

std::shared_ptr<const BoardPosition> of(BoardPicture board, std::vector<BoardOption> options,
                                        std::optional<PlayedOut> rest = {}) {
    return std::make_shared<const BoardPosition>(BoardPosition{
        .position = "position", .board = std::move(board), .options = std::move(options), .rest = rest});
}

std::shared_ptr<const BoardPosition> sample() {
    BoardPicture board = emptyBoard(3, 3);
    board.pieces = {{{1, 1}, Piece::nought}};
    return of(board,
              {put({0, 0}, PlayedOut{Outcome::P, 4}), put({0, 1}, PlayedOut{Outcome::draw, 7}),
               put({2, 2}, PlayedOut{Outcome::N, 3})},
              PlayedOut{Outcome::N, 5});
}

QImage drawn(const BoardFigure& figure, const Style& style = {}) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, style));
    return image;
}

} // namespace

class TestBoardFigure : public QObject {
    Q_OBJECT

private slots:
    void aCellIsFoundWhereItIsAndAMoveIsMarkedInItsCell() {
        for (const auto& [rows, columns] : {std::pair(3U, 3U), {6U, 7U}, {30U, 30U}, {1U, 12U}}) {
            std::vector<BoardOption> options;
            for (std::uint32_t row = 0; row < rows; ++row)
                for (std::uint32_t column = 0; column < columns; ++column)
                    options.push_back(put({row, column}, PlayedOut{Outcome::P, 2}));
            const BoardFigure figure(of(emptyBoard(rows, columns), options));
            const BoardLayout& layout = figure.layout();
            for (std::size_t i = 0; i < options.size(); ++i) {
                const QPointF middle = layout.mark(*options[i].seen);
                QVERIFY(figure.cellAt(middle) == options[i].seen->to);
                QCOMPARE(figure.movesTo(options[i].seen->to), std::vector<std::size_t>{i});
                const double radius = layout.markRadius(*options[i].seen);
                const QRectF cell = layout.place().cell(options[i].seen->to);
                QVERIFY(
                    cell.contains(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)));
                if (layout.hasRoomForNumbers()) QVERIFY(cell.contains(layout.number(*options[i].seen)));
                QVERIFY(figure.bounds().contains(cell));
            }
            QVERIFY(!figure.cellAt(QPointF(-1, -1)));
        }
    }

    /// Two pawns may capture on the same square.
    void movesOfTwoPiecesToOneCellHaveTwoMarks() {
        const BoardMove left{BoardCell{2, 0}, {1, 1}};
        const BoardMove right{BoardCell{2, 2}, {1, 1}};
        const BoardFigure figure(of(emptyBoard(3, 3), {{{}, "a", left}, {{}, "b", right}}));
        const QPointF apart = figure.layout().mark(left) - figure.layout().mark(right);
        QVERIFY(std::hypot(apart.x(), apart.y()) > 2 * figure.layout().markRadius(left));
        QCOMPARE(figure.movesTo({1, 1}), (std::vector<std::size_t>{0, 1}));
    }

    /// Between the cells; but diagonal ones, which may cross, nearer to what they take.
    void marksOfCapturesAreApart() {
        BoardPicture board = emptyBoard(3, 3);
        board.pieces = {{{1, 0}, Piece::blackPawn}, {{1, 1}, Piece::blackPawn}};
        const BoardLayout layout(board);
        const BoardMove one{BoardCell{2, 0}, {1, 1}};
        const BoardMove crossing{BoardCell{2, 1}, {1, 0}};
        const BoardMove straight{BoardCell{2, 1}, {1, 1}};
        const QPointF apart = layout.mark(one) - layout.mark(crossing);
        QVERIFY(std::hypot(apart.x(), apart.y()) > 2 * layout.markRadius(one));
        QCOMPARE(layout.mark(straight).y(), layout.place().cell({1, 1}).bottom());
    }

    void aDominoIsMarkedBetweenItsCells() {
        const BoardMove domino{.to = {0, 1}, .also = BoardCell{1, 1}};
        const BoardFigure figure(of(emptyBoard(2, 2), {{{}, "a", domino}}));
        const BoardLayout& layout = figure.layout();
        const QRectF both = layout.place().cell({0, 1}) | layout.place().cell({1, 1});
        QCOMPARE(layout.covered(domino), both);
        QCOMPARE(layout.mark(domino), both.center());
        QVERIFY(layout.line(domino)->dx() == 0 && layout.line(domino)->length() < both.height());
        for (const BoardCell cell : {BoardCell{0, 1}, BoardCell{1, 1}})
            QCOMPARE(figure.movesTo(cell), std::vector<std::size_t>{0});
        QVERIFY(figure.movesTo({0, 0}).empty());
    }

    void aGreyPrintTellsWhatMovesAreWorth() {
        std::vector<QImage> marks;
        for (const std::optional<Outcome> reached :
             {std::optional(Outcome::P), std::optional(Outcome::draw), std::optional(Outcome::N), {}}) {
            QImage image(48, 48, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawMoveMark(painter, Style{}, reached, {24, 24}, 20);
            painter.end();
            marks.push_back(image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither));
        }
        for (std::size_t i = 0; i < marks.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(marks[i] != marks[j]);
    }

    void whatIsHiddenIsNowhereToBeRead() {
        const BoardFigure open(sample());
        const BoardFigure hidden(sample(), {.hidesWorth = true});
        QVERIFY(drawn(open) != drawn(hidden));
        const auto texts = textSizes(hidden, {900, 600}, std::nullopt, Style());
        const auto all = textSizes(open, {900, 600}, std::nullopt, Style());
        QVERIFY(all.contains("to move: wins, 5 moves left"));
        QVERIFY(texts.contains("to move"));
        QVERIFY(all.contains("8") && !texts.contains("8")); // a draw after seven more moves
        QVERIFY(open.statusOf({0, 1}).contains("draws after 8 moves"));
        QVERIFY(!hidden.statusOf({0, 1}).contains("draws"));
        for (const char* word : {"wins", "draws", "loses"})
            QVERIFY(all.contains(word) && !texts.contains(word));
    }

    void theEndIsTold() {
        BoardPicture board = emptyBoard(1, 3);
        board.turn.reset();
        for (std::uint32_t column = 0; column < 3; ++column) {
            board.pieces.push_back({{0, column}, Piece::cross});
            board.line.push_back({0, column});
        }
        const auto texts = [](const BoardFigure& figure) {
            return textSizes(figure, {900, 600}, std::nullopt, Style());
        };
        const auto won = of(board, {}, PlayedOut{Outcome::P, 0});
        QVERIFY(texts(BoardFigure(won)).contains("has won"));
        QVERIFY(!texts(BoardFigure(won, {.hidesEnd = true})).contains("has won"));
        QVERIFY(drawn(BoardFigure(won)) != drawn(BoardFigure(won, {.hidesEnd = true})));
        board.line.clear();
        QVERIFY(texts(BoardFigure(of(board, {}, PlayedOut{Outcome::draw, 0})))
                    .contains("The game is over: it is a draw."));
    }

    void everyLookIsSeen() {
        const QImage plain = drawn(BoardFigure(sample()));
        for (const BoardLook& look :
             {BoardLook{.pointed = BoardCell{0, 0}}, BoardLook{.cursor = BoardCell{0, 0}},
              BoardLook{.last = BoardMove{std::nullopt, {1, 1}}}})
            QVERIFY(drawn(BoardFigure(sample(), look)) != plain);
    }

    void noTextIsTooSmallOrLiesOnAnother() {
        for (const auto& [rows, columns] : {std::pair(3U, 3U), {6U, 7U}, {30U, 30U}, {64U, 64U}, {1U, 12U}}) {
            std::vector<BoardOption> options;
            for (std::uint32_t column = 0; column < columns; ++column)
                options.push_back(put({0, column}, PlayedOut{Outcome::draw, 20}));
            const BoardFigure figure(of(emptyBoard(rows, columns), options, PlayedOut{Outcome::draw, 21}));
            for (const auto& [size, style] :
                 {std::pair(QSize(769, 551), Style()), std::pair(QSize(400, 260), Style()),
                  std::pair(QSize(1280, 578), Style::presenting(lightTheme()))}) {
                const auto texts = seenTexts(figure, size, std::nullopt, style);
                for (const auto& [text, pixels] : smallestSizes(texts))
                    QVERIFY2(pixels > style.leastType - 0.01, qPrintable(text));
                const auto overlap = overlapOf(texts);
                QVERIFY2(!overlap,
                         overlap ? qPrintable(overlap->first.text + " over " + overlap->second.text) : "");
            }
        }
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        const BoardFigure figure(sample());
        for (const Style& style : {Style{}, Style{darkTheme()}, Style::presenting(lightTheme())}) {
            const QImage image = drawn(figure, style);
            for (const QPoint corner : {QPoint(0, 0), QPoint(899, 0), QPoint(0, 599), QPoint(899, 599)})
                QCOMPARE(image.pixelColor(corner), style.theme.paper);
        }
    }

    void csvReadsBack() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        Task task;
        QVERIFY(BoardFigure(sample()).writeCsv(buffer, task));
        QCOMPARE(buffer.data(), QByteArray("row,column,move,to,outcome,plies,found\n"
                                           "1,1,put,to,P,4,\n1,2,put,to,D,7,\n3,3,put,to,N,3,\n"));
    }
};

MEXPLORER_TEST(TestBoardFigure)
#include "test_board_figure.moc"
