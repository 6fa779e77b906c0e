#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/cards/cards_picture.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// A game tree with hidden cards: each branch is as wide as it is likely to be taken, and faint where play
/// seldom comes; dashed lines tie together what a player cannot tell apart. Below it a table of the
/// information set that is pointed at, or that a step is about. World: see CardsLayout.
class CardsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(CardsFigure)

public:
    explicit CardsFigure(std::shared_ptr<const CardsPicture> picture, CardsLook look = {});

    [[nodiscard]] const CardsPicture& picture() const { return *picture_; }
    [[nodiscard]] const CardsLook& look() const { return look_; }
    /// The information set of the node at a point in pixels of a frame, if there is one.
    [[nodiscard]] std::optional<CardsSet> setAt(const Frame& frame, const QPointF& pixels) const;
    /// An information set with the probabilities of its actions, for the status line.
    [[nodiscard]] QString statusOf(const CardsSet& set) const;

    [[nodiscard]] QRectF bounds() const override { return picture_->layout.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.2, 6}; }
    [[nodiscard]] bool keepsAspect() const override { return false; } // it fills the room there is
    [[nodiscard]] std::optional<QMarginsF> holding(const Style& /*style*/) const override {
        return QMarginsF();
    }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// player,set,action,average,last: one line for each action of each set of the whole game
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    /// In a narrow picture only the names of the signs.
    [[nodiscard]] LegendEntries legend(const Style& style, double width) const;

    std::shared_ptr<const CardsPicture> picture_;
    CardsLook look_;
    Profile behaviours_; ///< the strategies that are drawn
};

} // namespace mexplorer::ui
