#include "core/search/horizon.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/search/progress.h"
#include "tests/core/rules/boards/plain_boards.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr Score win = 100; // the score of a win in tic-tac-toe, above all estimates

/// Tic-tac-toe up to a horizon of so many moves, by the definition.
class PlainHorizon {
public:
    PlainHorizon() { game_.bestPlay(plain::rowsOf(".../.../...")); }

    [[nodiscard]] const plain::StonesGame& game() const { return game_; }
    [[nodiscard]] Score estimate(const plain::Rows& rows) const {
        const char mover = plain::StonesGame::mover(rows);
        return game_.openTo(mover, rows) - game_.openTo(mover == 'X' ? 'O' : 'X', rows);
    }
    [[nodiscard]] Score value(const plain::Rows& rows, unsigned moves) const {
        const char last = plain::StonesGame::mover(rows) == 'X' ? 'O' : 'X';
        if (game_.has(rows, last)) return -win;
        const auto options = game_.options(rows);
        if (options.empty()) return 0;
        if (moves == 0) return estimate(rows);
        Score best = -win;
        for (const plain::Rows& option : options)
            best = std::max(best, -value(option, moves - 1));
        return best;
    }

private:
    plain::StonesGame game_{3, false};
};

} // namespace

/// Searches up to a horizon in a game that has estimates.
class TestSearchHorizon : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        constexpr unsigned seed = 1950;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (const auto& [text, worth] : plain_.game().known())
            if (random() % 20 == 0) positions_.push_back(text);
        QVERIFY(positions_.size() > 200);
    }

    void everyMethodFindsWhatTheDefinitionSays() {
        int decided = 0;
        for (const std::string& text : positions_) {
            const auto graph = graphOf(text);
            for (std::uint32_t moves = 1; moves <= 3; ++moves) {
                const Score truth = plain_.value(plain::rowsOf(text), moves);
                for (const SearchMethod method : {SearchMethod::minimax, SearchMethod::alphaBeta,
                                                  SearchMethod::table, SearchMethod::deepening}) {
                    const auto order = static_cast<MoveOrder>((moves + text.size() + positions_.size()) % 5);
                    const SearchRun run =
                        searched(*graph, {.method = method, .order = order, .horizon = moves});
                    const bool isWin = std::abs(truth) == win;
                    QCOMPARE(*run.score, isWin ? truth / win : truth);
                    if (!isWin) continue;
                    // A win or loss holds whatever lies beyond the horizon.
                    QVERIFY(!run.isEstimate);
                    QCOMPARE(*run.score, plain_.game().known().at(text).score);
                    ++decided;
                }
            }
        }
        QVERIFY(decided > 100);
    }

    /// At the end of best play; and each estimate at the horizon is the sum over its pieces.
    void estimatesAreSumsAsMaxSeesThem() {
        for (const std::string& text : positions_) {
            const auto graph = graphOf(text);
            const SearchRun run = searched(*graph, {.method = SearchMethod::minimax, .horizon = 2});
            for (const SearchEvent& event : run.events) {
                if (event.kind != SearchEvent::Kind::back) continue;
                const auto estimate = estimateAt(*graph, run, event.child);
                const bool isEnd = graph->optionCount(run.nodes[event.child].position) == 0;
                QCOMPARE(estimate.has_value(), !isEnd);
                if (event.source != SearchEvent::Source::estimate) continue;
                QCOMPARE(estimate->worth(), event.score);
                Score shared = 0;
                for (const EstimateShare& share : sharesAt(*graph, run, event.child))
                    shared += share.points;
                QCOMPARE(shared, event.score);
            }
            if (run.isEstimate) QCOMPARE(estimateAt(*graph, run, run.line.back())->worth(), *run.score);
        }
    }

    /// A score rests on estimates if it would be another with others, none of which is above a win.
    void whatRestsOnEstimatesIsKnown() {
        bool areBoth = false;
        for (const std::string& text : positions_) {
            const auto graph = graphOf(text);
            const SearchRun run = searched(*graph, {.method = SearchMethod::minimax, .horizon = 3});
            const SearchProgress all(run, run.events.size());
            std::vector<std::pair<Score, Score>> possible(run.nodes.size()); // for MAX
            std::vector<bool> rests(run.nodes.size());
            for (std::uint32_t node = static_cast<std::uint32_t>(run.nodes.size()); node-- > 0;) {
                const SearchNode& at = run.nodes[node];
                auto& [least, most] = possible[node];
                if (graph->optionCount(at.position) == 0) {
                    const Score value = plain_.value(plain::rowsOf(graph->text(at.position)), 0);
                    least = most = run.isMax(node) ? value : -value;
                } else if (at.childCount == 0) {
                    least = -win;
                    most = win;
                } else {
                    least = most = run.isMax(node) ? -win : win;
                    for (std::uint32_t child = at.firstChild; child < at.firstChild + at.childCount;
                         ++child) {
                        const auto& [low, high] = possible[child];
                        least = run.isMax(node) ? std::max(least, low) : std::min(least, low);
                        most = run.isMax(node) ? std::max(most, high) : std::min(most, high);
                    }
                }
                rests[node] = least != most;
                QCOMPARE(all.isEstimate(node), static_cast<bool>(rests[node]));
            }
            areBoth = areBoth || (run.counts.estimates > 0 && !rests[0]);
        }
        QVERIFY(areBoth);
    }

    /// First winning moves, then by estimates, then by the number of replies left, fewest first.
    void theHeuristicOrderTriesWhatSeemsBestFirst() {
        for (const std::string& text : positions_) {
            const auto graph = graphOf(text);
            const SearchRun run = searched(
                *graph, {.method = SearchMethod::minimax, .order = MoveOrder::heuristic, .horizon = 1});
            std::vector<std::pair<Score, std::uint64_t>> tried;
            for (std::uint32_t i = 0; i < run.nodes[0].childCount; ++i) {
                const PositionGraph::Id id = run.nodes[run.nodes[0].firstChild + i].position;
                tried.emplace_back(plain_.value(plain::rowsOf(graph->text(id)), 0), graph->optionCount(id));
            }
            QVERIFY2(std::ranges::is_sorted(tried), text.c_str());
        }
    }

    /// In a game without estimates, these count as 0, and a win is still 1.
    void whereNothingIsKnownItCountsAsNothing() {
        Task task;
        const auto game = makeGame("nim").value();
        const auto graph = ask(*game, "5,6,7").value()->graph();
        const SearchRun run = searched(*graph, {.method = SearchMethod::alphaBeta, .horizon = 2});
        QVERIFY(run.isEstimate && run.score == 0 && !run.win);
        QVERIFY(!estimateAt(*graph, run, 0) && sharesAt(*graph, run, 0).empty());
    }

private:
    [[nodiscard]] std::unique_ptr<PositionGraph> graphOf(const std::string& text) const {
        return ask(*game_, text).value()->graph();
    }
    [[nodiscard]] static SearchRun searched(PositionGraph& graph, const SearchSettings& settings) {
        Task task;
        return search(graph, settings, task).value();
    }

    PlainHorizon plain_;
    std::unique_ptr<Game> game_ = makeGame("tic-tac-toe").value();
    std::vector<std::string> positions_;
};

MEXPLORER_TEST(TestSearchHorizon)
#include "test_search_horizon.moc"
