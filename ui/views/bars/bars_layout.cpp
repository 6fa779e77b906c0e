#include "ui/views/bars/bars_layout.h"

#include "core/explain/parts_trace.h"
#include "ui/views/bars/bar_row.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double usualWidth = 900; // of a row with its names
constexpr double barHeight = 44;
constexpr double partsTop = 62; // of the only heap, below the whole heap
constexpr double takenTop = partsTop + barHeight + 46;
constexpr double takenHeight = 38;
constexpr double repliesBelow = 14;
constexpr double highestHeap = 66; // of several heaps, from row to row
constexpr double lowestHeap = 40;
constexpr double roomForHeaps = 340;
constexpr double barPart = 0.72; // of the height of a row
constexpr double nameGap = 16;
constexpr double replyNameWidth = 170;
constexpr double replyWidth = 480;
constexpr double highestReply = 46;
constexpr double lowestReply = 32;
constexpr double roomForReplies = 230;
constexpr double zeroBeyond = 8; // the line of zeros goes on so far above and below
constexpr double zeroText = 28;
constexpr double edge = 14;
constexpr double widestDivision = 400;

double widthOf(const std::string& formula) {
    constexpr double sign = 12;
    return nameGap + sign * static_cast<double>(formula.size());
}

} // namespace

BarsLayout::BarsLayout(const PartsSubject& subject) : subject_(&subject) {
    const std::size_t shown = std::min(subject.heaps.size(), mostDividedHeaps);
    for (std::size_t heap = 0; heap < shown; ++heap)
        bars_.push_back(barsOf(subject.heaps[heap], subject.block));
    placeHeaps();
    const bool hasMore = folded() > 0;
    const std::size_t rows = subject.replies.size() + (isOne() && hasMore ? 1 : 0);
    replyPitch_ = std::clamp(roomForReplies / static_cast<double>(std::max<std::size_t>(rows, 1)),
                             lowestReply, highestReply);
    repliesTop_ = takenTop + takenHeight + repliesBelow;
    placeReplies();
    const double bottom = isOne() && subject.replies.empty() ? takenTop + takenHeight : more().bottom();
    const double right = replies_.empty() ? 0 : replyRow(0).right();
    bounds_ = QRectF(0, 0, std::max({usualWidth, zero_ + rowWidth_, right}), bottom)
                  .adjusted(-edge, -zeroBeyond, edge, edge / 2);
}

void BarsLayout::placeHeaps() {
    std::uint64_t longest = 0;
    double outside = 0; // of the numbers that do not fit into the last bars
    double least = 0;
    for (std::size_t heap = 0; heap < bars_.size(); ++heap) {
        longest = std::max(longest, subject_->heaps[heap].size);
        least = std::max(least, leastLength(bars_[heap]));
        if (!bars_[heap].empty()) outside = std::max(outside, numberWidth(bars_[heap].back().size));
    }
    zero_ = isOne() ? 0 : numberWidth(longest) + nameGap;
    const double rows = static_cast<double>(std::max<std::size_t>(bars_.size() + (folded() > 0 ? 1 : 0), 1));
    heapPitch_ = std::clamp(roomForHeaps / rows, lowestHeap, highestHeap);
    if (!isOne()) {
        for (std::size_t heap = 0; heap < bars_.size(); ++heap)
            divisionWidth_ = std::max(divisionWidth_, widthOf(divisionText(*subject_, heap)));
        divisionWidth_ = std::min(divisionWidth_, widestDivision);
    }
    const double width = std::max(usualWidth - zero_ - outside - divisionWidth_, least);
    unit_ = unitFor(bars_, width);
    for (std::size_t heap = 0; heap < bars_.size(); ++heap) {
        const double height = isOne() ? barHeight : barPart * heapPitch_;
        placeRow(bars_[heap], unit_, {zero_, rowTop(heap)}, height);
        const double end = bars_[heap].empty() ? zero_ : bars_[heap].back().where.right();
        const std::uint64_t size = subject_->heaps[heap].size;
        Bar whole{
            .where = {zero_, isOne() ? 0 : rowTop(heap), end - zero_, height}, .unit = unit_, .size = size};
        const bool isToScale = std::abs(whole.where.width() - static_cast<double>(size) * unit_) < 1;
        if (!isToScale) whole.unit = 0;
        const bool isInside = whole.where.width() >= numberWidth(size);
        if (isOne()) // others have their numbers at the left
            whole.label =
                isInside ? whole.where : QRectF(end + 2, whole.where.top(), numberWidth(size), height);
        wholes_.push_back(whole);
    }
    rowWidth_ = width + outside + divisionWidth_;
}

/// All replies have the same sum: the part that is attacked.
void BarsLayout::placeReplies() {
    for (const PartReply& reply : subject_->replies) {
        std::vector<Bar> bars;
        for (const HeapPart& part : reply.left)
            bars.push_back({.size = part.size});
        bars.push_back({.size = reply.taken});
        replies_.push_back(std::move(bars));
    }
    double width = replyWidth;
    for (const std::vector<Bar>& bars : replies_)
        width = std::max(width, leastLength(bars));
    const double unit = unitFor(replies_, width);
    for (std::size_t reply = 0; reply < replies_.size(); ++reply)
        placeRow(replies_[reply], unit, {repliesLeft() + replyNameWidth, replyTop(reply)}, 0.8 * replyPitch_);
}

QRectF BarsLayout::zeroLine() const {
    const double bottom = rowTop(std::max<std::size_t>(bars_.size(), 1) - 1) + barPart * heapPitch_;
    return {zero_, -zeroBeyond, 0, bottom + 2 * zeroBeyond};
}

QRectF BarsLayout::zeroName() const {
    return {zero_ - zeroText, zeroLine().bottom(), 2 * zeroText, zeroText};
}

double BarsLayout::rowTop(std::size_t heap) const {
    return isOne() ? partsTop : static_cast<double>(heap) * heapPitch_;
}

QRectF BarsLayout::name(std::size_t heap) const {
    const QRectF& row = wholes_[heap].where;
    return {0, row.top(), zero_ - nameGap, row.height()};
}

QRectF BarsLayout::division(std::size_t heap) const {
    const QRectF row = name(heap);
    return {zero_ + rowWidth_ - divisionWidth_, row.top(), divisionWidth_, row.height()};
}

/// At the height of the name of the zero, in which the bars end.
QRectF BarsLayout::sum() const {
    const QRectF below = zeroName();
    return {zero_, below.top(), rowWidth_, below.height()};
}

const Bar* BarsLayout::last() const {
    const std::vector<Bar>& bars = bars_.front();
    const auto found = std::find_if(bars.begin(), bars.end(), [](const Bar& bar) { return bar.isLast; });
    return found == bars.end() ? nullptr : &*found;
}

const Bar* BarsLayout::attacked() const {
    if (subject_->attacked == 0) return nullptr;
    return subject_->take ? last() - 1 : last();
}

QRectF BarsLayout::measure(const Bar& bar, std::uint64_t most) const {
    const double perOne = bar.where.width() / static_cast<double>(bar.size);
    const double length = std::min(perOne * static_cast<double>(most), bar.where.right());
    return {bar.where.right() - length, bar.where.bottom() + 6, length, 7};
}

QRectF BarsLayout::measureText(const Bar& bar) const {
    constexpr double width = 420;
    const double right = std::max(bar.where.right(), width);
    return {right - width, bar.where.bottom() + 16, width, 28};
}

Bar BarsLayout::taken() const {
    Bar moved = *last();
    const double down = takenTop - moved.where.top();
    moved.where.translate(0, down);
    moved.label.translate(0, down);
    moved.where.setHeight(takenHeight);
    moved.label.setHeight(takenHeight);
    return moved;
}

/// Of a row that is longer than usual, the right end is seen first.
double BarsLayout::repliesLeft() const {
    return std::max(0.0, rowWidth_ - usualWidth);
}

double BarsLayout::replyTop(std::size_t reply) const {
    return repliesTop_ + static_cast<double>(reply) * replyPitch_;
}

QRectF BarsLayout::replyName(std::size_t reply) const {
    return {repliesLeft(), replyTop(reply), replyNameWidth - nameGap, 0.8 * replyPitch_};
}

QRectF BarsLayout::replyAnswer(std::size_t reply) const {
    double end = 0;
    for (const std::vector<Bar>& bars : replies_)
        end = std::max({end, bars.back().where.right(), bars.back().label.right()});
    return {end + nameGap, replyTop(reply), usualWidth - replyNameWidth - replyWidth - nameGap,
            0.8 * replyPitch_};
}

std::pair<QLineF, QLineF> BarsLayout::lens() const {
    const QRectF part = attacked()->where;
    const QRectF first = replies_.front().front().where;
    double end = 0;
    for (const std::vector<Bar>& bars : replies_)
        end = std::max(end, bars.back().where.right());
    return {{part.bottomLeft(), {first.left(), first.top() - 4}},
            {part.bottomRight(), {end, first.top() - 4}}};
}

QRectF BarsLayout::more() const {
    if (isOne())
        return {repliesLeft() + replyNameWidth, replyTop(replies_.size()), usualWidth - replyNameWidth,
                folded() > 0 ? 0.8 * replyPitch_ : 0};
    return {zero_, zeroName().bottom(), usualWidth - zero_, folded() > 0 ? zeroText : 0};
}

} // namespace mexplorer::ui
