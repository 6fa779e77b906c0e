#include "ui/document/change.h"

#include "core/catalogue/catalogue.h"
#include "ui/document/view_kind.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const Game>> made(const std::string& id, const Parameters& parameters) {
    return makeGame(id, parameters).map([](auto&& game) -> std::shared_ptr<const Game> {
        return std::forward<decltype(game)>(game);
    });
}

} // namespace

Expected<Change> withGame(DocumentState from, const std::string& id, const Parameters& parameters,
                          const std::string& position, const std::string& view) {
    const auto game = made(id, parameters);
    if (!game) return tl::unexpected(game.error());
    const auto start = (*game)->canonical(position.empty() ? (*game)->startPosition() : position);
    if (!start) return tl::unexpected(start.error());
    from.game = id;
    from.parameters = (*game)->parameters();
    from.position = *start;
    from.view = openingView(**game, view).id;
    return Change{std::move(from), *game};
}

Expected<Change> withParameter(DocumentState from, const std::string& id, const std::string& value) {
    from.parameters[id] = value;
    const auto game = made(from.game, from.parameters);
    if (!game) return tl::unexpected(game.error());
    from.parameters = (*game)->parameters();
    from.position = (*game)->canonical(from.position).value_or((*game)->startPosition());
    from.view = openingView(**game, from.view).id;
    return Change{std::move(from), *game};
}

Expected<Change> withPosition(Change from, std::string_view position) {
    const auto canonical = from.game->canonical(position);
    if (!canonical) return tl::unexpected(canonical.error());
    from.state.position = *canonical;
    return from;
}

Expected<Change> withGameOf(DocumentState state) {
    const auto game = made(state.game, state.parameters);
    if (!game) return tl::unexpected(game.error());
    return Change{std::move(state), *game};
}

std::size_t bytesToRead(const DocumentState& state) {
    std::size_t bytes = state.position.size();
    for (const auto& [id, value] : state.parameters)
        bytes += value.size();
    return bytes;
}

} // namespace mexplorer::ui
