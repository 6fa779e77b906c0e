#include "core/solve/scored_search.h"

#include "core/rules/boards/hexapawn.h"
#include "core/solve/shared.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Cancelled after so many checks.
class PatienceTask : public Task {
public:
    explicit PatienceTask(int patience) : left_(patience) {}
    [[nodiscard]] bool cancelled() const noexcept override { return --left_ < 0; }

private:
    mutable int left_;
};

struct Number {
    std::uint64_t value = 0;
    friend bool operator==(const Number&, const Number&) = default;
};
std::uint64_t hashOf(const Number& number) {
    return number.value / 64; // so that many collide
}

} // namespace

class TestScoredSearch : public QObject {
    Q_OBJECT

private slots:
    void movesAndOptionsAreCountedBackAndForth() {
        namespace v = playValue;
        for (const v::Value value :
             {v::most, v::most - 1, v::most - 40, 0, 40 - v::most, 1 - v::most, -v::most})
            QCOMPARE(v::ofMoveTo(v::ofOption(v::ofMoveTo(value))), v::ofMoveTo(value));
        QCOMPARE(v::ofMoveTo(v::atEnd(-1)), v::most - 1);          // this move wins
        QVERIFY(v::ofMoveTo(1 - v::most) < v::ofMoveTo(-v::most)); // a later win is worse
        QVERIFY(v::ofMoveTo(v::most - 2) > v::ofMoveTo(v::most));  // a later loss is better
    }

    void aTableForgetsAndIsNeverWrong() {
        TranspositionBounds<Number> table(64);
        int known = 0;
        for (std::uint64_t i = 0; i < 1000; ++i)
            table.keep({i}, {static_cast<int>(i), static_cast<int>(i) + 1});
        for (std::uint64_t i = 0; i < 1000; ++i) {
            const auto bounds = table.find({i});
            const bool isKnown =
                bounds.lower == static_cast<int>(i) && bounds.upper == static_cast<int>(i) + 1;
            const bool isUnknown = bounds.lower == -playValue::most && bounds.upper == playValue::most;
            QVERIFY(isKnown || isUnknown);
            known += isKnown ? 1 : 0;
        }
        QVERIFY(known > 0 && known <= 64);
        table.keep({999}, {-1, 1});
        QCOMPARE(table.find({999}).upper, 1);
    }

    void whatIsTooLargeIsRefused() {
        Task task;
        const Hexapawn rules(5, 5);
        ScoredSearch<Hexapawn> search(rules);
        Allowance allowance(100);
        const auto outcome = search.outcome(rules.startPosition(), allowance, task);
        QVERIFY(!outcome.has_value());
        QCOMPARE(outcome.error().kind, Error::Kind::tooLarge);
        QCOMPARE(search.bestPlay(rules.startPosition(), allowance, task).error().kind, Error::Kind::tooLarge);
        QCOMPARE(allowance.left(), 0U); // shared by all questions
        QVERIFY(outcome.error().english().find("100 positions were looked at") != std::string::npos);
    }

    void theMovesAreLeftOutWhereOnlyTheWinnerIsInReach() {
        Task task;
        const Hexapawn rules(4, 4);
        bool isLeftOut = false;
        for (std::uint64_t moves = 1; moves < 100'000; moves += 1 + moves / 16) {
            Allowance allowance(moves);
            const auto play = ScoredSearch<Hexapawn>(rules).bestPlay(rules.startPosition(), allowance, task);
            if (!play) continue;
            QCOMPARE(play->score, 1);
            isLeftOut |= !play->plies;
            if (play->plies) break;
        }
        QVERIFY(isLeftOut);
    }

    void whatWasCancelledIsFoundLater() {
        Task task;
        const Hexapawn rules(5, 4);
        ScoredSearch<Hexapawn> search(rules);
        Allowance enough(UINT64_MAX);
        const auto truth =
            ScoredSearch<Hexapawn>(rules).bestPlay(rules.startPosition(), enough, task).value();
        int ended = 0;
        for (int patience = 0;; ++patience) {
            PatienceTask impatient(patience);
            const auto found = search.bestPlay(rules.startPosition(), enough, impatient);
            if (found) {
                QCOMPARE(*found, truth);
                break;
            }
            QCOMPARE(found.error().kind, Error::Kind::cancelled);
            ++ended;
        }
        QVERIFY(ended > 0);
    }

    void whoAsksHasTheLearnerAlone() {
        Lent<int> lent;
        int made = 0;
        const auto make = [&]() -> Expected<int> { return ++made; };
        const auto ask = [](int& learner) -> Expected<int> { return learner++; };
        QCOMPARE(lent.with(make, ask).value(), 1);
        QCOMPARE(lent.with(make, ask).value(), 2); // the same learner, which has learnt
        const auto inner = [&](int&) { return lent.with(make, ask); };
        QCOMPARE(lent.with(make, inner).value(), 2); // a new learner, as the other is lent
        QCOMPARE(made, 2);
        const auto fail = []() -> Expected<int> { return tooLarge(say("no memory")); };
        QVERIFY(!Lent<int>().with(fail, ask).has_value());
    }
};

MEXPLORER_TEST(TestScoredSearch)
#include "test_scored_search.moc"
