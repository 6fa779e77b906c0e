#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/laid_out.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

using laid::check;
using laid::movesOf;

/// What is left of a cake that falls apart along these lines, square by square; without single squares, as
/// long as there is anything else.
std::string fallenApart(const Cake& cake, const std::vector<std::uint64_t>& lines) {
    const auto isCut = [&](std::uint64_t line) { return std::ranges::find(lines, line) != lines.end(); };
    std::vector<std::vector<bool>> isSeen(cake.height, std::vector<bool>(cake.width));
    std::vector<std::string> pieces;
    for (std::uint32_t row = 0; row < cake.height; ++row)
        for (std::uint32_t column = 0; column < cake.width; ++column) {
            if (isSeen[row][column]) continue;
            std::uint32_t right = column;
            std::uint32_t bottom = row;
            while (right + 1 < cake.width && !isCut(right))
                ++right;
            while (bottom + 1 < cake.height && !isCut(cake.width - 1 + bottom))
                ++bottom;
            for (std::uint32_t r = row; r <= bottom; ++r)
                for (std::uint32_t c = column; c <= right; ++c)
                    isSeen[r][c] = true;
            if (right > column || bottom > row)
                pieces.push_back(fmt::format("{}x{}", right - column + 1, bottom - row + 1));
        }
    return pieces.empty() ? "1x1" : fmt::format("{}", fmt::join(pieces, ","));
}

} // namespace

/// Cakes as things, which are cut along lines.
class TestCakesLaidOut : public QObject {
    Q_OBJECT

private slots:
    /// All cakes up to 6 × 6: what is left beside the lines is what the rules say; Left’s lines are upright,
    /// and no two moves are made along the same ones.
    void aCakeFallsApartAlongTheLinesOfItsMove() {
        for (const char* id : {"cutcake", "maundy-cake"})
            for (std::uint32_t width = 1; width <= 6; ++width)
                for (std::uint32_t height = 1; height <= 6; ++height) {
                    const auto made = game(id);
                    const auto at = asked(*made, fmt::format("{}x{}", width, height));
                    check(*made, at);
                    check(*made, asked(*made, fmt::format("1x1,{}x{},3x4", width, height)));
                    if (QTest::currentTestFailed()) return;
                    std::set<std::vector<std::uint64_t>> cuts;
                    const auto moves = movesOf(*at).moves;
                    for (const ThingsMove& move : moves) {
                        const auto lines = linesCut(move.changes.front());
                        QCOMPARE(fallenApart({width, height}, lines), move.to);
                        for (const std::uint64_t line : lines)
                            QCOMPARE(line < width - 1 ? Side::left : Side::right, move.side);
                        cuts.insert(lines);
                    }
                    QCOMPARE(cuts.size(), moves.size());
                }
    }
};

MEXPLORER_TEST(TestCakesLaidOut)
#include "test_cakes_laid_out.moc"
