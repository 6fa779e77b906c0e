#include "core/coalition/amounts.h"
#include "core/coalition/coalition_game.h"
#include "core/coalition/network_sketch.h"
#include "core/coalition/nucleolus.h"
#include "tests/core/coalition/library_flow.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

std::string refusal(std::string_view contents) {
    const auto network = parseNetwork(contents);
    return network ? std::string() : network.error().english();
}

} // namespace

class TestFlow : public QObject {
    Q_OBJECT

private slots:
    void asALibrary() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 120; ++round) {
            const auto nodes = static_cast<unsigned>(2 + random() % 12);
            const auto network = madeNetwork(random, nodes, static_cast<unsigned>(random() % 40), 4);
            const FlowEnds ends{0, nodes - 1};
            const auto values = flowValues(network, ends, task_).value();
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            for (Coalition owners = 0; owners < 16; ++owners) {
                QVERIFY2(values[owners] == LibraryFlow(network, ends, owners).byPushRelabel(), what.c_str());
                Flow byPaths(network, ends, owners); // the method that is shown step by step
                for (auto path = byPaths.path(); !path.empty(); path = byPaths.path())
                    byPaths.push(path, byPaths.bottleneck(path));
                QVERIFY2(byPaths.value() == values[owners], what.c_str());
                checkFlow(network, ends, byPaths, owners);
            }
        }
    }

    /// Networks whose arrows nobody owns: only their largest flow is asked for.
    void plainOnesAsALibrary() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 60; ++round) {
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            const auto made = madeNetwork(random, 8, static_cast<unsigned>(1 + random() % 30), 1);
            std::string dot = "digraph { 0; 1; 2; 3; 4; 5; 6; 7;";
            for (const FlowNetwork::Arrow& arrow : made.arrows)
                dot += std::to_string(arrow.from) + " -> " + std::to_string(arrow.to) +
                       " [capacity=" + std::to_string(arrow.capacity) + "];";
            const auto network = parseNetwork(dot + "}");
            QVERIFY2(network && network->isPlain(), what.c_str());
            Flow flow(*network, {0, 7}, everybody(1));
            flow.fill();
            QVERIFY2(flow.value() == LibraryFlow(made, {0, 7}, 1).byPushRelabel(), what.c_str());
            QVERIFY2(minimumCut(*network, flow).capacity == flow.value(), what.c_str());
            const auto again = networkOf(sketchOf(*network, {0, 7}));
            QVERIFY2(again && again->isPlain() && again->arrows.size() == made.arrows.size(), what.c_str());
        }
    }

    /// Networks of the largest size with the largest capacities, by two methods.
    void largeOnesAsALibrary() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        constexpr auto most = static_cast<std::uint64_t>(largestAmount);
        for (int round = 0; round < 24; ++round) {
            const auto nodes = static_cast<unsigned>(round % 2 == 0 ? mostNetworkNodes : 30);
            const auto network =
                madeNetwork(random, nodes, mostNetworkArrows, 3, round % 4 < 2 ? most + 1 : 3);
            const FlowEnds ends{0, nodes - 1};
            const auto owners = static_cast<Coalition>(1 + random() % 7);
            Flow flow(network, ends, owners);
            flow.fill();
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            LibraryFlow library(network, ends, owners);
            QVERIFY2(flow.value() == library.byPushRelabel(), what.c_str());
            QVERIFY2(flow.value() == library.byTrees(), what.c_str());
            checkFlow(network, ends, flow, owners);
        }
    }

    void theCutIsAPointOfTheCore() {
        std::mt19937_64 random(1982);
        for (int round = 0; round < 40; ++round) {
            const auto network = madeNetwork(random, 7, 20, 4);
            const FlowEnds ends{0, 6};
            Flow flow(network, ends, everybody(4));
            flow.fill();
            const MinimumCut cut = minimumCut(network, flow);
            QCOMPARE(cut.capacity, flow.value());
            Payments payments;
            for (const std::int64_t share : cut.byOwner)
                payments.emplace_back(share);
            const CoalitionValues values(flowValues(network, ends, task_).value(), 1);
            QCOMPARE(paidTo(payments, values.all()), values.value(values.all()));
            QVERIFY(greatestExcess(values, payments).excess <= 0);
        }
    }

    void networksAreRead() {
        const auto dot =
            parseNetwork("digraph { s -> a [capacity=3, owner=A]; a -> t [owner=B capacity=\"5/2\"]\n"
                         "edge [color=red]; s [pos=\"1,2\"]; t -> s -> b [capacity=0.5, owner=A] }");
        QVERIFY2(dot.has_value(), dot ? "" : dot.error().english().c_str());
        QCOMPARE(dot->parts, 2);
        QCOMPARE(dot->arrows.size(), std::size_t{4});
        QCOMPARE(dot->arrows[1].capacity, 5);
        QCOMPARE(dot->arrows[3].capacity, 1);
        QCOMPARE(dot->arrows[3].owner, 0U);
        QVERIFY(dot->nodes[0].place.has_value());
        const auto json = parseNetwork(
            R"({"edges": [["s", "a", 3, "A"], ["a", "t", 2.5, "B"], ["t", "s", "1/2", "A"]], "places": {"s": [1, 2]}})");
        QVERIFY2(json.has_value(), json ? "" : json.error().english().c_str());
        QCOMPARE(json->parts, 2);
        QCOMPARE(json->arrows[1].capacity, 5);
        QCOMPARE(json->owners, (std::vector<std::string>{"A", "B"}));
        const auto chain =
            parseNetwork("digraph { 0 -> 1 -> 2 [capacity=1, owner=7]; 0 -> {1 2} [capacity=2, owner=8] }");
        QCOMPARE(chain->arrows.size(), std::size_t{4});
    }

    /// As in Graphviz: it applies to later edges of the group.
    void whatHoldsOfAllEdgesIsHeard() {
        const auto said =
            parseNetwork("digraph { edge [capacity=3, owner=A]; s -> a; a -> t [capacity=2]\n"
                         "{ edge [owner=B]; s -> b } b -> t; node [owner=C]; EDGE [capacity=1]; "
                         "a -> b [owner=B] }");
        QVERIFY2(said.has_value(), said ? "" : said.error().english().c_str());
        const auto written = parseNetwork(
            "digraph { s -> a [capacity=3, owner=A]; a -> t [capacity=2, owner=A]; s -> b [capacity=3, "
            "owner=B]; b -> t [capacity=3, owner=A]; a -> b [capacity=1, owner=B] }");
        QVERIFY2(written.has_value(), written ? "" : written.error().english().c_str());
        QCOMPARE(said->owners, written->owners);
        QCOMPARE(said->arrows.size(), written->arrows.size());
        for (std::size_t i = 0; i < said->arrows.size(); ++i) {
            QCOMPARE(said->arrows[i].capacity, written->arrows[i].capacity);
            QCOMPARE(said->arrows[i].owner, written->arrows[i].owner);
        }
    }

    /// As people write them: capacities as labels, with or without owners, or as weights; without a limit.
    void capacitiesByOtherNamesAreRead() {
        const auto network = parseNetwork(
            "digraph { n0 [label=s]; n1 [label=\"a\\nb\"]; edge [owner=A];\n"
            "n0 -> n1 [label=16]; n1 -> t [label=\"5/2\", weight=3]; n0 -> t [label=\"2.5 B\" owner=C];\n"
            "n0 -> x [capacity=∞]; x -> t [capacity=Inf, label=\"any\", weight=1] }");
        QVERIFY2(network.has_value(), network ? "" : network.error().english().c_str());
        QCOMPARE(network->parts, 2);
        std::vector<std::string> capacities;
        for (const FlowNetwork::Arrow& arrow : network->arrows)
            capacities.push_back(network->capacityText(arrow));
        QCOMPARE(capacities, (std::vector<std::string>{"16", "3", "5/2", "inf", "inf"}));
        QCOMPARE(network->owners, (std::vector<std::string>{"A", "C"}));
        QCOMPARE(network->nodes[1].name, std::string("a b"));
        QCOMPARE(network->find("n1"), std::optional<std::uint32_t>(1));
        QCOMPARE(network->find("s"), std::optional<std::uint32_t>(0));
        QVERIFY(!network->find("") && !network->find("n9"));
        std::vector<std::string> notes;
        for (const Message& note : network->notes)
            notes.push_back(note.english());
        QCOMPARE(notes, (std::vector<std::string>{
                            "Capacities are read from “label”: “16” at line 2, column 7.",
                            "“label” has no effect in this game: “5/2” at line 2, column 28.",
                            "“weight” has no effect in this game: “1” at line 3, column 28."}));
        QVERIFY(network->hasUnlimitedWay(0, 2) && !network->hasUnlimitedWay(0, 1));
    }

    /// A capacity without a limit never is the narrowest place.
    void whatHasNoLimitDoesNotLimitTheFlow() {
        constexpr unsigned seed = 1956;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 200; ++round) {
            std::string text = "digraph { edge [owner=A]; ";
            std::string large = text; // the same with capacities far above all others
            const auto add = [&](const std::string& arrow, bool hasLimit) {
                const std::string capacity = std::to_string(random() % 9);
                text += arrow + "[capacity=" + (hasLimit ? capacity : "inf") + "];";
                large += arrow + "[capacity=" + (hasLimit ? capacity : "100000") + "];";
            };
            for (int arrow = 0; arrow < 12; ++arrow) {
                const auto from = static_cast<unsigned>(random() % 5);
                const auto to = static_cast<unsigned>((from + 1 + random() % 4) % 5);
                add(std::to_string(from) + "->" + std::to_string(to), random() % 3 != 0);
            }
            const auto network = parseNetwork(text + "0 -> 4 [capacity=1, owner=B] }").value();
            const auto other = parseNetwork(large + "0 -> 4 [capacity=1, owner=B] }").value();
            const FlowEnds ends{*network.find("0"), *network.find("4")};
            const auto values = flowValues(other, ends, task_).value();
            QCOMPARE(network.hasUnlimitedWay(ends.source, ends.sink), values[1] >= 100'000);
            if (!network.hasUnlimitedWay(ends.source, ends.sink))
                QCOMPARE(flowValues(network, ends, task_).value(), values);
        }
    }

    void badNetworksAreRefused() {
        QVERIFY(refusal("digraph { s -> t [label=\"2/5\", owner=A] }").find("no capacity") !=
                std::string::npos); // a flow of 2 out of 5?
        QCOMPARE(refusal("strict digraph { s -> t [capacity=1, owner=A]; s -> t [capacity=2, owner=B] }"),
                 std::string("The graph is strict, and the arrow to line 1, column 53 was mentioned before: "
                             "say all of it there, or leave out “strict”."));
        QCOMPARE(refusal("digraph { s -> t [capacity=-3, owner=A] }"),
                 std::string("The capacity -3 of the arrow s → t at line 1, column 16 is negative."));
        QCOMPARE(refusal("digraph {\n s -> t [capacity=3]; s -> t [capacity=1, owner=A] }"),
                 std::string("The arrow s → t at line 2, column 7 has no owner, while others have; write "
                             "[capacity=3, owner=A], or [\"a\", \"b\", 3, \"A\"] in JSON."));
        QVERIFY(refusal("digraph { s -> t [owner=A] }").find("no capacity") != std::string::npos);
        QVERIFY(refusal("digraph { s -> t }").find("no capacity") != std::string::npos);
        QVERIFY(refusal(R"({"s": ["t"]})").find("neither capacities nor owners") != std::string::npos);
        QVERIFY(refusal(R"({"edges": [["s", "t"]]})").find("no capacity") != std::string::npos);
        QVERIFY(refusal(R"({"edges": [["s", "t", 1], ["s", "t", 1, "A"]]})").find("no owner") !=
                std::string::npos);
        QVERIFY(refusal(R"({"edges": [["s", "t", 1, "A", "B"]]})").find("array of edges") !=
                std::string::npos);
        QVERIFY(refusal("digraph { s -> t [capacity=1000000000000000000000000000000, owner=A] }")
                    .find("is not a number from 0 to 10¹⁵") != std::string::npos);
        QVERIFY(refusal("digraph { s -> s [capacity=1, owner=A] }").find("ends where it begins") !=
                std::string::npos);
        QVERIFY(refusal("digraph { s -> t [capacity=1, owner=A] }")
                    .find("All arrows belong to A; coalitions need a second owner") != std::string::npos);
        QVERIFY(refusal("digraph { s -> a [capacity=1, owner=A]; a -> t [capacity=1] }")
                    .find("a → t at line 1, column") != std::string::npos);
        QVERIFY(refusal("digraph { s; t }").find("no arrows") != std::string::npos);
        std::string many = "digraph {";
        for (int owner = 0; owner < 17; ++owner)
            many += "s -> t [capacity=1, owner=" + std::to_string(owner) + "];";
        QVERIFY(refusal(many + "}").find("owner number 17") != std::string::npos);
        QVERIFY(!refusal("").empty() && !refusal("graph { a -- b }").empty());
    }

private:
    /// What flows in flows out, and no arrow carries too much.
    static void checkFlow(const FlowNetwork& network, FlowEnds ends, const Flow& flow, Coalition owners) {
        std::vector<std::int64_t> kept(network.nodes.size(), 0);
        for (std::size_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
            const std::int64_t through = flow.through(arrow);
            const auto& [from, to, capacity, owner] = network.arrows[arrow];
            QVERIFY(through >= 0 && through <= (has(owners, owner) ? capacity : 0));
            kept[from] -= through;
            kept[to] += through;
        }
        for (std::uint32_t node = 0; node < kept.size(); ++node)
            QCOMPARE(kept[node], node == ends.sink ? flow.value() : node == ends.source ? -flow.value() : 0);
    }

    Task task_;
};

MEXPLORER_TEST(TestFlow)
#include "test_flow.moc"
