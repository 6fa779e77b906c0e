#include "core/solve/stones/stone_engine.h"

#include "core/solve/stones/falling_four.h"
#include "core/solve/stones/stone_alpha_beta.h"

namespace mexplorer {

std::unique_ptr<StoneEngine> StoneEngine::make(const StoneShape& shape, std::uint64_t bytes) {
    if (!FallingFour::fits(shape)) return makeGeneral(shape, bytes);
    return std::make_unique<StoneAlphaBeta<FallingFour, PackedStoneEntry>>(shape, bytes);
}

std::unique_ptr<StoneEngine> StoneEngine::makeGeneral(const StoneShape& shape, std::uint64_t bytes) {
    return std::make_unique<StoneAlphaBeta<GeneralBoard, WideStoneEntry>>(shape, bytes);
}

} // namespace mexplorer
