#include "core/solve/outcome_search.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/search_limit.h"
#include "core/game/aspects/short_game.h"
#include "core/rules/domineering.h"
#include "core/rules/toads_and_frogs.h"
#include "core/rules/two_sided/partizan_octal.h"
#include "core/rules/two_sided/partizan_subtraction.h"
#include "core/rules/two_sided/red_blue.h"
#include "core/rules/two_sided/toppling_dominoes.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// Domineering with hardly any form in reach, so that almost everything is searched; but forms of groups of
/// lines bound it.
class SearchedDomineering : public Domineering {
public:
    [[nodiscard]] FormReach reach(const Position& board) const {
        return optionCount(board) <= 2 ? FormReach::quick : FormReach::slow;
    }
};

/// Rules with hardly any form in reach.
template <class R>
class Searched : public R {
public:
    explicit Searched(R rules) : R(std::move(rules)) {}
    [[nodiscard]] FormReach reach(const typename R::Position& part) const {
        return this->optionCount(part) <= 2 ? FormReach::quick : FormReach::out;
    }
};

/// Who wins by searching is who wins by the canonical form.
template <class R>
void searchesAsForms(const R& rules, const std::vector<std::string>& positions) {
    Task task;
    FormsOf<R> forms(rules, Budget{});
    SearchOf search{Searched<R>(rules)};
    for (const std::string& text : positions) {
        Allowance allowance(1'000'000);
        const auto position = rules.parse(text).value();
        const auto form = forms.of(position, task).value();
        const Outcome truth = outcomeOf(forms.games().order(form, forms.games().zero()));
        QVERIFY2(search.of(position, allowance, task).value() == truth, text.c_str());
    }
}

/// Work that is cancelled when it has asked so many times whether to go on.
class EndingTask : public Task {
public:
    explicit EndingTask(std::uint64_t most) : left_(most) {}
    [[nodiscard]] bool cancelled() const noexcept override {
        if (left_ > 0) --left_;
        return left_ == 0;
    }

private:
    mutable std::uint64_t left_;
};

/// Who wins by trying all moves, by rules of the tests’ own.
class TriedOut {
public:
    Outcome of(const std::string& board) {
        const bool left = wins(board, Side::left);
        const bool right = wins(board, Side::right);
        return left ? right ? Outcome::N : Outcome::L : right ? Outcome::R : Outcome::P;
    }

private:
    bool wins(const std::string& board, Side mover) {
        const auto key = std::pair(board, mover);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        bool found = false;
        for (const std::string& option : domineering(board, mover))
            found = found || !wins(option, opponentOf(mover));
        return known_[key] = found;
    }

    std::map<std::pair<std::string, Side>, bool> known_;
};

std::string boardWith(std::uint64_t cells, std::uint32_t rows, std::uint32_t columns) {
    return Domineering().text({{rows, columns}, {cells & CellGrid{rows, columns}.all()}});
}

Outcome searched(const std::string& board) {
    Task task;
    Allowance allowance(1'000'000);
    SearchOf search{Domineering()};
    return search.of(Domineering().parse(board).value(), allowance, task).value();
}

} // namespace

class TestOutcomeSearch : public QObject {
    Q_OBJECT

private slots:
    void otherGamesAreSearchedAsTheirFormsSay() {
        std::vector<std::string> rows = allTexts("TF.", 1, 6);
        rows.insert(rows.end(), {"TTT..FFF", "TTTT..FFFF", "TT.TT.F.FF", "T.F.T.F.T.F"});
        searchesAsForms(ToadsAndFrogs(), rows);
        searchesAsForms(TopplingDominoes(), allTexts("LRE", 1, 7));
        std::vector<std::string> heaps;
        for (int a = 0; a <= 14; ++a)
            for (int b = 0; b <= 6; ++b)
                heaps.push_back(std::to_string(a) + ',' + std::to_string(b));
        searchesAsForms(PartizanSubtraction({1, 3}, {2, 3}), heaps);
        searchesAsForms(PartizanOctal::make({{"left", "0.77"}, {"right", "0.33"}}).value(), heaps);
        searchesAsForms(PartizanOctal::make({{"left", "0.7"}, {"right", "4.07"}}).value(), heaps);
        searchesAsForms(
            RedBlue::make({{"graph", "graph { ground -- a [color=blue]; a -- b [color=red]; b -- c; c "
                                     "-- ground [color=blue]; c -- d; d -- b [color=red] }"}})
                .value(),
            {"1-6", "1-5", "2-6", "1,3-6", "1,2,4-6"});
    }

    /// Every board of 3 × 4 cells, with any holes.
    void outcomesAreThoseOfTheDefinition() {
        Task task;
        Allowance allowance(UINT64_MAX);
        SearchOf search{SearchedDomineering()};
        TriedOut tried;
        for (std::uint64_t cells = 0; cells < 4096; ++cells) {
            const std::string board = boardWith(cells, 3, 4);
            const auto found = search.of(Domineering().parse(board).value(), allowance, task);
            QVERIFY2(found == tried.of(board), board.c_str());
        }
    }

    /// Larger boards, by their canonical forms; and their values are within the bounds.
    void outcomesAreThoseOfCanonicalForms() {
        constexpr unsigned seed = 2000;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        Allowance allowance(UINT64_MAX);
        SearchOf search{SearchedDomineering()};
        FormsOf<Domineering> forms(Domineering(), Budget{});
        std::set<Outcome> met;
        for (int i = 0; i < 120; ++i) {
            const auto rows = static_cast<std::uint32_t>(random.between(2, 4));
            const std::string board = boardWith(random.next() | random.next(), rows, 5);
            const auto position = Domineering().parse(board).value();
            const auto form = forms.of(position, task).value();
            ShortGames& games = forms.games();
            const Outcome outcome = outcomeOf(games.order(form, games.zero()));
            QVERIFY2(search.of(position, allowance, task) == outcome, board.c_str());
            met.insert(outcome);
            const MoveBounds bounds = Domineering().bounds(position);
            const auto whole = [&](std::int64_t n) { return games.number(Dyadic(static_cast<int>(n))); };
            QVERIFY2(games.isAtMost(whole(bounds.least), form), board.c_str());
            QVERIFY2(games.isAtMost(form, whole(bounds.most)), board.c_str());
        }
        QCOMPARE(met.size(), std::size_t{4});
    }

    /// Breuker, Uiterwijk, van den Herik, Solving 8 × 8 Domineering, Theoretical Computer Science 230, 2000.
    void squaresAreAsPublished() {
        QCOMPARE(searched("4x4"), Outcome::N);
        QCOMPARE(searched("5x5"), Outcome::P);
        QCOMPARE(searched("6x6"), Outcome::N);
        QCOMPARE(searched("7x7"), Outcome::N);
    }

    /// Lachmann, Moore, Rapaport, Who Wins Domineering on Rectangular Boards?, 2002.
    void rowsOfTwoAreAsPublished() {
        constexpr std::string_view winners = "LNNRLNNRLNNRP";
        for (std::size_t columns = 1; columns <= winners.size(); ++columns) {
            const Outcome outcome = searched("2x" + std::to_string(columns));
            const std::map<Outcome, char> letters{
                {Outcome::L, 'L'}, {Outcome::N, 'N'}, {Outcome::P, 'P'}, {Outcome::R, 'R'}};
            QCOMPARE(letters.at(outcome), winners[columns - 1]);
        }
    }

    void turnedBoardsAreWonByTheOther() {
        QCOMPARE(searched("5x6"), Outcome::R);
        QCOMPARE(searched("6x5"), Outcome::L);
        QCOMPARE(searched("4x10"), Outcome::R);
        QCOMPARE(searched("10x4"), Outcome::L);
    }

    void questionsLearnFromOthers() {
        Task task;
        SearchOf search{Domineering()};
        const auto board = Domineering().parse("5x5").value();
        Allowance first(1'000'000);
        QVERIFY(search.of(board, first, task).has_value());
        Allowance again(0);
        QCOMPARE(search.of(board, again, task).value(), Outcome::P);
    }

    void endsWhenAllowanceOrTaskEnds() {
        Task task;
        SearchOf search{Domineering()};
        const auto board = Domineering().parse("8x8").value();
        Allowance allowance(100);
        const auto refused = search.of(board, allowance, task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
        QCOMPARE(refused.error().field, std::string(searchLimitId));
        Task cancelledTask;
        cancelledTask.cancel();
        Allowance more(1'000'000);
        QCOMPARE(search.of(board, more, cancelledTask).error().kind, Error::Kind::cancelled);
        QCOMPARE(search.of(Domineering().parse("6x6").value(), more, task).value(), Outcome::N);
    }

    /// More positions to look at would not help: the refusal does not speak of the allowance.
    void endsWhenMemoryIsFull() {
        Task task;
        SearchOf search(Domineering(), 50);
        const auto board = Domineering().parse("8x8").value();
        Allowance allowance(1'000'000);
        const auto refused = search.of(board, allowance, task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge && refused.error().field.empty());
        QVERIFY(refused.error().english().starts_with("50 positions are kept in memory"));
        QVERIFY(allowance.left() > 999'000);
        QCOMPARE(search.of(Domineering().parse("3x3").value(), allowance, task).value(), Outcome::N);
    }

    /// Whenever it is cancelled, it answers rightly, or not at all, and learns nothing wrong.
    void mayBeCancelledAtAnyTime() {
        SearchOf search{SearchedDomineering()};
        const auto board = Domineering().parse("5x5").value();
        Allowance allowance(UINT64_MAX);
        std::size_t cancelled = 0;
        for (std::uint64_t most = 1; most < 400; most += 7) {
            EndingTask task(most);
            const auto found = search.of(board, allowance, task);
            if (found)
                QCOMPARE(*found, Outcome::P);
            else
                QCOMPARE(found.error().kind, Error::Kind::cancelled);
            cancelled += found ? 0 : 1;
        }
        QVERIFY(cancelled > 0);
        Task task;
        QCOMPARE(search.of(board, allowance, task).value(), Outcome::P);
    }

    void gamesFallBackOnIt() {
        Task task;
        const auto game = makeGame(partizanGames(), "domineering", {}).value();
        const auto large = asked(*game, "6x6");
        const Evaluation found = large->evaluation(task).value();
        QCOMPARE(found.outcome, Outcome::N);
        QVERIFY(!found.value);
        QCOMPARE(large->as<ShortGameAspect>()->facts(task).error().kind, Error::Kind::tooLarge);
        const auto solution = large->solution(task).value();
        QCOMPARE(solution->moves.size(), std::size_t{60});
        QVERIFY(std::ranges::any_of(solution->moves, &SolvedMove::wins));
        QVERIFY(asked(*game, "5x5")->evaluation(task)->value);
        game->as<SearchLimitAspect>()->allow(10);
        QCOMPARE(asked(*game, "8x8")->evaluation(task).error().field, std::string(searchLimitId));
    }
};

MEXPLORER_TEST(TestOutcomeSearch)
#include "test_outcome_search.moc"
