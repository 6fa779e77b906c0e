#pragma once

#include "ui/figure/figure.h"
#include "ui/views/learning/learning_picture.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// The average strategies as a table; of Kuhn’s poker beside the equilibrium that is nearest, of a larger
/// game the decisions of its first round.
class LearningTable {
    Q_DECLARE_TR_FUNCTIONS(LearningTable)

public:
    explicit LearningTable(const LearningPicture& picture);

    /// As high as its rows are, in pixels.
    [[nodiscard]] double heightIn(const Style& style) const;
    void draw(QPainter& painter, const Style& style, const QRectF& area) const;

private:
    struct Row {
        QString hand;             ///< or the player, of whom the next rows are
        QStringList cells;        ///< none: the name of a player
        bool isFar = false;       ///< from the equilibrium
        std::ptrdiff_t depth = 0; ///< how much was done before; 0: nothing, or it is of no account
    };

    void addFamily();
    void addFirstRound();
    /// Where there is not room for all, those where less was done before.
    [[nodiscard]] std::vector<Row> rowsIn(double height, const Style& style) const;
    /// Never less than its texts need; the rows share what is left.
    [[nodiscard]] double headHeight(const Style& style) const;

    const LearningPicture& picture_;
    QString title_;
    double handShare_ = 0.34; ///< of the width: what the hands have
    QStringList heads_;       ///< of the cells
    std::size_t headLines_ = 1;
    std::vector<Row> rows_;
};

} // namespace mexplorer::ui
