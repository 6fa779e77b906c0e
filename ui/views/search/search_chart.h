#pragma once

#include "core/search/comparison.h"
#include "ui/figure/figure.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// How many leaves each method looks at in each order: a panel of bars for each method, a row for each order,
/// all of one scale, and in every panel a line at the least that any search without a table must look at. It
/// is painted, not a chart of Qt Charts: that lives in the GUI thread, but figures are drawn in any.
class SearchChart {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::SearchChart)

public:
    static constexpr double width = 900; ///< in the world, where the type is as in SearchFigure
    static constexpr double height = 224;

    using Way = std::pair<SearchMethod, MoveOrder>;

    /// `at`: the upper left corner.
    SearchChart(const SearchComparison& comparison, const QPointF& at) : found_(comparison), at_(at) {}

    [[nodiscard]] QRectF bounds() const { return {at_, QSizeF(width, height)}; }
    [[nodiscard]] QRectF orderName(std::size_t order) const;
    [[nodiscard]] QRectF methodName(std::size_t method) const;
    /// The bar, as long as the number is large.
    [[nodiscard]] QRectF bar(std::size_t method, std::size_t order) const;
    /// For the number beside the bar.
    [[nodiscard]] QRectF number(std::size_t method, std::size_t order) const;
    /// Where in this panel the least is marked.
    [[nodiscard]] QLineF leastMark(std::size_t method) const;
    [[nodiscard]] QRectF leastName() const;

    /// The way of searching whose bar is there.
    [[nodiscard]] std::optional<Way> at(const QPointF& point) const;
    [[nodiscard]] QString statusOf(const Way& way) const;
    /// `now` is the way in the light.
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
