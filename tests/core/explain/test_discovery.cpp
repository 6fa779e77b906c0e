#include "core/explain/discovery.h"

#include "core/catalogue/catalogue.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace mexplorer;

namespace {

constexpr GridSize watchedSize{7, 9};

std::unique_ptr<GridValues> defined(const GridAspect& grid, GridSize size) {
    auto values = std::make_unique<GridValues>(size);
    Task task;
    if (!grid.fillByDefinition(*values, task)) qFatal("no definition");
    return values;
}

/// Replays a discovery, using only the definition's values.
class Replay {
public:
    Replay(const Game& game, const DiscoveryTrace& trace)
        : grid_(*game.as<GridAspect>()), trace_(trace), values_(defined(grid_, trace.subject.size)) {}

    /// What is wrong with it; empty if nothing is.
    std::string wrong() {
        if (auto found = wrongWith(trace_); !found.empty()) return found;
        if (trace_.states.size() != trace_.steps.size()) return "not one state a step";
        for (std::size_t i = 0; i < trace_.states.size(); ++i) {
            if (const std::string found = wrongAt(trace_.states[i]); !found.empty())
                return found + ": " + trace_.steps[i].reason.english();
        }
        for (const GridCell& cell : cells()) {
            if (!known_.contains(index(cell)) && cell != trace_.states.back().cell)
                return "a cell stays unknown";
            if (trace_.subject.values[index(cell)] != value(cell)) return "a value is wrong";
        }
        return {};
    }

private:
    [[nodiscard]] std::vector<GridCell> cells() const { // along the diagonals a + b
        std::vector<GridCell> all;
        for (std::uint64_t sum = 0; sum <= watchedSize.rows + watchedSize.columns; ++sum)
            for (std::uint64_t a = 0; a <= sum; ++a)
                if (trace_.subject.contains({a, sum - a})) all.push_back({a, sum - a});
        return all;
    }
    [[nodiscard]] std::size_t index(const GridCell& cell) const { return trace_.subject.indexOf(cell); }
    [[nodiscard]] Nimber value(const GridCell& cell) const {
        return values_->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }
    [[nodiscard]] GridCell firstUnknown() const {
        for (const GridCell& cell : cells())
            if (!known_.contains(index(cell))) return cell;
        return {UINT64_MAX, UINT64_MAX};
    }
    [[nodiscard]] bool leads(const GridCell& from, const GridCell& to) const {
        const auto options = grid_.optionsOf(from, mostDiscoveredOptions).value();
        return std::ranges::find(options, CellOption{to}) != options.end();
    }
    std::string wrongAt(const DiscoveryState& state) {
        std::set<std::size_t> now;
        for (const GridCell& cell : cells()) {
            const std::size_t by = trace_.subject.settledBy[index(cell)];
            if (by < state.findings) now.insert(index(cell));
            const bool isNew = by < state.findings && !known_.contains(index(cell));
            if (!isNew || trace_.subject.what == Discovery::values) continue;
            if (cell == lastP_) continue;
            if (by != state.lit) return "a cell is known before it is lit";
            if (value(cell) == 0) return "a P is lit as N";
            if (state.cell && !leads(cell, *state.cell)) return "lit without a move";
        }
        if (!std::includes(now.begin(), now.end(), known_.begin(), known_.end()))
            return "a cell is forgotten";
        known_ = std::move(now);
        if (state.asks && (state.cell || state.lit)) return "the answer is shown with the question";
        if (!state.cell || state.lit) return {};
        if (*state.cell != firstUnknown()) return "not the first unknown cell";
        if (trace_.subject.what == Discovery::outcomes) {
            if (value(*state.cell) != 0) return "called P and is N";
            lastP_ = *state.cell;
        }
        return {};
    }

    const GridAspect& grid_;
    const DiscoveryTrace& trace_;
    std::unique_ptr<GridValues> values_;
    std::set<std::size_t> known_;
    GridCell lastP_{UINT64_MAX, UINT64_MAX};
};

/// The cells that the steps call P, in order.
std::vector<GridCell> named(const DiscoveryTrace& trace) {
    std::vector<GridCell> cells;
    for (const DiscoveryState& state : trace.states)
        if (state.cell && !state.lit) cells.push_back(*state.cell);
    return cells;
}

DiscoveryTrace discovered(const Game& game, Discovery what, GridSize size = watchedSize) {
    Task task;
    return discoveryTrace(game, what, size, task).value();
}

} // namespace

class TestDiscovery : public QObject {
    Q_OBJECT

private slots:
    void everyTableIsDiscoveredAsTheDefinitionHasIt_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("misere");
        for (const Entry& entry : catalogue()) {
            for (const Play play : {Play::normal, Play::misere}) {
                const auto game = makeGame(entry.description.id, inPlay({}, play));
                if (!game || !(*game)->as<GridAspect>()) continue;
                QTest::addRow("%s %d", entry.description.id.c_str(), static_cast<int>(play))
                    << QString::fromStdString(entry.description.id) << (play == Play::misere);
            }
        }
    }
    void everyTableIsDiscoveredAsTheDefinitionHasIt() {
        QFETCH(const QString, id);
        QFETCH(const bool, misere);
        const auto game =
            makeGame(id.toStdString(), inPlay({}, misere ? Play::misere : Play::normal)).value();
        for (const Discovery what : {Discovery::outcomes, Discovery::values}) {
            if (what == Discovery::outcomes && !game->as<GridAspect>()->optionsAreCells()) continue;
            const DiscoveryTrace trace = discovered(*game, what);
            const std::string wrong = Replay(*game, trace).wrong();
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// Moves of the knight and other vectors lead out of the table.
    void whatLiesOutsideThePictureIsFoundAsWell() {
        for (const Play play : {Play::normal, Play::misere}) {
            const auto game = makeGame("grid-walk", inPlay({{"piece", "knight"}}, play)).value();
            for (const GridSize size : {GridSize{3, 8}, GridSize{1, 6}, GridSize{9, 2}}) {
                for (const Discovery what : {Discovery::outcomes, Discovery::values}) {
                    const DiscoveryTrace trace = discovered(*game, what, size);
                    const std::string wrong = Replay(*game, trace).wrong();
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
            }
        }
    }

    void wythoffsPairsComeInTheirOrder() {
        const auto game = makeGame("wythoff").value();
        const std::vector<GridCell> expected{{0, 0}, {1, 2}, {2, 1},  {3, 5}, {5, 3},
                                             {4, 7}, {7, 4}, {6, 10}, {10, 6}};
        QCOMPARE(named(discovered(*game, Discovery::outcomes, {12, 12})), expected);
    }

    void aPairBeginsWithTheLeastNumberNotYetUsed() {
        for (const GridSize size : {GridSize{24, 24}, GridSize{24, 9}, GridSize{5, 24}}) {
            for (const char* id : {"wythoff", "grid-walk"}) {
                const auto game =
                    makeGame(id, id == std::string("wythoff") ? Parameters{} : Parameters{{"piece", "queen"}})
                        .value();
                const DiscoveryTrace trace = discovered(*game, Discovery::outcomes, size);
                const auto& pairs = trace.subject.pairs;
                QVERIFY(pairs.size() >= 4);
                std::set<std::uint64_t> used;
                for (std::size_t k = 0; k < pairs.size(); ++k) {
                    std::uint64_t least = 0;
                    while (used.contains(least))
                        ++least;
                    QCOMPARE(pairs[k], (GridCell{least, least + k}));
                    used.insert({pairs[k].a, pairs[k].b});
                }
                std::size_t asked = 0;
                for (const DiscoveryState& state : trace.states)
                    asked += state.asksPair ? 1U : 0U;
                QCOMPARE(asked, pairs.size());
                QCOMPARE(trace.states.back().pairs, pairs.size());
            }
        }
        const auto misere = makeGame("wythoff", inPlay({}, Play::misere)).value();
        QVERIFY(discovered(*misere, Discovery::outcomes).subject.pairs.empty());
        QVERIFY(discovered(*makeGame("nim").value(), Discovery::outcomes).subject.pairs.empty());
    }

    void beforeEachPComesItsQuestion() {
        const auto game = makeGame("nim").value();
        const DiscoveryTrace trace = discovered(*game, Discovery::outcomes);
        std::size_t questions = 0;
        for (std::size_t i = 0; i + 1 < trace.states.size(); ++i) {
            if (!trace.states[i].asks) continue;
            ++questions;
            QVERIFY(trace.states[i + 1].cell && !trace.states[i + 1].lit);
        }
        QCOMPARE(questions, named(trace).size());
        QVERIFY(!trace.states.back().asks);
    }

    void theValuesGoCellByCell() {
        const auto game = makeGame("kiki").value();
        const DiscoveryTrace trace = discovered(*game, Discovery::values);
        QCOMPARE(trace.steps.size(), std::size_t{watchedSize.cells()});
        QCOMPARE(trace.states.back().cell, (GridCell{watchedSize.rows - 1, watchedSize.columns - 1}));
    }

    void itIsCancelled() {
        const auto game = makeGame("wythoff").value();
        Task task;
        task.cancel();
        const auto trace = discoveryTrace(*game, Discovery::values, watchedSize, task);
        QVERIFY(!trace && trace.error().kind == Error::Kind::cancelled);
    }

    void tooManyOptionsAreRefused() {
        const auto game = makeGame("tartan", {{"rows", "moebius"}, {"columns", "moebius"}}).value();
        Task task;
        const auto trace = discoveryTrace(*game, Discovery::values, {12, 12}, task);
        QVERIFY(!trace && trace.error().kind == Error::Kind::tooLarge);
    }
};

MEXPLORER_TEST(TestDiscovery)
#include "test_discovery.moc"
