#include "core/coalition/network_sketch.h"

#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

FlowNetwork networkFrom(const std::string& text) {
    return parseNetwork(text).value();
}

std::string reason(const Expected<Sketch>& changed) {
    return changed ? std::string() : changed.error().english();
}

bool isSame(const FlowNetwork& a, const FlowNetwork& b) {
    const auto nodes = [](const FlowNetwork& network) {
        std::vector<std::pair<std::string, std::optional<NodePlace>>> all;
        for (const auto& node : network.nodes)
            all.emplace_back(node.name, node.place);
        return all;
    };
    const auto arrows = [](const FlowNetwork& network) {
        std::vector<std::tuple<std::uint32_t, std::uint32_t, std::int64_t, unsigned>> all;
        for (const auto& [from, to, capacity, owner] : network.arrows)
            all.emplace_back(from, to, capacity, owner);
        return all;
    };
    return nodes(a) == nodes(b) && arrows(a) == arrows(b) && a.owners == b.owners && a.parts == b.parts;
}

} // namespace

/// Networks drawn by hand, and their texts.
class TestNetworkSketch : public QObject {
    Q_OBJECT

private slots:
    /// In DOT and in JSON, with any names.
    void whatIsWrittenIsReadAsTheSame() {
        constexpr unsigned seed = 5;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::vector<std::string> words{
            "s",    "12",  "012", "node", "a b",   "\"q\"", "<b>", "a;b", "x\\y",  "#",    "//",    "é",
            "水廠", "1/2", "-3",  "0.5",  "[pos]", "a,b",   "->",  "{",   "end\\", "\\\"", "&amp;", "strict"};
        for (int round = 0; round < 300; ++round) {
            FlowNetwork network;
            network.parts = 6;
            std::vector<std::string> names = words;
            std::shuffle(names.begin(), names.end(), random);
            const std::size_t count = 2 + random() % 5;
            for (std::size_t node = 0; node < count; ++node) {
                network.nodes.push_back({names[node]});
                if (random() % 2)
                    network.nodes.back().place = NodePlace{double(random() % 400), double(random() % 9) / 8};
            }
            network.owners = {names[5], names[6], names[7]};
            for (unsigned arrow = 0; arrow < 9; ++arrow) {
                const auto from = static_cast<std::uint32_t>(random() % count);
                const auto to = static_cast<std::uint32_t>((from + 1 + random() % (count - 1)) % count);
                network.arrows.push_back({from, to, std::int64_t(arrow + 1), arrow % 3});
            }
            const Sketch sketch = sketchOf(network, {0, 1});
            const auto json = parseNetwork(jsonOf(sketch));
            QVERIFY2(json, json ? "" : json.error().english().c_str());
            QVERIFY(isSame(*json, network));
            if (const auto dot = dotOf(sketch)) {
                const auto read = parseNetwork(*dot);
                QVERIFY2(read, dot->c_str());
                QVERIFY2(isSame(*read, network), dot->c_str());
            }
            QVERIFY(isSame(*networkOf(sketch), network));
        }
    }

    void theTextIsPlain() {
        const Sketch sketch = sketchOf(
            networkFrom("digraph { s -> t [capacity=3, owner=A]; s -> t [capacity=\"5/2\", owner=\"B C\"] }"),
            {0, 1});
        QCOMPARE(*dotOf(sketch), std::string("digraph {\n  s;\n  t;\n"
                                             "  s -> t [capacity=3, owner=A];\n"
                                             "  s -> t [capacity=\"5/2\", owner=\"B C\"];\n}\n"));
        QCOMPARE(jsonOf(sketch), std::string("{\n  \"nodes\": [\"s\", \"t\"],\n  \"edges\": [\n"
                                             "    [\"s\", \"t\", 3, \"A\"],\n"
                                             "    [\"s\", \"t\", \"5/2\", \"B C\"]\n  ]\n}\n"));
        QCOMPARE(labelOf(sketch, 1), std::string("5/2 B C"));
    }

    void labelsAreReadOrRefused() {
        const Sketch sketch = sketchOf(
            networkFrom("digraph { s -> t [capacity=3, owner=A]; s -> t [capacity=1, owner=B] }"), {0, 1});
        const auto becomes = [&](const char* label) {
            const auto changed = labelled(sketch, 0, label);
            return changed ? labelOf(*changed, 0) : reason(changed);
        };
        QCOMPARE(becomes(" 5   A "), std::string("5 A"));
        QCOMPARE(becomes("0.25"), std::string("0.25 A"));
        QCOMPARE(becomes("7\u3000第三 公司"), std::string("7 第三 公司"));
        QCOMPARE(becomes("0 A"), std::string("0 A"));
        QCOMPARE(becomes("-1/2 A"), std::string("The capacity -1/2 is negative; write 0 or more."));
        QVERIFY(becomes("A 5").starts_with("“A” is not a capacity"));
        QVERIFY(becomes("").starts_with("“” is not a capacity"));
        QVERIFY(becomes("1e30 A").starts_with("“1e30” is not a capacity"));
        QVERIFY(becomes("1/0 A").starts_with("“1/0” is not a capacity"));
        QVERIFY(becomes("1 B").starts_with("All arrows belong to B"));
        QCOMPARE(becomes("1 A\x01"),
                 std::string("An owner’s name is not empty and has no control characters."));
        const auto finest = labelled(sketch, 0, "1/999999937 A");
        QVERIFY(finest);
        QVERIFY(reason(labelled(*finest, 1, "1/2 B")).starts_with("The numbers have no common denominator"));
    }

    void theEndsOfTheFlowStayNodes() {
        Sketch sketch = sketchOf(
            networkFrom("digraph { s -> a [capacity=3, owner=A]; a -> t [capacity=1, owner=B] }"), {0, 2});
        QVERIFY(!sketch.remove(0) && !sketch.remove(2));
        QVERIFY(!sketch.join(1, 1));
        QVERIFY(sketch.join(1, 0) && sketch.join(1, 0)); // backwards, and a parallel arrow
        QCOMPARE(labelOf(sketch, 3), std::string("1 B"));
        QVERIFY(sketch.remove(1));
        QCOMPARE(sketch.ends()->sink, Sketch::Index{1});
        sketch.beginAt(1);
        QCOMPARE(sketch.ends()->source, Sketch::Index{1});
        QCOMPARE(sketch.ends()->sink, Sketch::Index{0});
        sketch.endAt(1);
        QCOMPARE(sketch.ends()->sink, Sketch::Index{1});
        QVERIFY(!networkOf(sketch)); // no arrows, no owners
    }
};

MEXPLORER_TEST(TestNetworkSketch)
#include "test_network_sketch.moc"
