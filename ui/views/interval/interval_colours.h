#pragma once

#include "ui/figure/figure.h"
#include "ui/views/interval/interval_picture.h"

#include <QRgb>

namespace mexplorer::ui {

/// The colours of a table of stretches. Differences have two scales that meet at 0: N's colour if the player
/// who moves first in the stretch ends ahead, else P's. Totals go from dark to light.
class IntervalColours {
public:
    IntervalColours(const IntervalPicture& picture, const Theme& theme);

    [[nodiscard]] QRgb of(double value) const;
    /// The values at the ends of the scale.
    [[nodiscard]] std::int64_t least() const { return least_; }
    [[nodiscard]] std::int64_t most() const { return most_; }

private:
    bool isOfTotals_;
    std::int64_t least_;
    std::int64_t most_;
    QRgb ahead_;
    QRgb behind_;
    QRgb even_;
};

/// Marks who took a number: the first player’s are filled, the second’s framed.
void drawTaken(QPainter& painter, const QRectF& box, const Style& style, bool isFirst);
[[nodiscard]] QColor inkOnTaken(const Theme& theme, bool isFirst);

} // namespace mexplorer::ui
