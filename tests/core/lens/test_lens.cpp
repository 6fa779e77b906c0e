#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "core/lens/lens.h"
#include "tests/core/lens/line_of.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Conjecture lineText(std::string_view text) {
    return Conjecture::parse(text, Conjecture::Shape::line).value();
}

LineLens lensOver(std::string_view text, const std::vector<std::uint32_t>& values) {
    Task task;
    return compared(lineText(text), values, task).value();
}

/// The values of a game’s line.
std::vector<std::uint32_t> valuesOf(const char* id, const Parameters& parameters, std::uint64_t size) {
    const auto game = makeGame(id, parameters).value();
    LineValues values(size);
    Task task;
    (void)game->as<LineAspect>()->fill(values, task);
    return {values.data(), values.data() + size};
}

std::uint32_t below(std::uint32_t end, std::mt19937& random) {
    return static_cast<std::uint32_t>(random() % end);
}

std::vector<std::uint64_t> placesIn(const LineLens& found) {
    std::vector<std::uint64_t> places;
    for (const auto& failure : found.failures)
        places.push_back(failure.place);
    return places;
}

} // namespace

class TestLens : public QObject {
    Q_OBJECT

private slots:
    void everyFailureIsCounted() {
        const LineLens found = lensOver("n mod 4", {0, 1, 2, 1, 0, 1, 2, 2, 0});
        QCOMPARE(found.places, std::uint64_t{9});
        QCOMPARE(found.agreeing, std::uint64_t{7});
        QCOMPARE(found.failing, std::uint64_t{2});
        QCOMPARE(placesIn(found), (std::vector<std::uint64_t>{3, 7}));
        QCOMPARE(found.margin, std::uint64_t{3});
        QCOMPARE(found.agreesFrom, std::uint64_t{8});
        QCOMPARE(found.smallest->value, std::uint64_t{1});
        QCOMPARE(found.smallest->said.value, std::optional<std::int64_t>(3));
    }

    void whatIsNotSaidIsCountedByItself() {
        const LineLens found = lensOver("0 1", {0, 1, 2, 3});
        QVERIFY(found.agrees());
        QCOMPARE(found.agreeing, std::uint64_t{2});
        QCOMPARE(found.undefined, std::uint64_t{2});
        QCOMPARE(lensOver("0 2", {0, 1, 2}).agreesFrom, std::uint64_t{0}); // nothing agrees later
    }

    void onlyWhoWinsIsComparedIfOnlyThatIsSaid() {
        QVERIFY(lensOver("P iff n mod 2 = 0", {0, 7, 0, 9}).agrees());
        QCOMPARE(placesIn(lensOver("P iff n mod 2 = 0", {0, 7, 1, 0})), (std::vector<std::uint64_t>{2, 3}));
    }

    void againstAPlainLoopOnRandomTables() {
        constexpr unsigned seed = 2147;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::uint32_t> values(1 + random() % 60);
            std::string table = "# table\n";
            std::vector<std::optional<std::uint32_t>> said(values.size());
            for (std::size_t n = 0; n < values.size(); ++n) {
                values[n] = below(3, random);
                if (random() % 8 > 0) said[n] = random() % 4 == 0 ? below(3, random) : values[n];
                if (said[n]) table += bFileLine(n, *said[n]);
            }
            if (table == "# table\n") continue;
            std::vector<std::uint64_t> failing;
            std::uint64_t undefined = 0;
            for (std::size_t n = 0; n < values.size(); ++n) {
                if (!said[n]) ++undefined;
                if (said[n] && *said[n] != values[n]) failing.push_back(n);
            }
            const LineLens found = lensOver(table, values);
            QCOMPARE(placesIn(found), failing);
            QCOMPARE(found.failing, std::uint64_t{failing.size()});
            QCOMPARE(found.undefined, undefined);
            QCOMPARE(found.agreeing + found.failing + found.undefined, std::uint64_t{values.size()});
            QCOMPARE(found.margin, failing.empty() ? std::uint64_t{values.size()} : failing.front());
            QCOMPARE(found.smallest.has_value(), !failing.empty());
        }
    }

    void theSmallestOfAGridIsNearestToTheCorner() {
        constexpr unsigned seed = 1907;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 100; ++round) {
            const GridSize size{1 + below(8, random), 1 + below(8, random)};
            GridValues values(size);
            std::optional<GridCell> smallest;
            std::uint64_t failing = 0;
            for (std::uint32_t a = 0; a < size.rows; ++a) {
                for (std::uint32_t b = 0; b < size.columns; ++b) {
                    const bool isWrong = random() % 6 == 0;
                    values.row(a)[b] = static_cast<GridValues::Value>((a ^ b) + (isWrong ? 1U : 0U));
                    if (!isWrong) continue;
                    ++failing;
                    const bool isNearer = !smallest || a + b < smallest->a + smallest->b ||
                                          (a + b == smallest->a + smallest->b && a < smallest->a);
                    if (isNearer) smallest = GridCell{a, b};
                }
            }
            values.finish(size);
            Task task;
            const auto conjecture = Conjecture::parse("a xor b", Conjecture::Shape::grid).value();
            const GridLens found = compared(conjecture, values, size, 0, task).value();
            QCOMPARE(found.failing, failing);
            QCOMPARE(found.smallest.has_value(), smallest.has_value());
            if (smallest) QCOMPARE(found.smallest->place, *smallest);
            QCOMPARE(found.margin,
                     smallest ? smallest->a + smallest->b : std::uint64_t{size.rows} + size.columns - 1);
        }
    }

    void publishedFacts() {
        QVERIFY(lensOver("n", valuesOf("nim", {}, 200)).agrees());
        QVERIFY(lensOver("n mod 4", valuesOf("bash", {{"m", "3"}}, 200)).agrees());
        QVERIFY(lensOver("P iff isfib(n)", valuesOf("fibonacci", {}, 200)).agrees());
        // Lasker's values, and that Bash with m = 3 is not n mod 3.
        QVERIFY(
            lensOver("if n = 0 then 0 else if n mod 4 = 0 then n - 1 else if n mod 4 = 3 then n + 1 else n",
                     valuesOf("lasker", {}, 200))
                .agrees());
        QCOMPARE(lensOver("n mod 3", valuesOf("bash", {{"m", "3"}}, 200)).margin, std::uint64_t{3});
        // Wythoff's P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k).
        const auto game = makeGame("wythoff").value();
        GridValues values({60, 60});
        Task task;
        QVERIFY(game->as<GridAspect>()->fill(values, task));
        const auto pairs =
            Conjecture::parse("P iff min(a, b) = floor(abs(a - b)*phi)", Conjecture::Shape::grid).value();
        QVERIFY(compared(pairs, values, values.size(), 0, task).value().agrees());
        const auto near =
            Conjecture::parse("P iff min(a, b) = floor(abs(a - b)*1.6)", Conjecture::Shape::grid).value();
        QVERIFY(!compared(near, values, values.size(), 0, task).value().agrees());
    }

    void itCanBeCancelled() {
        Task task;
        task.cancel();
        const std::vector<std::uint32_t> values(10);
        const auto found = compared(lineText("n"), values, task);
        QVERIFY(!found && found.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestLens)
#include "test_lens.moc"
