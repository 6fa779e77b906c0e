#include "core/explain/say_mex.h"

#include "core/text/say_count.h"
#include "core/text/set_text.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

constexpr std::size_t mostInSet = 12; // values named in one sentence
constexpr std::size_t mostMovedBack = 6;

/// “4, 6”, or “{4, 5, 6, 7, 8, 9, …}”
std::string someOf(const std::vector<Nimber>& values) {
    const std::string set = setText(values, mostMovedBack);
    return values.size() > mostMovedBack ? set : set.substr(1, set.size() - 2);
}

} // namespace

Message sayBox(Nimber value) {
    return about(Topic{topic::value, value}, argument(value));
}

Message sayMex(std::vector<Nimber> values, std::optional<Nimber> mex) {
    return verbatim(fmt::format("mex {} = {}", setText(asSet(std::move(values)), mostInSet),
                                mex ? std::to_string(*mex) : "?"));
}

Message sayOptionCount(std::size_t looked, std::size_t all) {
    if (looked == 0) return sayCount(all, MX_TEXT("core", "1 option"), MX_TEXT("core", "%1 options"), all);
    return sayCount(all, MX_TEXT("core", "%2 of 1 option"), MX_TEXT("core", "%2 of %1 options"), all, looked);
}

Message sayValuesOf(const std::vector<SolvedMove>& options, std::size_t first, std::size_t end) {
    std::vector<Nimber> values;
    for (std::size_t i = first; i < end; ++i)
        values.push_back(*options[i].evaluation.nimber());
    return verbatim(setText(asSet(std::move(values)), mostInSet));
}

Message sayAskedFor(Nimber candidate) {
    return say(MX_TEXT("core", "is %1 there?"), candidate);
}

Message sayAnswered(Nimber candidate, bool isThere) {
    return isThere ? say(MX_TEXT("core", "is %1 there? yes"), candidate)
                   : say(MX_TEXT("core", "%1? no: that is it"), candidate);
}

Message sayMovedBack(const std::vector<Nimber>& values) {
    return sayCount(values.size(), MX_TEXT("core", "a move to %1 is moved back"),
                    MX_TEXT("core", "moves to %1 are moved back"), someOf(values));
}

Message sayWhyMovedBack(const std::vector<Nimber>& values, Nimber mex) {
    return sayCount(
        values.size(),
        MX_TEXT("core", "A move to %1 is moved back: from value %1 there is a move to value %2."),
        MX_TEXT("core", "Moves to %1 are moved back: from each of these values there is a move to value %2."),
        someOf(values), mex);
}

} // namespace mexplorer
