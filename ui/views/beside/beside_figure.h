#pragma once

#include "core/explain/say_beside.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/pairable.h"

#include <array>
#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is said and marked of two pictures, the same at all of their steps.
struct BesideFacts {
    BothSides titles;                            ///< in what they differ
    std::optional<ValueDifferences> differences; ///< none if they have no values in common places
    BothSides reasons = {}; ///< why the first of them has these values; empty if that is not known
};

/// Two figures of one view, each in its half of the picture: beside each other, or the first above the
/// second where the picture is taller than wide. Both are seen by one camera, at one scale. Where their
/// values differ, both are marked: crossed if they differ in who wins, with one stroke if in the value alone.
/// A line below says how many do, and why the first ones have their values.
class BesideFigure : public Figure {
public:
    static constexpr std::size_t mostMarks = 5000; ///< evenly chosen ones are drawn of more

    BesideFigure(std::shared_ptr<const Figure> left, std::shared_ptr<const Figure> right,
                 std::shared_ptr<const BesideFacts> facts);

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
    /// position,left,right,differs: what differs, in the order of ValueDifferences; the last is “outcome” or
    /// “value”. Errors: the figures have no values to compare.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    /// Where a half is, below its title; 0: left or above, 1: right or below.
    [[nodiscard]] Frame half(std::size_t which, const Frame& frame) const;

private:
    struct Halves;
    [[nodiscard]] Halves halvesIn(const Style& style, const QRectF& area) const;
    [[nodiscard]] const Figure& shown(std::size_t which, const Halves& halves) const;
    [[nodiscard]] bool haveSameLegend(const Style& style, const QSizeF& half) const;
    [[nodiscard]] std::array<bool, 2> legendsIn(const Style& style, const QSizeF& half) const;
    [[nodiscard]] double reasonsHeight(const Style& style, const QSizeF& picture) const;
    [[nodiscard]] double footHeight(const Style& style, const QSizeF& picture) const;
    [[nodiscard]] LegendEntries marks(const Style& style) const;
    [[nodiscard]] QRectF titleOf(const Halves& halves, std::size_t which, const Frame& half) const;
    void drawHalf(QPainter& painter, const Frame& frame, const Halves& halves, std::size_t which) const;
    void drawDifferences(QPainter& painter, const Frame& half, const Figure& figure) const;
    void drawFoot(QPainter& painter, const Frame& frame, const Halves& halves) const;

    std::array<std::shared_ptr<const Figure>, 2> figures_;
    std::array<std::shared_ptr<const Figure>, 2> bare_; ///< without legends; null where that saves no room
    std::shared_ptr<const BesideFacts> facts_;
};

} // namespace mexplorer::ui
