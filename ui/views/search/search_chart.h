#pragma once

#include "core/search/comparison.h"
#include "ui/figure/figure.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// How many leaves each method visits with each move order: a panel of bars for each method, a row for each
/// order, all to one scale, and in every panel a line at the least number for any search without a table.
class SearchChart {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::SearchChart)

public:
    static constexpr double width = 900; ///< in the world; type as in SearchFigure
    static constexpr double height = 228;

    using Way = std::pair<SearchMethod, MoveOrder>;

    /// `at`: the upper left corner.
    SearchChart(const SearchComparison& comparison, const QPointF& at) : found_(comparison), at_(at) {}

    [[nodiscard]] QRectF bounds() const { return {at_, QSizeF(width, height)}; }
    [[nodiscard]] QRectF orderName(std::size_t order) const;
    [[nodiscard]] QRectF methodName(std::size_t method) const;
    /// The bar, in proportion to the number.
    [[nodiscard]] QRectF bar(std::size_t method, std::size_t order) const;
    /// The place of the number beside the bar.
    [[nodiscard]] QRectF number(std::size_t method, std::size_t order) const;
    /// The line at the least number in this panel.
    [[nodiscard]] QLineF leastMark(std::size_t method) const;
    [[nodiscard]] QRectF leastName() const;

    /// The way of searching whose bar is at this point, if any.
    [[nodiscard]] std::optional<Way> at(const QPointF& point) const;
    [[nodiscard]] QString statusOf(const Way& way) const;
    /// `now`: the way to highlight.
    void draw(QPainter& painter, const Style& style, const Way& now) const;

private:
    [[nodiscard]] QRectF cell(std::size_t method, std::size_t order) const;
    [[nodiscard]] double lengthOf(std::uint64_t leaves) const;
    void drawBar(QPainter& painter, const Style& style, std::size_t method, std::size_t order,
                 bool isNow) const;
    void drawLeast(QPainter& painter, const Style& style) const;

    const SearchComparison& found_;
    QPointF at_;
};

} // namespace mexplorer::ui
