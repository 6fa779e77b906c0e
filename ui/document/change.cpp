#include "ui/document/change.h"

#include "core/catalogue/catalogue.h"
#include "core/solve/aspects/positions.h"
#include "ui/document/view_kind.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const Game>> made(const std::string& id, const Parameters& parameters) {
    return makeGame(id, parameters).map([](auto&& game) -> std::shared_ptr<const Game> {
        return std::forward<decltype(game)>(game);
    });
}

/// The state with this game and position.
Change changeTo(DocumentState state, std::shared_ptr<const Game> game, std::shared_ptr<const Inquiry> asked) {
    state.parameters = game->parameters();
    state.position = asked ? asked->position() : std::string();
    return {std::move(state), std::move(game), std::move(asked)};
}

/// The state in this game, with its position read.
Expected<Change> readIn(std::shared_ptr<const Game> game, DocumentState state) {
    const auto asked = askIfAny(*game, state.position);
    if (!asked) return tl::unexpected(asked.error());
    return changeTo(std::move(state), std::move(game), *asked);
}

bool areOfOneGame(const DocumentState& state, const DocumentState& other) {
    return state.game == other.game && state.parameters == other.parameters;
}

} // namespace

Expected<std::shared_ptr<const Inquiry>> askIfAny(const Game& game, std::string_view position) {
    if (position.empty() && !game.as<PositionsAspect>()) return nullptr;
    return ask(game, position);
}

Expected<Change> withGame(DocumentState from, const std::string& id, const Parameters& parameters,
                          const std::string& position, const std::string& view) {
    const auto game = made(id, parameters);
    if (!game) return tl::unexpected(game.error());
    from.game = id;
    from.position = position.empty() ? startPosition(**game) : position;
    from.view = openingView(**game, view).id;
    return readIn(*game, std::move(from));
}

Change withGame(DocumentState from, std::shared_ptr<const Game> game, std::shared_ptr<const Inquiry> asked) {
    from.game = game->description().id;
    from.view = openingView(*game).id;
    return changeTo(std::move(from), std::move(game), std::move(asked));
}

Expected<Change> withParameter(DocumentState from, const std::string& id, const std::string& value) {
    from.parameters[id] = value;
    const auto game = made(from.game, from.parameters);
    if (!game) return tl::unexpected(game.error());
    from.view = openingView(**game, from.view).id;
    if (auto change = readIn(*game, from)) return change;
    from.position = startPosition(**game);
    return readIn(*game, std::move(from));
}

Expected<Change> withPosition(Change from, std::string_view position) {
    if (position == from.state.position) return from; // it was read
    const auto asked = ask(*from.game, position);
    if (!asked) return tl::unexpected(asked.error());
    from.state.position = (*asked)->position();
    from.asked = *asked;
    return from;
}

Expected<Change> withState(DocumentState state) {
    const auto game = made(state.game, state.parameters);
    if (!game) return tl::unexpected(game.error());
    return readIn(*game, std::move(state));
}

Expected<Change> withState(DocumentState state, const Change& from) {
    const bool isOfGame = areOfOneGame(state, from.state);
    if (isOfGame && state.position == from.state.position)
        return Change{std::move(state), from.game, from.asked};
    return isOfGame ? readIn(from.game, std::move(state)) : withState(std::move(state));
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
