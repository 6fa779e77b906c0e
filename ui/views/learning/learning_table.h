#pragma once

#include "ui/figure/figure.h"
#include "ui/views/learning/learning_picture.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// The average strategies as a table; for Kuhn’s poker beside the nearest equilibrium, for a larger game the
/// decisions of its first round.
class LearningTable {
    Q_DECLARE_TR_FUNCTIONS(LearningTable)

public:
    /// `average`: the strategies to show, of the picture’s game.
    LearningTable(const LearningPicture& picture, const Profile& average);

    /// The width that all texts need, in pixels.
    [[nodiscard]] double widthIn(const Style& style) const;
    void draw(QPainter& painter, const Style& style, const QRectF& area) const;

private:
    struct Cell {
        QString text;
        std::optional<double> number = {}; ///< which the text writes; with fewer digits where it has to
    };
    struct Row {
        QString hand;             ///< the hand, or above the rows of a player, the player
        std::vector<Cell> cells;  ///< empty if the row names a player
        bool isFar = false;       ///< far from the equilibrium
        std::ptrdiff_t depth = 0; ///< how many actions came before; 0: none, or it does not matter
    };

    static Cell likelihood(double share);
    void addFamily();
    void addFirstRound();
    /// The rows to show; if there is no room for all, only those with fewer actions before, and a last one
    /// that tells how many are left out.
    [[nodiscard]] std::vector<Row> rowsIn(double height, const Style& style) const;
    /// What a column of cells needs, its heading first of all: a column without one tells nothing.
    [[nodiscard]] std::vector<double> columnWidths(const Style& style) const;
    [[nodiscard]] double handWidth(const Style& style) const;
    /// In a table this wide, in a line or two.
    [[nodiscard]] double titleHeight(const Style& style, double width) const;
    /// The height of the heading: never less than its texts need; the rows share the rest.
    [[nodiscard]] double headHeight(const Style& style) const;

    const LearningPicture& picture_;
    const Profile& average_;
    QString title_;
    QStringList heads_; ///< of the columns of cells
    std::size_t headLines_ = 1;
    std::vector<Row> rows_;
};

} // namespace mexplorer::ui
