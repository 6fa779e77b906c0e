#pragma once

#include "core/catalogue/heap_game_of.h"
#include "core/explain/trace.h"
#include "core/rules/heap_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace mexplorer {

/// A game of heaps from which s ∈ `set` may be taken, without a theorem.
class TakeSet : public HeapGame<TakeSet> {
public:
    TakeSet(Play play, std::vector<std::uint64_t> set) : HeapGame(play), set_(std::move(set)) {}

    static Description describe() {
        return {.id = "take-set",
                .title = say("Take from a set"),
                .group = say("Heaps"),
                .summary = say("Take a number of the set from one heap."),
                .parameters = {},
                .position = "5",
                .view = "tree",
                .positionHint = say("heaps")};
    }
    static Expected<TakeSet> make(const Parameters& /*parameters*/) { return TakeSet(Play::normal, {1}); }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        for (const std::uint64_t taken : set_) {
            if (taken <= size && !goesOn(visit, taken)) return false;
        }
        return true;
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const {
        return static_cast<std::uint64_t>(
            std::count_if(set_.begin(), set_.end(), [&](std::uint64_t taken) { return taken <= size; }));
    }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t /*size*/) const { return std::nullopt; }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return set_.empty() ? 0 : set_.back(); }

private:
    std::vector<std::uint64_t> set_;
};

/// The same by the definition, for any set and any number of heaps.
class BruteForce {
public:
    BruteForce(std::vector<std::uint64_t> set, Play play) : set_(std::move(set)), play_(play) {}

    [[nodiscard]] std::vector<Heaps> options(const Heaps& heaps) const {
        std::vector<Heaps> found;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (const std::uint64_t taken : set_) {
                if (taken > heaps[heap]) continue;
                found.push_back(heaps);
                found.back()[heap] -= taken;
            }
        }
        return found;
    }
    Nimber value(const Heaps& heaps) {
        if (const auto known = known_.find(heaps); known != known_.end()) return known->second;
        std::vector<Nimber> values;
        for (const Heaps& option : options(heaps))
            values.push_back(value(option));
        std::sort(values.begin(), values.end());
        Nimber least = 0;
        for (const Nimber v : values)
            least += v == least ? 1U : 0U;
        return known_[heaps] = values.empty() && play_ == Play::misere ? 1 : least;
    }
    [[nodiscard]] bool isP(const Heaps& heaps) { return value(heaps) == 0; }

private:
    std::vector<std::uint64_t> set_;
    Play play_;
    std::map<Heaps, Nimber> known_;
};

/// Calls visit(heaps) for all heaps 0 … largest, with 1 … most of them, in every order.
template <class Visit>
void forAllHeaps(std::uint64_t largest, std::size_t most, Visit&& visit) {
    for (std::size_t count = 1; count <= most; ++count) {
        Heaps heaps(count, 0);
        for (std::size_t place = 0; place < count;) {
            if (place == 0) visit(std::as_const(heaps));
            if (heaps[place] < largest) {
                ++heaps[place];
                place = 0;
            } else {
                heaps[place++] = 0;
            }
        }
    }
}

/// What is wrong with any trace in general; empty if nothing.
inline std::string wrongWith(const Trace& trace) {
    if (trace.steps.empty()) return "no step";
    if (trace.title.empty()) return "no title";
    const auto speaks = [](const Message& message) {
        const std::string said = message.english();
        for (std::size_t i = 0; i + 1 < said.size(); ++i) {
            if (said[i] == '%' && said[i + 1] >= '1' && said[i + 1] <= '9') return false;
        }
        return !said.empty();
    };
    for (const Message& line : trace.pseudoCode) {
        if (!speaks(line)) return "a line of code says nothing";
    }
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        if (!speaks(trace.steps[i].reason)) return fmt::format("step {} gives no reason", i);
        if (trace.steps[i].codeLine >= trace.pseudoCode.size())
            return fmt::format("step {} is beyond the code", i);
    }
    return {};
}

} // namespace mexplorer
