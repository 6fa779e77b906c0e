#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/play/opponent.h"

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

/// The computer’s move with nothing known beforehand, as after opening a document; includes parsing.
void moveOfTheComputer(benchmark::State& state, const std::string& id, const Parameters& parameters,
                       const std::string& position) {
    for (auto step : state) {
        Task task;
        const auto game = makeGame(id, parameters).value();
        const auto asked = ask(*game, position.empty() ? startPosition(*game) : position).value();
        const auto chosen = chooseMove(*game, *asked, {}, 0, task);
        if (chosen)
            state.SetLabel(chosen->move.english() + (chosen->how == ChosenMove::How::best ? "" : " ?"));
    }
}

/// All examples that have moves.
void addExamples() {
    for (const Entry& entry : catalogue()) {
        const Description& game = entry.description;
        std::vector<Preset> examples = game.presets;
        examples.push_back({});
        for (const Preset& example : examples) {
            const auto made = makeGame(game.id, example.parameters);
            const std::string at = example.position.empty() ? startPosition(**made) : example.position;
            const auto asked = ask(**made, at);
            if (!asked || (*asked)->optionCount() == 0) continue;
            benchmark::RegisterBenchmark((game.id + " " + at.substr(0, 60)).c_str(), moveOfTheComputer,
                                         game.id, example.parameters, at)
                ->Iterations(1)
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime();
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    addExamples();
    benchmark::RunSpecifiedBenchmarks();
}
