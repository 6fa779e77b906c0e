#include "ui/views/bars/bars_layout.h"

#include "core/explain/parts_trace.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double rowWidth = 900;
constexpr double nameWidth = 150; // for the name of a heap among several, or of a reply
constexpr double barHeight = 46;
constexpr double heapPitch = 62; // of several heaps
constexpr double leastBar = 30;
constexpr double barGap = 5;
constexpr double replyWidth = 520;
constexpr double edge = 16;
constexpr std::uint64_t mostBlocks = 8; // of equal parts drawn one by one

/// The bars of a heap, not placed yet.
std::vector<Bar> barsOf(const DividedHeap& heap) {
    std::vector<Bar> bars;
    for (const HeapPart& part : heap.parts) {
        const bool isMany = part.count > mostBlocks;
        for (std::uint64_t i = 0; i < (isMany ? mostBlocks : part.count); ++i)
            bars.push_back({.where = {}, .size = part.size});
        if (isMany) bars[bars.size() - 3].count = part.count - mostBlocks + 1;
    }
    if (!bars.empty()) bars.back().isLast = true;
    if (heap.aside > 0) bars.push_back({.where = {}, .size = heap.aside, .isAside = true});
    return bars;
}

/// Lengths in proportion to `sizes`, filling `width` with the gaps between, and none too short to be seen.
std::vector<double> lengthsOf(const std::vector<double>& sizes, double width) {
    const double room = width - barGap * static_cast<double>(sizes.size() - 1);
    const double least = std::min(leastBar, 0.6 * room / static_cast<double>(sizes.size()));
    const double all = std::accumulate(sizes.begin(), sizes.end(), 0.0);
    std::vector<double> lengths;
    for (const double size : sizes)
        lengths.push_back(std::max(least, room * size / all));
    // What short ones gained, the long ones lose.
    const double used = std::accumulate(lengths.begin(), lengths.end(), 0.0);
    const double spare = used - least * static_cast<double>(sizes.size());
    const double shrink = spare > 0 ? (room - least * static_cast<double>(sizes.size())) / spare : 1.0;
    for (double& length : lengths)
        length = least + (length - least) * shrink;
    return lengths;
}

} // namespace

BarsLayout::BarsLayout(const PartsSubject& subject) : subject_(&subject) {
    const std::size_t shown = std::min(subject.heaps.size(), mostDividedHeaps);
    std::uint64_t longest = 1;
    for (std::size_t i = 0; i < shown; ++i)
        longest = std::max(longest, subject.heaps[i].size);
    for (std::size_t i = 0; i < shown; ++i)
        addHeap(subject.heaps[i], static_cast<double>(longest));
    const bool isOne = subject.heaps.size() == 1;
    repliesTop_ = isOne ? 2 * barHeight + 130 : static_cast<double>(shown) * heapPitch + 20;
    const std::size_t rows = subject.replies.size() + (folded() > 0 ? 1 : 0);
    replyPitch_ = std::clamp(300.0 / static_cast<double>(std::max<std::size_t>(rows, 1)), 27.0, 46.0);
    bounds_ = QRectF(0, 0, rowWidth, sentence().bottom()).adjusted(-edge, -edge, edge, edge);
}

/// A single heap is above its parts; several have a row each.
void BarsLayout::addHeap(const DividedHeap& heap, double longest) {
    const bool isOne = subject_->heaps.size() == 1;
    const double left = isOne ? 0 : nameWidth;
    const double top = isOne ? barHeight + 34 : static_cast<double>(bars_.size()) * heapPitch;
    const double share = std::max(0.15, static_cast<double>(heap.size) / longest);
    const double width = isOne ? rowWidth : (rowWidth - left) * share;
    wholes_.push_back(isOne ? QRectF(0, 0, rowWidth, barHeight) : QRectF(left, top, width, barHeight));
    std::vector<Bar> bars = barsOf(heap);
    if (!bars.empty()) {
        std::vector<double> sizes;
        for (const Bar& bar : bars)
            sizes.push_back(static_cast<double>(bar.size) * (bar.count > 1 ? 2.0 : 1.0));
        const std::vector<double> lengths = lengthsOf(sizes, width);
        double x = left;
        for (std::size_t i = 0; i < bars.size(); ++i) {
            bars[i].where = {x, top, lengths[i], barHeight};
            x += lengths[i] + barGap;
        }
    }
    bars_.push_back(std::move(bars));
}

QRectF BarsLayout::name(std::size_t heap) const {
    return {0, wholes_[heap].top(), nameWidth - 16, barHeight};
}

const Bar* BarsLayout::attacked() const {
    if (subject_->attacked == 0) return nullptr;
    const std::vector<Bar>& bars = bars_.front();
    const auto last = std::find_if(bars.begin(), bars.end(), [](const Bar& bar) { return bar.isLast; });
    return subject_->take ? &*(last - 1) : &*last;
}

QRectF BarsLayout::measure(const Bar& bar, std::uint64_t most) const {
    const double perOne = bar.where.width() / static_cast<double>(bar.size);
    const double length = std::min(perOne * static_cast<double>(most), bar.where.right());
    return {bar.where.right() - length, bar.where.bottom() + 8, length, 7};
}

QRectF BarsLayout::measureText(const Bar& bar) const {
    const double right = std::max(bar.where.right(), 300.0);
    return {right - 300, bar.where.bottom() + 18, 300, 22};
}

QRectF BarsLayout::taken() const {
    for (const Bar& bar : bars_.front())
        if (bar.isLast) return bar.where.translated(0, barHeight + 44);
    return {};
}

double BarsLayout::replyTop(std::size_t reply) const {
    return repliesTop_ + static_cast<double>(reply) * replyPitch_;
}

QRectF BarsLayout::replyName(std::size_t reply) const {
    return {0, replyTop(reply), nameWidth, 0.8 * replyPitch_};
}

std::vector<QRectF> BarsLayout::replyBars(std::size_t reply) const {
    const PartReply& shown = subject_->replies[reply];
    std::vector<double> sizes;
    for (const HeapPart& part : shown.left)
        sizes.push_back(static_cast<double>(part.size));
    sizes.push_back(static_cast<double>(shown.taken));
    std::vector<QRectF> bars;
    double x = nameWidth + 16;
    for (const double length : lengthsOf(sizes, replyWidth)) {
        bars.emplace_back(x, replyTop(reply), length, 0.8 * replyPitch_);
        x += length + barGap;
    }
    return bars;
}

QRectF BarsLayout::replyAnswer(std::size_t reply) const {
    const double left = nameWidth + 16 + replyWidth + 20;
    return {left, replyTop(reply), rowWidth - left, 0.8 * replyPitch_};
}

QRectF BarsLayout::more() const {
    return {nameWidth + 16, replyTop(subject_->replies.size()), replyWidth, 0.8 * replyPitch_};
}

QRectF BarsLayout::sentence() const {
    const std::size_t rows = subject_->replies.size() + (folded() > 0 ? 1 : 0);
    return {0, replyTop(rows) + 14, rowWidth, 62};
}

} // namespace mexplorer::ui
