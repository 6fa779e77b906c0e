#include "core/rules/grid_walk.h"
#include "core/solve/ways/cells.h"

#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

struct WalkStep {
    int da, db;
    bool rides;
};

/// A cell's value by recursion over plain integers, without any of the program's types.
class Recursion {
public:
    Recursion(std::vector<WalkStep> steps, bool misere) : steps_(std::move(steps)), misere_(misere) {}

    int operator()(int a, int b) {
        if (const auto known = values_.find({a, b}); known != values_.end()) return known->second;
        std::set<int> found;
        for (const WalkStep& step : steps_) {
            for (int k = 1; a + k * step.da >= 0 && b + k * step.db >= 0; ++k) {
                found.insert((*this)(a + k * step.da, b + k * step.db));
                if (!step.rides) break;
            }
        }
        int value = found.empty() && misere_ ? 1 : 0;
        while (!found.empty() && found.count(value) != 0)
            ++value;
        return values_[{a, b}] = value;
    }

private:
    std::vector<WalkStep> steps_;
    bool misere_;
    std::map<std::pair<int, int>, int> values_;
};

const std::map<std::string, std::vector<WalkStep>> pieces = {
    {"king", {{-1, 0, false}, {0, -1, false}, {-1, -1, false}}},
    {"queen", {{-1, 0, true}, {0, -1, true}, {-1, -1, true}}},
    {"rook", {{-1, 0, true}, {0, -1, true}}},
    {"bishop", {{-1, -1, true}}},
    {"knight", {{-2, -1, false}, {-1, -2, false}, {-2, 1, false}, {1, -2, false}}},
};

GridWalk walk(const std::string& piece, const std::string& play, const std::string& vectors = "-1,0") {
    return GridWalk::make({{"piece", piece}, {"play", play}, {"vectors", vectors}}).value();
}

std::string errorOf(const std::string& vectors) {
    const auto parsed = parseVectors(vectors);
    return parsed ? "no error" : parsed.error().english();
}

} // namespace

class TestGridWalk : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesForEveryPiece_data() {
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("play");
        for (const auto& [piece, steps] : pieces) {
            for (const char* play : {"normal", "misere"}) {
                QTest::addRow("%s, %s", piece.c_str(), play) << QString::fromStdString(piece) << play;
            }
        }
    }
    void everythingAgreesForEveryPiece() {
        QFETCH(QString, piece);
        QFETCH(QString, play);
        const GridWalk game = walk(piece.toStdString(), play.toStdString());
        Recursion truth(pieces.at(piece.toStdString()), play == "misere");
        std::vector<Cell> cells;
        for (std::uint64_t a = 0; a < 22; ++a) {
            for (std::uint64_t b = 0; b < 22; ++b)
                cells.push_back({a, b});
        }
        QCOMPARE(disagreement(game, cells), std::string());
        for (int a = 0; a < 60; ++a) { // further out, where only the recursion on integers is quick enough
            for (int b = 0; b < 60; ++b) {
                const auto theorem = game.closedForm({std::uint64_t(a), std::uint64_t(b)});
                const auto value = static_cast<Nimber>(truth(a, b));
                if (!theorem) continue;
                QCOMPARE(theorem->outcome == Outcome::P, value == 0);
                if (theorem->nimber()) QCOMPARE(*theorem->nimber(), value);
            }
        }
    }

    void theoremsAreThereWhereTheyAreClaimed() {
        for (const char* play : {"normal", "misere"}) {
            for (const char* piece : {"king", "rook", "bishop"}) {
                QVERIFY(walk(piece, play).closedForm({5, 9})->nimber().has_value());
            }
            QVERIFY(walk("queen", play).closedForm({5, 9}).has_value());
            QVERIFY(!walk("own", play).closedForm({5, 9}).has_value());
        }
        QVERIFY(walk("knight", "normal").closedForm({5, 9}).has_value());
        QVERIFY(!walk("knight", "misere").closedForm({5, 9}).has_value());
    }

    void ownVectorsAgreeWithRecursion() {
        constexpr unsigned seed = 64;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto component = [&](int most) {
            return static_cast<int>(random() % unsigned(2 * most + 1)) - most;
        };
        for (int round = 0; round < 40; ++round) {
            std::vector<WalkStep> steps;
            std::string text;
            while (steps.size() < 1 + unsigned(round) % 5) {
                const WalkStep step{component(4), component(4), random() % 3 == 0};
                if (step.da + step.db >= 0) continue;
                steps.push_back(step);
                text += fmt::format("{}{},{}{}", text.empty() ? "" : "; ", step.da, step.db,
                                    step.rides ? "*" : "");
            }
            const std::string play = round % 2 == 0 ? "normal" : "misere";
            const GridWalk game = walk("own", play, text);
            Recursion truth(steps, play == "misere");
            Search<GridWalk> search(game);
            Valuation<GridWalk> valuation(game, std::make_shared<SharedOf<GridWalk>>());
            Task task;
            for (int a = 0; a < 14; ++a) {
                for (int b = 0; b < 14; ++b) {
                    const Cell cell{std::uint64_t(a), std::uint64_t(b)};
                    const auto value = static_cast<Nimber>(truth(a, b));
                    QVERIFY2(*search.value(cell, task) == value, text.c_str());
                    QVERIFY2(valuation(cell, task)->nimber() == value, text.c_str());
                }
            }
        }
    }

    /// Even if several vectors lead to one cell.
    void everyOptionIsThereOnceAndCounted() {
        constexpr unsigned seed = 65;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 300; ++round) {
            std::vector<MoveVector> vectors;
            for (int i = 0; i < 6; ++i) {
                const auto times = -1 - static_cast<std::int32_t>(random() % 6);
                const std::array<MoveVector, 4> ways = {
                    {{times, 0, false}, {0, times, false}, {times, times, false}, {2 * times, times, false}}};
                vectors.push_back(ways[random() % ways.size()]);
                vectors.back().rides = random() % 2 == 0;
            }
            const GridWalk game(Play::normal, vectors);
            const Cell cell{random() % 40, random() % 40};
            std::set<std::pair<std::uint64_t, std::uint64_t>> truth;
            for (const MoveVector& vector : vectors) {
                for (std::uint64_t steps = 1; steps <= VectorGame::reach(cell, vector); ++steps) {
                    const Cell to = VectorGame::after(cell, vector, steps);
                    truth.insert({to.a, to.b});
                }
            }
            std::multiset<std::pair<std::uint64_t, std::uint64_t>> found;
            game.forEachOption(cell, [&](const Ride& ride, const Cell& option) {
                found.insert({option.a, option.b});
                QVERIFY(game.after(cell, ride) == option);
            });
            QVERIFY(std::equal(truth.begin(), truth.end(), found.begin(), found.end()));
            QCOMPARE(game.optionCount(cell), std::uint64_t(truth.size()));
        }
        // Multiples of 2, 3 or 5 up to 10^6: all except those coprime to 30.
        const GridWalk ridden(Play::normal, {{-2, 0, true}, {-3, 0, true}, {-5, 0, true}});
        QCOMPARE(ridden.optionCount({1'000'000, 0}), std::uint64_t{1'000'000 - 266'666});
    }

    void winningMovesByTheoremAreAllThatTryingFinds() {
        for (const auto& [piece, steps] : pieces) {
            for (const char* play : {"normal", "misere"}) {
                const GridWalk game = walk(piece, play);
                for (std::uint64_t at = 0; at < 900; ++at) {
                    const Cell cell{at % 30, at / 30};
                    const auto moves = game.winningMoves(cell);
                    QCOMPARE(moves.has_value(), game.closedForm(cell).has_value());
                    if (!moves) continue;
                    std::set<std::string> byTheorem;
                    for (const Ride& ride : *moves)
                        byTheorem.insert(game.text(game.after(cell, ride)));
                    std::set<std::string> byTrying;
                    game.forEachOption(cell, [&](const Ride&, const Cell& option) {
                        if (game.closedForm(option)->outcome == Outcome::P)
                            byTrying.insert(game.text(option));
                    });
                    QVERIFY(byTheorem == byTrying);
                    QCOMPARE(byTheorem.size(), moves->size());
                }
            }
        }
    }

    void vectorsAreReadAsWritten() {
        const auto vectors = parseVectors("-1,0*; 0,-1*;-2,-1 ; 3 , -64 *;-1,0*");
        QVERIFY(vectors.has_value());
        QCOMPARE(*vectors,
                 (std::vector<MoveVector>{{-1, 0, true}, {0, -1, true}, {-2, -1, false}, {3, -64, true}}));
    }

    void vectorsAreReadHoweverTheyArePasted() {
        for (const char* text : {"(-1,0), (0,-1)", "(-1,0) (0,-1)", "[[-1,0],[0,-1]]", "-1 0\n0 -1\n",
                                 "{-1,0}; {0,-1}", "-1\t0\n0\t-1"})
            QVERIFY2(parseVectors(text).value_or(std::vector<MoveVector>()) == *parseVectors("-1,0; 0,-1"),
                     text);
        for (const char* text :
             {"-1,0*\n0,-1*\n-2,-1\n", "-1,0* 0,-1* -2,-1", "(-1,0)* (0,-1)* (-2,-1)", "-1,0*, 0,-1*, -2,-1",
              "[(-1,0)*, (0,-1)*, (-2,-1)]", "-1, 0 *; 0, -1 *; -2, -1", "-1 0*\n0 -1*\n-2 -1",
              "［−1，0］＊；［0，−1］＊；［−2，−1］", "{-1,0}*;{0,-1}*;{-2,-1}"})
            QVERIFY2(parseVectors(text).value_or(std::vector<MoveVector>()) ==
                         *parseVectors("-1,0*; 0,-1*; -2,-1"),
                     text);
        QVERIFY(*parseVectors("-2,-1 -1,0*") == *parseVectors("-2,-1; -1,0*")); // the star is of one
        for (const char* text :
             {"(-1,0", "-1,0)", "(-1,0]", "-1,0,0,-1", "(-1,0,-1)", "(-1),(0,-1)", "(-1),(0)", "*(-1,0)",
              "-1*,0", "-1\n0", "-1,,0", "-1,0 0", "array((-1,0)).T"})
            QVERIFY2(!parseVectors(text), text);
    }

    void badVectorsAreNamedWithTheirColumn() {
        QCOMPARE(errorOf(""), std::string("A vector such as -1,0 is missing at column 1."));
        QCOMPARE(errorOf("-1,0;"), std::string("A vector such as -1,0 is missing at column 6."));
        QCOMPARE(errorOf("-1,0; 5"),
                 std::string("“5” at column 7 is not a vector: two numbers such as -1,0, with a "
                             "star where the step may be repeated."));
        QCOMPARE(errorOf("-1,0; -1,x"),
                 std::string("“x” at column 10 is not a whole number from −64 to 64."));
        QCOMPARE(errorOf("-65,0"), std::string("-65 at column 1 is outside the range −64 to 64."));
        QCOMPARE(errorOf("-1,0; 1,-1"),
                 std::string("The vector 1,−1 at column 7 does not lower a + b, so that the "
                             "game might never end."));
        QVERIFY(errorOf("-1,0**").find("column 4") != std::string::npos);
        QVERIFY(errorOf("0,0").find("does not lower") != std::string::npos);
        std::string many;
        for (int i = 1; i <= 33; ++i)
            many += fmt::format("{}-{},0", i == 1 ? "" : ";", i);
        QCOMPARE(errorOf(many), std::string("There are more than 32 vectors."));
        QCOMPARE(
            errorOf("-8,0*;-9,0*;-10,0*;-11,0*;-12,0*;-13,0*;-14,0*;-15,0*;-17,0*"),
            std::string("More than 8 vectors with a star lead the same way, none a multiple of another."));
        QVERIFY(parseVectors("-1,0*;-9,0*;-10,0*;-11,0*;-12,0*;-13,0*;-14,0*;-15,0*;-17,0*").has_value());
        QCOMPARE(GridWalk::make({{"piece", "own"}, {"play", "normal"}, {"vectors", "x"}}).error().field,
                 std::string("vectors"));
    }

    void aMoveSaysWhereItGoes() {
        const GridWalk game = walk("knight", "normal");
        QCOMPARE(game.moveText({6, 7}, {2, 1}).english(), std::string("go to (4, 8)"));
    }
};

MEXPLORER_TEST(TestGridWalk)
#include "test_grid_walk.moc"
