#include "core/search/run.h"
#include "tests/core/solve/plain_graphs.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <map>

using namespace mexplorer;

namespace {

using Marks = std::array<char, 9>;

bool isWonBy(const Marks& marks, char player) {
    constexpr int lines[][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    return std::ranges::any_of(lines, [&](const auto& line) {
        return std::ranges::all_of(line,
                                   [&](int cell) { return marks[static_cast<std::size_t>(cell)] == player; });
    });
}

/// The positions below one of tic-tac-toe, implemented plainly, without the program's rules.
class Board final : public PlainGraph {
public:
    explicit Board(const Marks& start = {}) { number(start); }

    [[nodiscard]] std::size_t size() const override { return positions_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return positions_[id].free; }
    [[nodiscard]] std::span<const Id> options(Id id) override {
        if (positions_[id].options.empty() && optionCount(id) > 0) {
            std::vector<Id> options;
            for (std::size_t cell = 0; cell < 9; ++cell) {
                Marks marks = positions_[id].marks;
                if (marks[cell]) continue;
                marks[cell] = mover(id);
                options.push_back(number(marks));
            }
            positions_[id].options = options;
        }
        return positions_[id].options;
    }
    [[nodiscard]] Score scoreAtEnd(Id id) const override {
        return isWonBy(positions_[id].marks, mover(id) == 'X' ? 'O' : 'X') ? -1 : 0;
    }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task&) override {
        return Evaluation{outcomeOf(scoreByDefinition(id)), {}};
    }

    [[nodiscard]] const Marks& marks(Id id) const { return positions_[id].marks; }

    /// By the definition, without remembering positions.
    [[nodiscard]] Score scoreByDefinition(Id id) {
        if (optionCount(id) == 0) return scoreAtEnd(id);
        Score best = -1;
        for (std::size_t i = 0; i < optionCount(id); ++i)
            best = std::max(best, -scoreByDefinition(options(id)[i]));
        return best;
    }

private:
    struct Position {
        Marks marks;
        std::uint64_t free; ///< empty cells as bits; 0 if a player has won
        std::vector<Id> options = {};
    };

    [[nodiscard]] char mover(Id id) const {
        return std::ranges::count(positions_[id].marks, char(0)) % 2 == 1 ? 'X' : 'O';
    }
    Id number(const Marks& marks) {
        const auto [found, isNew] = ids_.try_emplace(marks, static_cast<Id>(positions_.size()));
        const bool isOver = isWonBy(marks, 'X') || isWonBy(marks, 'O');
        const auto free = static_cast<std::uint64_t>(std::ranges::count(marks, char(0)));
        if (isNew) positions_.push_back({marks, isOver ? 0 : free});
        return found->second;
    }

    std::vector<Position> positions_;
    std::map<Marks, Id> ids_;
};

} // namespace

/// Searches on a well-known board.
class TestSearchBoard : public QObject {
    Q_OBJECT

private slots:
    void everyMethodFindsTheScoresOfAllPositionsOfTicTacToe() {
        constexpr std::uint32_t most = 1'000'000;
        Board all;
        for (PositionGraph::Id id = 0; id < all.size(); ++id)
            (void)all.options(id);
        QCOMPARE(all.size(), std::size_t{5478});
        Task task;
        int lostAtTheEnd = 0;
        int drawnAtTheEnd = 0;
        for (PositionGraph::Id id = 0; id < all.size(); ++id) {
            Board below(all.marks(id));
            const Score truth = below.scoreByDefinition(0);
            if (all.optionCount(id) == 0) ++(truth == 0 ? drawnAtTheEnd : lostAtTheEnd);
            for (const SearchMethod method :
                 {SearchMethod::alphaBeta, SearchMethod::table, SearchMethod::deepening}) {
                const auto order = static_cast<MoveOrder>(id % 5);
                const SearchRun run = search(below, {.method = method, .order = order}, task, most).value();
                QCOMPARE(run.score, truth);
                QVERIFY(!run.isEstimate);
            }
        }
        QCOMPARE(lostAtTheEnd, 626 + 316); // X has three in a row, or O
        QCOMPARE(drawnAtTheEnd, 16);
    }

    /// The whole game: 255,168 leaves, 549,946 nodes.
    void minimaxWalksThroughTheWholeGame() {
        Task task;
        Board board;
        const SearchRun run = search(board, {.method = SearchMethod::minimax}, task, 1'000'000).value();
        QCOMPARE(run.score, 0);
        QCOMPARE(run.counts.leaves, std::uint64_t{255'168});
        QCOMPARE(run.counts.visits, std::uint64_t{549'946});
    }
};

MEXPLORER_TEST(TestSearchBoard)
#include "test_search_board.moc"
