#include "core/rules/two_sided/partizan_subtraction.h"

#include "core/text/set_text.h"

namespace mexplorer {

namespace {

PartizanSubtraction::Set setIn(const Parameters& parameters, const char* id) {
    const std::vector<std::int64_t> numbers = integersOf(parameters, id);
    return asSet({numbers.begin(), numbers.end()});
}

Parameter setParameter(const char* id, Message title, const char* fallback, Message hint) {
    return {.id = id,
            .title = std::move(title),
            .kind = Parameter::Kind::integers,
            .fallback = fallback,
            .least = 1,
            .most = PartizanSubtraction::largestTaken,
            .hint = std::move(hint)};
}

} // namespace

Expected<PartizanSubtraction> PartizanSubtraction::make(const Parameters& parameters) {
    return PartizanSubtraction(setIn(parameters, leftId), setIn(parameters, rightId));
}

Message PartizanSubtraction::moveText(const Heaps& heaps, const Move& move) const {
    const std::uint64_t taken = move.take.taken;
    const std::size_t heap = move.take.heap + 1;
    if (heaps.size() == 1)
        return move.side == Side::left ? say(MX_TEXT("core", "Left: take %1"), taken)
                                       : say(MX_TEXT("core", "Right: take %1"), taken);
    return move.side == Side::left ? say(MX_TEXT("core", "Left: take %1 from heap %2"), taken, heap)
                                   : say(MX_TEXT("core", "Right: take %1 from heap %2"), taken, heap);
}

std::uint64_t PartizanSubtraction::optionCount(const Heaps& heaps) const {
    std::uint64_t count = 0;
    for (const std::uint64_t size : heaps)
        for (const Set* set : {&left_, &right_})
            count += static_cast<std::uint64_t>(std::ranges::upper_bound(*set, size) - set->begin());
    return count;
}

MoveBounds PartizanSubtraction::bounds(const Heaps& heap) const {
    const auto most = [&](const Set& set) {
        return static_cast<std::int64_t>(set.empty() ? 0 : heap.front() / set.front());
    };
    return {-most(right_), most(left_), static_cast<double>(most(left_) - most(right_))};
}

Description PartizanSubtraction::describe() {
    return {
        .id = "partizan-subtraction",
        .title = say(MX_TEXT("core", "Partizan subtraction")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary = say(MX_TEXT("core", "Left takes from a heap one of the numbers of his set, Right one of "
                                       "his. Whoever cannot has lost.")),
        .parameters = {setParameter(leftId, say(MX_TEXT("core", "Left’s set")), "1,3",
                                    say(MX_TEXT("core", "the numbers that Left may take, for example 1,3"))),
                       setParameter(
                           rightId, say(MX_TEXT("core", "Right’s set")), "2,3",
                           say(MX_TEXT("core", "the numbers that Right may take, for example 2,3")))},
        .position = "7",
        .view = "tree",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 7")),
        .presets = {{say(MX_TEXT("core", "Left 1 or 3, Right 2 or 3")), {}, "7"},
                    {say(MX_TEXT("core", "Left 1, Right 2: 0, 1, {1|0} and again")),
                     {{leftId, "1"}, {rightId, "2"}},
                     "8"},
                    {say(MX_TEXT("core", "Left 1 or 2, Right 1 or 3: ups")),
                     {{leftId, "1,2"}, {rightId, "1,3"}},
                     "8"},
                    {say(MX_TEXT("core", "Two heaps")), {{leftId, "1"}, {rightId, "2"}}, "4,5"}},
        .theorems = {
            {say(MX_TEXT("core", "One number each")),
             say(MX_TEXT("core", "If Left may take only a and Right only b, heaps of n and of n + a + b are "
                                 "equal: in their difference every move has an answer.")),
             say(MX_TEXT("core", "sets of one number")), "Fraenkel and Kotzig 1987"},
            {say(MX_TEXT("core", "Outcomes repeat")),
             say(MX_TEXT("core",
                         "Who wins a heap repeats from some size on: it depends only on who wins as many "
                         "heaps before it as the longest take is long.")),
             say(MX_TEXT("core", "a single heap, all sets")), "Fraenkel and Kotzig 1987"}}};
}

} // namespace mexplorer
