#pragma once

#include "ui/figure/doubled.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/beside/beside_picture.h"

#include <QCoreApplication>

#include <array>
#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Two figures of one view, each in its half of the picture: beside each other, or the first above the
/// second where the picture is taller than wide and not low. Both are seen by one camera, at one scale. Where
/// their values differ, both are marked: crossed if they differ in who wins, with one stroke if in the value
/// alone, with a dot if it is a node that only one of them has. A line below says how many do, and why the
/// first ones have their values.
class BesideFigure : public Figure, public Doubled {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::BesideFigure)

public:
    static constexpr std::size_t mostMarks = 5000; ///< evenly chosen ones are drawn of more

    explicit BesideFigure(std::shared_ptr<const BesidePicture> picture, BesideLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] QMarginsF marginsIn(const Style& style, const QSizeF& picture) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override;
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    [[nodiscard]] double readableScale() const override;
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    [[nodiscard]] std::optional<QMarginsF> holding(const Style& style) const override;
    [[nodiscard]] QRectF reach() const override;
    [[nodiscard]] bool keepsAspect() const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] bool isTouchable(const Frame& frame, const QPointF& point) const override;
    [[nodiscard]] QPointF inFirst(const Frame& frame, const QPointF& point) const override;
    /// position,left,right,differs: what differs, in the order of ValueDifferences; the last is “outcome”,
    /// “value”, or “alone” for a node that only one of them has. Errors: the figures have no values to
    /// compare.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    /// Where a half is, below its title; 0: left or above, 1: right or below.
    [[nodiscard]] Frame half(std::size_t which, const Frame& frame) const;
    /// Which half’s content a point of the area is in.
    [[nodiscard]] std::optional<std::size_t> sideAt(const Frame& frame, const QPointF& point) const;
    /// The line below, with the counts and reasons; empty if nothing was compared.
    [[nodiscard]] QRectF foot(const Frame& frame) const;
    /// The place of a table or node drawn at a point of a half’s content.
    [[nodiscard]] std::optional<ValuePlace> placeAt(std::size_t side, const Frame& frame,
                                                    const QPointF& point) const;
    [[nodiscard]] const BesidePicture& picture() const { return *picture_; }
    [[nodiscard]] const std::optional<std::size_t>& ringed() const { return ringed_; }
    /// The number of the difference at this place of a side, if there is one among those that are listed.
    [[nodiscard]] std::optional<std::size_t> differenceAt(std::size_t side, const ValuePlace& place) const;

private:
    struct Halves;
    [[nodiscard]] const BesideFacts& facts() const { return picture_->facts; }
    [[nodiscard]] Halves halvesIn(const Style& whole, const QRectF& area) const;
    [[nodiscard]] const Figure& shown(std::size_t which, const Halves& halves) const;
    [[nodiscard]] bool haveSameLegend(const Style& style, const QSizeF& half) const;
    [[nodiscard]] std::array<bool, 2> legendsIn(const Style& style, const QSizeF& half) const;
    [[nodiscard]] double reasonsHeight(const Style& style, const QSizeF& picture) const;
    [[nodiscard]] double footHeight(const Style& style, const QSizeF& picture) const;
    [[nodiscard]] LegendEntries marks(const Style& style) const;
    [[nodiscard]] QRectF titleOf(const Halves& halves, std::size_t which, const Frame& half) const;
    void drawHalf(QPainter& painter, const Frame& frame, const Halves& halves, std::size_t which) const;
    void drawDifferences(QPainter& painter, const Frame& half, const Figure& figure, std::size_t side) const;
    void drawRing(QPainter& painter, const Frame& half, const Figure& figure, std::size_t side) const;
    void drawFoot(QPainter& painter, const Frame& frame, const Halves& halves) const;

    std::shared_ptr<const BesidePicture> picture_;
    std::array<std::shared_ptr<const Figure>, 2> figures_;
    std::array<std::shared_ptr<const Figure>, 2> bare_; ///< without legends; null where that saves no room
    std::optional<std::size_t> ringed_;
};

} // namespace mexplorer::ui
