#include "core/rules/two_sided/partizan_octal.h"

namespace mexplorer {

namespace {

Expected<BreakCode> codeIn(const Parameters& parameters, const char* id) {
    auto code = BreakCode::parse(parameters.at(id));
    if (!code) return invalid(id, code.error().message);
    return code;
}

Parameter codeParameter(const char* id, Message title, const char* fallback) {
    return {.id = id,
            .title = std::move(title),
            .kind = Parameter::Kind::text,
            .fallback = fallback,
            .hint =
                say(MX_TEXT("core", "d0.d1d2d3 …: where t are taken, dt adds up 1 to leave nothing, 2 "
                                    "one heap, 4 two, 8 three (A … F are 10 … 15); 4.(3) repeats the 3"))};
}

/// So often a heap of `size`, and what is left of it, can be taken from and split at most.
std::int64_t mostBreaks(const BreakCode& code, std::uint64_t size) {
    std::uint64_t least = 1;
    while (least <= size && code.digit(least) == 0)
        ++least;
    const std::uint64_t splits = code.digit(0) == 0 || size == 0 ? 0 : size - 1;
    return static_cast<std::int64_t>(size / least + splits);
}

std::vector<Preset> presets() {
    const auto codes = [](const char* left, const char* right) {
        return Parameters{{PartizanOctal::leftId, left}, {PartizanOctal::rightId, right}};
    };
    return {
        {say(MX_TEXT("core", "Partizan Kayles: Left bowls one pin, Right two neighbours")), {}, "6"},
        {say(MX_TEXT("core", "Left takes one, Right splits: halves")), codes("0.3", "4.0"), "4", "numbers"},
        {say(MX_TEXT("core", "Only Left may split: infinitesimals")), codes("0.77", "0.33"), "5",
         "canonical"},
        {say(MX_TEXT("core", "One code for both: nimbers")), codes("0.77", "0.77"), "3,5"}};
}

std::vector<Theorem> theorems() {
    return {{say(MX_TEXT("core", "Exchanged codes")),
             say(MX_TEXT("core", "If the players exchange their codes, each heap becomes its negative.")),
             say(MX_TEXT("core", "all codes")), "Conway 1976"},
            {say(MX_TEXT("core", "One code for both")),
             say(MX_TEXT("core", "Both players then have the same moves: each heap is a nimber, its SG value "
                                 "in take and break.")),
             say(MX_TEXT("core", "equal codes")), "Guy and Smith 1956"},
            {say(MX_TEXT("core", "Taking against splitting")),
             say(MX_TEXT(
                 "core",
                 "A heap of n ≥ 1 is worth (n + 1) / 2 moves to Left. From 2 on his moves lead to n / 2 and "
                 "Right’s to (n + 2) / 2, and this is the simplest number between them.")),
             say(MX_TEXT("core", "Left 0.3, Right 4.0")), "Conway 1976"},
            {say(MX_TEXT("core", "Partizan Kayles rises")),
             say(MX_TEXT("core",
                         "Four pins more are one move more for Left: after 0, 1, {1|0} and {2|1} come the "
                         "same and 1, then the same and 2. From 8 pins on, the moves from four pins more "
                         "lead to the same sums of two rows, each with 1 added.")),
             say(MX_TEXT("core", "Left 0.7, Right 0.07")), "Conway 1976"}};
}

} // namespace

Expected<PartizanOctal> PartizanOctal::make(const Parameters& parameters) {
    auto left = codeIn(parameters, leftId);
    if (!left) return tl::unexpected(left.error());
    auto right = codeIn(parameters, rightId);
    if (!right) return tl::unexpected(right.error());
    return PartizanOctal(std::move(*left), std::move(*right));
}

FormReach PartizanOctal::reach(const Heaps& heap) const {
    constexpr std::uint64_t largestQuick = 8;
    constexpr std::uint64_t mostMoves = 400; // more, and so many sums for each smaller heap, take too long
    if (heap.front() <= largestQuick) return FormReach::quick;
    return optionCount(heap) <= mostMoves ? FormReach::slow : FormReach::out;
}

MoveBounds PartizanOctal::bounds(const Heaps& heap) const {
    const std::int64_t left = mostBreaks(codeOf(Side::left), heap.front());
    const std::int64_t right = mostBreaks(codeOf(Side::right), heap.front());
    return {-right, left, static_cast<double>(left - right)};
}

Description PartizanOctal::describe() {
    return {.id = "partizan-octal",
            .title = say(MX_TEXT("core", "Partizan take and break")),
            .group = say(MX_TEXT("core", "Two sides")),
            .summary =
                say(MX_TEXT("core", "Each player has a code of his own, which says how many he may take "
                                    "from one heap and as how many heaps he may leave the rest of it. "
                                    "Whoever cannot has lost.")),
            .parameters = {codeParameter(leftId, say(MX_TEXT("core", "Left’s code")), "0.7"),
                           codeParameter(rightId, say(MX_TEXT("core", "Right’s code")), "0.07")},
            .position = "6",
            .view = "tree",
            .positionHint = say(MX_TEXT("core", "one heap or several, for example 7")),
            .presets = presets(),
            .theorems = theorems()};
}

} // namespace mexplorer
