#include "ui/figure/legend_row.h"

namespace mexplorer::ui {

namespace {

constexpr double textPixels = 13;
constexpr double signHeight = 14;
constexpr double signGap = 8;
constexpr double entryGap = 28;

} // namespace

double legendRowHeight(const Style& style) {
    return 40 * style.type;
}

void drawLegendRow(QPainter& painter, const QRectF& area, const Style& style,
                   const std::vector<LegendEntry>& entries) {
    if (entries.empty()) return;
    const QFontMetricsF metrics(textFont(textPixels));
    double needed = -entryGap;
    for (const LegendEntry& entry : entries)
        needed += entry.width * signHeight + signGap + metrics.horizontalAdvance(entry.text) + entryGap;
    const double scale = std::min(style.type, area.width() / needed);

    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.setFont(textFont(textPixels));
    double x = -needed / 2;
    for (const LegendEntry& entry : entries) {
        painter.save();
        const QRectF sign(x, -signHeight / 2, entry.width * signHeight, signHeight);
        entry.drawSign(painter, sign);
        painter.restore();
        const double width = metrics.horizontalAdvance(entry.text);
        painter.setPen(style.theme.quiet);
        painter.drawText(QRectF(sign.right() + signGap, -signHeight, width + 2, 2 * signHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        x = sign.right() + signGap + width + entryGap;
    }
    painter.restore();
}

} // namespace mexplorer::ui
