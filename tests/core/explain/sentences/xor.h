#pragma once

#include "core/game/aspects/columns.h"
#include "core/game/aspects/drawn.h"
#include "tests/core/explain/sentences/said.h"

#include <bit>

// A sum of components, column by column.
namespace mexplorer::sentences {

/// The position of a drawn graph of which only the nodes are left that a text lists.
inline std::string onlyNodes(const Subject& about, const std::string& text) {
    const auto graph = asked(*about.game, "all")->as<DrawnAspect>()->outline().value();
    const std::string listed = ", " + text + ", ";
    std::string others;
    for (const DrawnGraph::Node& node : graph.nodes)
        if (listed.find(", " + node.name + ", ") == std::string::npos)
            others += (others.empty() ? "without " : ",") + node.name;
    return others.empty() ? "all" : others;
}

/// The position in which a component is alone, from its text in the sum.
inline std::string alone(const Subject& about, const std::string& text) {
    const std::string& id = about.game->description().id;
    if (id == "coin-turning") { // the places of heads
        const auto places = Said::listOf(text);
        std::string coins(places.empty() ? 1 : static_cast<std::size_t>(places.back()), 'T');
        for (const long long place : places)
            coins[static_cast<std::size_t>(place) - 1] = 'H';
        return coins;
    }
    if (id == "own" && about.parameter("rules").starts_with("graph")) return onlyNodes(about, text);
    std::string position = text.empty() ? "0" : text;
    if (id == "tartan") std::replace(position.begin(), position.end(), '+', ','); // heads
    return position;
}

struct XorFacts {
    explicit XorFacts(const Said& s) : subject(s.as<ColumnsTrace>().subject), state(s.state<ColumnsTrace>()) {
        for (const Component& component : subject.components) {
            const std::string position = alone(s.about, component.text);
            values.push_back(s.about.normalTruth.value(position));
            misere.push_back(s.isMisere() ? s.about.truth.value(position) : values.back());
            sum ^= values.back();
        }
    }

    [[nodiscard]] std::size_t ones(unsigned bit) const {
        return static_cast<std::size_t>(
            std::count_if(values.begin(), values.end(), [bit](Nimber value) { return (value >> bit) & 1U; }));
    }
    [[nodiscard]] bool isAllSmall() const {
        return std::all_of(values.begin(), values.end(), [](Nimber value) { return value <= 1; });
    }
    /// Whether its value is above 1, or the same in both plays.
    [[nodiscard]] bool countsAbove(std::size_t i) const { return values[i] > 1 || values[i] == misere[i]; }
    [[nodiscard]] bool isMoved(std::size_t i) const { return subject.move && change().component == i; }
    /// Whether `test` holds for some component other than the one that the move changes.
    template <class Test>
    [[nodiscard]] bool someOther(const Test& test) const {
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!isMoved(i) && test(i)) return true;
        return false;
    }
    [[nodiscard]] Nimber others() const { return sum ^ values[change().component]; }
    [[nodiscard]] bool names(const Said& s, std::size_t argument, std::size_t component) const {
        const auto position = asked(*s.about.game, s.position);
        const auto* columns = position->as<ColumnsAspect>();
        return s.text(argument) ==
               (columns ? columns->name(component) : position->as<SumAspect>()->name(component)).english();
    }
    [[nodiscard]] bool namesMoved(const Said& s, std::size_t argument) const {
        return subject.move && names(s, argument, change().component);
    }

    /// The one row that the winning move changes.
    [[nodiscard]] const RowChange& change() const { return subject.move->changes.at(0); }

    const ColumnsSubject& subject;
    ColumnsState state;
    std::vector<Nimber> values;
    std::vector<Nimber> misere;
    Nimber sum = 0;
};

/// Whether the numbers are different powers of two, the largest first, that add up to `value`; “0” is none.
inline bool arePowersOf(const std::vector<long long>& powers, Nimber value) {
    if (value == 0) return powers == std::vector<long long>{0};
    Nimber sum = 0;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (!std::has_single_bit(static_cast<Nimber>(powers[i]))) return false;
        if (i > 0 && powers[i] >= powers[i - 1]) return false;
        sum += static_cast<Nimber>(powers[i]);
    }
    return sum == value;
}

/// “The value of %1 …”: about the highlighted row, with its value and, at `powers`, its powers of two.
inline bool isRow(const Said& s, std::size_t value, std::size_t powers) {
    const XorFacts facts(s);
    const std::size_t row = *facts.state.row;
    return facts.names(s, 0, row) && facts.values[row] == static_cast<Nimber>(s.number(value)) &&
           facts.subject.components[row].value == facts.values[row] &&
           arePowersOf(s.list(powers), facts.values[row]);
}

/// The nim product by Conway’s definition.
inline Nimber plainNimProduct(Nimber a, Nimber b) {
    static std::map<std::pair<Nimber, Nimber>, Nimber> known;
    if (const auto found = known.find({a, b}); found != known.end()) return found->second;
    std::set<Nimber> smaller;
    for (Nimber x = 0; x < a; ++x)
        for (Nimber y = 0; y < b; ++y)
            smaller.insert(plainNimProduct(x, b) ^ plainNimProduct(a, y) ^ plainNimProduct(x, y));
    Nimber least = 0;
    while (smaller.count(least) != 0)
        ++least;
    return known[{a, b}] = least;
}

/// “7 mod 4 = 3: 7 + 1 = 8”, “6 mod 4 = 2: 6”
inline bool isLaskersReason(const std::string& reason, long long value) {
    const auto n = Said::listOf(reason);
    const long long last = reason.find(" + ") != std::string::npos   ? n.at(3) + n.at(4)
                           : reason.find(" − ") != std::string::npos ? n.at(3) - n.at(4)
                                                                     : n.at(3);
    return n[0] % n[1] == n[2] && n[0] == n[3] && last == value && n.back() == value;
}

/// “mex {0, 1} = 2”, “1 ⊕ 3 = 2”, “17 mod 4 = 1”, “⌊((5 + 1) mod 6) / 2⌋ = 0”, “2 ⊗ 3 = 1”.
inline bool isReason(const std::string& reason, long long value) {
    if (reason.find(": ") != std::string::npos) return isLaskersReason(reason, value);
    const std::size_t equal = reason.rfind(" = ");
    const auto told = Said::listOf(reason.substr(equal));
    const std::string formula = reason.substr(0, equal);
    const auto n = Said::listOf(formula);
    const auto has = [&](const char* sign) { return formula.find(sign) != std::string::npos; };
    if (told != std::vector<long long>{value}) return false;
    if (has("mex {")) {
        long long least = 0;
        while (std::count(n.begin(), n.end(), least) > 0)
            ++least;
        return least == value || has("…");
    }
    if (has("⌊")) return (n.at(0) + n.at(1)) % n.at(2) / n.at(3) == value;
    if (has(" mod ")) return n.at(0) % n.at(1) == value;
    if (has(" ⊗ "))
        return plainNimProduct(static_cast<Nimber>(n.at(0)), static_cast<Nimber>(n.at(1))) ==
               static_cast<Nimber>(value);
    long long sum = 0;
    for (const long long number : n)
        sum ^= number;
    return has(" ⊕ ") && sum == value;
}

/// Whether the number of ones is that of the lowest column, and no value is above 1.
inline bool countsOnes(const Said& s, bool isOdd) {
    const XorFacts facts(s);
    return s.isMisere() && facts.isAllSmall() && facts.ones(0) == static_cast<std::size_t>(s.number(0)) &&
           (facts.ones(0) % 2 == 1) == isOdd;
}

inline bool countsColumn(const Said& s, bool isOdd) {
    const XorFacts facts(s);
    const unsigned column = *facts.state.column;
    return s.number(0) == 1LL << column && facts.ones(column) == static_cast<std::size_t>(s.number(1)) &&
           (facts.ones(column) % 2 == 1) == isOdd;
}

/// Whether the sum after the move is as stated.
inline bool leaves(const Said& s, Nimber sum) {
    const XorFacts facts(s);
    return facts.subject.move && (facts.others() ^ facts.change().newValue) == sum &&
           s.truth().isWinning(s.position, facts.subject.move->move.english());
}

/// Whether the numbers of lonely and rich heaps, S and the class are right.
inline bool isClass(const Said& s, bool isLost) {
    const XorFacts facts(s);
    const auto rich = std::count_if(facts.values.begin(), facts.values.end(), [](Nimber v) { return v > 1; });
    const auto lonely = std::count(facts.values.begin(), facts.values.end(), Nimber{1});
    const std::string name = (facts.sum == 0 ? "T" : "S") + std::to_string(rich > 2 ? 2 : rich);
    return s.isMisere() && s.number(0) == rich && s.number(1) == lonely &&
           static_cast<Nimber>(s.number(2)) == facts.sum && s.text(3) == name &&
           s.truth().isP(s.position) == isLost && (name == "S0" || name == "T2") == isLost;
}

inline Checks misereXorChecks() {
    return {
        {"Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, lost in misère play.",
         [](const Said& s) { return isClass(s, true); }},
        {"Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, won in misère play.",
         [](const Said& s) { return isClass(s, false); }},
        {"The value of %1 is %2 in misère play as well: it counts as a value above 1.",
         [](const Said& s) {
             const XorFacts facts(s);
             const std::size_t row = *facts.state.row;
             const auto value = static_cast<Nimber>(s.number(1));
             return facts.names(s, 0, row) && value <= 1 && facts.values[row] == value &&
                    facts.misere[row] == value;
         }},
        {"No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to "
         "move, who loses.",
         [](const Said& s) { return countsOnes(s, true) && s.truth().isP(s.position); }},
        {"Misère play ends no differently: some value is still above 1, and whoever then first leaves only "
         "ones and zeros chooses their parity.",
         [](const Said& s) { return s.isMisere() && !XorFacts(s).isAllSmall(); }},
        {"Misère play ends no differently: some value still counts as one above 1, and whoever then first "
         "leaves none that does chooses the parity of the ones.",
         [](const Said& s) {
             const XorFacts facts(s);
             return facts.isAllSmall() &&
                    facts.someOther([&](std::size_t i) { return facts.countsAbove(i); });
         }},
        {"Some other value is above 1: misère play goes as normal play does.",
         [](const Said& s) {
             const XorFacts facts(s);
             return s.isMisere() && facts.someOther([&](std::size_t i) { return facts.values[i] > 1; });
         }},
        {"Some other value counts as one above 1: misère play goes as normal play does.",
         [](const Said& s) {
             const XorFacts facts(s);
             return s.isMisere() && facts.someOther([&](std::size_t i) { return facts.countsAbove(i); }) &&
                    !facts.someOther([&](std::size_t i) { return facts.values[i] > 1; });
         }},
        {"What %1 can become has the same value in both plays: misère play goes as normal play does.",
         [](const Said& s) {
             const XorFacts facts(s);
             const std::string to = alone(s.about, facts.change().to);
             return facts.namesMoved(s, 0) && s.truth().value(to) == s.about.normalTruth.value(to);
         }},
        {"No value is above 1. Here misère play differs from normal play: what counts is that an odd number "
         "of ones is left to the other player.",
         [](const Said& s) { return s.isMisere() && XorFacts(s).isAllSmall(); }},
        {"The number of ones, %1, is even: any move leaves an odd number; for example in %2.",
         [](const Said& s) {
             return countsOnes(s, false) && XorFacts(s).namesMoved(s, 1) &&
                    s.truth().winningMoves(s.position) == s.truth().moves(s.position).size();
         }},
        {"The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. There "
         "is one in %2.",
         [](const Said& s) { return countsOnes(s, false) && XorFacts(s).namesMoved(s, 1); }},
        {"Only %1 has a value above 1. Here misère play differs from normal play: whoever moves there "
         "decides how many ones are left, and must leave an odd number.",
         [](const Said& s) {
             const XorFacts facts(s);
             return s.isMisere() && facts.namesMoved(s, 0) && facts.values[facts.change().component] > 1 &&
                    !facts.someOther([&](std::size_t i) { return facts.values[i] > 1; });
         }},
        {"Normal play would make it %1, an even number of ones; misère play makes it %2.",
         [](const Said& s) {
             const XorFacts facts(s);
             return facts.others() == static_cast<Nimber>(s.number(0)) && s.number(0) <= 1 &&
                    facts.change().newValue == static_cast<Nimber>(s.number(1)) &&
                    s.number(1) == 1 - s.number(0);
         }},
        {"An odd number of ones is left, and nothing above: the last move falls to the other player, who "
         "loses.",
         [](const Said& s) {
             const XorFacts facts(s);
             return s.isMisere() && leaves(s, 1) &&
                    !facts.someOther([&](std::size_t i) { return facts.values[i] > 1; });
         }},
    };
}

/// The values in normal play of a sum's components, each found alone.
inline std::vector<Nimber> componentValues(const Said& s) {
    Task task;
    std::vector<Nimber> values;
    const auto components = asked(*s.about.game, s.position)->as<SumAspect>()->components(task);
    for (const Component& component : **components)
        values.push_back(s.about.normalTruth.value(alone(s.about, component.text)));
    return values;
}

/// The panel's sentences about a sum: the values of its components, and moves with their numbers. What is
/// said to decide must decide this very position.
inline Checks sumChecks() {
    const auto isXor = [](const Said& s) {
        const auto values = componentValues(s);
        Nimber sum = 0;
        for (const Nimber value : values)
            sum ^= value;
        const auto said = s.list(0); // only the first ones, if there are many
        return values.size() > 1 && said.size() == std::min<std::size_t>(values.size(), 12) &&
               std::equal(said.begin(), said.end(), values.begin(),
                          [](long long one, Nimber other) { return static_cast<Nimber>(one) == other; }) &&
               s.number(1) == static_cast<long long>(sum) && s.truth().isP(s.position) == (sum == 0);
    };
    const auto isAsInNormalPlay = [](const Said& s, bool isAbove) {
        const auto values = componentValues(s);
        return s.isMisere() &&
               isAbove == std::ranges::any_of(values, [](Nimber value) { return value > 1; }) &&
               s.truth().isP(s.position) == s.about.normalTruth.isP(s.position);
    };
    const auto isByOnes = [](const Said& s, bool isOdd) {
        const auto values = componentValues(s);
        return s.isMisere() && std::ranges::all_of(values, [](Nimber value) { return value <= 1; }) &&
               std::ranges::count(values, Nimber{1}) == s.number(0) && (s.number(0) % 2 == 1) == isOdd &&
               s.truth().isP(s.position) == isOdd;
    };
    return {
        {"The XOR: %1 = %2.", isXor},
        {"The XOR of the SG values: %1 = %2.", isXor},
        {"Some value is above 1: whoever wins normal play wins misère play, too.",
         [=](const Said& s) { return isAsInNormalPlay(s, true); }},
        {"Some value counts as one above 1: whoever wins normal play wins misère play, too.",
         [=](const Said& s) { return isAsInNormalPlay(s, false); }},
        {"No value is above 1, and the number of ones, %1, is even: in misère play the player to move wins.",
         [=](const Said& s) { return isByOnes(s, false); }},
        {"No value is above 1, and the number of ones, %1, is odd: in misère play the player to move loses.",
         [=](const Said& s) { return isByOnes(s, true); }},
        {"%1 ⊕ %2 = %3: %4, and every column is even.",
         [](const Said& s) {
             return (s.number(0) ^ s.number(1)) == s.number(2) && s.truth().isWinning(s.position, s.text(3));
         }},
        {"The move: %1. No value above 1 is left, and then misère play wants an odd number of ones.",
         [](const Said& s) { return s.isMisere() && s.truth().isWinning(s.position, s.text(0)); }},
    };
}

inline Checks xorChecks() {
    Checks checks = {
        {"The XOR of %1", [](const Said& s) { return s.place(0) == s.position; }},
        {"The value of %1 is %2: in powers of two, %3.", [](const Said& s) { return isRow(s, 1, 2); }},
        {"The SG value of %1, %2, is %3: in powers of two, %4.",
         [](const Said& s) { return isRow(s, 2, 3); }},
        {"The SG value of %1, %2, is %3, for %4: in powers of two, %5.",
         [](const Said& s) { return isRow(s, 2, 4) && isReason(s.text(3), s.number(2)); }},
        {"The ones in column %1: %2, an even number. S has a 0 there.",
         [](const Said& s) { return countsColumn(s, false); }},
        {"The ones in column %1: %2, an odd number. S has a 1 there.",
         [](const Said& s) { return countsColumn(s, true); }},
        {"S = 0: every column is even.", [](const Said& s) { return XorFacts(s).sum == 0; }},
        {"Whoever moves changes one part of the sum, so some column becomes odd, and the other player makes "
         "all even again: P, no move wins.",
         [](const Said& s) {
             return XorFacts(s).sum == 0 && s.truth().isP(s.position) && !s.truth().isEnd(s.position);
         }},
        {"S = %1 is not 0: the player to move wins.",
         [](const Said& s) {
             return s.number(0) > 0 && XorFacts(s).sum == static_cast<Nimber>(s.number(0)) &&
                    s.truth().isN(s.position);
         }},
        {"Column %1 is the highest odd one.",
         [](const Said& s) { return std::bit_floor(XorFacts(s).sum) == static_cast<Nimber>(s.number(0)); }},
        {"The value of %1 has a one in that column: clearing it makes it smaller, whatever the lower columns "
         "become.",
         [](const Said& s) {
             const XorFacts facts(s);
             const Nimber value = facts.values[facts.change().component];
             return facts.namesMoved(s, 0) && (value & std::bit_floor(facts.sum)) != 0 &&
                    facts.change().newValue < value;
         }},
        {"%1 ⊕ %2 = %3: with that value every column would be even.",
         [](const Said& s) {
             const XorFacts facts(s);
             return s.number(0) == static_cast<long long>(facts.values[facts.change().component]) &&
                    s.number(1) == static_cast<long long>(facts.sum) &&
                    s.number(2) == (s.number(0) ^ s.number(1));
         }},
        {"The move: %1. Now the value of %2 is %3.",
         [](const Said& s) {
             const XorFacts facts(s);
             const Nimber value = s.about.normalTruth.value(alone(s.about, facts.change().to));
             return facts.namesMoved(s, 1) && value == static_cast<Nimber>(s.number(2)) &&
                    s.truth().isWinning(s.position, s.text(0));
         }},
        {"Every column now holds an even number of ones: the other player is at P.",
         [](const Said& s) { return leaves(s, 0); }},
    };
    checks.merge(misereXorChecks());
    checks.merge(sumChecks());
    return checks;
}

} // namespace mexplorer::sentences
