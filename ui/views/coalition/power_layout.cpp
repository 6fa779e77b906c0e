#include "ui/views/coalition/power_layout.h"

#include "ui/figure/slide_title.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

// Pixels of type, and heights by them.
constexpr double powerTitlePixels = 18;
constexpr double powerSmallPixels = 12;
constexpr double powerTextPixels = 16;
constexpr double lineByType = 1.4;
constexpr double leastRowByType = 1.12; // closer, lines touch
constexpr double mostRowByType = 6;
constexpr double textByRow = 0.72;
constexpr double leastStripByType = 5.4;
constexpr double usualStripByType = 9;
constexpr double mostStripByType = 12;

} // namespace

PowerLayout::PowerLayout(const QRectF& content, const Style& style, const PowerNeeds& needs)
    : content_(content), gap_(style.typeOf(powerSmallPixels)) {
    const double small = lineByType * style.typeOf(powerSmallPixels);
    const double least = leastRowByType * style.leastType;
    const double most = mostRowByType * style.typeOf(powerSmallPixels);
    double title =
        hasTitle(style) ? 0 : lineByType * style.typeOf(powerTitlePixels); // a slide’s is above all
    double subtitle = 1.2 * small;
    double strip = needs.hasStrip ? usualStripByType * style.typeOf(powerSmallPixels) : 0;
    const auto roomForRows = [&] { return content.height() - title - subtitle - 2 * small - strip; };
    // Other things give way before the rows get that low.
    constexpr double usualType = 11;
    const double wanted = leastRowByType * style.typeOf(usualType) * needs.players;
    const auto giveUp = [&](double& height, double rest) {
        if (roomForRows() < wanted) height = std::max(rest, height - (wanted - roomForRows()));
    };
    if (needs.hasStrip) giveUp(strip, leastStripByType * style.leastType);
    if (roomForRows() < wanted) subtitle = 0;
    if (roomForRows() < wanted) title = 0;
    page(needs, roomForRows(), least);
    const unsigned shown = end_ - first_;
    const double note = pages_ > 1 ? small : 0;
    rowHeight_ = std::clamp((roomForRows() - note) / shown, least, most);
    textPixels_ = std::clamp(textByRow * rowHeight_, style.leastType, style.typeOf(powerTextPixels));
    double y = content.top();
    const auto line = [&](double height) {
        y += height;
        return QRectF(content.left(), y - height, content.width(), height);
    };
    title_ = line(title);
    subtitle_ = line(subtitle);
    headings_ = line(small);
    rows_ = line(shown * rowHeight_);
    axis_ = line(small);
    note_ = line(note);
    y = std::min(y + 0.5 * small, std::max(y, content.bottom() - strip));
    if (needs.hasStrip)
        strip_ = line(std::min(content.bottom() - y, mostStripByType * style.typeOf(powerSmallPixels)));
}

void PowerLayout::page(const PowerNeeds& needs, double room, double least) {
    end_ = needs.players;
    const double noteHeight = lineByType * least;
    if (room >= least * needs.players) return;
    const auto inPage = std::max(1U, static_cast<unsigned>(std::max(0.0, room - noteHeight) / least));
    pages_ = (needs.players + inPage - 1) / inPage;
    const unsigned shown = needs.lit ? *needs.lit / inPage : needs.turns % pages_;
    first_ = std::min(shown * inPage, needs.players - inPage);
    end_ = first_ + inPage;
}

void PowerLayout::place(double name, double stake, const std::vector<double>& numbers) {
    name_ = {content_.left() + gap_ / 2, content_.left() + gap_ / 2 + name};
    stake_ = {name_.second + gap_, name_.second + gap_ + stake};
    double right = content_.right() - gap_ / 2;
    numbers_.assign(numbers.size(), {});
    for (std::size_t i = numbers.size(); i > 0; --i) {
        numbers_[i - 1] = {right - numbers[i - 1], right};
        right -= numbers[i - 1] + gap_;
    }
    plot_ = {stake_.second + 1.5 * gap_, std::max(stake_.second + 2 * gap_, right - gap_ / 2)};
}

QRectF PowerLayout::row(unsigned player) const {
    return {content_.left(), rows_.top() + (player - first_) * rowHeight_, content_.width(), rowHeight_};
}

} // namespace mexplorer::ui
