#include "core/own/own_vectors.h"

#include "core/own/own_joint.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t longestComponent = 64;

std::optional<MoveVector> turnVector(const JointTurn& turn) {
    if (turn.condition || turn.names > 1) return std::nullopt;
    MoveVector vector{.rides = turn.names == 1};
    for (const JointTake& take : turn.takes) {
        if (take.name.has_value() != vector.rides || take.times > longestComponent) return std::nullopt;
        (take.heap == 0 ? vector.da : vector.db) = -static_cast<std::int32_t>(take.times);
    }
    return vector;
}

bool areTooMany(const std::vector<MoveVector>& vectors) {
    return std::ranges::any_of(vectors, [&](const MoveVector& one) {
        const auto isRiderSameWay = [&one](const MoveVector& other) {
            return other.rides && isSameWay(one, other);
        };
        return std::ranges::count_if(vectors, isRiderSameWay) > static_cast<std::ptrdiff_t>(mostRidersOneWay);
    });
}

GridWalk walkBy(Play play, const std::vector<MoveVector>& vectors) {
    const auto piece = pieceMovingBy(vectors);
    return piece ? GridWalk(play, *piece) : GridWalk(play, vectors);
}

} // namespace

std::optional<std::vector<MoveVector>> vectorsOf(const JointRules& rules) {
    if (rules.heaps != 2) return std::nullopt;
    std::vector<MoveVector> vectors;
    for (const JointTurn& turn : rules.turns) {
        const auto vector = turnVector(turn);
        if (!vector) return std::nullopt;
        vectors.push_back(*vector);
    }
    vectors = withoutCovered(vectors);
    return areTooMany(vectors) ? std::nullopt : std::optional(std::move(vectors));
}

std::optional<ChessPiece> pieceMovingBy(const std::vector<MoveVector>& vectors) {
    for (const ChessPiece piece :
         {ChessPiece::king, ChessPiece::queen, ChessPiece::rook, ChessPiece::bishop}) {
        const std::vector<MoveVector> moves = vectorsOf(piece);
        if (std::ranges::is_permutation(moves, vectors)) return piece;
    }
    return std::nullopt;
}

OwnVectors::OwnVectors(Play play, Description (*describeBy)(), const std::vector<MoveVector>& vectors)
    : GridWalk(walkBy(play, vectors)), describe_(describeBy) {}

Cell OwnVectors::startPosition() {
    const Heaps heaps = firstHeaps(2);
    return {heaps[0], heaps[1]};
}

Message OwnVectors::moveText(const Cell& cell, const Ride& ride) const {
    const Cell left = after(cell, ride);
    return takenText(2, {cell.a - left.a, cell.b - left.b});
}

} // namespace mexplorer
