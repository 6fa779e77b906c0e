#include "core/solve/genus.h"

#include "core/catalogue/catalogue.h"
#include "core/theory/mex.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Options = std::vector<std::vector<std::size_t>>; ///< node → nodes of smaller number

Nimber valueOf(const Options& options, std::size_t node, Nimber terminal) {
    std::vector<Nimber> values;
    for (const std::size_t option : options[node])
        values.push_back(valueOf(options, option, terminal));
    return values.empty() ? terminal : mex(values);
}

/// The misère value of a token on each of two graphs, by the definition.
Nimber misereSum(const Options& a, const Options& b) {
    std::vector<std::vector<Nimber>> sums(a.size(), std::vector<Nimber>(b.size()));
    for (std::size_t x = 0; x < a.size(); ++x) {
        for (std::size_t y = 0; y < b.size(); ++y) {
            std::vector<Nimber> values;
            for (const std::size_t option : a[x])
                values.push_back(sums[option][y]);
            for (const std::size_t option : b[y])
                values.push_back(sums[x][option]);
            sums[x][y] = values.empty() ? 1 : mex(values);
        }
    }
    return sums.back().back();
}

std::optional<Genus> tameOf(const Options& options) {
    std::string dot = "digraph {";
    for (std::size_t node = options.size(); node-- > 0;) {
        dot += fmt::format(" {};", node);
        for (const std::size_t option : options[node])
            dot += fmt::format(" {} -> {};", node, option);
    }
    const auto game = makeGame("dag", {{"graph", dot + "}"}}).value();
    const auto graph = asked(*game, std::to_string(options.size() - 1))->graph();
    Task task;
    const auto genera = tameGenera(*graph, 1000, task).value();
    return genera ? std::optional(genera->front()) : std::nullopt;
}

} // namespace

class TestGenus : public QObject {
    Q_OBJECT

private slots:
    void moreMovesThanCanBeLookedAtTellNothing() {
        Task task;
        const auto nim = makeGame("nim", {}).value();
        QVERIFY(tameGenera(*asked(*nim, "200")->graph(), 1000, task).value().has_value());
        QVERIFY(!tameGenera(*asked(*nim, "900")->graph(), 1000, task).value().has_value()); // 405,450 moves
        task.cancel();
        QCOMPARE(tameGenera(*asked(*nim, "200")->graph(), 1000, task).error().kind, Error::Kind::cancelled);
    }

    void tameComponentsAddAsTheRuleSaysAndWildOnesAreFound() {
        constexpr unsigned seed = 31;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const auto randomGraph = [&] {
            Options options(8 + random() % 3);
            for (std::size_t node = 1; node < options.size(); ++node) {
                for (std::size_t option = 0; option < node; ++option) {
                    if (random() % 5 < 2) options[node].push_back(option);
                }
            }
            return options;
        };
        int sums = 0;
        int wild = 0;
        int firmZero = 0;
        for (int i = 0; i < 600; ++i) {
            const Options a = randomGraph();
            const Options b = randomGraph();
            const auto first = tameOf(a);
            const auto second = tameOf(b);
            if (!first || !second) {
                ++wild;
                continue;
            }
            QCOMPARE(first->normal, valueOf(a, a.size() - 1, 0));
            QCOMPARE(first->misere, valueOf(a, a.size() - 1, 1));
            ++sums;
            firmZero += first->firm() && first->normal == 0;
            const Genus both[] = {*first, *second};
            QCOMPARE(sumOf(both).misere, misereSum(a, b));
        }
        QVERIFY(sums > 100 && wild > 10 && firmZero > 5); // each kind occurs often enough
    }

    void tooManyPositionsAreNotLookedAt() {
        const auto graph = asked(*makeGame("nim").value(), "50,50")->graph();
        Task task;
        QVERIFY(!tameGenera(*graph, 100, task).value());
        QVERIFY(graph->size() < 1000);
    }

    void noComponentIsTheEndOfTheGame() { QCOMPARE(sumOf({}), (Genus{0, 1})); }
};

MEXPLORER_TEST(TestGenus)
#include "test_genus.moc"
