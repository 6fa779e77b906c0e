#pragma once

#include "tests/core/explain/sentences/said.h"

// How a value is found.
namespace mexplorer::sentences {

/// The options’ values, in the rules’ order.
inline std::vector<Nimber> optionValues(const Said& s) {
    std::vector<Nimber> values;
    for (const auto& [move, to] : s.truth().moves(s.position))
        values.push_back(s.truth().value(to));
    return values;
}

inline bool isInS(const Said& s, long long value) {
    const auto values = optionValues(s);
    return std::count(values.begin(), values.end(), static_cast<Nimber>(value)) > 0;
}

/// Whether the highlighted option is the one named, with its value, and that value is new if `isNew`.
inline bool collects(const Said& s, bool isNew) {
    const auto values = optionValues(s);
    const std::size_t at = *s.state<MexTrace>().option;
    const auto before = values.begin() + static_cast<std::ptrdiff_t>(at);
    return s.truth().moves(s.position).at(at).second == s.place(0) &&
           values.at(at) == static_cast<Nimber>(s.number(1)) &&
           (std::find(values.begin(), before, values[at]) == before) == isNew;
}

/// Whether `listed` are the options' values above that of the position, or the first of them, and every
/// option of such a value has a move to the position's.
inline bool areMovedBack(const Said& s, std::size_t listed, bool isOne) {
    const Nimber mex = s.truth().value(s.position);
    std::set<Nimber> larger;
    for (const auto& [move, to] : s.truth().moves(s.position)) {
        const Nimber value = s.truth().value(to);
        const auto& after = s.truth().moves(to);
        if (value <= mex || (s.isMisere() && value == 1)) continue;
        larger.insert(value);
        if (std::none_of(after.begin(), after.end(),
                         [&](const Truth::Move& back) { return s.truth().value(back.second) == mex; }))
            return false;
    }
    const auto named = s.list(listed);
    const bool areAll = named.size() == larger.size() || s.text(listed).ends_with(", …}");
    return static_cast<Nimber>(s.number(1)) == mex && areAll && (larger.size() == 1) == isOne &&
           named.size() <= larger.size() &&
           std::equal(named.begin(), named.end(), larger.begin(),
                      [](long long value, Nimber known) { return static_cast<Nimber>(value) == known; });
}

inline Checks mexChecks() {
    const auto hasOptions = [](const Said& s, long long count) {
        return s.place(0) == s.position &&
               s.truth().moves(s.position).size() == static_cast<std::size_t>(count);
    };
    const auto isWorth = [](const Said& s, long long value) {
        return s.place(0) == s.position && s.truth().value(s.position) == static_cast<Nimber>(value);
    };
    return {
        {"The value of %1", [](const Said& s) { return s.place(0) == s.position; }},
        {"x = %1 has one option. S is empty.", [=](const Said& s) { return hasOptions(s, 1); }},
        {"x = %1 has %2 options. S is empty.",
         [=](const Said& s) { return s.number(1) > 1 && hasOptions(s, s.number(1)); }},
        {"The option %1 has value %2: it goes into S.", [](const Said& s) { return collects(s, true); }},
        {"The option %1 has value %2, which S holds already.",
         [](const Said& s) { return collects(s, false); }},
        {"The options %1 to %2 put their values into S: %3.",
         [](const Said& s) {
             const auto values = optionValues(s);
             const auto first = static_cast<std::size_t>(s.number(0)) - 1;
             const auto end = static_cast<std::size_t>(s.number(1));
             if (first + 1 >= end || end > values.size()) return false;
             const std::set<Nimber> all(values.begin() + static_cast<std::ptrdiff_t>(first),
                                        values.begin() + static_cast<std::ptrdiff_t>(end));
             const auto named = s.list(2);
             const bool areAll = named.size() == all.size() && s.text(2).ends_with("}");
             const bool areCut = named.size() < all.size() && s.text(2).ends_with(", …}");
             return s.text(2).starts_with("{") && (areAll || areCut) &&
                    std::equal(named.begin(), named.end(), all.begin(), [](long long value, Nimber known) {
                        return static_cast<Nimber>(value) == known;
                    });
         }},
        {"The values of all options are in S. g begins at 0.", general},
        {"0, 1, 2, … up to %1 are all in S.",
         [](const Said& s) {
             for (long long value = 0; value <= s.number(0); ++value)
                 if (!isInS(s, value)) return false;
             return true;
         }},
        {"%1 is in S, so g becomes %2.",
         [](const Said& s) { return isInS(s, s.number(0)) && s.number(1) == s.number(0) + 1; }},
        {"%1 is not in S: it is the least number missing.",
         [=](const Said& s) { return s.truth().value(s.position) == static_cast<Nimber>(s.number(0)); }},
        {"A move to %1 is moved back: from value %1 there is a move to value %2.",
         [](const Said& s) { return areMovedBack(s, 0, true); }},
        {"Moves to %1 are moved back: from each of these values there is a move to value %2.",
         [](const Said& s) { return areMovedBack(s, 0, false); }},
        {"%1 has no option: nothing is in S, and the least number missing is 0.",
         [=](const Said& s) { return !s.isMisere() && hasOptions(s, 0) && isWorth(s, 0); }},
        {"%1 has no option: in misère play its value is 1.",
         [=](const Said& s) { return s.isMisere() && hasOptions(s, 0) && isWorth(s, 1); }},
        {"The value of %1 is 0: no option is 0, so it is P.",
         [=](const Said& s) { return isWorth(s, 0) && !isInS(s, 0); }},
        {"The value of %1 is %2: some option is 0, so it is N.",
         [=](const Said& s) { return s.number(1) > 0 && isWorth(s, s.number(1)) && isInS(s, 0); }},
    };
}

} // namespace mexplorer::sentences
