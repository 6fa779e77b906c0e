#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/sum.h"
#include "core/own/taken_numbers.h"
#include "core/rules/heap_game.h"
#include "core/solve/compare_below.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// The options of one heap, by rules written in C++.
using Options = std::function<std::vector<Heaps>(std::uint64_t)>;

/// Whether the player to move wins, by the definition alone.
class ByRecursion {
public:
    ByRecursion(Options options, Play play) : options_(std::move(options)), play_(play) {}

    bool isWon(Heaps heaps) {
        std::erase(heaps, 0U);
        std::ranges::sort(heaps);
        if (const auto known = known_.find(heaps); known != known_.end()) return known->second;
        bool hasMove = false;
        bool wins = false;
        for (std::size_t heap = 0; heap < heaps.size() && !wins; ++heap) {
            for (const Heaps& left : options_(heaps[heap])) {
                Heaps option = heaps;
                option.erase(option.begin() + static_cast<std::ptrdiff_t>(heap));
                option.insert(option.end(), left.begin(), left.end());
                hasMove = true;
                wins = wins || !isWon(option);
            }
        }
        return known_[heaps] = hasMove ? wins : play_ == Play::misere;
    }

private:
    Options options_;
    Play play_;
    std::map<Heaps, bool> known_;
};

Options taking(const std::function<bool(std::uint64_t n, std::uint64_t k)>& may) {
    return [may](std::uint64_t n) {
        std::vector<Heaps> options;
        for (std::uint64_t k = 1; k <= n; ++k)
            if (may(n, k)) options.push_back({n - k});
        return options;
    };
}

bool isPrime(std::uint64_t k) {
    for (std::uint64_t d = 2; d * d <= k; ++d)
        if (k % d == 0) return false;
    return k > 1;
}

struct Own {
    const char* rules;
    Options options;
};

std::vector<Heaps> halvesAndSplits(std::uint64_t n) {
    std::vector<Heaps> options = taking([](auto size, auto k) { return 2 * k <= size; })(n);
    for (std::uint64_t a = 1; a < n; ++a)
        if (a < n - a) options.push_back({a, n - a});
    return options;
}
std::vector<Heaps> kayles(std::uint64_t n) {
    std::vector<Heaps> options;
    for (std::uint64_t k = 1; k <= std::min<std::uint64_t>(2, n); ++k)
        for (std::uint64_t a = 0; a <= n - k; ++a)
            options.push_back({a, n - k - a});
    return options;
}
std::vector<Heaps> intoThree(std::uint64_t n) {
    std::vector<Heaps> options;
    for (std::uint64_t a = 1; a < n; ++a)
        for (std::uint64_t b = 1; a + b < n; ++b)
            if (a == 2 * b) options.push_back({a, b, n - a - b});
    return options;
}
std::vector<Heaps> evenRests(std::uint64_t n) {
    std::vector<Heaps> options;
    for (std::uint64_t k = 1; k <= n; ++k)
        for (std::uint64_t a = 0; a <= n - k; ++a)
            if ((n - k - a) % 2 == 0 && k + a > 2) options.push_back({a, n - k - a});
    return options;
}

std::vector<Own> games() {
    return {
        {"heap n: take k where k divides n", taking([](auto n, auto k) { return n % k == 0; })},
        {"heap n: take k where n mod k = 0 and k < n",
         taking([](auto n, auto k) { return n % k == 0 && k < n; })},
        {"heap n: take k where k <= n/2", taking([](auto n, auto k) { return k <= n / 2; })},
        {"heap n: take k where k is prime", taking([](auto, auto k) { return isPrime(k); })},
        {"heap n: take k where k is prime and k > n/3 or k = n",
         taking([](auto n, auto k) { return (isPrime(k) && k > n / 3) || k == n; })},
        {"heap n: take k where k in {1, 4, 9} and n mod 3 != 1",
         taking([](auto n, auto k) { return (k == 1 || k == 4 || k == 9) && n % 3 != 1; })},
        {"heap n: take 2 where n is even | take k where k = n - 1",
         taking([](auto n, auto k) { return (k == 2 && n % 2 == 0) || k + 1 == n; })},
        {"heap n: take any", taking([](auto, auto) { return true; })},
        {"heap n: take 1, 3 or 4", taking([](auto, auto k) { return k == 1 || k == 3 || k == 4; })},
        {"heap n: take k where 3 <= k < 6 and k != n - 4",
         taking([](auto n, auto k) { return k >= 3 && k < 6 && k + 4 != n; })},
        {"heap n: take k leave a where a > 2 and k != a",
         taking([](auto n, auto k) { return n - k > 2 && 2 * k != n; })},
        {"heap n: take 1 or 2 leave a where a is even",
         taking([](auto n, auto k) { return k <= 2 && (n - k) % 2 == 0; })},
        {"heap n: take 1 or 2 leave a + b", kayles},
        {"heap n: take k where k <= n/2 | split a + b where a != b", halvesAndSplits},
        {"heap n: split a + b + c where a = 2b", intoThree},
        {"heap n: take k leave a + b where b mod 2 = 0 and k + a > 2", evenRests},
    };
}

std::unique_ptr<Game> made(const char* rules, Play play) {
    return makeGame("own", {{"rules", rules}, {"play", play == Play::normal ? "normal" : "misere"}}).value();
}

std::string written(const Heaps& heaps) {
    std::string text;
    for (const std::uint64_t heap : heaps)
        text += (text.empty() ? "" : ",") + std::to_string(heap);
    return text;
}

} // namespace

class TestOwnHeaps : public QObject {
    Q_OBJECT

private slots:
    void typedRulesAreSolvedByTheDefinition() {
        Task task;
        for (const Own& own : games()) {
            for (const Play play : {Play::normal, Play::misere}) {
                const auto game = made(own.rules, play);
                ByRecursion truth(own.options, play);
                for (std::uint64_t a = 0; a <= 10; ++a) {
                    for (std::uint64_t b = 0; b <= a; ++b) {
                        const auto found = asked(*game, written({a, b}))->evaluation(task);
                        QVERIFY2(found.has_value(), own.rules);
                        QVERIFY2(isWon(found->outcome) == truth.isWon({a, b}),
                                 qPrintable(QString("%1: %2, %3").arg(own.rules).arg(a).arg(b)));
                    }
                }
            }
        }
    }

    void linesAreThoseOfTheDefinition() {
        Task task;
        for (const Own& own : games()) {
            const auto game = made(own.rules, Play::normal);
            LineValues line(60);
            QVERIFY(game->as<LineAspect>()->fill(line, task).has_value());
            std::vector<Nimber> plain;
            for (std::uint64_t n = 0; n < line.size(); ++n) {
                std::set<Nimber> met;
                for (const Heaps& option : own.options(n)) {
                    Nimber value = 0;
                    for (const std::uint64_t part : option)
                        value ^= plain[part];
                    met.insert(value);
                }
                Nimber mex = 0;
                while (met.contains(mex))
                    ++mex;
                plain.push_back(mex);
                QVERIFY2(line[n] == mex, qPrintable(QString("%1: %2").arg(own.rules).arg(n)));
            }
        }
    }

    void optionsAreThoseOfTheRules() {
        for (const Own& own : games()) {
            const auto game = made(own.rules, Play::normal);
            for (std::uint64_t n = 0; n <= 14; ++n) {
                std::multiset<Heaps> found;
                const auto start = asked(*game, std::to_string(n));
                start->rules()->forEachOption(start->parsed(), [&](AnyMove, AnyPosition option) {
                    Heaps heaps = parseHeaps(start->rules()->text(option)).value();
                    std::erase(heaps, 0U);
                    std::ranges::sort(heaps);
                    found.insert(heaps);
                    return true;
                });
                std::set<Heaps> expected;
                for (Heaps option : own.options(n)) {
                    std::erase(option, 0U);
                    std::ranges::sort(option);
                    expected.insert(option);
                }
                QVERIFY2(std::set<Heaps>(found.begin(), found.end()) == expected,
                         qPrintable(QString("%1: %2").arg(own.rules).arg(n)));
            }
        }
    }

    void whatMayBeTakenIsFoundAsIfAllNumbersWereTried() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const char* const conditions[] = {"k divides n",   "n mod k = 0",     "k <= n/2",
                                          "k > n/3",       "k is prime",      "k in {1, 2, 5, 9}",
                                          "k != n",        "k = n - 2",       "n is even",
                                          "gcd(k, n) = 1", "k >= 3",          "n - k is square",
                                          "2k <= n + 1",   "n < 20 or k < 4", "popcount(k) = 1"};
        for (int round = 0; round < 400; ++round) {
            std::string text = conditions[random() % std::size(conditions)];
            for (std::size_t more = random() % 3; more > 0; --more)
                text += std::string(" and ") + conditions[random() % std::size(conditions)];
            const auto turns = parseHeapRules("heap n: take k where " + text)->turns;
            const TakenNumbers taken(turns.front());
            for (std::uint64_t n = 0; n < 40; ++n) {
                std::vector<std::uint64_t> found;
                taken.forEach(n, [&found](std::uint64_t k) {
                    found.push_back(k);
                    return true;
                });
                std::vector<std::uint64_t> plain;
                for (std::int64_t k = 1; k <= static_cast<std::int64_t>(n); ++k)
                    if (turns.front().condition->holds(std::array{static_cast<std::int64_t>(n), k}))
                        plain.push_back(static_cast<std::uint64_t>(k));
                QVERIFY2(found == plain, qPrintable(QString::fromStdString(text)));
                QCOMPARE(taken.count(n), std::uint64_t{plain.size()});
            }
        }
    }

    void recognisedFamiliesKeepTheirTheorems() {
        Task task;
        const auto nim = made("heap n: take any", Play::normal);
        const auto huge = asked(*nim, "1000000000000,999999999999")->evaluation(task);
        QCOMPARE(*huge->nimber(), Nimber{1000000000000ULL ^ 999999999999ULL});
        const auto kayles = made("heap n: take 1 or 2 leave a + b", Play::normal);
        LineValues line(300);
        const Period period = kayles->as<LineAspect>()->findPeriod(line, task).value();
        QVERIFY(period.status == Period::Status::proved);
        QCOMPARE(period.length, std::uint64_t{12});
        const auto set = made("heap n: take 1, 3 or 4", Play::normal);
        const auto told = [](const Game& game) {
            const auto notes = notesOf(game);
            return notes.empty() ? std::string() : notes.front().english();
        };
        QVERIFY(told(*nim).find("the rules of Nim") != std::string::npos);
        QVERIFY(told(*kayles).find("the code 0.77") != std::string::npos);
        QVERIFY(told(*set).find("{1,3,4}") != std::string::npos);
        QVERIFY(told(*made("heap n: split a + b where a != b", Play::normal)).find("Grundy") !=
                std::string::npos);
        QVERIFY(told(*made("heap n: take k where k < n", Play::normal)).empty());
        const auto known = makeGame("subtraction", {{"set", "1,3,4"}}).value();
        const char* const large = "1000000000007";
        QCOMPARE(*asked(*set, large)->evaluation(task)->nimber(),
                 *asked(*known, large)->evaluation(task)->nimber());
    }

    /// Whoever wants three moves of a heap of 10¹⁸ gets them, or is not made to wait for ever.
    void ofLargeHeapsTheFirstMovesAreVisited() {
        for (const Own& own : games()) {
            const auto game = made(own.rules, Play::normal);
            const auto start = asked(*game, "1000000000000000000");
            int visited = 0;
            start->rules()->forEachOption(start->parsed(),
                                          [&visited](AnyMove, AnyPosition) { return ++visited < 3; });
            const std::uint64_t options = start->rules()->optionCount(start->parsed());
            QVERIFY2(static_cast<std::uint64_t>(visited) == std::min<std::uint64_t>(3, options) ||
                         options == UINT64_MAX,
                     own.rules);
        }
    }

    void tooMuchIsRefusedAndWrongRulesAreNamed() {
        Task task;
        const auto coprime = made("heap n: take k where gcd(k, n) = 1", Play::normal);
        const auto far = asked(*coprime, "1000000000000")->evaluation(task);
        QVERIFY(!far && far.error().kind == Error::Kind::tooLarge);
        const auto splits = made("heap n: split a + b where a mod 3 = 1", Play::normal);
        QVERIFY(!asked(*splits, "1000000000000")->evaluation(task));
        // Of larger heaps not all moves would be tried, so that their values would be wrong.
        std::string many = "heap n: ";
        for (int turn = 0; turn < 24; ++turn)
            many += "take 1..1000 leave a + b + c where a > 100000 | ";
        many += "take 1 leave a + b + c where a = 0 and b = 0";
        const auto heavy = made(many.c_str(), Play::normal);
        QVERIFY(heavy->as<LineAspect>()->check(16).has_value());
        QVERIFY(!heavy->as<LineAspect>()->check(300));
        QVERIFY(!asked(*heavy, "300")->evaluation(task));
        const auto odd = made("heap n: take k where k is odd and k >= n - 2", Play::normal);
        QVERIFY(odd->as<LineAspect>()->check(4'000'000).has_value());
        QVERIFY(!odd->as<LineAspect>()->check(5'000'000));
        const auto wrong = makeGame("own", {{"rules", "heap n: take k where"}});
        QCOMPARE(wrong.error().field, std::string("rules"));
    }
};

MEXPLORER_TEST(TestOwnHeaps)
#include "test_own_heaps.moc"
