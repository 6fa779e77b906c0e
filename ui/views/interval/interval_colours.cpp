#include "ui/views/interval/interval_colours.h"

#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

IntervalColours::IntervalColours(const IntervalPicture& picture, const Theme& theme)
    : isOfTotals_(picture.subject.value == StretchValue::total), least_(picture.least), most_(picture.most),
      ahead_(playerColours(theme, true).fill.rgb()), behind_(playerColours(theme, false).fill.rgb()),
      even_(theme.line.rgb()) {
    if (isOfTotals_) return;
    most_ = std::max(most_, -least_);
    least_ = -most_;
}

QRgb IntervalColours::of(double value) const {
    const double span = std::max(1.0, static_cast<double>(most_) - static_cast<double>(least_));
    const double share = std::clamp((value - static_cast<double>(least_)) / span, 0.0, 1.0);
    if (isOfTotals_) return colourAt(ColourMap::viridis, share);
    constexpr double full = 255;
    const double away = std::sqrt(std::abs(2 * share - 1)); // so that small leads can be seen
    return mixed(even_, value > 0 ? ahead_ : behind_, static_cast<unsigned>(std::lround(full * away)));
}

void drawTaken(QPainter& painter, const QRectF& box, const Style& style, bool isFirst) {
    const Theme& theme = style.theme;
    const double radius = std::min(8.0, box.height() / 4);
    painter.setPen(isFirst ? QPen(Qt::NoPen) : QPen(playerColours(theme, false).fill, 2.5 * style.line));
    painter.setBrush(isFirst ? playerColours(theme, true).fill : theme.paper);
    painter.drawRoundedRect(box, radius, radius);
}

QColor inkOnTaken(const Theme& theme, bool isFirst) {
    return isFirst ? playerColours(theme, true).on : theme.ink;
}

} // namespace mexplorer::ui
