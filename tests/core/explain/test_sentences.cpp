// Every sentence about positions is checked against the definition: for each game of the catalogue, in both
// plays, at small random positions. A sentence without a check fails the test: add one to the file of its
// family under sentences/.
#include "core/explain/columns_trace.h"
#include "core/explain/explain.h"
#include "core/explain/label_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/parts_trace.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/two_sided.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/explain/sentences/beatty.h"
#include "tests/core/explain/sentences/boards.h"
#include "tests/core/explain/sentences/graph_moves.h"
#include "tests/core/explain/sentences/graphs.h"
#include "tests/core/explain/sentences/heaps.h"
#include "tests/core/explain/sentences/heat.h"
#include "tests/core/explain/sentences/hot.h"
#include "tests/core/explain/sentences/mex.h"
#include "tests/core/explain/sentences/moves.h"
#include "tests/core/explain/sentences/numbers.h"
#include "tests/core/explain/sentences/outcomes.h"
#include "tests/core/explain/sentences/side_moves.h"
#include "tests/core/explain/sentences/sides.h"
#include "tests/core/explain/sentences/starts.h"
#include "tests/core/explain/sentences/stones.h"
#include "tests/core/explain/sentences/taking.h"
#include "tests/core/explain/sentences/xor.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::sentences;

namespace {

constexpr std::uint32_t treeNodes = 6;

/// Where the checks are of sentences about games of two sides.
constexpr const char* twoSides = "two sides";

/// The checks for each game's own sentences; those for all games are at "".
const std::map<std::string, Checks>& checks() {
    static const std::map<std::string, Checks> all = [] {
        std::map<std::string, Checks> made;
        for (Checks some : {outcomeChecks(), mexChecks(), xorChecks()})
            made[""].merge(some);
        made["bash"] = made["bounded-nim"] = complementChecks();
        for (const char* id : {"bash", "bounded-nim"})
            made[id].merge(remainderChecks());
        made["fibonacci"] = fibonacciChecks();
        for (const char* id : {"bash", "bounded-nim", "fibonacci"})
            made[id].merge(replyChecks());
        made["take-between"] = betweenChecks();
        made["take-between"]["Take %1 and leave %2."] = isTake;
        made["moore"] = mooreChecks();
        made["moore"].merge(mooreColumnChecks());
        made["staircase"] = staircaseChecks();
        for (const char* id : {"wythoff", "own"}) // whose presets have its rules
            made[id] = wythoffChecks();
        for (const char* id : {"wythoff", "grid-walk", "own"})
            made[id].merge(beattyChecks());
        made["take-ends"] = rowChecks();
        for (const char* id : {"tic-tac-toe", "mnk", "connect-four"})
            made[id] = stoneChecks();
        made["hexapawn"] = pawnChecks();
        made["tree"] = scoreTreeChecks();
        made["hackenbush"] = hackenbushChecks();
        made["dag"] = tokenChecks();
        made[twoSides] = firstMoveChecks();
        made[twoSides].merge(worthChecks());
        made[twoSides].merge(heatChecks());
        made[twoSides].merge(numberChecks());
        made[twoSides].merge(hotChecks());
        return made;
    }();
    return all;
}

MoveChecks everyMoveCheck() {
    MoveChecks all = moveChecks();
    all.merge(sideMoveChecks());
    all.merge(graphMoveChecks());
    return all;
}

class Listener {
public:
    /// What is wrong with the sentences about a position; empty if all are true.
    std::string wrong(Subject& about, const std::string& position) {
        fault_.clear();
        Task task;
        const auto inquiry = asked(*about.game, position);
        const Traces traces(*about.game, *inquiry);
        traces.forEach([&](const auto& trace) {
            hear({about, position, trace.title, &trace, {}, &trace});
            if (trace.states.size() != trace.steps.size())
                fail({about, position, trace.title}, "not one state a step");
            for (std::size_t i = 0; i < trace.steps.size(); ++i) {
                const Saying step = trace.steps[i];
                hear({about, position, step.reason, &trace, i, &trace});
            }
        });
        hearExplanation(about, *inquiry, traces);
        const auto panel = why(*about.game, *inquiry, task);
        if (!panel) return position + ": " + panel.error().english();
        hear({about, position, panel->headline});
        for (const Message& reason : panel->reasons)
            hear({about, position, reason});
        hearPanelsProof(about, *inquiry, *panel);
        hearMoves(about, *inquiry);
        comparePanelWithSteps(about, position, *panel, traces);
        countListedMoves(about, position, *panel);
        return fault_;
    }
    [[nodiscard]] const std::set<std::string>& heard() const { return heard_; }

private:
    /// Every trace of a position.
    struct Traces {
        Traces(const Game& game, const Inquiry& inquiry) {
            Task task;
            const auto* drawn = inquiry.as<DrawnAspect>();
            const DrawnGraph drawing = drawn ? drawn->drawing(task).value() : DrawnGraph{};
            if (inquiry.proof()) proof = explainDrawn(game, inquiry, drawing, task).value();
            if (drawn && drawn->isOfPositions()) every = everyNodeTrace(drawing, playOf(game));
            if (game.as<ImpartialAspect>()) mex = mexTrace(game, inquiry, task).value();
            if (inquiry.as<SumAspect>()) {
                if (auto trace = xorTrace(game, inquiry, task)) nim = std::move(*trace);
            }
            if (inquiry.as<ColumnsAspect>()) columns = columnsTrace(game, inquiry, task).value();
            if (inquiry.as<PartsAspect>()) parts = partsTrace(game, inquiry, task).value();
            if (const auto* shortGame = inquiry.as<ShortGameAspect>()) {
                canonical = canonicalTrace(shortGame->reduction(task).value());
                heat = thermographTrace(shortGame->heat(task).value());
                number = numberTrace(shortGame->numberSought(task).value());
            }
            if (const auto* ledger = inquiry.as<LedgerAspect>())
                hot = hotTrace(hotPlaysOf(*ledger, task).value());
            if (game.as<PairsAspect>()) beatty = beattyTrace(game, inquiry).value();
            const auto graph = inquiry.graph();
            const auto tree = buildTree(*graph, {.merged = true, .budget = treeNodes}, task);
            if (tree) labels = labelTrace(game, *graph, *tree);
            const TreeRequest inPart{.strategy = true, .mostDepth = 0, .openings = {{{}, 1}}};
            if (const auto opened = buildTree(*graph, inPart, task))
                someLabels = labelTrace(game, *graph, *opened);
        }
        template <class Visit>
        void forEach(const Visit& visit) const {
            const auto look = [&](const auto& trace) {
                if (trace) visit(*trace);
            };
            look(proof);
            look(every);
            look(mex);
            look(nim);
            look(columns);
            look(parts);
            look(beatty);
            look(canonical);
            look(heat);
            look(number);
            look(hot);
            look(labels);
            look(someLabels);
        }

        std::optional<DrawnTrace> proof;
        std::optional<DrawnTrace> every; ///< about every node of the graph
        std::optional<MexTrace> mex;
        std::optional<ColumnsTrace> nim;
        std::optional<ColumnsTrace> columns;
        std::optional<PartsTrace> parts;
        std::optional<BeattyTrace> beatty;
        std::optional<CanonicalTrace> canonical;
        std::optional<ThermographTrace> heat;
        std::optional<NumberTrace> number;
        std::optional<HotTrace> hot;
        std::optional<LabelTrace> labels;
        std::optional<LabelTrace> someLabels; ///< of a partly folded tree
    };

    /// The explanation is one of the traces, perhaps followed by sentences of the panel.
    void hearExplanation(Subject& about, const Inquiry& inquiry, const Traces& traces) {
        Task task;
        const std::string& position = inquiry.position();
        const Trace told = explain(*about.game, inquiry, task).value();
        std::size_t known = 0;
        traces.forEach([&](const auto& trace) {
            const bool begins =
                trace.title == told.title && trace.pseudoCode == told.pseudoCode &&
                trace.steps.size() <= told.steps.size() &&
                std::equal(trace.steps.begin(), trace.steps.end(), told.steps.begin(),
                           [](const Saying& one, const Saying& other) {
                               return one.reason == other.reason && one.codeLine == other.codeLine;
                           });
            if (begins) known = trace.steps.size();
        });
        const bool isOfOutcomes = !about.game->as<ImpartialAspect>() && !inquiry.proof();
        if (known == 0 && !isOfOutcomes) return fail({about, position, told.title}, "none of the traces");
        for (std::size_t i = known; i < told.steps.size(); ++i)
            hear({about, position, told.steps[i].reason});
    }

    void fail(const Said& said, const char* what) {
        if (fault_.empty())
            fault_ = fmt::format("{} {}: {}: {}", said.about.isMisere() ? "misère" : "normal", said.position,
                                 what, said.message.english());
    }

    void hear(const Said& said) {
        const std::string& id = said.message.id;
        const bool mayBeGeneral = !said.step && said.trace != nullptr; // a title
        if (mayBeGeneral && said.message.arguments.empty()) return;
        const bool hasSides = said.about.game->as<TwoSidedAspect>() != nullptr;
        const auto own = checks().find(hasSides ? twoSides : said.about.game->description().id);
        const Check* check = own == checks().end() ? nullptr : find(own->second, id);
        if (!check) check = find(checks().at(""), id);
        if (!check) return fail(said, "nothing tells whether this is true");
        heard_.insert(id);
        try {
            if (!(*check)(said)) fail(said, "not true");
        } catch (const std::exception& error) {
            fail(said, error.what());
        }
    }
    static const Check* find(const Checks& some, const std::string& id) {
        const auto found = some.find(id);
        return found == some.end() ? nullptr : &found->second;
    }

    /// The panel's proof is the game's own, which was checked as steps, or the answers to every option.
    void hearPanelsProof(Subject& about, const Inquiry& inquiry, const Why& panel) {
        const auto proof = inquiry.proof();
        for (const Message& sentence : panel.proof) {
            const Said said{about, inquiry.position(), sentence};
            if (!proof) {
                hear(said);
            } else if (std::none_of(proof->steps.begin(), proof->steps.end(),
                                    [&](const ProofStep& step) { return step.reason == sentence; })) {
                fail(said, "no step of the proof");
            }
        }
    }

    void hearMoves(Subject& about, const Inquiry& inquiry) {
        static const MoveChecks known = everyMoveCheck();
        const std::string& position = inquiry.position();
        const auto graph = inquiry.graph();
        for (std::size_t i = 0; i < graph->options(0).size(); ++i) {
            const Message move = graph->moveText(0, i);
            const bool isAlone = position.find("; ") == std::string::npos;
            if (about.game->description().id == "sum" && isAlone)
                return; // the move has the name that the component's game gives it
            const Said said{about, position, move};
            const auto check = known.find(move.id);
            if (check == known.end()) return fail(said, "nothing tells whether this is the move");
            heard_.insert(move.id);
            if (!check->second({about, position, graph->text(graph->options(0)[i]), move}))
                fail(said, "not where the move leads");
        }
    }

    /// Panel and steps must name the same winning move.
    void comparePanelWithSteps(Subject& about, const std::string& position, const Why& panel,
                               const Traces& traces) {
        std::string told;
        std::set<std::string> moves; // where it names moves, and not where they lead
        for (const Message& reason : panel.reasons) {
            if (reason.id.find("Move to %1") == 0) told = Said{about, position, reason}.place(0);
            if (reason.id.find("“%1” leads to") == 0) moves.insert(Said{about, position, reason}.text(0));
        }
        traces.forEach([&](const auto& trace) {
            for (std::size_t i = 0; i < trace.steps.size(); ++i) {
                const Saying step = trace.steps[i];
                const Said said{about, position, step.reason, &trace, i, &trace};
                if (step.reason.id.find("The move: %1") == std::string::npos) continue;
                const std::string move = said.text(0);
                if (!moves.contains(move) && !about.truth.hasMove(position, move, told))
                    fail(said, "the panel names another");
            }
        });
    }

    /// The panel must list as many different winning moves as it says, or the first and how many more.
    void countListedMoves(Subject& about, const std::string& position, const Why& panel) {
        static const std::map<std::string, std::size_t> argumentOf = {
            {"“%1” leads to %2, which is P.", 0},
            {"“%1” leads to %2, which is %3.", 0},
            {"“%1” wins.", 0},
            {"%1 ⊕ %2 = %3: %4, and every column is even.", 3},
            {"The move: %1. No value above 1 is left, and then misère play wants an odd number of ones.", 0}};
        std::set<std::string> listed;
        std::size_t lines = 0;
        std::size_t more = 0;
        for (const Message& reason : panel.reasons) {
            const Said said{about, position, reason};
            if (reason.id == "And %1 more.") more = static_cast<std::size_t>(said.number(0));
            const auto found = argumentOf.find(reason.id);
            if (found == argumentOf.end()) continue;
            ++lines;
            listed.insert(said.text(found->second));
        }
        const std::size_t winning = about.truth.winningMoves(position);
        const bool tellsScores = panel.headline.id == "MAX gets %1";
        if (winning < 2 || tellsScores) return;
        const bool areAll = listed.size() == lines && lines == std::min(winning, mostListed);
        if (!areAll || lines + more != winning)
            fail({about, position, panel.headline}, "not all winning moves are listed");
    }

    std::set<std::string> heard_;
    std::string fault_;
};

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsTrue_data() {
        QTest::addColumn<QString>("id");
        // Games in which play may go on for ever are tested in test_maze_trace.
        for (const Entry& entry : catalogue())
            if (playEnds(*makeGame(entry.description.id).value()))
                QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    void everySentenceIsTrue() {
        QFETCH(QString, id);
        const unsigned seed = 20251122;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const Description game = (*findGame(id.toStdString()))->description;
        Listener listener;
        for (const auto& [parameters, position] : startsOf(game)) {
            for (const Parameters& given : inEachPlay(game, parameters)) {
                Subject about(game.id, given);
                const std::string start = asked(*about.game, position)->position();
                for (const std::string& met : metAtRandom(*about.game, start, random)) {
                    const std::string wrong = listener.wrong(about, met);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
            }
        }
        heard_.insert(listener.heard().begin(), listener.heard().end());
    }

    /// Else it would not be tested. Must run after the rows above.
    void everyKnownSentenceWasSaid() {
        std::string unheard;
        for (const auto& [game, known] : checks()) {
            for (const auto& [sentence, check] : known)
                if (heard_.count(sentence) == 0) unheard += sentence + "\n";
        }
        for (const auto& [sentence, check] : everyMoveCheck())
            if (heard_.count(sentence) == 0) unheard += sentence + "\n";
        QVERIFY2(unheard.empty(), unheard.c_str());
    }

private:
    std::set<std::string> heard_;
};

MEXPLORER_TEST(TestSentences)
#include "test_sentences.moc"
