#pragma once

#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/game/inquiry.h"
#include "core/theory/mex.h"

#include <algorithm>
#include <functional>

/// The line of a game with one heap from which one of `takes` is taken. The test chooses what the theorem and
/// the period finder return.
class TakingLine final : public mexplorer::LineAspect {
public:
    std::vector<std::uint64_t> takes = {1, 2};
    mexplorer::Play rule = mexplorer::Play::normal;
    mexplorer::Period found = {};
    std::function<std::optional<mexplorer::Evaluation>(std::uint64_t)> theorem = {};
    /// Changes a value after it is computed, to make exceptions.
    std::function<std::uint32_t(std::uint64_t, std::uint32_t)> change = {};

    mexplorer::Expected<void> check(std::uint64_t size) const override {
        if (size > 1'000'000'000) return mexplorer::tooLarge(mexplorer::say("too large"));
        return {};
    }
    mexplorer::Expected<void> fill(mexplorer::LineValues& values, mexplorer::Task& task) const override {
        for (std::uint64_t n = 0; n < values.size(); ++n) {
            if (task.cancelled()) return mexplorer::cancelled();
            std::vector<mexplorer::Nimber> seen;
            for (const std::uint64_t take : takes) {
                if (take <= n) seen.push_back(values[n - take]);
            }
            const bool terminal = seen.empty();
            auto value =
                static_cast<std::uint32_t>(terminal ? mexplorer::terminalValue(rule) : mexplorer::mex(seen));
            if (change) value = change(n, value);
            values.data()[n] = value;
        }
        values.finish(values.size());
        return {};
    }
    mexplorer::Expected<void> fillByDefinition(mexplorer::LineValues& values,
                                               mexplorer::Task& task) const override {
        return fill(values, task);
    }
    mexplorer::Period period(const mexplorer::LineValues&) const override { return found; }
    std::string positionAt(std::uint64_t n) const override { return std::to_string(n); }
    std::optional<std::uint64_t> heapOf(const mexplorer::Inquiry& asked) const override {
        const std::string& position = asked.position();
        if (position.find(',') != std::string::npos) return std::nullopt;
        return std::stoull(position);
    }
    std::optional<mexplorer::Evaluation> closedForm(std::uint64_t n) const override {
        return theorem ? theorem(n) : std::nullopt;
    }
    std::optional<std::vector<mexplorer::HeapOption>> optionsOf(std::uint64_t n,
                                                                std::size_t most) const override {
        std::vector<mexplorer::HeapOption> options;
        for (const std::uint64_t take : takes) {
            if (take <= n) options.push_back({n - take});
        }
        if (options.size() > most) return std::nullopt;
        return options;
    }
};

/// An impartial game with such a line and nothing else.
class TakingGame final : public mexplorer::Game {
public:
    explicit TakingGame(const TakingLine& line = {}) : Game({}, {}) {
        add(std::make_unique<TakingLine>(line));
        add(std::make_unique<mexplorer::ImpartialAspect>(line.rule));
    }
};
