#include "core/solve/sparse_filler.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace mexplorer {

namespace {

constexpr std::size_t leastWidth = 16;
/// Pairs that are looked through for a witness before the next rest is tried.
constexpr std::uint64_t pairsAtOnce = 128;
/// A heap that is a witness for more than one n in so many becomes a helper, whose pairs are marked for every
/// n: a search costs about so many marks.
constexpr std::uint64_t worthHelping = 2000;
/// Only heaps below this size can become helpers.
constexpr std::uint64_t mostWatched = 1U << 16U;
/// Rows that one core marks at once: they fit its first-level cache.
constexpr std::uint64_t partSize = 64;
/// Less than this many marks are not worth waking another core for.
constexpr std::uint64_t leastParallelMarks = 1U << 16U;

/// In row after row of `marks`, marks the value of the pair. As this is the innermost loop, the width is a
/// template parameter.
template <std::size_t width>
void markRows(std::span<const LineValues::Value> others, LineValues::Value value, std::uint8_t* marks) {
    constexpr std::size_t atOnce = 8; // to be unrolled
    std::size_t i = 0;
    for (; i + atOnce <= others.size(); i += atOnce) {
        for (std::size_t k = 0; k < atOnce; ++k)
            marks[(i + k) * width + (others[i + k] ^ value)] = 1;
    }
    for (; i < others.size(); ++i)
        marks[i * width + (others[i] ^ value)] = 1;
}

/// The widths are multiples of `leastWidth`, which is what the compiler vectorises.
void uniteMarks(std::span<std::uint8_t> set, std::span<const std::uint8_t> other) {
    for (std::size_t i = 0; i < set.size(); i += leastWidth) {
        for (std::size_t k = 0; k < leastWidth; ++k)
            set[i + k] |= other[i + k];
    }
}

} // namespace

SparseFiller::SparseFiller(const BreakCode& code, LineValues& values)
    : code_(code), values_(values), longest_(code.digits().size() - 1) {
    for (std::uint64_t taken = 0; taken < code.digits().size(); ++taken) {
        if ((code.digit(taken) & BreakCode::twoHeaps) != 0) splitTakes_.push_back(taken);
        if ((code.digit(taken) & BreakCode::oneHeap) != 0) singleTakes_.push_back(taken);
    }
}

bool SparseFiller::appliesTo(const BreakCode& code) {
    return code.longestTake() && code.allows(BreakCode::twoHeaps) && !code.allows(BreakCode::threeHeaps);
}

bool SparseFiller::startAt(std::uint64_t n) {
    const std::span known(values_.data(), n);
    space_ = SparseSpace::bestFor(known);
    rare_.clear();
    for (std::uint64_t heap = 1; heap < n; ++heap)
        addRare(heap, values_[heap]);
    if (rare_.size() * fewAreOneIn > n) return false;
    addHelpers(n);
    rows_.clear();
    setWidth(std::max(leastWidth, std::bit_ceil(std::size_t{*std::ranges::max_element(known)} + 1)));
    std::ranges::fill(rows_, std::uint8_t{0});
    begin_ = n;
    for (const Heap& heap : rare_)
        mark(heap, std::max<std::uint64_t>(n - std::min(n, longest_), heap.size + 1), n);
    return true;
}

/// Common heaps that were witnesses often enough become helpers: their pairs are always marked.
void SparseFiller::addHelpers(std::uint64_t n) {
    std::erase_if(helpers_, [this](const Heap& heap) { return space_.isRare(heap.value); });
    for (std::size_t size = blockSize; size < timesFound_.size(); ++size) {
        if (timesFound_[size] * worthHelping <= n - countedFrom_ || space_.isRare(values_[size])) continue;
        if (std::ranges::find(helpers_, size, &Heap::size) == helpers_.end())
            helpers_.push_back({static_cast<std::uint32_t>(size), values_[size]});
    }
    timesFound_.assign(std::min(n, mostWatched), 0);
    countedFrom_ = n;
}

/// The rows keep their marks.
void SparseFiller::setWidth(std::size_t width) {
    const std::size_t count = longest_ + blockSize;
    std::vector<std::uint8_t> wider(count * width);
    for (std::size_t i = 0; i < count && !rows_.empty(); ++i)
        std::copy_n(rows_.data() + i * width_, width_, wider.data() + i * width);
    rows_ = std::move(wider);
    width_ = width;
    isRare_.resize(width);
    for (std::size_t value = 0; value < width; ++value)
        isRare_[value] = space_.isRare(static_cast<Value>(value)) ? 1 : 0;
    excluded_.resize(width);
    witnesses_.resize(width);
}

void SparseFiller::addRare(std::uint64_t heap, Value value) {
    if (space_.isRare(value)) rare_.push_back({static_cast<std::uint32_t>(heap), value});
}

/// Marks the pairs with one rare heap or helper for the rests `from` … `to` − 1, which must be larger than
/// it.
void SparseFiller::mark(const Heap& heap, std::uint64_t from, std::uint64_t to) {
    const std::uint64_t twice = 2 * std::uint64_t{heap.size};
    if (code_.splitsUnequally() && from <= twice && twice < to) {
        mark(heap, from, twice);
        from = twice + 1;
    }
    if (from >= to) return;
    const std::span others(values_.data() + from - heap.size, to - from);
    std::uint8_t* marks = row(from).data();
    switch (width_) {
    case 64:
        return markRows<64>(others, heap.value, marks);
    case 128:
        return markRows<128>(others, heap.value, marks);
    case 256:
        return markRows<256>(others, heap.value, marks);
    case 512:
        return markRows<512>(others, heap.value, marks);
    default:
        for (const Value other : others) {
            marks[other ^ heap.value] = 1;
            marks += width_;
        }
    }
}

void SparseFiller::markFar(std::uint64_t begin, std::uint64_t end, std::span<const Heap> rare) {
    const auto markPart = [&](std::uint64_t from, std::uint64_t to) {
        for (const Heap& heap : rare)
            mark(heap, from, to);
        for (const Heap& heap : helpers_)
            mark(heap, from, to);
    };
    if ((rare.size() + helpers_.size()) * (end - begin) < leastParallelMarks) {
        for (std::uint64_t from = begin; from < end; from += partSize)
            markPart(from, std::min(from + partSize, end));
        return;
    }
    using Range = tbb::blocked_range<std::uint64_t>;
    tbb::parallel_for(Range(begin, end, partSize),
                      [&](const Range& part) { markPart(part.begin(), part.end()); });
}

/// The same for one rest and rare heaps in ascending order, some of them perhaps of the current block; ends
/// at the first that is not below the rest.
void SparseFiller::markRest(std::uint64_t rest, std::span<const Heap> rare) {
    std::uint8_t* const marks = row(rest).data();
    const Value* const values = values_.data();
    const std::uint64_t half = code_.splitsUnequally() && rest % 2 == 0 ? rest / 2 : 0;
    for (const Heap& heap : rare) {
        if (heap.size >= rest) break;
        if (heap.size != half) marks[values[rest - heap.size] ^ heap.value] = 1;
    }
}

void SparseFiller::fill(std::uint64_t begin, std::uint64_t end) {
    // The rows before the block move to the front; the block's own are empty.
    std::memmove(rows_.data(), rows_.data() + (begin - begin_) * width_, longest_ * width_);
    begin_ = begin;
    std::fill(rows_.begin() + static_cast<std::ptrdiff_t>(longest_ * width_), rows_.end(), std::uint8_t{0});
    // The other heap of a pair with a rare heap from blockSize on lies before the block, whatever the rest in
    // it: these pairs need no order.
    const auto first =
        static_cast<std::size_t>(std::ranges::lower_bound(rare_, blockSize, {}, &Heap::size) - rare_.begin());
    const std::size_t last = rare_.size();
    markFar(begin, end, std::span(rare_).subspan(first));
    for (std::uint64_t n = begin; n < end; ++n) {
        markRest(n, std::span(rare_).first(first));
        markRest(n, std::span(rare_).subspan(last));
        const Value value = valueOf(n);
        values_.data()[n] = value;
        addRare(n, value);
    }
}

/// All that is known to be excluded before witnesses are looked for.
void SparseFiller::gatherExcluded(std::uint64_t n) {
    std::ranges::fill(excluded_, std::uint8_t{0});
    for (const std::uint64_t taken : splitTakes_) {
        if (taken >= n) break;
        uniteMarks(excluded_, row(n - taken));
    }
    for (const std::uint64_t taken : singleTakes_) {
        if (taken >= n) break;
        excluded_[values_[n - taken]] = 1;
    }
    if (n <= longest_ && (code_.digit(n) & BreakCode::nothing) != 0) excluded_[0] = 1;
}

LineValues::Value SparseFiller::valueOf(std::uint64_t n) {
    gatherExcluded(n);
    std::size_t value = 0;
    while (excluded_[value] != 0 || (isRare_[value] != 0 && hasWitness(n, static_cast<Value>(value)))) {
        if (++value == width_) setWidth(2 * width_); // all values so far are smaller
    }
    return static_cast<Value>(value);
}

bool SparseFiller::isPair(std::uint64_t heap, std::uint64_t rest, Value value) const {
    return heap > 0 && heap < rest && (values_[heap] ^ values_[rest - heap]) == value &&
           !(code_.splitsUnequally() && 2 * heap == rest);
}

/// Whether n can be broken into some pair worth `value`: tries the last witnesses first, then all pairs.
bool SparseFiller::hasWitness(std::uint64_t n, Value value) {
    for (const std::uint64_t taken : splitTakes_) {
        for (const std::uint32_t heap : witnesses_[value].heaps) {
            if (taken < n && isPair(heap, n - taken, value)) return true;
        }
    }
    const auto findsFrom = [&](std::uint64_t first, std::uint64_t last) {
        for (std::uint64_t from = first; from < last; from += pairsAtOnce) {
            for (const std::uint64_t taken : splitTakes_) {
                if (taken < n && findsIn(n - taken, from, std::min(from + pairsAtOnce, last), value))
                    return true;
            }
        }
        return false;
    };
    return findsFrom(blockSize, n / 2 + 1) || findsFrom(1, blockSize); // first those that can become helpers
}

/// Looks for a pair of the rest worth `value` whose smaller heap is one of `from` … `to` − 1; remembers it.
bool SparseFiller::findsIn(std::uint64_t rest, std::uint64_t from, std::uint64_t to, Value value) {
    const std::uint64_t half = code_.splitsUnequally() ? (rest - 1) / 2 : rest / 2;
    to = std::min(to, half + 1);
    Value found = 0;
    const Value* values = values_.data();
    for (std::uint64_t heap = from; heap < to; ++heap) // no early exit: the compiler takes four at once
        found |= (values[heap] ^ values[rest - heap]) == value ? 1U : 0U;
    if (found == 0) return false;
    while (!isPair(from, rest, value))
        ++from;
    if (from < timesFound_.size()) ++timesFound_[from];
    Witnesses& witnesses = witnesses_[value];
    witnesses.heaps[witnesses.next++ % witnesses.heaps.size()] = static_cast<std::uint32_t>(from);
    return true;
}

} // namespace mexplorer
