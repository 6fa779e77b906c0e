#include "core/sum/sum.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/sum/sum_way.h"
#include "core/sum/summands.h"
#include "core/text/parse.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// A random sum with few positions, as typed by a user.
std::string randomSum(std::mt19937_64& random) {
    const auto upTo = [&](std::uint64_t most) { return random() % (most + 1); };
    const auto component = [&]() -> std::string {
        switch (random() % 8) {
        case 0:
            return fmt::format("nim: {}", upTo(4));
        case 1:
            return fmt::format("nim: {},{}", upTo(2), upTo(2));
        case 2:
            return fmt::format("bash m={}: {}", 1 + upTo(2), upTo(6));
        case 3:
            return fmt::format("subtraction set=1,4: {}", upTo(7));
        case 4:
            return fmt::format("wythoff: {},{}", upTo(3), upTo(3));
        case 5:
            return fmt::format("kiki: {},{}", 1 + upTo(2), 1 + upTo(3));
        case 6:
            return fmt::format("grid-walk piece=knight: {},{}", upTo(4), upTo(4));
        default:
            return std::string("dag: ") + "abcdefghij"[random() % 10];
        }
    };
    const std::size_t count = 1 + random() % 3;
    std::vector<std::string> parts(count);
    for (std::string& part : parts)
        part = component();
    return joined(parts, "; ");
}

constexpr const char*
    wildGraph = // g is worth 0 in normal play and 2 in misère play, unlike any position of Nim
    "digraph { g -> {one b}; b -> a; a -> two; two -> {one end}; one -> end }";

std::string inQuotes(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '\\';
        out += c;
    }
    return out + '"';
}

} // namespace

class TestSum : public QObject {
    Q_OBJECT

private slots:
    /// It is told from the descriptions, so that none is made for it.
    void gamesThatTheLastMoveDecidesAreComponents() {
        const Summands summands(catalogue);
        for (const Entry& entry : catalogue()) {
            const std::string& id = entry.description.id;
            const bool isComponent = makeGame(id).value()->as<ImpartialAspect>() && id != sumId;
            QCOMPARE(summands.checkGame(id).has_value(), isComponent);
        }
    }

    void aComponentIsAskedAboutOnce() {
        const Sum sum(Play::normal, catalogue);
        const auto summands = sum.parse("nim: 3,5; wythoff: 1,2").value();
        for (const Summand& summand : summands) {
            const auto asked = sum.asked(summand).value();
            QCOMPARE(asked->position(), summand.position);
            QCOMPARE(sum.asked(summand).value(), asked);
        }
    }

    void sumsAreWorthWhatTheDefinitionSays_data() {
        QTest::addColumn<bool>("misere");
        QTest::newRow("normal") << false;
        QTest::newRow("misere") << true;
    }
    void sumsAreWorthWhatTheDefinitionSays() {
        QFETCH(bool, misere);
        constexpr unsigned seed = 20261121;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const Sum rules(misere ? Play::misere : Play::normal, catalogue);
        std::vector<Sum::Position> positions;
        for (int i = 0; i < 120; ++i)
            positions.push_back(rules.parse(randomSum(random)).value());
        QCOMPARE(disagreement(rules, positions), std::string());
    }

    /// Few options are remembered, many or long ones are not: asking again gives the same moves in any case.
    void everyOptionIsThereHoweverManyThereAre() {
        Task task;
        const auto game = makeGame("sum", {}).value();
        for (const std::uint64_t heap : {10U, 255U, 256U, 257U, 3000U}) {
            for (int again = 0; again < 2; ++again) {
                const auto position = asked(*game, fmt::format("nim: {}; nim: 2", heap));
                const auto solution = position->solution(task).value();
                QVERIFY(solution->complete);
                QCOMPARE(solution->moves.size(), std::size_t{heap + 2});
                for (std::uint64_t taken = 1; taken <= heap; ++taken)
                    QCOMPARE(solution->moves[taken - 1].to, fmt::format("nim: {}; nim: 2", heap - taken));
                QCOMPARE(solution->moves[heap].to, fmt::format("nim: {}; nim: 1", heap));
            }
        }
        std::string heaps = "1";
        for (int heap = 1; heap < 600; ++heap)
            heaps += ",1";
        const auto many = asked(*game, "nim: " + heaps + "; nim: 1");
        QCOMPARE(many->solution(task).value()->moves.size(), std::size_t{601});
    }

    void theWinningMovesOfComponentsAreAllThereAndWin_data() { sumsAreWorthWhatTheDefinitionSays_data(); }
    void theWinningMovesOfComponentsAreAllThereAndWin() {
        QFETCH(bool, misere);
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const Sum rules(misere ? Play::misere : Play::normal, catalogue);
        PlainRecursion<Sum> plain(rules);
        Task task;
        int explained = 0;
        for (int i = 0; i < 150; ++i) {
            const auto position = rules.parse(randomSum(random)).value();
            const auto moves = rules.componentMoves(position, 1, task);
            QVERIFY(moves.has_value());
            if (!rules.undecided(position, task)->empty()) {
                QVERIFY(misere && moves->empty() && !*rules.wholeMoves(position, task)); // not tame
                continue;
            }
            ++explained;
            std::set<std::size_t> truth;
            rules.forEachOption(position, [&](const Sum::Move& move, const Sum::Position& option) {
                if (plain(option) == 0) truth.insert(move.summand);
            });
            std::set<std::size_t> found;
            for (const ComponentMove& move : *moves) {
                found.insert(move.component);
                std::vector<std::string> texts;
                for (const Summand& part : position)
                    texts.push_back(part.text());
                texts[move.component] = move.to;
                QCOMPARE(plain(rules.parse(joined(texts, "; ")).value()), Nimber{0});
            }
            QVERIFY2(found == truth, rules.text(position).c_str());
        }
        QVERIFY(explained > 100);
    }

    /// A move to the XOR of the others is found without trying all: there are billions of them.
    void winningMovesOfLargeComponentsAreFoundByTheirValue() {
        const std::uint64_t size = 1'000'000'000'007;
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("sum", {{"play", play}}).value();
            Task task;
            const auto position = asked(
                *game,
                fmt::format("nim: {0},3; bash m=4: 9; subtraction set=1,4,10: {0}; staircase: {0},2; nim: 8",
                            size));
            const auto moves = position->as<SumAspect>()->winningMoves(task).value();
            QVERIFY(!moves->empty());
            const auto solution = position->solution(task).value();
            QVERIFY(!solution->complete);
            QCOMPARE(solution->moves.size(), moves->size());
            for (const SolvedMove& move : solution->moves)
                QCOMPARE(asked(*game, move.to)->evaluation(task)->outcome, Outcome::P);
        }
    }

    void aWildComponentIsSearchedInMisereAndSaysSo() {
        const auto game = makeGame("sum", {{"play", "misere"}}).value();
        const std::string text = "dag graph=" + inQuotes(wildGraph) + ": g; nim: 2";
        const auto position = ask(*game, text);
        QVERIFY2(position, position ? "" : position.error().english().c_str());
        Task task;
        const auto& sum = *(*position)->as<SumAspect>();
        const Message undecided = sum.undecided(task).value();
        QVERIFY(undecided.english().find("Component 1") != std::string::npos);
        QCOMPARE(xorTrace(*game, **position, task).error().message.english(), undecided.english());
        const auto components = sum.components(task).value(); // they do have values in normal play
        QCOMPARE(components->front().value, Nimber{0});
        QVERIFY(!components->front().large);
        QVERIFY(sum.winningMoves(task).value()->empty());
        const Sum rules(Play::misere, catalogue);
        QCOMPARE((*position)->evaluation(task)->nimber(),
                 std::optional(PlainRecursion<Sum>(rules)(rules.parse(text).value())));
        const auto steps = explain(*game, **position, task);
        QVERIFY(steps && steps->title == mexTrace(*game, **position, task)->title);
    }

    void everyComponentSaysHowItsValueComesAbout() {
        const Sum rules(Play::normal, catalogue);
        Task task;
        const auto components =
            rules.components(rules.parse("nim: 3,5; bash m=4: 9; kiki: 2,3; nim: 7; octal: 9").value(), task)
                .value();
        QCOMPARE(components[0].value, Nimber{6});
        QCOMPARE(components[0].reason.english(), std::string("3 ⊕ 5 = 6"));
        QCOMPARE(components[1].reason.english(), std::string("9 mod 5 = 4"));
        QCOMPARE(components[2].reason.english(), std::string("mex {0, 1, 2} = 3"));
        QVERIFY(components[3].reason.empty()); // a heap's value is its size
        QCOMPARE(components[4].reason.english(),
                 std::string("mex {0, 1, 2, 3, 6, 7} = 4")); // Kayles has no formula
        QCOMPARE(components[1].text, std::string("bash m=4: 9"));
        const auto none = rules.components(rules.parse("tartan: 0; nim: 3").value(), task).value();
        QCOMPARE(none[0].value, Nimber{0});
        QVERIFY(none[0].reason.empty()); // the empty component needs no reason
    }

    void textsAreCanonicalAndReadBack() {
        const Sum rules(Play::normal, catalogue);
        const auto text = [&](std::string_view given) { return rules.text(rules.parse(given).value()); };
        QCOMPARE(text("  nim : 3 , 5;bash m=3:7 ; "), std::string("nim: 3,5; bash: 7"));
        QCOMPARE(text("bash m=4: 9; wythoff: 4,7"), std::string("bash m=4: 9; wythoff: 4,7"));
        const std::string own = "grid-walk piece=own vectors=\"-1,0; 0,-2*\": 3,4";
        QCOMPARE(text(own), own);
        const std::string once = text("dag graph=\"digraph { \\\"a;b\\\" -> c }\": \"a;b\"");
        QCOMPARE(text(once), once);
        QCOMPARE(text(once).substr(once.size() - 7), std::string(": \"a;b\""));
        // Quotation marks may be escaped in two ways.
        QCOMPARE(text("dag graph=\"digraph { \"\"a;b\"\" -> c }\": \"a;b\""), once);
    }

    void whatIsWrongIsSaidWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << ""
                               << "At column 1 a component is missing";
        QTest::newRow("no colon") << "nim 3"
                                  << "At column 5 a parameter";
        QTest::newRow("no game") << "chess: e4"
                                 << "At column 1: There is no game “chess”; the games are: nim, ";
        QTest::newRow("no such game for sums") << "nim: 3; take-ends: 1,2"
                                               << "At column 9: take-ends cannot be a component";
        QTest::newRow("no position") << "nim: 3; wythoff: 4"
                                     << "In the position of wythoff, at column 18: A cell is two numbers";
        QTest::newRow("wrong position") << "nim: 3; nim: 4,x"
                                        << "In the position of nim, at column 14: “x” at column 16 is not a";
        QTest::newRow("after wide characters") << "dag graph=\"digraph { é -> ü }\": é; nim: x"
                                               << "at column 41: “x” at column 41";
        QTest::newRow("in quotes") << "nim: 3; nim: \"4, x\""
                                   << "“x” at column 18 is not a";
        QTest::newRow("in a graph") << "nim: 3;\ndag graph=\"digraph {\n a => b }\": a"
                                    << "“>” at line 3, column 5";
        QTest::newRow("behind an escape") << "nim: 3; nim: \"\"\"\""
                                          << "whose quotation begins at column 15 and in which columns";
        QTest::newRow("no semicolon") << "nim: \"3\" nim: 4"
                                      << "“nim: 4” at column 10 stands where a semicolon";
        QTest::newRow("missing part") << "nim: 3;; nim: 4"
                                      << "At column 8 a component is missing";
        QTest::newRow("open quote") << "nim: \"3"
                                    << "The quotation from column 6 on is not closed";
        QTest::newRow("own play") << "nim play=misere: 3"
                                  << "At column 5: The play is that of the whole sum";
        QTest::newRow("unknown parameter")
            << "nim: 3; bash k=4: 3"
            << "At column 14: There is no parameter “k” here; the parameters are: m.";
        QTest::newRow("twice") << "bash m=4 m=5: 3"
                               << "At column 10: The parameter m is given twice";
        QTest::newRow("sum in sum") << "sum: \"nim: 3\""
                                    << "At column 1: A sum cannot be a component";
        QTest::newRow("parameter") << "nim: 1; bash m=0: 3"
                                   << "In the parameter m, at column 16: 0 at column 16 is outside the range";
        QTest::newRow("code") << "nim: 1; octal code=\"0.7x\": 3"
                              << "In the parameter code, at column 21: “x” at column 24 does not belong here";
    }
    void whatIsWrongIsSaidWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(QString, words);
        const auto parsed = Sum(Play::normal, catalogue).parse(text.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().field, std::string("position"));
        QVERIFY2(parsed.error().english().find(words.toStdString()) != std::string::npos,
                 parsed.error().english().c_str());
    }

    void anyBytesAreSurvived() {
        constexpr unsigned seed = 99;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const std::string alphabet = std::string("nim: 3;\"\\=bash\n\t,5") + '\0' + "\xff";
        const Sum rules(Play::normal, catalogue);
        for (int i = 0; i < 5000; ++i) {
            std::string text(random() % 24, ' ');
            for (char& c : text)
                c = alphabet[random() % alphabet.size()];
            if (const auto parsed = rules.parse(text)) QVERIFY(rules.parse(rules.text(*parsed)) == *parsed);
        }
    }

    void tooManyComponentsAreRefused() {
        std::string text = "nim: 1";
        for (int i = 0; i < 64; ++i)
            text += "; nim: 1";
        const auto parsed = Sum(Play::normal, catalogue).parse(text);
        QCOMPARE(parsed.error().kind, Error::Kind::tooLarge);
    }
};

MEXPLORER_TEST(TestSum)
#include "test_sum.moc"
