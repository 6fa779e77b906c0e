#include "core/own/own_board.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/own_board_grid.h"
#include "core/catalogue/things/own_boards.h"
#include "core/own/board_rules.h"
#include "core/own/own_description.h"

namespace mexplorer {

Expected<std::unique_ptr<Game>> makeOwnBoard(const Parameters& parameters) {
    const auto rules = parseBoardRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    const auto play = agreedPlay(parameters, rules->play);
    if (!play) return tl::unexpected(play.error());
    auto board = movesOf(*rules).and_then(
        [&](OwnBoardMoves&& moves) { return OwnBoard::of(*play, std::move(moves)); });
    if (!board) return tl::unexpected(Error(board.error().kind, board.error().message, ownRulesId));
    return std::make_unique<GameOf<OwnBoard, DrawnBoard<OwnBoard>, OwnBoardGrid, ComponentsSumOf<OwnBoard>,
                                   LaidOutOf<OwnBoard>, NotesOf<OwnBoard>>>(std::move(*board), parameters);
}

} // namespace mexplorer
