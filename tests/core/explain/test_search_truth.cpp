#include "core/catalogue/catalogue.h"
#include "core/explain/search_trace.h"
#include "core/game/aspects/positions.h"
#include "tests/core/search/plain_scores.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr const char* methods[] = {"minimax", "alpha-beta", "table", "deepening"};
constexpr const char* orders[] = {"given", "best", "worst", "heuristic", "shuffled"};

std::string grown(std::mt19937& random, unsigned levels) {
    if (levels == 0 || random() % 5 == 0) return std::to_string(static_cast<int>(random() % 19) - 9);
    std::string tree = "(";
    for (auto i = 1 + random() % 3; i > 0; --i)
        tree += grown(random, levels - 1) + (i > 1 ? "," : ")");
    return tree;
}

/// The number, with the minus that sentences have, behind these words; nothing if they are not said.
std::optional<Score> numberAfter(const std::string& sentence, std::string_view words) {
    constexpr std::string_view minus = "−";
    std::size_t at = sentence.find(words);
    if (at == std::string::npos) return std::nullopt;
    at += words.size();
    const bool isNegative = sentence.compare(at, minus.size(), minus) == 0;
    if (isNegative) at += minus.size();
    const std::size_t end = sentence.find_first_not_of("0123456789", at);
    if (end == at) return std::nullopt;
    const Score number = std::stoll(sentence.substr(at, end - at));
    return isNegative ? -number : number;
}

/// Compares sentences with what the nodes they are about are worth.
class Reader {
public:
    explicit Reader(const SearchTrace& trace, PositionGraph& graph)
        : subject_(*trace.subject), plain_(graph, subject_.run) {}

    /// How many facts of each bound were read.
    std::array<int, 4> read{};
    /// How many were said for sure, and how many by the estimates.
    int certain = 0;
    int hedged = 0;

    void check(const SearchEvent& event, const std::string& sentence) {
        using Kind = SearchEvent::Kind;
        if (event.kind == Kind::back || event.kind == Kind::done) {
            const std::uint32_t about = event.kind == Kind::back ? event.child : event.node;
            compare(sentence, "worth ", Bound::exact, about, turnedAt(about));
            compare(sentence, "worth at least ", Bound::least, about, turnedAt(about));
            compare(sentence, "worth at most ", Bound::most, about, turnedAt(about));
        }
        if (event.kind == Kind::back) meaning(event, sentence);
        if (event.kind == Kind::cut) cut(event, sentence);
    }

private:
    [[nodiscard]] bool turnedAt(std::uint32_t node) const {
        return subject_.settings.method == SearchMethod::table && !subject_.run.isMax(node);
    }
    /// Compares what is said of a node, for MIN if `isTurned`.
    void compare(const std::string& sentence, std::string_view words, Bound bound, std::uint32_t node,
                 bool isTurned) {
        const auto said = numberAfter(sentence, words);
        if (!said) return;
        ++read[static_cast<std::size_t>(bound)];
        const bool seems =
            sentence.find(words == "worth " || words.starts_with("worth at") ? "seems" : "y the estimates") !=
            std::string::npos;
        ++(seems ? hedged : certain);
        const Score worth = seems ? plain_.seen(node) : plain_.real(node);
        QVERIFY2(holds(bound, *said, isTurned ? -worth : worth), sentence.c_str());
    }
    void meaning(const SearchEvent& event, const std::string& sentence) {
        const std::uint32_t node = event.node;
        const std::uint32_t child = event.child;
        compare(sentence, " gets at least ", Bound::least, node, false);
        compare(sentence, " gives at most ", Bound::most, node, false);
        const bool isMax = subject_.run.isMax(node);
        compare(sentence, " keeps ", isMax ? Bound::least : Bound::most, node, false);
        compare(sentence, ": v = ", Bound::least, node, turnedAt(node));
        compare(sentence, " than v = ", Bound::least, node, turnedAt(node));
        compare(sentence, " no better than α = ", Bound::most, child, turnedAt(node));
        compare(sentence, " MIN no better than β = ", Bound::least, child, false);
        compare(sentence, "For MIN that is no better than β = ", Bound::least, child, false);
    }
    void cut(const SearchEvent& event, const std::string& sentence) {
        const auto alpha = numberAfter(sentence, " α = ");
        const bool seems = sentence.find("by the estimates") != std::string::npos;
        ++(seems ? hedged : certain);
        if (sentence.find("play will not come to") != std::string::npos)
            QVERIFY2(*numberAfter(sentence, "β = ") < *alpha && !isBestPlay(event.node, seems),
                     sentence.c_str());
        else
            QVERIFY2(sentence.find("cannot be better") != std::string::npos &&
                         !isOnlyBestPlay(event.node, seems),
                     sentence.c_str());
    }
    [[nodiscard]] Score worth(std::uint32_t node, bool seems) {
        return seems ? plain_.seen(node) : plain_.real(node);
    }
    /// Whether some best play from the root leads to the node: then all on the way are worth the same.
    bool isBestPlay(std::uint32_t node, bool seems) {
        const auto& nodes = subject_.run.nodes;
        for (; nodes[node].parent != SearchNode::none; node = nodes[node].parent)
            if (worth(node, seems) != worth(nodes[node].parent, seems)) return false;
        return true;
    }
    /// Whether best play from the root must lead to the node: nowhere on the way is another option as good.
    bool isOnlyBestPlay(std::uint32_t node, bool seems) {
        const auto& nodes = subject_.run.nodes;
        for (; nodes[node].parent != SearchNode::none; node = nodes[node].parent) {
            const SearchNode& above = nodes[nodes[node].parent];
            for (std::uint32_t child = above.firstChild; child < above.firstChild + above.childCount; ++child)
                if (child != node && worth(child, seems) == worth(nodes[node].parent, seems)) return false;
            if (worth(node, seems) != worth(nodes[node].parent, seems)) return false;
        }
        return true;
    }

    const SearchSubject& subject_;
    PlainScores plain_;
};

} // namespace

/// Every sentence about a search, read as a person would, against the definition.
class TestSearchTruth : public QObject {
    Q_OBJECT

private slots:
    void everySentenceAboutARandomTreeIsTrue() {
        constexpr unsigned seed = 1956;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        std::array<int, 4> read{};
        int certain = 0;
        int hedged = 0;
        for (int round = 0; round < 60; ++round) {
            const std::string tree = grown(random, 5);
            const auto game = makeGame("tree", {{"first", round % 2 == 0 ? "max" : "min"}}).value();
            for (const char* method : methods) {
                for (const char* order : orders) {
                    const auto asked = ask(*game, tree).value();
                    const auto values = completed(searchParameters(), {{"method", method},
                                                                       {"order", order},
                                                                       {"seed", std::to_string(round)},
                                                                       {"depth", std::to_string(round % 4)}})
                                            .value();
                    const std::shared_ptr<PositionGraph> graph = asked->graph();
                    const SearchTrace trace = searchTrace(*asked, graph, values, task).value();
                    Reader reader(trace, *graph);
                    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
                        reader.check(trace.subject->run.events[i], trace.steps[i].reason.english());
                        if (QTest::currentTestFailed()) QFAIL(tree.c_str());
                    }
                    for (std::size_t bound = 0; bound < read.size(); ++bound)
                        read[bound] += reader.read[bound];
                    certain += reader.certain;
                    hedged += reader.hedged;
                }
            }
        }
        for (const Bound bound : {Bound::exact, Bound::most, Bound::least})
            QVERIFY(read[static_cast<std::size_t>(bound)] > 1000);
        QVERIFY(certain > 10'000 && hedged > 1000);
    }
};

MEXPLORER_TEST(TestSearchTruth)
#include "test_search_truth.moc"
