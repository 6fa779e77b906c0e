#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"
#include "tests/core/asked.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/definition_of_game.h"
#include "tests/core/plain_endings.h"

#include <algorithm>
#include <map>
#include <random>

namespace mexplorer {

/// All positions below one, with the results of best play by the definition: each player maximises the score;
/// of equal ones, a winner prefers the soonest end, others the latest.
class PlainPlay {
public:
    /// The graph must have been walked (see allBelow).
    PlainPlay(const Game& game, PositionGraph& graph) {
        for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
            texts.push_back(graph.text(id));
            const auto span = graph.options(id);
            options.emplace_back(span.begin(), span.end());
            ends.push_back(options.back().empty() ? graph.scoreAtEnd(id) : 0);
        }
        if (playEnds(game))
            for (std::size_t id = 0; id < options.size(); ++id)
                (void)find(id);
        else
            findEndings();
    }

    [[nodiscard]] const BestPlay& at(std::size_t id) const { return *best_.at(id); }
    [[nodiscard]] Outcome outcome(std::size_t id) const { return outcomeOf(at(id).score); }
    /// How many options have this outcome.
    [[nodiscard]] std::uint64_t count(std::size_t id, Outcome outcome_) const {
        return static_cast<std::uint64_t>(std::ranges::count_if(
            options[id], [&](std::size_t option) { return outcome(option) == outcome_; }));
    }
    /// The index of the first option with this text.
    [[nodiscard]] std::optional<std::size_t> optionCalled(std::size_t id, const std::string& text) const {
        const auto found =
            std::ranges::find_if(options[id], [&](std::size_t option) { return texts[option] == text; });
        if (found == options[id].end()) return std::nullopt;
        return static_cast<std::size_t>(found - options[id].begin());
    }

    std::vector<std::string> texts;
    std::vector<std::vector<std::size_t>> options;
    std::vector<Score> ends;

private:
    const BestPlay& find(std::size_t id) {
        if (best_.size() < options.size()) best_.resize(options.size());
        if (best_[id]) return *best_[id];
        if (options[id].empty()) return *(best_[id] = BestPlay{ends[id], 0});
        std::optional<BestPlay> best;
        for (const std::size_t option : options[id]) {
            const BestPlay then = find(option);
            const BestPlay made{-then.score, *then.plies + 1};
            const bool isSooner = made.score > 0 ? made.plies < best.value_or(made).plies
                                                 : made.plies > best.value_or(made).plies;
            if (!best || made.score > best->score || (made.score == best->score && isSooner)) best = made;
        }
        return *(best_[id] = best);
    }
    void findEndings() {
        PlainGame plain;
        plain.options = options;
        for (std::size_t id = 0; id < options.size(); ++id)
            plain.wonAtEnd.push_back(ends[id] > 0);
        const auto endings = plainEndings(plain);
        best_.assign(endings.begin(), endings.end());
    }

    std::vector<std::optional<BestPlay>> best_;
};

/// Calls visit(game, its name, all positions below a random one) for every game, in each play that it has.
template <class Visit>
void forRandomPositions(std::uint64_t seed, std::size_t most, const Visit& visit) {
    std::mt19937_64 random(seed);
    for (const Entry& entry : catalogue()) {
        const auto shown = makeGame(entry.description.id).value();
        if (!canShow("play", *shown) || shown->as<TwoSidedAspect>()) continue; // these: test_two_sided_play
        std::vector<Preset> presets = entry.description.presets;
        presets.push_back({{}, {}, entry.description.position});
        std::erase_if(presets, [](const Preset& preset) { return areOfTwoSides(preset.parameters); });
        const bool hasPlay = completed(entry.description.parameters, {})->contains(playId);
        for (const Play play : {Play::normal, Play::misere}) {
            if (play == Play::misere && !hasPlay) continue;
            const Preset& preset = presets[random() % presets.size()];
            const auto game =
                makeGame(entry.description.id, hasPlay ? inPlay(preset.parameters, play) : preset.parameters);
            std::string position = preset.position;
            for (int walked = 0; walked < 60; ++walked) {
                const auto graph = asked(**game, position)->graph();
                if (allBelow(*graph, most)) {
                    visit(**game, entry.description.id + (play == Play::misere ? " misere" : ""),
                          PlainPlay(**game, *graph));
                    break;
                }
                const auto count = std::min<std::uint64_t>(graph->optionCount(0), 1000);
                if (count == 0) break;
                std::uint64_t left = random() % count;
                graph->forEachMove(0, [&](const Message&, std::string to) {
                    position = std::move(to);
                    return left-- > 0;
                });
            }
        }
    }
}

} // namespace mexplorer
