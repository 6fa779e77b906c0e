#include "ui/views/search/search_chart.h"

#include "ui/figure/fitted_text.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double namesWidth = 148;
constexpr double headingHeight = 56; // two lines
constexpr double barRow = 28;
constexpr double barInset = 6; // above and below each bar
constexpr double panelGap = 16;
constexpr double headingGap = 12;
constexpr double barNumberWidth = 62;
constexpr double chartPixels = 17;
constexpr double shortestBar = 3;
constexpr auto panels = static_cast<double>(SearchComparison::methods.size());
constexpr double panelWidth = (SearchChart::width - namesWidth) / panels;
constexpr double longestBar = panelWidth - panelGap - barNumberWidth;

template <class Values, class Value>
std::size_t indexOf(const Values& values, const Value& value) {
    return static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
}

} // namespace

QRectF SearchChart::cell(std::size_t method, std::size_t order) const {
    return {at_.x() + namesWidth + static_cast<double>(method) * panelWidth,
            at_.y() + headingHeight + static_cast<double>(order) * barRow, panelWidth - panelGap, barRow};
}

QRectF SearchChart::orderName(std::size_t order) const {
    return {at_.x(), cell(0, order).top(), namesWidth - panelGap, barRow};
}

QRectF SearchChart::methodName(std::size_t method) const {
    return {cell(method, 0).left(), at_.y(), panelWidth - headingGap, headingHeight - 4};
}

double SearchChart::lengthOf(std::uint64_t leaves) const {
    return std::max(shortestBar,
                    longestBar * static_cast<double>(leaves) / static_cast<double>(found_.most()));
}

QRectF SearchChart::bar(std::size_t method, std::size_t order) const {
    QRectF bar = cell(method, order).adjusted(0, barInset, 0, -barInset);
    bar.setWidth(lengthOf(found_.leaves[method][order].value_or(0)));
    return bar;
}

QRectF SearchChart::number(std::size_t method, std::size_t order) const {
    const QRectF place = cell(method, order);
    return {bar(method, order).right() + 8, place.top(), barNumberWidth - 8, barRow};
}

QLineF SearchChart::leastMark(std::size_t method) const {
    const double x = cell(method, 0).left() + lengthOf(found_.least.value_or(0));
    return {x, at_.y() + headingHeight, x, cell(method, found_.orders.size() - 1).bottom()};
}

QRectF SearchChart::leastName() const {
    const double top = cell(0, found_.orders.size() - 1).bottom() + 4;
    return {at_.x() + namesWidth, top, width - namesWidth - panelGap, barRow};
}

std::optional<SearchChart::Way> SearchChart::at(const QPointF& point) const {
    for (std::size_t method = 0; method < found_.methods.size(); ++method)
        for (std::size_t order = 0; order < found_.orders.size(); ++order)
            if (cell(method, order).contains(point)) return Way(found_.methods[method], found_.orders[order]);
    return std::nullopt;
}

QString SearchChart::statusOf(const Way& way) const {
    const auto leaves = found_.leaves[indexOf(found_.methods, way.first)][indexOf(found_.orders, way.second)];
    const QString method = translated(titleOf(way.first));
    const QString order = translated(titleOf(way.second));
    return leaves ? tr("%1, %2: %3 leaves; click to search this way").arg(method, order).arg(*leaves)
                  : tr("%1, %2: its tree is too large; click to search this way").arg(method, order);
}

void SearchChart::draw(QPainter& painter, const Style& style, const Way& now) const {
    const Theme& theme = style.theme;
    const auto write = [&](const QRectF& place, int flags, bool isNow, const QString& text) {
        painter.setFont(style.fontIn(painter, chartPixels, isNow ? QFont::Bold : QFont::Normal));
        painter.setPen(isNow ? theme.ink : theme.quiet);
        drawFittedText(painter, style, place, flags, text);
    };
    write({at_, QSizeF(namesWidth - panelGap, headingHeight - 4)}, Qt::AlignRight | Qt::AlignBottom, true,
          tr("leaves"));
    for (std::size_t method = 0; method < found_.methods.size(); ++method)
        write(methodName(method), Qt::AlignLeft | Qt::AlignBottom, found_.methods[method] == now.first,
              translated(titleOf(found_.methods[method])));
    for (std::size_t order = 0; order < found_.orders.size(); ++order)
        write(orderName(order), Qt::AlignRight | Qt::AlignVCenter, found_.orders[order] == now.second,
              translated(titleOf(found_.orders[order])));
    for (std::size_t method = 0; method < found_.methods.size(); ++method)
        for (std::size_t order = 0; order < found_.orders.size(); ++order)
            drawBar(painter, style, method, order, Way(found_.methods[method], found_.orders[order]) == now);
    drawLeast(painter, style);
}

void SearchChart::drawBar(QPainter& painter, const Style& style, std::size_t method, std::size_t order,
                          bool isNow) const {
    const Theme& theme = style.theme;
    const auto leaves = found_.leaves[method][order];
    if (leaves) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isNow ? theme.accent : faded(theme.accent, 0.35));
        painter.drawRoundedRect(bar(method, order), 3, 3);
    }
    painter.setPen(isNow ? theme.ink : theme.quiet);
    painter.setFont(style.fontIn(painter, chartPixels, isNow ? QFont::Bold : QFont::Normal));
    drawFittedText(painter, style, number(method, order), Qt::AlignLeft | Qt::AlignVCenter,
                   leaves ? QString::number(*leaves) : QStringLiteral("–"));
}

void SearchChart::drawLeast(QPainter& painter, const Style& style) const {
    if (!found_.least) return;
    const QRectF name = leastName();
    painter.setPen(QPen(style.theme.winning, 2.5 * style.line));
    for (std::size_t method = 0; method < found_.methods.size(); ++method)
        painter.drawLine(leastMark(method));
    painter.drawLine(QPointF(name.left() + 1, name.top() + 5), QPointF(name.left() + 1, name.bottom() - 5));
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, chartPixels));
    drawFittedText(
        painter, style, name.adjusted(12, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        tr("the least that a search without a table must look at (Knuth and Moore): %1").arg(*found_.least));
}

} // namespace mexplorer::ui
