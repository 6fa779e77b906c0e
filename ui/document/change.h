#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"
#include "ui/document/document_state.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Where a change leads to: a state, its game, and its position as it was read, once for all that is asked of
/// it. The functions below say what is to be done to `from`, which they leave as it is; they are all that
/// reads what people write, and run in any thread. Errors: as of makeGame and PositionsAspect::ask; a setting
/// that the view does not have.
struct Change {
    DocumentState state;
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Inquiry> asked; ///< about the state’s position; null if the game has none
};

/// The inquiry about a position, or null where it is empty because the game has none. Errors: as of `ask`.
[[nodiscard]] Expected<std::shared_ptr<const Inquiry>> askIfAny(const Game& game, std::string_view position);

/// Another game, or the same at another place. Where nothing is given: the defaults, the position and the
/// view it opens in.
[[nodiscard]] Expected<Change> withGame(DocumentState from, const std::string& id,
                                        const Parameters& parameters = {}, const std::string& position = {},
                                        const std::string& view = {});
/// The same of a game that was made, and of a position that was read there.
[[nodiscard]] Change withGame(DocumentState from, std::shared_ptr<const Game> game,
                              std::shared_ptr<const Inquiry> asked);
/// A position that the new parameters do not know gives way to one that they do, and so does a view.
[[nodiscard]] Expected<Change> withParameter(DocumentState from, const std::string& id,
                                             const std::string& value);
[[nodiscard]] Expected<Change> withPosition(Change from, std::string_view position);
/// This state, as texts from elsewhere tell it.
[[nodiscard]] Expected<Change> withState(DocumentState state);
/// The same. Its game is made and its position read anew, unless they are those of `from`.
[[nodiscard]] Expected<Change> withState(DocumentState state, const Change& from);

/// Bytes of the texts that are read when the state's game and position are.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state);
/// The same, without what has been read for `from` already.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state, const DocumentState& from);
/// This many bytes are read in a few milliseconds, before anybody notices.
inline constexpr std::size_t quicklyRead = std::size_t{16} << 10U;

} // namespace mexplorer::ui
