#include "core/explain/both_trace.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

std::size_t countOf(const BothTraces& traces, std::size_t side) {
    return traces[side] ? traces[side]->steps.size() : 0;
}

/// The step at which one of them is at the common step `number`.
std::size_t stepOf(const BothTraces& traces, std::size_t side, std::size_t number) {
    return std::min(number, countOf(traces, side) - 1);
}

Saying sayingOf(const BothTraces& traces, const BothSides& titles, std::size_t number) {
    const auto own = [&](std::size_t side) { return traces[side]->steps[stepOf(traces, side, number)]; };
    if (!traces[1]) return own(0);
    if (!traces[0]) return own(1);
    const Saying left = own(0);
    Saying saying = left;
    saying.reason = sayBoth(titles, {left.reason, own(1).reason});
    return saying;
}

/// The section that a trace is in; empty if it has none.
Message sectionAt(const Trace& trace, std::size_t step) {
    Message name;
    for (const Trace::Section& section : trace.sections)
        if (section.step <= step) name = section.name;
    return name;
}

/// A section of both begins where one of either does.
void addSections(BothTrace& both) {
    std::set<std::size_t> starts;
    for (const auto& trace : both.subject)
        if (trace)
            for (const Trace::Section& section : trace->sections)
                starts.insert(section.step);
    for (const std::size_t start : starts) {
        Message name;
        for (std::size_t side = 0; side < both.subject.size(); ++side) {
            if (!both.subject[side]) continue;
            const Message own = sectionAt(*both.subject[side], stepOf(both.subject, side, start));
            if (own.empty() || own == name) continue;
            name = name.empty() ? own : say(MX_TEXT("core", "%1 | %2"), name, own);
        }
        both.sections.push_back({start, name});
    }
}

Message bothTitle(const BothTraces& traces) {
    if (!traces[0] && !traces[1]) return say(MX_TEXT("core", "What differs"));
    if (!traces[0] || !traces[1]) return traces[traces[0] ? 0 : 1]->title;
    const Message& left = traces[0]->title;
    const Message& right = traces[1]->title;
    return left == right ? left : say(MX_TEXT("core", "%1 | %2"), left, right);
}

/// The code of a trace, then how the differences are found.
std::vector<Message> bothCode(const BothTraces& traces, bool hasDifferences) {
    std::vector<Message> code;
    if (traces[0] || traces[1]) code = traces[traces[0] ? 0 : 1]->pseudoCode;
    if (!hasDifferences) return code;
    code.push_back(say(MX_TEXT("core", "for each place of both pictures")));
    code.push_back(say(MX_TEXT("core", "    if they differ there")));
    code.push_back(say(MX_TEXT("core", "        mark it in both")));
    return code;
}

} // namespace

BothTrace bothTrace(const BothTraces& traces, const BothSides& titles,
                    const std::vector<Message>& differences) {
    BothTrace both(bothTitle(traces), bothCode(traces, !differences.empty()), traces);
    const std::size_t common = std::max(countOf(traces, 0), countOf(traces, 1));
    both.steps =
        Sayings(common, [traces, titles](std::size_t number) { return sayingOf(traces, titles, number); });
    both.states.reserve(common + differences.size());
    for (std::size_t number = 0; number < common; ++number) {
        BothState state;
        for (std::size_t side = 0; side < traces.size(); ++side)
            if (traces[side]) state.steps[side] = stepOf(traces, side, number);
        both.states.push_back(state);
    }
    addSections(both);
    if (differences.empty()) return both;
    if (common > 0) both.begin(say(MX_TEXT("core", "what differs")));
    for (std::size_t i = 0; i < differences.size(); ++i)
        both.add({differences[i], both.pseudoCode.size() - 1}, {.difference = i});
    return both;
}

} // namespace mexplorer
