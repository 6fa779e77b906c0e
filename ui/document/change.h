#pragma once

#include "core/solve/game.h"
#include "ui/document/document_state.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Where a change leads to: a state, and its game. The functions below say what is to be done to `from`,
/// which they leave as it is; they are all that reads what people write, and run in any thread. Errors: as of
/// makeGame and Game::canonical; a setting that the view does not have.
struct Change {
    DocumentState state;
    std::shared_ptr<const Game> game;
};

/// Another game, or the same at another place. Where nothing is given: the defaults, the position and the
/// view it opens in.
[[nodiscard]] Expected<Change> withGame(DocumentState from, const std::string& id,
                                        const Parameters& parameters = {}, const std::string& position = {},
                                        const std::string& view = {});
/// A position that the new parameters do not know gives way to one that they do, and so does a view.
[[nodiscard]] Expected<Change> withParameter(DocumentState from, const std::string& id,
                                             const std::string& value);
[[nodiscard]] Expected<Change> withPosition(Change from, std::string_view position);
/// The same state with its game made anew.
[[nodiscard]] Expected<Change> withGameOf(DocumentState state);

/// Bytes of the texts that are read when the state's game and position are.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state);
/// So many bytes are read before anybody feels it, in a few milliseconds.
inline constexpr std::size_t quicklyRead = std::size_t{16} << 10U;

} // namespace mexplorer::ui
