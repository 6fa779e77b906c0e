#pragma once

#include "core/own/own_joint.h"

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mexplorer {

/// Whether a turn takes these numbers from the heaps of a position, by the same rules in C++.
using MayTake = std::function<bool(const Heaps&, const TakenOfEach&)>;
struct TextAndMeaning {
    const char* text;
    MayTake mayTake;
};

inline bool dividesIn(std::uint64_t one, std::uint64_t other) {
    return one == 0 ? other == 0 : other % one == 0;
}

inline const std::vector<TextAndMeaning> meanings = {
    {"heaps a, b: a-k | b-k | a-k, b-k",
     [](const Heaps&, const TakenOfEach& t) { return t[0] == 0 || t[1] == 0 || t[0] == t[1]; }},
    {"heaps a, b: a-k where b divides k | b-k where a divides k",
     [](const Heaps& p, const TakenOfEach& t) {
         return (t[1] == 0 && dividesIn(p[1], t[0])) || (t[0] == 0 && dividesIn(p[0], t[1]));
     }},
    {"heaps a, b, c: a-k, b-j where |k-j| < 3",
     [](const Heaps&, const TakenOfEach& t) {
         return t[0] > 0 && t[1] > 0 && t[2] == 0 && t[0] < t[1] + 3 && t[1] < t[0] + 3;
     }},
    {"heaps a, b: a-2k, b-k | a-1 | b-2 where a > b",
     [](const Heaps& p, const TakenOfEach& t) {
         return (t[1] > 0 && t[0] == 2 * t[1]) || (t[0] == 1 && t[1] == 0) ||
                (t[0] == 0 && t[1] == 2 && p[0] > p[1]);
     }},
    {"heaps a, b: a-k where k <= b | b-k where k <= a",
     [](const Heaps& p, const TakenOfEach& t) {
         return (t[1] == 0 && t[0] <= p[1]) || (t[0] == 0 && t[1] <= p[0]);
     }},
    {"heaps a, b: a-j, b-k | a-1 | a-k, b-j",
     [](const Heaps&, const TakenOfEach& t) { return (t[0] > 0 && t[1] > 0) || (t[0] == 1 && t[1] == 0); }},
    {"heaps a, b: a-1 | a-k where k <= 2 | a-2k | a-2, b-1 | a-2k, b-k | b-j, a-k where k = j + 1",
     [](const Heaps&, const TakenOfEach& t) {
         return (t[1] == 0 && (t[0] <= 2 || t[0] % 2 == 0)) ||
                (t[1] > 0 && (t[0] == 2 * t[1] || t[0] == t[1] + 1));
     }},
    {"heaps a, b, c, d: a-1, b-1, c-1, d-1 | a-k where b = 0 | d-2k",
     [](const Heaps& p, const TakenOfEach& t) {
         return t == TakenOfEach{1, 1, 1, 1} || (p[1] == 0 && t == TakenOfEach{t[0]}) ||
                (t[3] % 2 == 0 && t == TakenOfEach{0, 0, 0, t[3]});
     }},
    {"heaps a: a-k where k*k <= a", [](const Heaps& p, const TakenOfEach& t) { return t[0] * t[0] <= p[0]; }},
    {"heaps a, b, c: a-k, b-k, c-k | a-3, c-1 | b-2k, c-k where a mod 2 = 0",
     [](const Heaps& p, const TakenOfEach& t) {
         return (t[0] == t[1] && t[1] == t[2]) || t == TakenOfEach{3, 0, 1} ||
                (t[0] == 0 && t[1] == 2 * t[2] && p[0] % 2 == 0);
     }},
    {"heaps a, b, c: a-i, b-j, c-2k where i + j = k or i = j and k = 1 | c-1",
     [](const Heaps&, const TakenOfEach& t) {
         return t == TakenOfEach{0, 0, 1} || (t[0] > 0 && t[1] > 0 && t[2] > 0 && t[2] % 2 == 0 &&
                                              (t[0] + t[1] == t[2] / 2 || (t[0] == t[1] && t[2] == 2)));
     }},
    {"heap n, last m: take k where k <= 2*m or m = 0 and k < n",
     [](const Heaps& p, const TakenOfEach& t) { return t[0] <= 2 * p[1] || (p[1] == 0 && t[0] < p[0]); }},
    {"heap n, last m: take k where k != m",
     [](const Heaps& p, const TakenOfEach& t) { return t[0] != p[1]; }},
    {"heap n, last m: take 1, 3 or 4 where m != 1 | take any where n < 4 | take x where x = m + 1",
     [](const Heaps& p, const TakenOfEach& t) {
         return ((t[0] == 1 || t[0] == 3 || t[0] == 4) && p[1] != 1) || p[0] < 4 || t[0] == p[1] + 1;
     }},
};

/// Each number from 0 to `largest`.
inline std::vector<Heaps> allPositions(std::size_t numbers, std::uint64_t largest) {
    std::vector<Heaps> all{{}};
    for (std::size_t number = 0; number < numbers; ++number) {
        std::vector<Heaps> longer;
        for (const Heaps& position : all)
            for (std::uint64_t n = 0; n <= largest; ++n) {
                longer.push_back(position);
                longer.back().push_back(n);
            }
        all = std::move(longer);
    }
    return all;
}
inline std::uint64_t largestFor(const JointRules& rules) {
    constexpr std::uint64_t largest[] = {30, 10, 6, 4};
    return largest[rules.numbers() - 1];
}

/// By trying all that could be taken.
inline std::set<Heaps> plainJointOptions(const JointRules& rules, const MayTake& mayTake,
                                         const Heaps& position) {
    std::set<Heaps> options;
    const std::uint64_t most = *std::ranges::max_element(position);
    for (const Heaps& tried : allPositions(rules.heaps, most)) {
        TakenOfEach taken{};
        Heaps option = position;
        bool fits = std::ranges::any_of(tried, [](std::uint64_t number) { return number > 0; });
        for (std::size_t heap = 0; heap < rules.heaps; ++heap) {
            taken[heap] = tried[heap];
            fits = fits && tried[heap] <= position[heap];
            option[heap] -= tried[heap];
        }
        if (rules.tellsLast) option[1] = tried[0];
        if (fits && mayTake(position, taken)) options.insert(option);
    }
    return options;
}

class PlainJoint {
public:
    PlainJoint(const JointRules& rules, MayTake mayTake, Play play)
        : rules_(rules), mayTake_(std::move(mayTake)), play_(play) {}

    const std::set<Heaps>& options(const Heaps& position) {
        const auto found = options_.find(position);
        if (found != options_.end()) return found->second;
        return options_[position] = plainJointOptions(rules_, mayTake_, position);
    }
    Nimber value(const Heaps& position) {
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        std::set<Nimber> values;
        for (const Heaps& option : options(position))
            values.insert(value(option));
        Nimber least = values.empty() && play_ == Play::misere ? 1 : 0;
        while (values.count(least) != 0)
            ++least;
        return values_[position] = least;
    }

private:
    const JointRules& rules_;
    MayTake mayTake_;
    Play play_;
    std::map<Heaps, std::set<Heaps>> options_;
    std::map<Heaps, Nimber> values_;
};

/// Rules whose turns are chosen at random, with what they mean.
struct RandomJoint {
    struct Take {
        std::size_t heap;
        std::uint64_t times;
        int name; ///< below 0: none
    };
    struct Turn {
        std::vector<Take> takes;
        int names = 0;
        int condition = 0;
    };
    static constexpr int conditions = 4;

    explicit RandomJoint(std::mt19937& random, std::size_t heapCount, bool isPlain) : heaps(heapCount) {
        for (std::size_t turn = 1 + random() % 4; turn > 0; --turn)
            turns.push_back(turnFrom(random, isPlain));
    }

    [[nodiscard]] std::string text() const {
        const std::string names = "abcd";
        std::string all = "heaps ";
        for (std::size_t heap = 0; heap < heaps; ++heap)
            all += std::string(heap == 0 ? "" : ", ") + names[heap];
        for (std::size_t turn = 0; turn < turns.size(); ++turn) {
            all += turn == 0 ? ": " : " | ";
            for (std::size_t i = 0; i < turns[turn].takes.size(); ++i) {
                const Take& take = turns[turn].takes[i];
                all += std::string(i == 0 ? "" : ", ") + names[take.heap] + "-" + std::to_string(take.times);
                if (take.name >= 0) all += "xy"[take.name];
            }
            constexpr const char* said[conditions] = {"", " where x <= a", " where (x + a) mod 3 != 1",
                                                      " where a >= 2"};
            all += said[turns[turn].condition];
        }
        return all;
    }
    [[nodiscard]] bool mayTake(const Heaps& position, const TakenOfEach& taken) const {
        const std::uint64_t most = *std::ranges::max_element(position);
        return std::ranges::any_of(turns, [&](const Turn& turn) {
            for (std::uint64_t x = 1; x <= most; ++x)
                for (std::uint64_t y = 1; y <= most; ++y)
                    if (takes(turn, x, y) == taken && holds(turn.condition, position, x)) return true;
            return false;
        });
    }

    std::size_t heaps;
    std::vector<Turn> turns;

private:
    [[nodiscard]] Turn turnFrom(std::mt19937& random, bool isPlain) const {
        Turn turn;
        const bool isNamed = random() % 3 != 0;
        for (std::size_t heap = 0; heap < heaps; ++heap) {
            if (random() % 2 == 0 && (heap + 1 < heaps || !turn.takes.empty())) continue;
            const bool isConstant = isPlain ? !isNamed : random() % 3 == 0;
            const int name = isConstant                   ? -1
                             : !isPlain && turn.names > 0 ? static_cast<int>(random() % 2)
                                                          : 0;
            turn.takes.push_back({heap, 1 + random() % 3, name});
            turn.names = std::max(turn.names, name + 1);
        }
        if (!isPlain) turn.condition = static_cast<int>(turn.names > 0 ? random() % conditions : 0);
        return turn;
    }
    static TakenOfEach takes(const Turn& turn, std::uint64_t x, std::uint64_t y) {
        TakenOfEach taken{};
        for (const Take& take : turn.takes)
            taken[take.heap] = take.name < 0 ? take.times : take.times * (take.name == 0 ? x : y);
        return taken;
    }
    static bool holds(int condition, const Heaps& position, std::uint64_t x) {
        if (condition == 1) return x <= position[0];
        if (condition == 2) return (x + position[0]) % 3 != 1;
        return condition == 0 || position[0] >= 2;
    }
};

} // namespace mexplorer
