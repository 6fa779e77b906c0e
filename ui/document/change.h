#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"
#include "ui/document/document_state.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// The result of a change: a state, its game, and its position, read once. The functions below compute it
/// from `from`, which they leave unchanged. Only they read user input; any thread may call them. Errors: as
/// for makeGame and InstancesAspect::read; a setting that the view does not have.
struct Change {
    DocumentState state;
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Instance> instance; ///< what the state’s position says; null if the game has none
    /// The same, if it is a position.
    std::shared_ptr<const Inquiry> asked = inquiryOf(instance);
};

/// What a position says, or null if it is empty because the game has none. Errors: as of `instanceOf`.
[[nodiscard]] Expected<std::shared_ptr<const Instance>> readIfAny(const Game& game,
                                                                  std::string_view position);

/// What a new document has open: Wythoff’s grid.
[[nodiscard]] Change firstContent();
/// Another game, or the same one at another position. What is not given: the defaults, and the position and
/// view that it opens with.
[[nodiscard]] Expected<Change> withGame(DocumentState from, const std::string& id,
                                        const Parameters& parameters = {}, const std::string& position = {},
                                        const std::string& view = {});
/// The same for a game that was made, and a position that was read there.
[[nodiscard]] Change withGame(DocumentState from, std::shared_ptr<const Game> game,
                              std::shared_ptr<const Instance> instance);
/// An example of a game, in its view, set as the example wants it.
[[nodiscard]] Expected<Change> withPreset(DocumentState from, const std::string& id, const Preset& preset);
/// The graph that a file's text describes, opened in the first game that can be played on it; the open game
/// is tried first. Errors: those of the first game tried.
[[nodiscard]] Expected<Change> withGraph(const DocumentState& from, const std::string& graph);
/// A position that the new parameters do not allow is replaced by one that they do, and so is a view.
[[nodiscard]] Expected<Change> withParameter(DocumentState from, const std::string& id,
                                             const std::string& value);
[[nodiscard]] Expected<Change> withPosition(Change from, std::string_view position);
/// This state, as texts from elsewhere tell it.
[[nodiscard]] Expected<Change> withState(DocumentState state);
/// The same. Its game is made and its position read anew, unless they are those of `from`.
[[nodiscard]] Expected<Change> withState(DocumentState state, const Change& from);

/// Without the record of `from`, if what it was played of is another game now, or another position.
void dropRecord(DocumentState& state, const DocumentState& from);

/// How many bytes must be read to make the state's game and its position.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state);
/// The same, without what has already been read for `from`.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state, const DocumentState& from);
/// This many bytes are read in a few milliseconds, before anybody notices.
inline constexpr std::size_t quicklyRead = std::size_t{16} << 10U;

} // namespace mexplorer::ui
