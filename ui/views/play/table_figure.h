#pragma once

#include "ui/figure/figure.h"
#include "ui/views/play/table_picture.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is highlighted on the tables.
struct TableLook {
    std::optional<ThingAt> pointed = {};
    std::vector<std::size_t> held = {};            ///< places of things that were chosen before it
    std::vector<TableMove> candidates = {};        ///< the moves that touch these
    std::optional<std::size_t> chosen = {};        ///< of them: what is proposed, or being made
    std::optional<double> progress = {};           ///< from 0 to 1 while it is being made
    std::shared_ptr<const MoveWorths> worths = {}; ///< null: they are hidden
    QString saying = {};                           ///< the sentence of the move; empty: none is proposed
    QString hint = {};                             ///< below: what one can do
    bool isQuestion = false; ///< nothing is done here: no room is kept for what one might do

    [[nodiscard]] const TableMove* move() const { return chosen ? &candidates[*chosen] : nullptr; }
};

/// A position as the things it is made of; the move that is proposed is drawn into it: what goes is dashed,
/// what comes is faint, and its sentence stands above.
class TableFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::TableFigure)

public:
    explicit TableFigure(std::shared_ptr<const TablePicture> picture, TableLook look = {});

    [[nodiscard]] const TablePicture& picture() const { return *picture_; }
    [[nodiscard]] const TableLook& look() const { return look_; }

    [[nodiscard]] QRectF bounds() const override { return picture_->layout.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.03, 6}; }
    [[nodiscard]] double largestFit() const override { return 1.8; }
    void draw(QPainter& painter, const Frame& frame) const override;
    /// table,place,thing,count,moves: what lies where, and how many moves touch it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    /// Who is to move, or how many moves there are: what stands above while none is proposed.
    [[nodiscard]] QString headline() const;

private:
    [[nodiscard]] bool hasHead() const;
    void drawHead(QPainter& painter, const Frame& frame) const;
    void drawHint(QPainter& painter, const Frame& frame) const;

    std::shared_ptr<const TablePicture> picture_;
    TableLook look_;
};

} // namespace mexplorer::ui
