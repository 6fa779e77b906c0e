#include "core/rules/two_sided/partizan_subtraction.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Left takes 1 or 3, Right 2 or 3, from heaps of one digit.
std::vector<std::string> taken(const std::string& heaps, Side side) {
    std::vector<std::string> options;
    for (std::size_t at = 0; at < heaps.size(); at += 2)
        for (const int take : side == Side::left ? std::array{1, 3} : std::array{2, 3})
            if (heaps[at] - '0' >= take) {
                options.push_back(heaps);
                options.back()[at] = static_cast<char>(heaps[at] - take);
            }
    return options;
}

} // namespace

class TestPartizanSubtraction : public QObject {
    Q_OBJECT

private slots:
    void valuesAreThoseOfTheDefinition() {
        AgainstDefinition against(PartizanSubtraction({1, 3}, {2, 3}), taken);
        std::vector<std::string> positions;
        for (char first = '0'; first <= '9'; ++first) {
            positions.emplace_back(1, first);
            for (char second = '0'; second <= '4'; ++second)
                positions.push_back({first, ',', second});
        }
        QCOMPARE(against.difference(positions), QString());
    }

    /// Fraenkel and Kotzig, Partizan octal games: partizan subtraction games, Internat. J. Game Theory 16,
    /// 1987: one number each.
    void heapsOfOneNumberEachRepeat() {
        Task task;
        for (std::uint64_t a = 1; a <= 5; ++a)
            for (std::uint64_t b = 1; b <= 5; ++b) {
                FormsOf<PartizanSubtraction> forms(PartizanSubtraction({a}, {b}), Budget{});
                for (std::uint64_t n = 0; n < 20; ++n)
                    QCOMPARE(forms.of({n + a + b}, task).value(), forms.of({n}, task).value());
                QVERIFY(forms.of({a}, task).value() != forms.games().zero());
            }
    }

    void smallHeaps() {
        const auto valueIn = [](const char* left, const char* right, const char* heaps) {
            Task task;
            const auto game =
                makeGame(partizanGames(), "partizan-subtraction", {{"left", left}, {"right", right}}).value();
            return asked(*game, heaps)->as<ShortGameAspect>()->facts(task).value().canonical;
        };
        const auto value = [&](const char* heaps) { return valueIn("1", "2", heaps); };
        QCOMPARE(value("1"), std::string("1"));
        QCOMPARE(value("2"), std::string("{1|0}"));
        QCOMPARE(value("3"), std::string("0"));
        QCOMPARE(value("1,2,0"), std::string("{2|1}"));
        // As CGSuite 2.1’s own tests state it.
        QCOMPARE(valueIn("1,3", "2,3", "6"), std::string("{1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}"));
    }

    void setsAreParameters() {
        const auto made = [](const char* left, const char* right) {
            return makeGame(partizanGames(), "partizan-subtraction", {{"left", left}, {"right", right}});
        };
        QVERIFY(made("3,1,3", "2").has_value());
        QVERIFY(!made("0", "2"));
        QVERIFY(!made("1", "x"));
        const auto rules = PartizanSubtraction::make({{"left", "3,1,3"}, {"right", "2"}}).value();
        QCOMPARE(rules.optionCount({3}), std::uint64_t{3}); // 1 and 3; 2
        QCOMPARE(rules.optionCount({1, 2}), std::uint64_t{3});
    }

    void errorsSayWhatWouldBeRight() {
        const PartizanSubtraction rules({1}, {2});
        QVERIFY(rules.parse("1001").error().english().find("1000") != std::string::npos);
        QVERIFY(!rules.parse("") && !rules.parse("3,x") && !rules.parse("-1"));
        QVERIFY(rules.parse(std::string(201, '1')).error().field == "position");
        std::string heaps = "1";
        for (int i = 0; i < 100; ++i)
            heaps += ",1";
        QVERIFY(rules.parse(heaps).error().english().find("at most 100") != std::string::npos);
    }

    void largeHeapsEnd() {
        Task task;
        FormsOf<PartizanSubtraction> forms(PartizanSubtraction({1}, {2}), Budget{});
        QCOMPARE(nameOf(forms.of({1'000}, task).value(), forms.games()).value(), std::string("1"));
    }
};

MEXPLORER_TEST(TestPartizanSubtraction)
#include "test_partizan_subtraction.moc"
