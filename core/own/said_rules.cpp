#include "core/own/said_rules.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace mexplorer {

namespace {

using Amounts = std::vector<std::uint64_t>;

/// “1, 2 or 5”.
std::string alternatives(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? " or " : ", ";
        text += items[i];
    }
    return text;
}

/// Runs of three and more are one item, “3..6”.
std::vector<std::string> inRuns(Amounts amounts) {
    std::ranges::sort(amounts);
    amounts.erase(std::unique(amounts.begin(), amounts.end()), amounts.end());
    constexpr std::size_t shortestRun = 3;
    std::vector<std::string> items;
    for (std::size_t i = 0; i < amounts.size();) {
        std::size_t end = i + 1;
        while (end < amounts.size() && amounts[end] == amounts[end - 1] + 1)
            ++end;
        const bool isRun = end - i >= shortestRun;
        items.push_back(isRun ? fmt::format("{}..{}", amounts[i], amounts[end - 1])
                              : std::to_string(amounts[i]));
        i = isRun ? end : i + 1;
    }
    return items;
}

std::string setText(const Amounts& amounts) {
    return "{" + joined(inRuns(amounts), ", ") + "}";
}

std::string where(const std::string& condition) {
    const std::string_view text = trimmed(condition);
    return text.empty() ? std::string() : fmt::format(" where {}", text);
}

/// How the rest of a heap is named, for this digit of a code.
std::string leaveText(unsigned digit) {
    if ((digit & BreakCode::threeHeaps) != 0) return " leave a + b + c";
    return (digit & BreakCode::twoHeaps) != 0 ? " leave a + b" : "";
}

/// What has to hold for the parts, of which some may be empty; empty if this digit allows all numbers of
/// heaps that its parts can be. `all` is said if everything of the heap is taken.
std::string restCondition(unsigned digit, std::string_view all, std::string_view some) {
    const bool mayLeaveNothing = (digit & BreakCode::nothing) != 0;
    const bool mayLeaveOne = (digit & BreakCode::oneHeap) != 0;
    if ((digit & BreakCode::threeHeaps) != 0) {
        Amounts allowed;
        for (std::uint64_t heaps = 0; heaps <= HeapsLeft::most; ++heaps)
            if ((digit >> heaps & 1U) != 0) allowed.push_back(heaps);
        if (allowed.size() > HeapsLeft::most) return {};
        return "min(a, 1) + min(b, 1) + min(c, 1) in " + setText(allowed);
    }
    if ((digit & BreakCode::twoHeaps) == 0) {
        if (mayLeaveNothing && mayLeaveOne) return {};
        return std::string(mayLeaveNothing ? all : some);
    }
    if (mayLeaveOne) return mayLeaveNothing ? "" : "a + b > 0";
    return mayLeaveNothing ? "min(a, b) > 0 or a + b = 0" : "min(a, b) > 0";
}

/// The turn that takes one of these numbers and leaves what this digit allows.
std::string takeTurn(unsigned digit, const Amounts& amounts) {
    const std::string rest = restCondition(digit, "k = n", "k < n");
    if (rest.empty() || digit >= BreakCode::twoHeaps)
        return "take " + sayAmounts(amounts) + leaveText(digit) + where(rest);
    return fmt::format("take k where k in {} and {}", setText(amounts), rest);
}

/// The same for what is taken at one place of the tail, which has so many.
std::string tailTurn(unsigned digit, std::size_t first, std::size_t place, std::size_t length) {
    std::string condition = first > 1 ? fmt::format("k >= {}", first) : "";
    const auto add = [&condition](const std::string& more) {
        if (!condition.empty() && !more.empty()) condition += " and ";
        condition += more;
    };
    if (length > 1) add(fmt::format("k mod {} = {}", length, (first + place) % length));
    const std::string rest = restCondition(digit, "k = n", "k < n");
    add(!condition.empty() && rest.find(" or ") != std::string::npos ? "(" + rest + ")" : rest);
    return (condition.empty() ? "take any" : "take k") + leaveText(digit) + where(condition);
}

/// What divides a heap of which nothing is taken.
void addSplits(unsigned digit, std::vector<std::string>& turns) {
    if ((digit & BreakCode::twoHeaps) != 0) turns.emplace_back("split a + b");
    if ((digit & BreakCode::threeHeaps) != 0) turns.emplace_back("split a + b + c");
}

constexpr std::array<const char*, JointForm::mostHeaps> heapNames = {"a", "b", "c", "d"};

/// “-3”, “-k”, “2k”, “0”.
std::string componentText(std::int32_t component, bool rides) {
    if (!rides || component == 0) return std::to_string(component);
    if (component == 1) return "k";
    return component == -1 ? "-k" : fmt::format("{}k", component);
}

/// “a-2k”.
std::string heapTake(const char* heap, std::int32_t component, bool rides) {
    return heap + componentText(component, rides);
}

/// A rule for each way in which the coins before the last one can lie. `places` ends at the last one.
void addTurnsOf(const Places& places, std::vector<std::string>& rules) {
    const std::size_t length = places.back() - places.front() + 1;
    for (std::size_t pattern = 0; pattern < std::size_t{1} << (length - 1); ++pattern) {
        std::string from;
        std::string to;
        for (std::size_t at = 0; at < length; ++at) {
            const bool isHead = at + 1 == length || (pattern >> at & 1U) != 0;
            const bool isTurned = std::ranges::find(places, places.front() + at) != places.end();
            from += isHead ? 'H' : 'T';
            to += isHead != isTurned ? 'H' : 'T';
        }
        rules.push_back(fmt::format("{} -> {}", from, to));
    }
}

} // namespace

std::string sayAmounts(Amounts amounts) {
    return alternatives(inRuns(std::move(amounts)));
}

std::string sayTakeSet(const Amounts& amounts) {
    return "heap n: take " + (amounts.empty() ? "any" : sayAmounts(amounts));
}

std::string sayCode(const BreakCode& code) {
    if (code.splitsUnequally()) return "heap n: split a + b where a != b";
    std::map<unsigned, Amounts> byDigit;
    for (std::size_t taken = 1; taken < code.digits().size(); ++taken)
        if (code.digit(taken) != 0) byDigit[code.digit(taken)].push_back(taken);
    std::vector<std::string> turns;
    turns.reserve(byDigit.size() + code.tail().size());
    for (const auto& [digit, amounts] : byDigit)
        turns.push_back(takeTurn(digit, amounts));
    for (std::size_t place = 0; place < code.tail().size(); ++place)
        if (code.tail()[place] != 0)
            turns.push_back(tailTurn(code.tail()[place], code.digits().size(), place, code.tail().size()));
    addSplits(code.digit(0), turns);
    return "heap n: " + joined(turns, " | ");
}

std::string sayCondition(const std::string& condition) {
    const std::string said = where(condition);
    return "heap n: take " + (said.empty() ? "any" : "k" + said);
}

std::string sayRemembering(const std::string& condition) {
    const std::string said = where(condition);
    return "heap n, last m: take " + (said.empty() ? "any" : "k" + said);
}

std::string sayJoint(const JointForm& form) {
    const std::string end = where(form.condition);
    const auto take = [](std::size_t heap, char name) { return fmt::format("{}-{}", heapNames[heap], name); };
    std::vector<std::string> turns;
    std::string all;
    for (std::size_t heap = 0; heap < form.heaps; ++heap) {
        if (form.fromOne) turns.push_back(take(heap, 'k') + end);
        all += (heap > 0 ? ", " : "") + take(heap, 'k');
    }
    for (std::size_t one = 0; one < form.heaps; ++one)
        for (std::size_t other = one + 1; other < form.heaps; ++other)
            if (form.alikeFromTwo || form.fromTwo)
                turns.push_back(take(one, 'k') + ", " + take(other, form.fromTwo ? 'j' : 'k') + end);
    if (form.alikeFromAll) turns.push_back(all + end);
    if (turns.empty()) return {};
    const std::vector<std::string> names(heapNames.begin(),
                                         heapNames.begin() + static_cast<std::ptrdiff_t>(form.heaps));
    return fmt::format("heaps {}: {}", joined(names, ", "), joined(turns, " | "));
}

std::string sayHeapVectors(const std::vector<MoveVector>& vectors) {
    std::vector<std::string> turns;
    turns.reserve(vectors.size());
    for (const MoveVector& vector : vectors) {
        std::vector<std::string> takes;
        if (vector.da != 0) takes.push_back(heapTake(heapNames[0], vector.da, vector.rides));
        if (vector.db != 0) takes.push_back(heapTake(heapNames[1], vector.db, vector.rides));
        turns.push_back(joined(takes, ", "));
    }
    return "heaps a, b: " + joined(turns, " | ");
}

std::string sayVectors(const std::vector<MoveVector>& vectors) {
    std::vector<std::string> turns;
    turns.reserve(vectors.size());
    for (const MoveVector& vector : vectors)
        turns.push_back(fmt::format("({},{})", componentText(vector.da, vector.rides),
                                    componentText(vector.db, vector.rides)));
    return joined(turns, " | ");
}

std::string sayBoard(const BoardForm& form) {
    const std::string_view holes = trimmed(form.holes);
    return fmt::format("board {} x {}: {}{}", form.rows, form.columns, trimmed(form.vectors),
                       holes.empty() ? std::string() : fmt::format("; holes {}", holes));
}

std::string sayWords(const std::string& letters, const std::string& rewritings) {
    std::string turns(trimmed(rewritings));
    for (std::size_t at = turns.find('\n'); at != std::string::npos; at = turns.find('\n', at))
        turns.replace(at, 1, " | ");
    return fmt::format("word over {}: {}", trimmed(letters), turns);
}

Expected<std::string> sayCoins(const TurnSets& sets) {
    constexpr std::size_t mostTogether = 5; // coins from the first to the last that is turned
    constexpr std::size_t mostRules = 32;
    for (std::size_t size = 2; size <= TurnSets::mostAny; ++size)
        if (sets.isAny(size))
            return invalid(
                say(MX_TEXT("core", "Coins that lie anywhere are turned together; rewriting changes "
                                    "letters that lie together.")));
    std::vector<std::string> rules;
    const bool fit = sets.forEach(TurnSets::mostDistance, [&rules](const Places& places) {
        if (TurnSets::mostDistance - places.front() < mostTogether) addTurnsOf(places, rules);
        return TurnSets::mostDistance - places.front() < mostTogether && rules.size() <= mostRules;
    });
    if (!fit || rules.empty())
        return invalid(
            say(MX_TEXT("core", "These turns would take too many rules of rewriting: at most %1 coins "
                                "side by side, and %2 rules, are possible."),
                mostTogether, mostRules));
    return "word over HT: " + joined(rules, " | ");
}

} // namespace mexplorer
