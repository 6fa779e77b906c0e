#include "core/rules/two_sided/toppling_dominoes.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// What stays on either side of each domino that the player may topple.
std::vector<std::string> toppled(const std::string& row, Side side) {
    std::vector<std::string> options;
    for (std::size_t i = 0; row != "." && i < row.size(); ++i) {
        if (row[i] == (side == Side::left ? 'R' : 'L')) continue;
        for (const std::string& rest : {row.substr(0, i), row.substr(i + 1)})
            options.push_back(rest.empty() ? "." : rest);
    }
    return options;
}

std::vector<std::string> rowsUpTo(std::string_view letters, std::size_t length) {
    std::vector<std::string> rows{"."};
    for (std::size_t i = 1; i <= length; ++i)
        for (const std::string& row : allTexts(letters, 1, i))
            rows.push_back(row);
    return rows;
}

std::string mirrored(std::string row) {
    std::ranges::reverse(row);
    return row;
}

} // namespace

class TestTopplingDominoes : public QObject {
    Q_OBJECT

private slots:
    void valuesOfBooks_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("value");
        // Albert, Nowakowski, Wolfe, Lessons in Play, 2007, introduce the game; a row of either’s is Nim.
        QTest::newRow("empty") << "."
                               << "0";
        QTest::newRow("three of Left’s") << "LLL"
                                         << "3";
        QTest::newRow("1/2") << "LRL"
                             << "1/2";
        QTest::newRow("star") << "LR"
                              << "*";
        QTest::newRow("nimbers") << "EEEE"
                                 << "*4";
        QTest::newRow("up") << "LRRL"
                            << "^";
        QTest::newRow("switch") << "LLLRRR"
                                << "+-2";
        QTest::newRow("tiny") << "LRRLRRL"
                              << "Tiny(1/2)";
    }
    void valuesOfBooks() {
        QFETCH(QString, row);
        QFETCH(QString, value);
        Task task;
        const auto game = makeGame(partizanGames(), "toppling-dominoes", {}).value();
        const auto position = asked(*game, row.toStdString());
        QCOMPARE(position->as<ShortGameAspect>()->facts(task).value().canonical, value.toStdString());
    }

    void valuesAreThoseOfTheDefinition() {
        AgainstDefinition against(TopplingDominoes(), toppled);
        QCOMPARE(against.difference(rowsUpTo("LRE", 6)), QString());
        QCOMPARE(against.difference(rowsUpTo("LR", 8)), QString());
    }

    /// Fink, Nowakowski, Siegel, Wolfe, Toppling conjectures, Games of No Chance 4, 2015: rows that are the
    /// same number are the same row, and palindromes. Further, a row worth a, L, R and a row worth b are
    /// {a|b}, if a ≥ b.
    void numbersArePalindromesAndMakeSwitches() {
        Task task;
        FormsOf<TopplingDominoes> forms(TopplingDominoes(), Budget{});
        const auto gameOf = [&](const std::string& row) { return forms.of({row}, task).value(); };
        const auto numberOf = [&](const std::string& row) {
            const auto game = gameOf(row);
            return forms.games().asNumber(game);
        };
        std::vector<std::pair<Dyadic, std::string>> numbers{{Dyadic(0), ""}};
        for (const std::string& row : rowsUpTo("LRE", 8))
            if (const auto number = numberOf(row); number && row != ".") numbers.emplace_back(*number, row);
        std::ranges::sort(numbers);
        QVERIFY(numbers.size() > 30);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            QCOMPARE(numbers[i].second, mirrored(numbers[i].second));
            QVERIFY(i == 0 || numbers[i - 1].first != numbers[i].first);
        }
        std::size_t switches = 0;
        for (const auto& [b, second] : numbers)
            for (const auto& [a, first] : numbers) {
                if (a < b || first.size() + second.size() > 10) continue;
                const auto row = gameOf(first + "LR" + second);
                ShortGames& games = forms.games();
                QCOMPARE(row, games.of({games.number(a)}, {games.number(b)}));
                ++switches;
            }
        QVERIFY(switches > 200);
    }

    /// The same paper: m rows of L and R are worth *m, if a row counts as its mirror image.
    void rowsOfTheSameNimber() {
        Task task;
        FormsOf<TopplingDominoes> forms(TopplingDominoes(), Budget{});
        std::map<std::uint32_t, int> rows;
        for (const std::string& row : rowsUpTo("LR", 12)) {
            if (row == "." || mirrored(row) < row) continue;
            const auto game = forms.of({row}, task).value();
            const NumberUpStar* sum = forms.games().asSum(game);
            if (sum && sum->number.sign() == 0 && sum->ups == 0) ++rows[sum->star];
        }
        QCOMPARE(rows[1], 1);
        QCOMPARE(rows[2], 2);
        for (const auto& [m, count] : rows) // the longer ones have more than 12 dominoes
            QVERIFY(m > 0 && count <= static_cast<int>(m));
    }

    void mirroredRowsAreEqualAndExchangedOnesNegative() {
        AgainstDefinition against(TopplingDominoes(), toppled);
        QCOMPARE(against.name("LREEL"), against.name("LEERL"));
        QVERIFY(against.isNegative("LLREL", "RRLER"));
    }

    void rowsAreReadAndWritten() {
        QCOMPARE(TopplingDominoes().parse(" l R\te\n")->dominoes, std::string("LRE"));
        QCOMPARE(TopplingDominoes().text(TopplingDominoes().parse(".").value()), std::string("."));
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const std::string& text) {
            return TopplingDominoes().parse(text).error().english();
        };
        QVERIFY(english("LRX").starts_with("position: column 3: “X” is no domino: write L"));
        QVERIFY(english(" ").find("LRRLRRL for example") != std::string::npos);
        QVERIFY(english(std::string(65, 'L')).find("at most 64") != std::string::npos);
    }
};

MEXPLORER_TEST(TestTopplingDominoes)
#include "test_toppling_dominoes.moc"
