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
    std::shared_ptr<const Inquiry> asked; ///< about the state’s position
};

/// What a new document has open: Wythoff’s grid.
[[nodiscard]] Change firstContent();
/// Another game, or the same at another place. Where nothing is given: the defaults, the position and the
/// view it opens in.
[[nodiscard]] Expected<Change> withGame(DocumentState from, const std::string& id,
                                        const Parameters& parameters = {}, const std::string& position = {},
                                        const std::string& view = {});
/// An example of the game that is open, in its view, set as the example wants it.
[[nodiscard]] Expected<Change> withPreset(DocumentState from, const Preset& preset);
/// The graph that the text of a file describes, as the open game or another that is played on graphs: the
/// first that can be played on it. Errors: of the first that was tried.
[[nodiscard]] Expected<Change> withGraph(const DocumentState& from, const std::string& graph);
/// A position that the new parameters do not know gives way to one that they do, and so does a view.
[[nodiscard]] Expected<Change> withParameter(DocumentState from, const std::string& id,
                                             const std::string& value);
[[nodiscard]] Expected<Change> withPosition(Change from, std::string_view position);
/// This state. Its game is made and its position read anew, unless they are those of `from`.
[[nodiscard]] Expected<Change> withState(DocumentState state, const Change& from);

/// Bytes of the texts that are read when the state's game and position are.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state);
/// The same, without what has been read for `from` already.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state, const DocumentState& from);
/// This many bytes are read in a few milliseconds, before anybody notices.
inline constexpr std::size_t quicklyRead = std::size_t{16} << 10U;

} // namespace mexplorer::ui
