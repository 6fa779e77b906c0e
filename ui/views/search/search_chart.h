#pragma once

#include "core/search/comparison.h"
#include "ui/figure/figure.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// How many leaves each method looks at in all with each move order: a panel of bars for each method, a row
/// for each order, all to one scale, and in every panel a line at the least number for any search without a
/// table. Where there is no room for it, one line with its most telling numbers says that it is folded.
class SearchChart {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::SearchChart)

public:
    using Way = std::pair<SearchMethod, MoveOrder>;

    /// In pixels: the height, open or folded, and the least width that the open chart needs.
    [[nodiscard]] static double heightOf(const Style& style, bool isOpen);
    [[nodiscard]] static double leastWidth(const Style& style);

    /// `comparison`: null if there is none, as the tree is too large.
    SearchChart(const SearchComparison* comparison, const QRectF& place, const Style& style, bool isOpen)
        : found_(comparison), place_(place), style_(style), isOpen_(isOpen && comparison) {}

    [[nodiscard]] bool isOpen() const { return isOpen_; }
    [[nodiscard]] QRectF bounds() const { return place_; }
    /// What opens and folds it.
    [[nodiscard]] QRectF handle() const;
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
    /// What a click on the handle does.
    [[nodiscard]] QString handleText() const;
    /// What the folded chart says.
    [[nodiscard]] QString inBrief(const Way& now) const;
    /// `now`: the way to highlight.
    void draw(QPainter& painter, const Way& now) const;

private:
    [[nodiscard]] double scaled(double pixels) const { return pixels * style_.type; }
    [[nodiscard]] double panelWidth() const;
    [[nodiscard]] QRectF cell(std::size_t method, std::size_t order) const;
    [[nodiscard]] double lengthOf(std::uint64_t leaves) const;
    void write(QPainter& painter, const QRectF& place, int flags, bool isNow, const QString& text) const;
    void drawBar(QPainter& painter, std::size_t method, std::size_t order, bool isNow) const;
    void drawLeast(QPainter& painter) const;

    const SearchComparison* found_;
    QRectF place_;
    Style style_;
    bool isOpen_;
};

} // namespace mexplorer::ui
