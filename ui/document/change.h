#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "ui/document/document_state.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A new state of the document, with its game made and its position parsed. The functions below compute it
/// from the state `from`, which they do not change; any thread may call them. Errors: as for makeGame and
/// InstancesAspect::read.
struct Change {
    DocumentState state;
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Instance> instance; ///< the parsed position; null if the game has none
    /// `instance` as a position; null if it is not one.
    std::shared_ptr<const Inquiry> asked = inquiryOf(instance);
};

/// The parsed position; null if `position` is empty because the game has none. Errors: as for `instanceOf`.
[[nodiscard]] Expected<std::shared_ptr<const Instance>> readIfAny(const Game& game,
                                                                  std::string_view position);

/// What a new document opens with: Wythoff’s game as a grid.
[[nodiscard]] Change firstContent();
/// Opens a game, or the open one at another position. Arguments left empty: the default parameters, the start
/// position, and the view that the game opens in.
[[nodiscard]] Expected<Change> withGame(DocumentState from, const std::string& id,
                                        const Parameters& parameters = {}, const std::string& position = {},
                                        const std::string& view = {});
/// The same for a game already made, and a position of it already parsed.
[[nodiscard]] Change withGame(DocumentState from, std::shared_ptr<const Game> game,
                              std::shared_ptr<const Instance> instance);
/// An example of a game, in its view and with its settings.
[[nodiscard]] Expected<Change> withPreset(DocumentState from, const std::string& id, const Preset& preset);
/// The graph that a text describes, opened in the game that gameOnGraph finds, beginning with the open one.
/// Errors: as there.
[[nodiscard]] Expected<Change> withGraph(const DocumentState& from, const std::string& graph);
/// If the new parameters do not allow the position, the start position replaces it; a view that cannot show
/// the game is replaced, too.
[[nodiscard]] Expected<Change> withParameter(DocumentState from, const std::string& id,
                                             const std::string& value);
[[nodiscard]] Expected<Change> withPosition(Change from, std::string_view position);
/// A state that comes from elsewhere, such as a file: makes its game and parses its position.
[[nodiscard]] Expected<Change> withState(DocumentState state);
/// The same, reusing the game and the position of `from` where they are equal.
[[nodiscard]] Expected<Change> withState(DocumentState state, const Change& from);

/// Removes the record that `state` shares with `from` if their games, parameters or positions differ.
void dropRecord(DocumentState& state, const DocumentState& from);

/// How many bytes must be parsed to make the state's game and its position.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state);
/// The same, without what is already parsed in `from`.
[[nodiscard]] std::size_t bytesToRead(const DocumentState& state, const DocumentState& from);
/// So many bytes are parsed in a few milliseconds, too quickly to be noticed.
inline constexpr std::size_t quicklyRead = std::size_t{16} << 10U;

} // namespace mexplorer::ui
