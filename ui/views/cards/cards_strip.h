#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/cards/cards_picture.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// The table below a game tree: for the highlighted information set, by action, what a step has found, or the
/// strategies' probabilities; without one, how good the strategies are.
class CardsStrip {
    Q_DECLARE_TR_FUNCTIONS(CardsStrip)

public:
    CardsStrip(const CardsPicture& picture, const CardsLook& look) : picture_(picture), look_(look) {}

    [[nodiscard]] static double heightIn(const Style& style, const CardsPicture& picture);
    /// What it is about; on a slide that is the title above the tree.
    [[nodiscard]] QString title() const;
    void draw(QPainter& painter, const Style& style, const QRectF& area) const;

private:
    [[nodiscard]] static double titleHeight(const Style& style);
    /// A column: its title, and its numbers by action; empty if not found yet.
    struct Column {
        QString title;
        std::vector<double> numbers;
        bool isLikelihood = false; ///< from 0 to 1; else a number with a sign
        bool isLit = false;
    };

    [[nodiscard]] QString titleIn(const Style& style, double width) const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString foundOfSet() const;
    [[nodiscard]] std::vector<Column> columns() const;
    [[nodiscard]] std::vector<Column> columnsOfStep(const CfrSetUpdate& update) const;
    [[nodiscard]] std::vector<Column> columnsOfSet(const CardsSet& set) const;
    /// The light behind a column.
    void drawLight(QPainter& painter, const Style& style, const Column& column, const QRectF& area,
                   double rowHeight) const;
    /// `index`: of the column.
    void drawColumn(QPainter& painter, const Style& style, const Column& column, std::size_t index,
                    const QRectF& area, double rowHeight) const;
    /// Where a number of a step comes from: the tree, or the column before it.
    [[nodiscard]] std::optional<MotionSource> sourceOf(std::size_t column, std::size_t action) const;
    void drawCell(QPainter& painter, const Style& style, const Column& column, double most, double number,
                  const QRectF& cell) const;

    const CardsPicture& picture_;
    const CardsLook& look_;
};

} // namespace mexplorer::ui
