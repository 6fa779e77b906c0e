#include "core/catalogue/taking_game.h"

#include "core/catalogue/heap_game_of.h"
#include "core/catalogue/heap_parts.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/taking_rules.h"

namespace mexplorer {

namespace {

/// Refers to rules that outlive it.
std::shared_ptr<const TakingGame> sharedWith(const TakingGame& game) {
    return {std::shared_ptr<const TakingGame>(), &game};
}

} // namespace

std::optional<Evaluation> TakingGame::closedForm(const Heaps& heaps) const {
    NimTotal total;
    for (const std::uint64_t size : heaps) {
        const auto value = heapValue(size);
        if (!value) return std::nullopt;
        total.add(*value);
    }
    return total.evaluation(play());
}

Expected<void> TakingGame::fillLine(LineValues& values, Task& task) const {
    return mexplorer::fillLine<TakingRules>(TakingRules(sharedWith(*this)), values, task);
}

Expected<void> TakingGame::fillLineByDefinition(LineValues& values, Task& task) const {
    return mexplorer::fillLineByDefinition<TakingRules>(TakingRules(sharedWith(*this)), values, task);
}

std::unique_ptr<Game> makeTakingGame(std::shared_ptr<const TakingGame> rules, Parameters parameters) {
    using Made = HeapGameOf<TakingRules, HeapParts<TakingRules>, NotesOf<TakingRules>>;
    return std::make_unique<Made>(TakingRules(std::move(rules)), std::move(parameters));
}

} // namespace mexplorer
