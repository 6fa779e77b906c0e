#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"
#include "core/game/instance.h"
#include "core/regret/matrix_aspect.h"
#include "core/regret/matrix_envelope.h"
#include "core/rules/description.h"

#include <memory>

namespace mexplorer {

/// `dominance=strict|weak`, a setting of pictures: what is struck out.
[[nodiscard]] Parameter dominanceParameter();
/// Read from `values`, which must be complete and valid.
[[nodiscard]] DominanceKind dominanceOf(const Parameters& values);

/// A matrix and everything the steps tell about it.
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
    /// How many equilibria there are to show beside the table.
    [[nodiscard]] std::size_t mixtures() const { return answer->equilibria.extreme.size(); }
};

/// A row or a column.
struct MatrixLine {
    MatrixSide side = MatrixSide::row;
    std::size_t action = 0;
    friend bool operator==(const MatrixLine&, const MatrixLine&) = default;
};

/// What is highlighted of a matrix as a whole.
enum class MatrixLight { none, cells, names, result };

/// How much has been told, and what is highlighted.
struct MatrixState {
    std::size_t columnsMarked = 0;    ///< columns whose best replies (rows) are marked
    std::size_t rowsMarked = 0;       ///< rows whose best replies (columns) are marked
    std::size_t pure = 0;             ///< pure equilibria ringed
    std::size_t struck = 0;           ///< actions struck out
    std::size_t lines = 0;            ///< lines of the envelope’s picture drawn
    bool hasEnvelope = false;         ///< the envelope of the lines is drawn thick
    bool hasBest = false;             ///< the envelope’s best point is marked
    std::optional<std::size_t> mixed; ///< the equilibrium whose mixtures stand beside the table
    std::optional<MatrixLine> lit;
    std::optional<MatrixCell> cell;
    MatrixLight light = MatrixLight::none;
    friend bool operator==(const MatrixState&, const MatrixState&) = default;
};

using MatrixTrace = TraceOf<MatrixSubject, MatrixState>;

/// The state of a picture without steps: everything, with the first equilibrium beside the table.
[[nodiscard]] MatrixState wholeMatrix(const MatrixSubject& subject);

/// For an instance with a MatrixAspect. Errors: cancelled.
[[nodiscard]] Expected<MatrixSubject> matrixSubject(std::shared_ptr<const Instance> instance,
                                                    DominanceKind kind, Task& task);

/// The steps: best replies to each column and each row, pure equilibria, dominated actions struck out one by
/// one; then, for zero-sum games, the envelope (if one player has two actions) and the solution with its
/// proof, reply by reply; for other games every equilibrium.
[[nodiscard]] MatrixTrace matrixTrace(MatrixSubject subject);

/// Why a matrix has its value, or its equilibria. Errors: cancelled.
[[nodiscard]] Expected<Why> whyOfMatrix(const Instance& instance, Task& task);

} // namespace mexplorer
