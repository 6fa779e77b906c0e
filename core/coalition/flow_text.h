#pragma once

#include "core/coalition/coalition_game.h"
#include "core/coalition/text_piece.h"

#include <memory>

namespace mexplorer {

/// The game of who owns the arrows of `network`; the text names the nodes where the flow begins and ends:
/// “s,t”, “s -> t”, quoted where a name has such a sign. Errors: an end is missing, no node, the other end,
/// or the flow has no limit.
[[nodiscard]] Expected<CoalitionGame> readFlow(TextPiece text, std::shared_ptr<const FlowNetwork> network);

} // namespace mexplorer
