#include "core/catalogue/catalogue.h"
#include "core/own/own_description.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace mexplorer;

namespace {

/// A vector as it is typed, and as it is meant: k times (row, column), or once if it has no k.
struct PlainVector {
    int row = 0;
    int column = 0;
    bool hasK = false;

    [[nodiscard]] std::string text() const {
        if (!hasK) return fmt::format("({},{})", row, column);
        const auto times = [](int factor) {
            if (factor == 0) return std::string("0");
            return factor == -1 ? std::string("-k") : fmt::format("{}*k", factor);
        };
        return fmt::format("({}, {})", times(row), times(column));
    }
};

struct PlainCondition {
    const char* text;
    bool isOfK;
    std::function<bool(int row, int column, int k)> holds;
};

const std::vector<PlainCondition> conditions = {
    {"", false, [](int, int, int) { return true; }},
    {" where row + column is even", false, [](int row, int column, int) { return (row + column) % 2 == 0; }},
    {" where row > column", false, [](int row, int column, int) { return row > column; }},
    {" where column mod 3 != 1 or row = 4", false,
     [](int row, int column, int) { return column % 3 != 1 || row == 4; }},
    {" where k in {1, 3}", true, [](int, int, int k) { return k == 1 || k == 3; }},
    {" where k <= row and k is odd", true, [](int row, int, int k) { return k <= row && k % 2 == 1; }},
    {" where k * k > column", true, [](int, int column, int k) { return k * k > column; }},
};

struct PlainBoardTurn {
    std::vector<PlainVector> vectors;
    const PlainCondition* condition = nullptr;
};

/// Rules of a board on which every move lowers row + column, and what they mean.
struct PlainBoard {
    int rows = 1;
    int columns = 1;
    std::vector<PlainBoardTurn> turns;
    std::set<std::pair<int, int>> holes;

    [[nodiscard]] std::string text() const {
        std::string text = fmt::format("board {} x {}:", rows, columns);
        for (const PlainBoardTurn& turn : turns) {
            if (&turn != &turns.front()) text += " |";
            for (const PlainVector& vector : turn.vectors)
                text += " " + vector.text();
            text += turn.condition->text;
        }
        if (!holes.empty()) text += "; holes";
        for (const auto& [row, column] : holes)
            text += fmt::format(" ({},{})", row, column);
        return text;
    }
    [[nodiscard]] bool has(int row, int column) const {
        return row >= 0 && column >= 0 && row < rows && column < columns && holes.count({row, column}) == 0;
    }
    /// By the definition.
    [[nodiscard]] std::uint64_t value(int row, int column, bool misere,
                                      std::map<std::pair<int, int>, std::uint64_t>& known) const {
        if (const auto found = known.find({row, column}); found != known.end()) return found->second;
        std::set<std::uint64_t> options;
        for (const PlainBoardTurn& turn : turns) {
            for (const PlainVector& vector : turn.vectors) {
                for (int k = 1; k <= (vector.hasK ? std::max(rows, columns) : 1); ++k) {
                    const int toRow = row + k * vector.row;
                    const int toColumn = column + k * vector.column;
                    if (turn.condition->holds(row, column, k) && has(toRow, toColumn))
                        options.insert(value(toRow, toColumn, misere, known));
                }
            }
        }
        std::uint64_t mex = options.empty() && misere ? 1 : 0;
        while (options.count(mex) != 0)
            ++mex;
        return known[{row, column}] = mex;
    }
};

PlainBoard randomBoard(std::mt19937& random) {
    const auto upTo = [&random](unsigned most) { return static_cast<int>(random() % (most + 1)); };
    PlainBoard board{.rows = 1 + upTo(7), .columns = 1 + upTo(7), .turns = {}, .holes = {}};
    for (int turns = 1 + upTo(2); turns > 0; --turns) {
        PlainBoardTurn& turn = board.turns.emplace_back();
        turn.condition = &conditions[random() % conditions.size()];
        for (int vectors = 1 + upTo(2); vectors > 0; --vectors) {
            PlainVector vector{.row = -upTo(2), .column = -upTo(2), .hasK = turn.condition->isOfK};
            if (vector.row == 0 && vector.column == 0) vector.row = -1;
            turn.vectors.push_back(vector);
        }
    }
    for (int holes = upTo(3); holes > 0; --holes)
        board.holes.emplace(upTo(static_cast<unsigned>(board.rows - 1)),
                            upTo(static_cast<unsigned>(board.columns - 1)));
    return board;
}

} // namespace

/// Boards typed at random, against what they mean in plain recursion.
class TestRandomBoards : public QObject {
    Q_OBJECT

private slots:
    void everyCellHasItsValue() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::size_t cells = 0;
        for (int round = 0; round < 150; ++round) {
            const PlainBoard board = randomBoard(random);
            const bool misere = random() % 2 == 0;
            const std::string rules = board.text();
            const auto game =
                makeGame(ownGameId, {{ownRulesId, rules}, {playId, misere ? "misere" : "normal"}});
            const bool isAllHoles =
                board.holes.size() == static_cast<std::size_t>(board.rows * board.columns);
            QVERIFY2(game.has_value() != isAllHoles, rules.c_str());
            if (!game) continue;
            std::map<std::pair<int, int>, std::uint64_t> known;
            for (int row = 0; row < board.rows; ++row) {
                for (int column = 0; column < board.columns; ++column) {
                    if (!board.has(row, column)) continue;
                    const std::string cell = fmt::format("{},{}", row, column);
                    Task task;
                    const auto found = asked(**game, cell)->evaluation(task);
                    QVERIFY2(found.has_value(), (rules + " " + cell).c_str());
                    QVERIFY2(found->nimber() == board.value(row, column, misere, known),
                             (rules + " " + cell).c_str());
                    ++cells;
                }
            }
        }
        QVERIFY(cells > 500);
    }
};

MEXPLORER_TEST(TestRandomBoards)
#include "test_random_boards.moc"
