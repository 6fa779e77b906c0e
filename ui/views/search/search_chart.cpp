#include "ui/views/search/search_chart.h"

#include "ui/figure/fitted_text.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

// In pixels of the usual type.
constexpr double widest = 900;
constexpr double narrowest = 620;
constexpr double namesWidth = 132;
constexpr double headingHeight = 24;
constexpr double barRow = 19;
constexpr double barInset = 4; // above and below each bar
constexpr double panelGap = 14;
constexpr double barNumberWidth = 52;
constexpr double chartPixels = 13;
constexpr double shortestBar = 3;
constexpr double foldedHeight = 26;
constexpr auto methodCount = static_cast<double>(SearchComparison::methods.size());
constexpr auto orderCount = static_cast<double>(SearchComparison::orders.size());

template <class Values, class Value>
std::size_t indexOf(const Values& values, const Value& value) {
    return static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
}

} // namespace

double SearchChart::heightOf(const Style& style, bool isOpen) {
    return style.type * (isOpen ? headingHeight + (orderCount + 1) * barRow + barInset : foldedHeight);
}

double SearchChart::leastWidth(const Style& style) {
    return style.type * narrowest;
}

QRectF SearchChart::handle() const {
    if (!isOpen_) return place_;
    const QRectF first = cell(0, 0);
    return {first.left() - scaled(namesWidth), place_.top(), scaled(namesWidth - panelGap),
            scaled(headingHeight)};
}

double SearchChart::panelWidth() const {
    return (std::min(place_.width(), scaled(widest)) - scaled(namesWidth)) / methodCount;
}

QRectF SearchChart::cell(std::size_t method, std::size_t order) const {
    const double left = place_.center().x() - (scaled(namesWidth) + methodCount * panelWidth()) / 2;
    return {left + scaled(namesWidth) + static_cast<double>(method) * panelWidth(),
            place_.top() + scaled(headingHeight + static_cast<double>(order) * barRow),
            panelWidth() - scaled(panelGap), scaled(barRow)};
}

QRectF SearchChart::orderName(std::size_t order) const {
    const QRectF first = cell(0, order);
    return {first.left() - scaled(namesWidth), first.top(), scaled(namesWidth - panelGap), first.height()};
}

QRectF SearchChart::methodName(std::size_t method) const {
    return {cell(method, 0).left(), place_.top(), panelWidth() - scaled(4), scaled(headingHeight)};
}

double SearchChart::lengthOf(std::uint64_t leaves) const {
    const double longest = panelWidth() - scaled(panelGap + barNumberWidth);
    return std::max(shortestBar, longest * static_cast<double>(leaves) / static_cast<double>(found_->most()));
}

QRectF SearchChart::bar(std::size_t method, std::size_t order) const {
    QRectF bar = cell(method, order).adjusted(0, scaled(barInset), 0, -scaled(barInset));
    bar.setWidth(lengthOf(found_->leaves[method][order].value_or(0)));
    return bar;
}

QRectF SearchChart::number(std::size_t method, std::size_t order) const {
    const QRectF place = cell(method, order);
    return {bar(method, order).right() + scaled(6), place.top(), scaled(barNumberWidth - 6), place.height()};
}

QLineF SearchChart::leastMark(std::size_t method) const {
    const double x = cell(method, 0).left() + lengthOf(found_->least.value_or(0));
    return {x, cell(method, 0).top(), x, cell(method, found_->orders.size() - 1).bottom()};
}

QRectF SearchChart::leastName() const {
    const QRectF last = cell(0, found_->orders.size() - 1);
    return {last.left(), last.bottom(), methodCount * panelWidth(), last.height()};
}

std::optional<SearchChart::Way> SearchChart::at(const QPointF& point) const {
    if (!isOpen_) return std::nullopt;
    for (std::size_t method = 0; method < found_->methods.size(); ++method)
        for (std::size_t order = 0; order < found_->orders.size(); ++order)
            if (cell(method, order).contains(point))
                return Way(found_->methods[method], found_->orders[order]);
    return std::nullopt;
}

QString SearchChart::statusOf(const Way& way) const {
    const auto leaves =
        found_->leaves[indexOf(found_->methods, way.first)][indexOf(found_->orders, way.second)];
    const QString method = translated(titleOf(way.first));
    const QString order = translated(titleOf(way.second));
    return leaves ? tr("%1, %2: %3 leaves; click to search this way").arg(method, order).arg(*leaves)
                  : tr("%1, %2: its tree is too large; click to search this way").arg(method, order);
}

QString SearchChart::handleText() const {
    if (!found_) return {};
    return isOpen_ ? tr("a click folds the chart")
                   : tr("a click opens the chart: the leaves that each method looks at in each order");
}

QString SearchChart::inBrief(const Way& now) const {
    if (!found_) return tr("other ways are not compared: the tree is too large");
    const auto method = indexOf(found_->methods, now.first);
    const auto countOf = [&](std::size_t one) {
        const auto leaves = found_->leaves[one][indexOf(found_->orders, now.second)];
        return leaves ? QString::number(*leaves) : QStringLiteral("–");
    };
    QStringList parts;
    if (method > 0 && method < found_->methods.size())
        parts << tr("%1: %2").arg(translated(titleOf(now.first)), countOf(method));
    parts << tr("%1: %2").arg(translated(titleOf(SearchMethod::minimax)), countOf(0));
    if (found_->least) parts << tr("at least: %1").arg(*found_->least);
    return tr("▸ leaves in all · %1").arg(parts.join(QStringLiteral(" · ")));
}

void SearchChart::write(QPainter& painter, const QRectF& place, int flags, bool isNow,
                        const QString& text) const {
    painter.setFont(style_.font(chartPixels, isNow ? QFont::Bold : QFont::Normal));
    painter.setPen(isNow ? style_.theme.ink : style_.theme.quiet);
    drawFittedText(painter, style_, place, flags, text);
}

void SearchChart::draw(QPainter& painter, const Way& now) const {
    if (!isOpen_) return write(painter, place_, Qt::AlignCenter, false, inBrief(now));
    constexpr int left = Qt::AlignLeft | Qt::AlignVCenter;
    constexpr int right = Qt::AlignRight | Qt::AlignVCenter;
    write(painter, handle(), right, true, tr("▾ leaves in all"));
    for (std::size_t method = 0; method < found_->methods.size(); ++method)
        write(painter, methodName(method), left, found_->methods[method] == now.first,
              translated(titleOf(found_->methods[method])));
    for (std::size_t order = 0; order < found_->orders.size(); ++order)
        write(painter, orderName(order), right, found_->orders[order] == now.second,
              translated(titleOf(found_->orders[order])));
    for (std::size_t method = 0; method < found_->methods.size(); ++method)
        for (std::size_t order = 0; order < found_->orders.size(); ++order)
            drawBar(painter, method, order, Way(found_->methods[method], found_->orders[order]) == now);
    drawLeast(painter);
}

void SearchChart::drawBar(QPainter& painter, std::size_t method, std::size_t order, bool isNow) const {
    const Theme& theme = style_.theme;
    const auto leaves = found_->leaves[method][order];
    if (leaves) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isNow ? theme.accent : faded(theme.accent, 0.35));
        painter.drawRoundedRect(bar(method, order), 3, 3);
    }
    write(painter, number(method, order), Qt::AlignLeft | Qt::AlignVCenter, isNow,
          leaves ? QString::number(*leaves) : QStringLiteral("–"));
}

void SearchChart::drawLeast(QPainter& painter) const {
    if (!found_->least) return;
    const QRectF name = leastName();
    painter.setPen(QPen(style_.theme.winning, 2 * style_.line));
    for (std::size_t method = 0; method < found_->methods.size(); ++method)
        painter.drawLine(leastMark(method));
    painter.drawLine(QPointF(name.left() + 1, name.top() + scaled(4)),
                     QPointF(name.left() + 1, name.bottom() - scaled(4)));
    write(
        painter, name.adjusted(scaled(8), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, false,
        tr("the least that a search without a table must look at (Knuth and Moore): %1").arg(*found_->least));
}

} // namespace mexplorer::ui
