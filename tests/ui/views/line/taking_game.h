#pragma once

#include "core/solve/game.h"
#include "core/text/parse.h"

#include <algorithm>
#include <functional>

/// A game with a line and nothing else: one heap, take one of `takes`. What a theorem and the period finder
/// would say of it is the test's to choose.
class TakingGame final : public mexplorer::Game, public mexplorer::LineAspect {
public:
    std::vector<std::uint64_t> takes = {1, 2};
    mexplorer::Play rule = mexplorer::Play::normal;
    mexplorer::Period found = {};
    std::function<std::optional<mexplorer::Evaluation>(std::uint64_t)> theorem = {};
    /// Changes a value after it is computed, to make exceptions.
    std::function<std::uint32_t(std::uint64_t, std::uint32_t)> change = {};

    const mexplorer::Description& description() const override { return description_; }
    const mexplorer::Parameters& parameters() const override { return parameters_; }
    mexplorer::Play play() const override { return rule; }
    mexplorer::Expected<std::string> canonical(std::string_view position) const override {
        return std::string(position);
    }
    mexplorer::Expected<mexplorer::Evaluation> evaluate(const std::string& position,
                                                        mexplorer::Task& task) const override {
        mexplorer::LineValues values(std::stoull(position) + 1);
        (void)fill(values, task);
        return mexplorer::evaluationOf(values[values.size() - 1]);
    }
    std::optional<mexplorer::Evaluation> closedForm(const std::string&) const override {
        return std::nullopt;
    }
    mexplorer::Expected<mexplorer::Solution> solve(const std::string& position,
                                                   mexplorer::Task& task) const override {
        mexplorer::Solution solution{position, *evaluate(position, task), {}, true};
        const auto options = optionsOf(std::stoull(position), SIZE_MAX);
        for (const mexplorer::HeapOption& to : *options)
            solution.moves.push_back({{}, positionAt(to.front()), *evaluate(positionAt(to.front()), task)});
        return solution;
    }
    std::unique_ptr<mexplorer::PositionGraph> graph(const std::string&) const override { return nullptr; }
    const mexplorer::LineAspect* line() const override { return this; }

    mexplorer::Expected<void> check(std::uint64_t size) const override {
        if (size > 1'000'000'000) return mexplorer::tooLarge({"too large", {}});
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
    std::optional<std::uint64_t> heapOf(const std::string& position) const override {
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

private:
    mexplorer::Description description_ = {};
    mexplorer::Parameters parameters_ = {};
};
