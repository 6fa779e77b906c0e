#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/line.h"
#include "core/solve/coin_engine.h"
#include "core/solve/line_engine.h"
#include "core/solve/periods.h"
#include "core/theory/mex.h"

namespace mexplorer {

/// A single head at place n, in normal play. A turn may leave several heads, whose values add by XOR. n = 0
/// stands for no head.
template <CoinRules R>
class CoinLine final : public NormalAspectOf<R, LineAspect> {
public:
    using NormalAspectOf<R, LineAspect>::NormalAspectOf;

    [[nodiscard]] Message subject() const override { return say(MX_TEXT("core", "a lone head at place n")); }
    [[nodiscard]] Message name(std::uint64_t n) const override {
        return n == 0 ? say(MX_TEXT("core", "no head")) : say(MX_TEXT("core", "a lone head at place %1"), n);
    }
    [[nodiscard]] Expected<void> check(std::uint64_t size) const override {
        return checkLineSize(size, mostCoins + 1);
    }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        const auto found = coinValues(this->rules().sets(), values.size() - 1, task);
        if (!found) return tl::unexpected(found.error());
        if (found->size() + 1 < values.size()) return tooLargeAt(found->size() + 1, mostCoinValue);
        values.data()[0] = 0;
        for (std::size_t place = 1; place < values.size(); ++place)
            values.data()[place] = static_cast<LineValues::Value>((*found)[place - 1]);
        values.finish(values.size());
        return {};
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        const std::uint64_t all = turnsUpTo(this->rules().sets(), values.size() - 1);
        if (auto fits = checkTurns(all); !fits) return fits;
        std::uint64_t turns = 0;
        for (std::size_t place = 0; place < values.size(); ++place) {
            task.report(static_cast<double>(turns) / static_cast<double>(all + 1));
            MexOfMany options;
            const bool isDone = this->rules().sets().forEach(place, [&](const Places& turned) {
                if (turns++ % optionsBetweenChecks == 0 && task.cancelled()) return false;
                options.add(sumOf(turned, place, values));
                return true;
            });
            if (!isDone) return cancelled();
            values.data()[place] = static_cast<LineValues::Value>(options.mex());
            values.finish(place + 1);
        }
        return {};
    }
    /// Proved only if a formula gives the period; no theorem proves one from computed values.
    [[nodiscard]] Period period(const LineValues& values) const override {
        const auto from = this->rules().rule().risesFrom();
        if (!from) return observedPeriod(values);
        Period period = theoremPeriod(values, 1, 1, *from);
        period.theorem = this->rules().valueTheorem();
        return period;
    }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override {
        return this->rules().text(rowOf(static_cast<std::size_t>(n)));
    }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const Inquiry& position) const override {
        const auto* coins = parsedBy(this->rules(), position);
        if (!coins || std::count(coins->begin(), coins->end(), 1) > 1) return std::nullopt;
        const auto head = std::find(coins->begin(), coins->end(), 1);
        return head == coins->end() ? 0 : static_cast<std::uint64_t>(head - coins->begin()) + 1;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return this->rules().closedForm(rowOf(static_cast<std::size_t>(n)));
    }
    [[nodiscard]] std::optional<std::vector<HeapOption>> optionsOf(std::uint64_t n,
                                                                   std::size_t most) const override {
        std::vector<HeapOption> options;
        const auto place = static_cast<std::size_t>(n);
        if (place > 0 && this->rules().sets().count(place) > most) return std::nullopt;
        this->rules().sets().forEach(place, [&](const Places& turned) {
            options.emplace_back(turned.begin(), turned.end() - 1); // without the head itself
            if (options.back().empty()) options.back().push_back(0);
        });
        return options;
    }

private:
    static constexpr std::uint64_t optionsBetweenChecks = 4096;

    /// A row that ends in its only head; for place 0 one coin that shows tails.
    static Coins rowOf(std::size_t place) {
        Coins row(std::max<std::size_t>(place, 1), std::uint8_t{0});
        if (place > 0) row.back() = 1;
        return row;
    }
    static Nimber sumOf(const Places& turned, std::size_t place, const LineValues& values) {
        Nimber sum = 0;
        for (const std::size_t other : turned)
            sum ^= other == place ? 0U : values[other];
        return sum;
    }
};

} // namespace mexplorer
