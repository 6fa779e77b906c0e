#include "core/explain/say_lens.h"

#include "core/explain/say_mex.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/lens/for_ever.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostLensOptions = 5000; // of a heap whose mex is said
constexpr std::size_t mostNamed = 4;          // options that are named one by one

std::string nameOfHeap(std::uint64_t n) {
    return fmt::format("SG({})", n);
}
std::string nameOfCell(const GridCell& cell, std::uint64_t first) {
    return fmt::format("SG({}, {})", cell.a + first, cell.b + first);
}

/// “not 3”, “not P”
Message sayDenied(const Conjecture::Said& said) {
    if (said.value) return say(MX_TEXT("core", "not %1"), *said.value);
    return say(MX_TEXT("core", "not %1"), *said.isP ? "P" : "N");
}

/// A value, and whether it is P if only that was in question: “1”, “0: P”.
std::string foundText(std::uint64_t value, const Conjecture::Said& said) {
    return fmt::format("{}{}", value, said.value ? "" : value == 0 ? ": P" : ": N");
}

/// The options of a place by their names, “SG(1) ⊕ SG(2)”, and their values.
struct NamedOptions {
    std::vector<std::string> names;
    std::vector<Nimber> values;
};

template <class Options, class NameOf, class ValueOf>
NamedOptions namedOptions(const Options& options, const NameOf& nameOf, const ValueOf& valueOf) {
    NamedOptions all;
    for (const auto& option : options) {
        std::vector<std::string> parts;
        Nimber value = 0;
        for (const auto& part : option) {
            parts.push_back(nameOf(part));
            value ^= valueOf(part);
        }
        const std::string name = parts.empty() ? "0" : joined(parts, " ⊕ ");
        if (std::ranges::find(all.names, name) == all.names.end() && all.names.size() <= mostNamed)
            all.names.push_back(name);
        all.values.push_back(value);
    }
    return all;
}

/// “SG(3) = mex {SG(0), SG(2)} = mex {0, 2} = 1, not 3”
Message sayMexOf(const std::string& name, const NamedOptions& options, std::uint64_t value,
                 const Conjecture::Said& said) {
    const std::string names = options.names.empty() || options.names.size() > mostNamed
                                  ? std::string()
                                  : fmt::format("mex {{{}}} = ", joined(options.names, ", "));
    const std::string mex = sayMex(options.values, value).english();
    const std::string sign = said.value ? "" : value == 0 ? ": P" : ": N";
    return say(MX_TEXT("core", "%1, %2"), fmt::format("{} = {}{}{}", name, names, mex, sign),
               sayDenied(said));
}

Message sayFoundInstead(const Message& place, std::uint64_t value, const Conjecture::Said& said) {
    return say(MX_TEXT("core", "the value of %1 is %2, %3"), place, foundText(value, said), sayDenied(said));
}

bool isNormal(const Game& game) {
    const auto* impartial = game.as<ImpartialAspect>();
    return impartial && impartial->play() == Play::normal;
}

template <class Place>
Message sayShare(const LensFound<Place>& found) {
    const std::uint64_t asked = found.places - found.undefined;
    if (asked == 0) return say(MX_TEXT("core", "says nothing about these places"));
    return found.agrees() ? say(MX_TEXT("core", "agrees at all %1"), asked)
                          : say(MX_TEXT("core", "agrees at %1 of %2, fails at %3"), found.agreeing, asked,
                                found.failing);
}

template <class Place>
void addUndefined(std::vector<Message>& said, const LensFound<Place>& found) {
    if (found.undefined > 0 && found.undefined < found.places)
        said.push_back(say(MX_TEXT("core", "says nothing at %1 of %2"), found.undefined, found.places));
}

Message sayAgreesWhereSaid(const Conjecture& conjecture) {
    return say(MX_TEXT("core", "%1 agrees wherever it says something"), conjecture.text());
}

std::string shiftedName(int shift) {
    if (shift == 0) return "n";
    return shift > 0 ? fmt::format("n + {}", shift) : fmt::format("n − {}", -shift);
}

Message sayRowPeriods(const std::vector<Period>& rows) {
    std::vector<std::string> periods;
    periods.reserve(rows.size());
    for (const Period& row : rows) {
        periods.push_back(row.saltus == 0 ? std::to_string(row.length)
                                          : fmt::format("{} (+{})", row.length, row.saltus));
    }
    return say(MX_TEXT("core", "the rows have periods, with what they rise by in brackets: %1"),
               listed(joined(periods, ", ")));
}

/// A formula or a sequence, with its name and its number in the Encyclopedia.
Message sayNamedValues(const Suggestion& suggestion) {
    const NamedValues& values = *suggestion.values;
    const Message formula = verbatim(suggestion.formula);
    if (values.name.empty())
        return values.number.empty() ? formula : say(MX_TEXT("core", "%1 (%2)"), formula, values.number);
    if (suggestion.formula.empty()) return say(MX_TEXT("core", "%1 (%2)"), say(values.name), values.number);
    return say(MX_TEXT("core", "%1: %2 (%3)"), formula, say(values.name), values.number);
}

/// Whether that is proved stands beside all suggestions.
Message sayRepeats(const Period& period) {
    if (period.saltus == 0) return say(MX_TEXT("core", "period %1 from n = %2"), period.length, period.start);
    return say(MX_TEXT("core", "period %1 with saltus %2 from n = %3"), period.length, period.saltus,
               period.start);
}

Message sayWhat(const Suggestion& suggestion) {
    switch (suggestion.kind) {
    case Suggestion::Kind::formula:
        return suggestion.values ? sayNamedValues(suggestion) : verbatim(suggestion.formula);
    case Suggestion::Kind::values:
        return sayNamedValues(suggestion);
    case Suggestion::Kind::period:
        return sayRepeats(*suggestion.period);
    case Suggestion::Kind::losing:
        return say(MX_TEXT("core", "P iff %1 is among %2 (%3)"), shiftedName(suggestion.shift),
                   say(suggestion.set->name), suggestion.set->number);
    case Suggestion::Kind::symmetric:
        return say(MX_TEXT("core", "(a, b) has the value of (b, a)"));
    case Suggestion::Kind::borders:
        return say(MX_TEXT("core", "the value of (a, b) is the XOR of those of (a, 0), (0, b) and (0, 0)"));
    case Suggestion::Kind::rows:
        break;
    }
    return sayRowPeriods(suggestion.rows);
}

} // namespace

Message sayLens(const Conjecture& conjecture, const LineLens& found) {
    if (found.smallest)
        return say(MX_TEXT("core", "%1 fails first at n = %2"), conjecture.text(), found.smallest->place);
    if (found.agreeing == 0)
        return say(MX_TEXT("core", "%1 says nothing about these places"), conjecture.text());
    if (found.undefined > 0) return sayAgreesWhereSaid(conjecture);
    return say(MX_TEXT("core", "%1 agrees up to n = %2"), conjecture.text(), found.places - 1);
}

Message sayLens(const Conjecture& conjecture, const GridLens& found, std::uint64_t first) {
    if (found.smallest) {
        return say(MX_TEXT("core", "%1 fails first at (%2, %3)"), conjecture.text(),
                   found.smallest->place.a + first, found.smallest->place.b + first);
    }
    if (found.agreeing == 0)
        return say(MX_TEXT("core", "%1 says nothing about these places"), conjecture.text());
    if (found.undefined > 0) return sayAgreesWhereSaid(conjecture);
    return say(MX_TEXT("core", "%1 agrees with all cells"), conjecture.text());
}

Message sayCounterExample(const Game& game, const LineLens& found,
                          std::span<const LineValues::Value> values) {
    const auto& [n, value, said] = *found.smallest;
    const LineAspect& line = *game.as<LineAspect>();
    auto options = isNormal(game) ? line.optionsOf(n, mostLensOptions) : std::nullopt;
    const auto isValued = [values](const HeapOption& option) {
        return std::ranges::all_of(option, [values](std::uint64_t heap) { return heap < values.size(); });
    };
    if (!options || !std::ranges::all_of(*options, isValued)) // moves may lead out of the line
        return sayFoundInstead(line.name(n), value, said);
    std::ranges::sort(*options);
    const auto valueOf = [values](std::uint64_t heap) { return Nimber{values[heap]}; };
    return sayMexOf(nameOfHeap(n), namedOptions(*options, nameOfHeap, valueOf), value, said);
}

Message sayCounterExample(const Game& game, const GridLens& found, const GridValues& values) {
    const auto& [cell, value, said] = *found.smallest;
    const GridAspect& grid = *game.as<GridAspect>();
    const std::uint64_t first = grid.firstNumber();
    const bool areAllSeen = isNormal(game) && grid.optionsOutside() == 0;
    const auto options = areAllSeen ? grid.optionsOf(cell, mostLensOptions) : std::nullopt;
    const auto isValued = [size = values.finished()](const CellOption& option) {
        return std::ranges::all_of(
            option, [size](const GridCell& at) { return at.a < size.rows && at.b < size.columns; });
    };
    if (!options || !std::ranges::all_of(*options, isValued)) // moves may lead out of the table
        return sayFoundInstead(verbatim(fmt::format("({}, {})", cell.a + first, cell.b + first)), value,
                               said);
    const auto nameOf = [first](const GridCell& option) { return nameOfCell(option, first); };
    const auto valueOf = [&values](const GridCell& option) {
        return Nimber{values.at(static_cast<std::uint32_t>(option.a), static_cast<std::uint32_t>(option.b))};
    };
    return sayMexOf(nameOfCell(cell, first), namedOptions(*options, nameOf, valueOf), value, said);
}

std::vector<Message> sayLensCounts(const LineLens& found) {
    std::vector<Message> said = {sayShare(found)};
    if (found.smallest && found.margin > 0)
        said.push_back(say(MX_TEXT("core", "nothing fails below n = %1"), found.margin));
    const bool agreesLater = found.agreesFrom > 0 && 2 * found.agreesFrom <= found.places;
    if (agreesLater) said.push_back(say(MX_TEXT("core", "nothing fails from n = %1 on"), found.agreesFrom));
    addUndefined(said, found);
    return said;
}

std::vector<Message> sayLensCounts(const GridLens& found) {
    std::vector<Message> said = {sayShare(found)};
    if (found.smallest && found.margin > 0) {
        said.push_back(say(MX_TEXT("core", "nothing fails in the first %1 diagonals"), found.margin));
    }
    addUndefined(said, found);
    return said;
}

Message sayForEver(const Conjecture& conjecture, const LineLens& found, const Period& period) {
    if (!found.agrees() || found.undefined > 0) return {};
    const auto bound = provedFrom(conjecture, period, 0);
    if (!bound || *bound >= found.places) return {};
    return say(MX_TEXT("core", "proved for every n: the values’ period is proved, the formula goes on in the "
                               "same way, and up to n = %1 they agree"),
               *bound);
}

Message saySuggestion(const Suggestion& suggestion) {
    Message what = sayWhat(suggestion);
    if (suggestion.from == 0 || suggestion.kind == Suggestion::Kind::period) return what;
    return say(MX_TEXT("core", "%1, from n = %2 on"), what, suggestion.from);
}

Message saySeen(std::uint64_t last) {
    return say(MX_TEXT("core", "seen up to n = %1, not proved"), last);
}

Message saySeen(GridSize size) {
    return say(MX_TEXT("core", "seen in %1 × %2 cells, not proved"), size.rows, size.columns);
}

std::vector<Message> sayTheorems(const Game& game) {
    std::vector<Message> said;
    for (const Theorem& theorem : game.description().theorems) {
        if (!holdsFor(theorem, game.parameters())) continue;
        said.push_back(say(MX_TEXT("core", "%1: %2 (%3)"), theorem.title, theorem.statement, theorem.source));
    }
    return said;
}

} // namespace mexplorer
