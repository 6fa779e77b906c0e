#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"
#include "core/regret/matrix_envelope.h"
#include "core/rules/description.h"
#include "core/solve/aspects/matrix.h"
#include "core/solve/instance.h"

#include <memory>

namespace mexplorer {

/// `dominance=strict|weak`, a setting of pictures: what is struck out.
[[nodiscard]] Parameter dominanceParameter();
/// The one in these values, which are complete and valid.
[[nodiscard]] DominanceKind dominanceOf(const Parameters& values);

/// A matrix and all that is told of it.
struct MatrixSubject {
    std::shared_ptr<const Instance> instance; ///< which has a MatrixAspect
    std::shared_ptr<const MatrixAnswer> answer;
    DominanceKind kind = DominanceKind::strict;
    std::optional<MatrixEnvelope> envelope = {};

    [[nodiscard]] const MatrixAspect& matrix() const { return *instance->as<MatrixAspect>(); }
    [[nodiscard]] const MatrixGame& game() const { return matrix().game(); }
    [[nodiscard]] const Dominance& dominance() const {
        return kind == DominanceKind::weak ? answer->weak : answer->strict;
    }
    /// What stands beside the table: the solution, if there is one, before the equilibria.
    [[nodiscard]] std::size_t mixtures() const { return answer->equilibria.extreme.size(); }
};

/// A row or a column.
struct MatrixLine {
    MatrixSide side = MatrixSide::row;
    std::size_t action = 0;
    friend bool operator==(const MatrixLine&, const MatrixLine&) = default;
};

/// How much of it is told, and what is lit.
struct MatrixState {
    std::size_t columnsMarked = 0;    ///< columns to which the best rows are marked
    std::size_t rowsMarked = 0;       ///< rows to which the best columns are
    std::size_t pure = 0;             ///< pure equilibria that are ringed
    std::size_t struck = 0;           ///< actions that are struck out
    std::size_t lines = 0;            ///< of the envelope
    bool hasEnvelope = false;         ///< what is left of the lines by best replies is thick
    bool hasBest = false;             ///< its best point is marked
    std::optional<std::size_t> mixed; ///< the equilibrium whose mixtures stand beside the table
    std::optional<MatrixLine> lit;
    std::optional<MatrixCell> cell;
    friend bool operator==(const MatrixState&, const MatrixState&) = default;
};

using MatrixTrace = TraceOf<MatrixSubject, MatrixState>;

/// What the first picture shows: all of it, with the first equilibrium beside it.
[[nodiscard]] MatrixState wholeMatrix(const MatrixSubject& subject);

/// Of an instance with a MatrixAspect. Errors: cancelled.
[[nodiscard]] Expected<MatrixSubject> matrixSubject(std::shared_ptr<const Instance> instance,
                                                    DominanceKind kind, Task& task);

/// The steps: best replies to each column and each row, pure equilibria, dominated actions struck out one by
/// one; of zero sum the envelope, if one player has two actions, and the solution with its proof, reply by
/// reply; of other games every equilibrium.
[[nodiscard]] MatrixTrace matrixTrace(MatrixSubject subject);

/// Why a matrix has its value, or its equilibria. Errors: cancelled.
[[nodiscard]] Expected<Why> whyOfMatrix(const Instance& instance, Task& task);

} // namespace mexplorer
