#include "ui/document/change.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/given_game.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/notes.h"
#include "ui/document/view_kind.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const Game>> made(const std::string& id, const Parameters& parameters) {
    return makeGame(id, parameters).map([](auto&& game) -> std::shared_ptr<const Game> {
        return std::forward<decltype(game)>(game);
    });
}

/// The state with this game and position.
Change changeTo(DocumentState state, std::shared_ptr<const Game> game,
                std::shared_ptr<const Instance> instance) {
    state.parameters = game->parameters();
    state.position = instance ? instance->text() : std::string();
    return {std::move(state), std::move(game), std::move(instance)};
}

/// The state in this game, with its position parsed.
Expected<Change> readIn(std::shared_ptr<const Game> game, DocumentState state) {
    const auto instance = readIfAny(*game, state.position);
    if (!instance) return tl::unexpected(instance.error());
    return changeTo(std::move(state), std::move(game), *instance);
}

/// The same in the game that the position is meant in, in a view that can show it.
Expected<Change> readAsMeant(std::shared_ptr<const Game> game, DocumentState state) {
    if (std::shared_ptr<const Game> meant = gameMeantBy(*game, state.position)) {
        state.view = openingView(*meant, state.view).id;
        game = std::move(meant);
    }
    return readIn(std::move(game), std::move(state));
}

/// View settings are dropped when the game changes: each game has its own.
void enterGame(DocumentState& state, const std::string& id) {
    if (state.game != id) state.settings.clear();
    state.game = id;
}

bool areOfOneGame(const DocumentState& state, const DocumentState& other) {
    return state.game == other.game && state.parameters == other.parameters;
}

} // namespace

Change firstContent() {
    return withGame({}, "wythoff", {}, {}, "grid").value();
}

Expected<std::shared_ptr<const Instance>> readIfAny(const Game& game, std::string_view position) {
    if (position.empty() && !game.as<InstancesAspect>()) return nullptr;
    return instanceOf(game, position);
}

Expected<Change> withGame(DocumentState from, const std::string& id, const Parameters& parameters,
                          const std::string& position, const std::string& view) {
    const auto game = made(id, parameters);
    if (!game) return tl::unexpected(game.error());
    enterGame(from, id);
    from.position = position.empty() ? startPosition(**game) : position;
    from.view = openingView(**game, view).id;
    return readAsMeant(*game, std::move(from));
}

Change withGame(DocumentState from, std::shared_ptr<const Game> game,
                std::shared_ptr<const Instance> instance) {
    enterGame(from, game->description().id);
    from.view = openingView(*game).id;
    return changeTo(std::move(from), std::move(game), std::move(instance));
}

Expected<Change> withPreset(DocumentState from, const std::string& id, const Preset& preset) {
    auto change = withGame(std::move(from), id, preset.parameters, preset.position, preset.view);
    if (!change) return change;
    auto& settings = change->state.settings;
    settings.erase(change->state.view);
    if (!preset.settings.empty()) settings[change->state.view] = preset.settings;
    return change;
}

Expected<Change> withGraph(const DocumentState& from, const std::string& graph) {
    const auto given = gameOnGraph(graph, from.game);
    if (!given) return tl::unexpected(given.error());
    return withGame(from, given->id, given->parameters);
}

namespace {

/// What the old value of a parameter told of others, or left at their defaults, the new one may tell
/// otherwise: only what somebody chose stays.
void forgetTold(Parameters& parameters, const Entry& entry, const std::string& changed) {
    if (!entry.told || !parameters.contains(changed)) return;
    const auto untouched = allParameters(entry, {{changed, parameters.at(changed)}});
    if (!untouched) return;
    std::erase_if(parameters, [&](const auto& given) { return given.second == untouched->at(given.first); });
}

} // namespace

Expected<Change> withParameter(DocumentState from, const std::string& id, const std::string& value) {
    if (const auto entry = findGame(from.game)) forgetTold(from.parameters, **entry, id);
    from.parameters[id] = value;
    const auto game = made(from.game, from.parameters);
    if (!game) return tl::unexpected(game.error());
    from.view = openingView(**game, from.view).id;
    if (auto change = readIn(*game, from)) return change;
    from.position = startPosition(**game);
    return readIn(*game, std::move(from));
}

Expected<Change> withPosition(Change from, std::string_view position) {
    if (position == from.state.position) return from; // already parsed
    from.state.position = position;
    return readAsMeant(std::move(from.game), std::move(from.state));
}

Expected<Change> withState(DocumentState state) {
    const auto game = made(state.game, state.parameters);
    if (!game) return tl::unexpected(game.error());
    return readAsMeant(*game, std::move(state));
}

Expected<Change> withState(DocumentState state, const Change& from) {
    const bool isOfGame = areOfOneGame(state, from.state);
    if (isOfGame && state.position == from.state.position)
        return Change{std::move(state), from.game, from.instance, from.asked};
    return isOfGame ? readAsMeant(from.game, std::move(state)) : withState(std::move(state));
}

void dropRecord(DocumentState& state, const DocumentState& from) {
    if (!state.record || state.record != from.record) return;
    if (!areOfOneGame(state, from) || state.position != from.position) state.record = nullptr;
}

std::size_t bytesToRead(const DocumentState& state, const DocumentState& from) {
    if (!areOfOneGame(state, from)) return bytesToRead(state);
    return state.position == from.position ? 0 : state.position.size();
}

std::size_t bytesToRead(const DocumentState& state) {
    std::size_t bytes = state.position.size();
    for (const auto& [id, value] : state.parameters)
        bytes += value.size();
    return bytes;
}

} // namespace mexplorer::ui
