#include "core/rules/subtraction.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The k of `heapValue`, if there is one. The set must ascend without repetition.
std::optional<std::uint64_t> modulusOf(const std::vector<std::uint64_t>& set) {
    std::uint64_t k = 1;
    while (k <= set.size() && set[k - 1] == k)
        ++k;
    const bool dividesOne =
        std::any_of(set.begin(), set.end(), [k](std::uint64_t taken) { return taken % k == 0; });
    return k >= 2 && !dividesOne ? std::optional(k) : std::nullopt;
}

} // namespace

Subtraction::Subtraction(Play play, std::vector<std::uint64_t> set) : HeapGame(play), set_(std::move(set)) {
    std::sort(set_.begin(), set_.end());
    set_.erase(std::unique(set_.begin(), set_.end()), set_.end());
    modulus_ = modulusOf(set_);
}

Expected<Subtraction> Subtraction::make(const Parameters& parameters) {
    const std::vector<std::int64_t> numbers = integersOf(parameters, "set");
    return Subtraction(playOf(parameters), std::vector<std::uint64_t>(numbers.begin(), numbers.end()));
}

std::uint64_t Subtraction::takeCount(std::uint64_t size) const {
    return static_cast<std::uint64_t>(std::upper_bound(set_.begin(), set_.end(), size) - set_.begin());
}

Message Subtraction::valueTheorem() {
    return say(MX_TEXT("core", "Remainders"));
}

Description Subtraction::describe() {
    return {
        .id = "subtraction",
        .title = say(MX_TEXT("core", "Subtraction")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Take from one heap any number that is in the set.")),
        .parameters = {{.id = "set",
                        .title = say(MX_TEXT("core", "set")),
                        .kind = Parameter::Kind::integers,
                        .fallback = "2,3,7",
                        .least = 1,
                        .most = largestInSet,
                        .hint = say(MX_TEXT("core", "the numbers that may be taken, for example 1,2,4"))},
                       playParameter()},
        .position = "17",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 17")),
        .presets = {{say(MX_TEXT("core", "Take 2, 3 or 7 from 17")), {}, "17"},
                    {say(MX_TEXT("core", "Powers of two: n mod 3")), {{"set", "1,2,4,8,16,32,64"}}, "20"},
                    {say(MX_TEXT("core", "A late period: 6, 13, 15")),
                     {{"set", "6,13,15"}},
                     "76",
                     "line",
                     {{"to", "180"}}},
                    {say(MX_TEXT("core", "Three heaps: 6, 9, 11")), {{"set", "1,3,4"}}, "6,9,11", "xor"},
                    {say(MX_TEXT("core", "Misère: 17")), {{"play", "misere"}}, "17"}},
        .theorems =
            {{say(MX_TEXT("core", "Ultimately periodic")),
              say(MX_TEXT("core", "The values of a heap repeat from some size on: each depends only on as "
                                  "many values before it as the largest take is long, so that once so many "
                                  "in a row have come back, everything comes back.")),
              say(MX_TEXT("core", "every finite set")), "Golomb 1966"},
             {valueTheorem(),
              say(MX_TEXT("core", "If the set has 1 … k − 1 and no multiple of k, a heap of n is worth "
                                  "n mod k. So it is for the powers of two, with k = 3.")),
              say(MX_TEXT("core", "sets with 1 that have no multiple of the least number they lack")),
              "Golomb 1966"},
             {say(MX_TEXT("core", "Misère play")),
              say(MX_TEXT("core",
                          "As in normal play, except when no heap is worth more than 1: then the position "
                          "is P exactly when the number of heaps worth 1 is odd.")),
              say(MX_TEXT("core", "every set; the values are those of normal play")),
              "Ferguson 1974",
              {{"play", "misere"}}}},
    };
}

} // namespace mexplorer
