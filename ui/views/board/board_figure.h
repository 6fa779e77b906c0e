#pragma once

#include "core/explain/search_report.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/board/board_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is highlighted of a board.
struct BoardLook {
    std::optional<BoardCell> pointed = {};
    std::optional<BoardCell> cursor = {}; ///< the cell chosen by the keys
    std::optional<BoardMove> last = {};   ///< the move that led here
    std::optional<BoardMove> next = {};   ///< the move of best play from here
    Message made = {};                    ///< that move and its number, for the header
    std::vector<BoardMove> line = {};     ///< the moves that led here, as far as pieces can be followed
    bool hidesEnd = false;                ///< the line that decided the game is not shown yet
    bool hidesWorth = false;              ///< what moves are worth is not shown
};

/// A position as a large board with numbered rows and columns; each move is marked on its cell with what it
/// is worth and how many moves are left until the end; above, whose turn it is.
class BoardFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::BoardFigure)

public:
    /// `report`: what a large search of the position has found, shown beside it; null if there was none.
    explicit BoardFigure(std::shared_ptr<const BoardPosition> position, BoardLook look = {},
                         std::shared_ptr<const SearchReport> report = nullptr);

    [[nodiscard]] const BoardPosition& position() const { return *position_; }
    [[nodiscard]] const BoardLayout& layout() const { return layout_; }
    /// The cell at this point of the world.
    [[nodiscard]] std::optional<BoardCell> cellAt(const QPointF& world) const;
    /// The moves that end on this cell, by their indices among the position's options.
    [[nodiscard]] std::vector<std::size_t> movesTo(BoardCell cell) const;
    /// What is on a cell, and what moves there are worth, for the status line.
    [[nodiscard]] QString statusOf(BoardCell cell) const;

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.05, 8.0}; }
    [[nodiscard]] double largestFit() const override { return 2.5; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// row,column,move,to,outcome,plies,found: every move by the cell it ends on, what it leads to, and what
    /// a large search has found about it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    [[nodiscard]] std::optional<PlayedOut> worthOf(const BoardOption& option) const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] std::optional<Piece> headPiece() const;
    void drawHeader(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] MotionKey keyOf(BoardCell cell) const;
    void drawPieces(QPainter& painter, const Style& style) const;
    void drawNumbers(QPainter& painter, const Style& style) const;
    void drawMoves(QPainter& painter, const Style& style) const;
    void drawLine(QPainter& painter, const Style& style) const;
    static void drawFrame(QPainter& painter, const Style& style, const QRectF& area, const QPen& pen);
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const BoardPosition> position_;
    BoardLook look_;
    std::shared_ptr<const SearchReport> report_;
    BoardLayout layout_;
};

} // namespace mexplorer::ui
