#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid_proof.h"

namespace mexplorer {

/// `proofMarks(cell)`: what the steps of `proof(cell)` point at on the board.
template <class R>
concept MarksProof = SaysProof<R> && requires(const R& rules, const Cell& cell) {
    { rules.proofMarks(cell) } -> std::same_as<std::vector<BoardMark>>;
};

/// The proof of a game of vector moves, on its table. The proofs are of normal play.
template <MarksProof R>
class VectorProof final : public NormalAspectOf<R, GridProofAspect> {
public:
    using NormalAspectOf<R, GridProofAspect>::NormalAspectOf;

    [[nodiscard]] std::vector<BoardMark> marks(GridCell cell) const override {
        return this->rules().proofMarks({cell.a, cell.b});
    }
};

} // namespace mexplorer
