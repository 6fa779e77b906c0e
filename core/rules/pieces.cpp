#include "core/rules/pieces.h"

#include "core/rules/sums.h"
#include "core/theory/golden.h"

#include <algorithm>
#include <numbers>

namespace mexplorer {

std::vector<MoveVector> vectorsOf(ChessPiece piece) {
    switch (piece) {
    case ChessPiece::king:
        return {{0, -1, false}, {-1, 0, false}, {-1, -1, false}};
    case ChessPiece::queen:
        return {{-1, 0, true}, {0, -1, true}, {-1, -1, true}};
    case ChessPiece::rook:
        return {{-1, 0, true}, {0, -1, true}};
    case ChessPiece::bishop:
        return {{-1, -1, true}};
    case ChessPiece::knight:
        break;
    }
    return {{-2, -1, false}, {-1, -2, false}, {-2, 1, false}, {1, -2, false}};
}

namespace {

/// By induction over a + b. In misère play the values along the border are 1 0 1 0 …, and nothing else
/// changes: every inner cell still has options of value 0, of 1 or of both where it had them before.
Evaluation king(Play play, const Cell& cell) {
    const auto [low, high] = std::minmax(cell.a, cell.b);
    const Nimber value = low % 2 == 0 ? high % 2 : 2 + (high + 1) % 2;
    return evaluationOf(play == Play::misere && low == 0 ? value ^ 1U : value);
}

Evaluation queen(Play play, const Cell& cell) {
    bool cold = isColdPair(cell.a, cell.b);
    if (play == Play::misere && cell.a <= 2 && cell.b <= 2) {
        cold = cell.a + cell.b == 1 || (cell.a == 2 && cell.b == 2);
    }
    return {cold ? Outcome::P : Outcome::N, {}};
}

Evaluation rook(Play play, const Cell& cell) {
    const Nimber heaps[] = {cell.a, cell.b};
    return evaluateHeaps(heaps, play);
}

Evaluation bishop(Play play, const Cell& cell) {
    const Nimber heap[] = {std::min(cell.a, cell.b)};
    return evaluateHeaps(heap, play);
}

/// From a cell with both coordinates 0 or 1 (mod 4) every leap brings one of them to 2 or 3; from any other
/// cell some leap brings both back.
Evaluation knight(const Cell& cell) {
    return {cell.a % 4 <= 1 && cell.b % 4 <= 1 ? Outcome::P : Outcome::N, {}};
}

} // namespace

std::optional<Evaluation> closedForm(ChessPiece piece, Play play, const Cell& cell) {
    switch (piece) {
    case ChessPiece::king:
        return king(play, cell);
    case ChessPiece::queen:
        return queen(play, cell);
    case ChessPiece::rook:
        return rook(play, cell);
    case ChessPiece::bishop:
        return bishop(play, cell);
    case ChessPiece::knight:
        break;
    }
    if (play == Play::misere) return std::nullopt;
    return knight(cell);
}

Theorem theoremOf(ChessPiece piece) {
    switch (piece) {
    case ChessPiece::king:
        return {
            say(MX_TEXT("core", "The king’s parities")),
            say(MX_TEXT("core",
                        "A cell is P exactly when both numbers are even. The value is 0 or 1 where the "
                        "smaller number is even, 2 or 3 where it is odd: first the one, then the other, "
                        "as the larger number grows. In misère play 0 and 1 are exchanged on the border.")),
            say(MX_TEXT("core", "all cells")), "induction over a + b"};
    case ChessPiece::queen:
        return {say(MX_TEXT("core", "The golden rays")),
                say(MX_TEXT("core", "The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every "
                                    "positive integer is in exactly one of them. In misère play the first "
                                    "two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).")),
                say(MX_TEXT("core", "all pairs; the SG values themselves have no known formula")),
                "Wythoff 1907"};
    case ChessPiece::rook:
        return {say(MX_TEXT("core", "The rook plays Nim")),
                say(MX_TEXT("core",
                            "The value is a ⊕ b, so that the P-positions are the diagonal. In misère play "
                            "0 and 1 are exchanged where neither number is above 1.")),
                say(MX_TEXT("core", "all cells")), "Bouton 1901"};
    case ChessPiece::bishop:
        return {say(MX_TEXT("core", "The bishop plays one heap")),
                say(MX_TEXT("core", "The value is the smaller of the two numbers. In misère play 0 and 1 are "
                                    "exchanged.")),
                say(MX_TEXT("core", "all cells")), "Bouton 1901"};
    case ChessPiece::knight:
        break;
    }
    return {say(MX_TEXT("core", "The knight’s squares")),
            say(MX_TEXT("core", "A cell is P exactly when both numbers leave 0 or 1 when divided by 4.")),
            say(MX_TEXT("core", "normal play; no formula is known here for the values or for misère play")),
            "Berlekamp, Conway, Guy 1982"};
}

std::vector<Ray> raysOf(ChessPiece piece) {
    constexpr double goldenRatio = std::numbers::phi; // for drawing only: exact arithmetic decides who wins
    if (piece == ChessPiece::queen) {
        return {{goldenRatio, say(MX_TEXT("core", "slope φ"))},
                {1 / goldenRatio, say(MX_TEXT("core", "slope 1/φ"))}};
    }
    if (piece == ChessPiece::rook) return {{1, say(MX_TEXT("core", "a = b"))}};
    return {};
}

namespace {

constexpr std::uint64_t exceptional = 2; // misère play differs from normal play at most up to (2, 2)

/// The P-positions beyond the exceptional ones that share a row, a column or a diagonal with `cell`.
std::vector<Cell> coldCellsInReach(ChessPiece piece, const Cell& cell) {
    const auto [low, high] = std::minmax(cell.a, cell.b);
    switch (piece) {
    case ChessPiece::queen: {
        const auto [coldLow, coldHigh] = coldPair(high - low);
        return {{cell.a, coldPartner(cell.a)},
                {coldPartner(cell.b), cell.b},
                cell.a <= cell.b ? Cell{coldLow, coldHigh} : Cell{coldHigh, coldLow}};
    }
    case ChessPiece::rook:
        return {{low, low}};
    case ChessPiece::bishop:
        return {{cell.a - low, cell.b - low}, {cell.a - low + 1, cell.b - low + 1}};
    case ChessPiece::king:
    case ChessPiece::knight:
        break;
    }
    std::vector<Cell> cells;
    for (const MoveVector& vector : vectorsOf(piece)) {
        if (VectorGame::reach(cell, vector) > 0) cells.push_back(VectorGame::after(cell, vector, 1));
    }
    return cells;
}

} // namespace

std::vector<Ride> winningRides(ChessPiece piece, Play play, const Cell& cell) {
    std::vector<Cell> candidates = coldCellsInReach(piece, cell);
    for (std::uint64_t a = 0; a <= exceptional; ++a) {
        for (std::uint64_t b = 0; b <= exceptional; ++b)
            candidates.push_back({a, b});
    }
    const std::vector<MoveVector> vectors = vectorsOf(piece);
    std::vector<Ride> rides;
    for (std::size_t v = 0; v < vectors.size(); ++v) {
        std::vector<std::uint64_t> winning;
        for (const Cell& target : candidates) {
            const auto steps = VectorGame::stepsBetween(cell, target, vectors[v]);
            const auto evaluation = closedForm(piece, play, target);
            if (steps && evaluation && isLost(evaluation->outcome)) winning.push_back(*steps);
        }
        std::sort(winning.begin(), winning.end());
        winning.erase(std::unique(winning.begin(), winning.end()), winning.end());
        for (const std::uint64_t steps : winning)
            rides.push_back({v, steps});
    }
    return rides;
}

} // namespace mexplorer
