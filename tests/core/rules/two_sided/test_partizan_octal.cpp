#include "core/rules/two_sided/partizan_octal.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "core/rules/two_sided/partizan_subtraction.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

PartizanOctal rulesOf(const char* left, const char* right) {
    return PartizanOctal::make({{"left", left}, {"right", right}}).value();
}

/// The heaps, of one digit each, with the one at `at` replaced by what is left of it.
std::string with(std::string heaps, std::size_t at, const std::string& left) {
    return heaps.replace(at, 1, left);
}

/// Left bowls one pin and may leave what stands in two rows, Right two neighbours.
std::vector<std::string> bowled(const std::string& rows, Side side) {
    std::vector<std::string> options;
    const int pins = side == Side::left ? 1 : 2;
    for (std::size_t at = 0; at < rows.size(); at += 2) {
        const int size = rows[at] - '0';
        for (int before = 0; before + pins <= size; ++before) { // the first of the pins that fall
            const int after = size - pins - before;
            if (before > after) continue; // the mirror image
            options.push_back(before == 0 ? with(rows, at, std::to_string(after))
                                          : with(rows, at, fmt::format("{},{}", before, after)));
        }
    }
    return options;
}

/// 0.3 and 4.0: Left takes one, Right makes two heaps of one.
std::vector<std::string> takenOrSplit(const std::string& heaps, Side side) {
    std::vector<std::string> options;
    for (std::size_t at = 0; at < heaps.size(); at += 2) {
        const int size = heaps[at] - '0';
        if (side == Side::left && size > 0) options.push_back(with(heaps, at, std::to_string(size - 1)));
        for (int part = 1; side == Side::right && 2 * part <= size; ++part)
            options.push_back(with(heaps, at, fmt::format("{},{}", part, size - part)));
    }
    return options;
}

std::vector<std::string> heapsUpTo(char largest) {
    std::vector<std::string> heaps;
    for (char first = '0'; first <= largest; ++first) {
        heaps.emplace_back(1, first);
        for (char second = '0'; second <= '4'; ++second)
            heaps.push_back({first, ',', second});
    }
    return heaps;
}

} // namespace

class TestPartizanOctal : public QObject {
    Q_OBJECT

private slots:
    void valuesAreThoseOfTheDefinition() {
        QCOMPARE(AgainstDefinition(rulesOf("0.7", "0.07"), bowled).difference(heapsUpTo('9')), QString());
        QCOMPARE(AgainstDefinition(rulesOf("0.3", "4.0"), takenOrSplit).difference(heapsUpTo('7')),
                 QString());
    }

    void exchangedCodesMakeNegatives() {
        const char* const codes[] = {"0.7", "0.07", "0.3", "4.0", "0.77", "0.33", "0.137", "4.(3)", "0.8"};
        for (const char* left : codes)
            for (const char* right : codes) {
                Task task;
                FormsOf<PartizanOctal> forms(rulesOf(left, right), Budget{});
                FormsOf<PartizanOctal> exchanged(rulesOf(right, left), Budget{});
                for (std::uint64_t n = 0; n <= 5; ++n) {
                    const auto value = forms.of({n}, task).value();
                    const auto negative = forms.games().negative(value);
                    QCOMPARE(nameOf(negative, forms.games()).value(),
                             nameOf(exchanged.of({n}, task).value(), exchanged.games()).value());
                }
            }
    }

    /// Against take and break itself.
    void oneCodeForBothMakesNimbers() {
        for (const char* code : {"0.77", "0.137", "0.07", "4.(3)", "0.8F"}) {
            const auto sided =
                makeGame(partizanGames(), "partizan-octal", {{"left", code}, {"right", code}}).value();
            const auto impartial = makeGame("octal", {{"code", code}}).value();
            Task task;
            for (int n = 0; n <= 12; ++n) {
                const auto value = asked(*impartial, std::to_string(n))->evaluation(task).value().nimber();
                const auto facts = asked(*sided, std::to_string(n))->as<ShortGameAspect>()->facts(task);
                QVERIFY(value && facts.value().nimber == *value);
            }
        }
    }

    void takingAgainstSplittingMakesHalves() {
        Task task;
        FormsOf<PartizanOctal> forms(rulesOf("0.3", "4.0"), Budget{});
        QCOMPARE(forms.of({0}, task).value(), forms.zero(task).value());
        for (std::uint64_t n = 1; n <= 60; ++n) {
            const std::string half = n % 2 == 1 ? std::to_string((n + 1) / 2) : fmt::format("{}/2", n + 1);
            QCOMPARE(nameOf(forms.of({n}, task).value(), forms.games()).value(), half);
        }
    }

    void fourPinsMoreAreOneMoveMore() {
        Task task;
        FormsOf<PartizanOctal> forms(rulesOf("0.7", "0.07"), Budget{});
        const auto value = [&](std::uint64_t n) { return forms.of({n}, task).value(); };
        const char* const first[] = {"0", "1", "{1|0}", "{2|1}"};
        for (std::uint64_t n = 0; n < 4; ++n)
            QCOMPARE(nameOf(value(n), forms.games()).value(), std::string(first[n]));
        const auto one = value(1);
        for (std::uint64_t n = 0; n <= 96; ++n)
            QCOMPARE(value(n + 4), forms.games().sum(value(n), one));
    }

    /// Digits 3 alone never break a heap.
    void partizanSubtractionIsACaseOfIt() {
        Task task;
        FormsOf<PartizanOctal> forms(rulesOf("0.303", "0.033"), Budget{});
        FormsOf<PartizanSubtraction> taking(PartizanSubtraction({1, 3}, {2, 3}), Budget{});
        for (std::uint64_t n = 0; n <= 12; ++n)
            QCOMPARE(nameOf(forms.of({n}, task).value(), forms.games()).value(),
                     nameOf(taking.of({n}, task).value(), taking.games()).value());
    }

    void movesNameTheirPlayer() {
        const PartizanOctal rules = rulesOf("0.7", "4.0");
        std::vector<std::string> told;
        rules.forEachOption({3, 2}, [&](const PartizanOctal::Move& move, const Heaps& option) {
            told.push_back(rules.moveText({3, 2}, move).english() + " → " + rules.text(option));
        });
        QCOMPARE(told, (std::vector<std::string>{
                           "Left: take 1 from heap 1 → 2,2",
                           "Left: take 1 from heap 1 and split the rest into 1 + 1 → 1,1,2",
                           "Left: take 1 from heap 2 → 3,1",
                           "Right: split heap 1 into 1 + 2 → 1,2,2",
                           "Right: split heap 2 into 1 + 1 → 3,1,1",
                       }));
    }

    void errorsSayWhatWouldBeRight() {
        const auto made = [](const char* left, const char* right) {
            return makeGame(partizanGames(), "partizan-octal", {{"left", left}, {"right", right}});
        };
        QCOMPARE(made("77", "0.7").error().field, std::string("left"));
        QCOMPARE(made("0.7", "0.G").error().field, std::string("right"));
        QVERIFY(made("0.7", "0.G").error().english().find("column 3") != std::string::npos);
        const PartizanOctal rules = rulesOf("0.7", "0.07");
        QVERIFY(rules.parse("201").error().english().find("200") != std::string::npos);
        QVERIFY(!rules.parse("") && !rules.parse("3,x") && !rules.parse("-1"));
    }
};

MEXPLORER_TEST(TestPartizanOctal)
#include "test_partizan_octal.moc"
