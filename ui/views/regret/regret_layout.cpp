#include "ui/views/regret/regret_layout.h"

#include "ui/figure/slide_title.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

// By the type.
constexpr double headByType = 1.4;
constexpr double leastLineByType = 1.25;
constexpr double mostLineByType = 3.2;
constexpr double leastBeside = 25; // a block’s width
constexpr double smallByType = 7;
constexpr double leastSmallByType = 4.6;
constexpr double gapByType = 1.2;
constexpr double betweenByHead = 0.5; // the blocks

constexpr double regretType = 13; // pixels
constexpr double leastRegretType = 11;
constexpr double usualNumber = 14;

/// The columns’ parts of a block’s width; in a narrow one regrets have no bars.
constexpr std::array<double, 6> usualParts = {0.1, 0.165, 0.135, 0.27, 0.165, 0.165};
constexpr std::array<double, 6> narrowParts = {0.09, 0.16, 0.17, 0.18, 0.18, 0.22};
constexpr double narrowByType = 24;

} // namespace

RegretLayout::RegretLayout(const QRectF& content, const Style& style, const RegretNeeds& needs)
    : head_(headByType * style.typeOf(regretType)), least_(leastLineByType * style.typeOf(leastRegretType)) {
    const double type = style.typeOf(regretType);
    const double gap = gapByType * type;
    const double beside =
        std::min(std::max(0.5 * content.width(), leastBeside * type), 0.62 * content.width());
    parts_ = beside < narrowByType * type ? narrowParts : usualParts;
    large_ = {content.left(), content.top(), content.width() - beside - gap, content.height()};
    beside_ = {content.right() - beside, content.top(), beside, content.height()};
    const std::size_t all = needs.actions[0] + needs.actions[1];
    const double headings = 4 * head_ + betweenByHead * head_;
    double title = hasTitle(style) ? 0 : 1.4 * head_; // a slide’s is above all
    double small = needs.smallPanels > 0 ? smallByType * type + gap : 0;
    const double wanted = static_cast<double>(all) * least_ + headings;
    if (small > 0)
        small = std::clamp(content.height() - title - wanted, leastSmallByType * type + gap, small);
    if (content.height() - title - small < wanted) small = 0;
    if (content.height() - title < wanted) title = 0;
    title_ = {beside_.left(), beside_.top(), beside, title};
    if (small > 0) {
        const auto count = static_cast<double>(needs.smallPanels);
        const double wide = (beside - (count - 1) * gap) / count;
        for (std::size_t i = 0; i < needs.smallPanels; ++i)
            small_.emplace_back(beside_.left() + static_cast<double>(i) * (wide + gap),
                                content.bottom() - small + gap, wide, small - gap);
    }
    placeBlocks(needs, title_.bottom(), content.height() - title - small, mostLineByType * type);
    numberPixels_ =
        std::floor(std::clamp(line_ / leastLineByType, style.leastType, style.typeOf(usualNumber)));
}

void RegretLayout::placeBlocks(const RegretNeeds& needs, double top, double room, double most) {
    const auto all = static_cast<double>(needs.actions[0] + needs.actions[1]);
    const double between = betweenByHead * head_;
    constexpr double hair = 1e-6;
    if (room + hair >= 4 * head_ + between + all * least_) {
        line_ = std::min(most, (room - 4 * head_ - between) / all);
        blocks_[0] = {top, needs.actions[0]};
        blocks_[1] = {top + 2 * head_ + static_cast<double>(needs.actions[0]) * line_ + between,
                      needs.actions[1]};
        return;
    }
    const auto side = static_cast<std::size_t>(needs.told);
    const auto actions = static_cast<double>(needs.actions[side]);
    const double lines = std::clamp(std::floor((room - 2 * head_) / least_), 1.0, actions);
    line_ = std::clamp((room - 2 * head_) / lines, least_, most);
    blocks_[side] = {top, static_cast<std::size_t>(lines)};
}

QRectF RegretLayout::player(MatrixSide side) const {
    return {beside_.left(), blockOf(side)->top, beside_.width(), head_};
}

QRectF RegretLayout::line(MatrixSide side, std::size_t line) const {
    return {beside_.left(), blockOf(side)->top + 2 * head_ + static_cast<double>(line) * line_,
            beside_.width(), line_};
}

QRectF RegretLayout::cell(MatrixSide side, std::size_t row, Column column) const {
    const QRectF all = line(side, row);
    double left = all.left();
    for (std::size_t i = 0; i < static_cast<std::size_t>(column); ++i)
        left += parts_[i] * all.width();
    return {left, all.top(), parts_[static_cast<std::size_t>(column)] * all.width() - head_ / 4,
            all.height()};
}

QRectF RegretLayout::heading(MatrixSide side, Column column) const {
    const QRectF first = cell(side, 0, column);
    return {first.left(), first.top() - head_, first.width() + head_ / 4, head_};
}

QRectF RegretLayout::column(MatrixSide side, Column column) const {
    return cell(side, 0, column) | cell(side, lines(side) - 1, column);
}

} // namespace mexplorer::ui
