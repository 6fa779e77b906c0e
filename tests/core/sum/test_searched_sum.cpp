#include "core/sum/searched_sum.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/say_ledger.h"
#include "core/explain/why.h"
#include "core/game/aspects/search_limit.h"
#include "core/game/aspects/short_game.h"
#include "core/solve/outcome_search.h"
#include "core/sum/ledger.h"
#include "core/sum/sum_parts.h"
#include "core/sum/summands.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// The same with hardly any form in reach, so that almost everything is searched.
class HardlyAnyForm : public SearchedSum {
public:
    [[nodiscard]] FormReach reach(AnyPosition part) const override {
        const Position& position = *static_cast<const Position*>(part.position);
        if (position.isNamed()) return FormReach::quick;
        int options = 0;
        position.game->parts()->forEachOption(position.at(), Side::either,
                                              [&](Side, const Numbers&) { return ++options <= 2; });
        return options <= 2 ? FormReach::quick : FormReach::out;
    }
};

std::string writtenSum(const std::vector<SumPart>& parts) {
    std::string text;
    for (const SumPart& part : parts)
        text += (text.empty() ? "" : "; ") + part.game + ": " + part.position;
    return text;
}

std::unique_ptr<Game> sumOfSides() {
    return makeGame(sumId, {{playId, sidedPlay}}).value();
}

/// Searches sums of positions, together with games that are called by their names.
class JointSearch {
public:
    Outcome of(const std::vector<SumPart>& parts) {
        std::vector<SearchedPosition> components;
        for (const SumPart& part : parts) {
            if (part.game == "form") {
                components.push_back(SearchedPosition::named(part.position));
                continue;
            }
            const Game& game = gameOf(part.game);
            const auto inquiry = asked(game, part.position);
            components.push_back({game.as<JointSearchAspect>(), inquiry->rules()->held(inquiry->parsed())});
        }
        Task task;
        Allowance allowance(UINT64_MAX);
        const SearchedPosition sum = SearchedPosition::sumOf(std::move(components));
        return search_.of({&sum}, allowance, task).value();
    }

private:
    const Game& gameOf(const std::string& id) {
        auto& game = games_[id];
        if (!game) game = makeGame(id).value();
        return *game;
    }

    std::map<std::string, std::unique_ptr<Game>> games_;
    OutcomeSearch search_{std::make_unique<HardlyAnyForm>()};
};

/// Rows of letters with “/” between them.
std::string randomBoard(std::string_view letters, std::size_t rows, std::size_t columns, Random& random) {
    std::string board;
    for (std::size_t row = 0; row < rows; ++row) {
        if (row > 0) board += '/';
        for (std::size_t column = 0; column < columns; ++column)
            board += letters[random.below(letters.size())];
    }
    return board;
}

SumPart randomPart(Random& random) {
    const std::vector<const char*> names{"*",  "*2",  "1/2",    "-1",      "^",
                                         "v*", "+-1", "{2|-1}", "Tiny(1)", "{3||1|-2}"};
    switch (random.below(7)) {
    case 0:
        return {"domineering", randomBoard("...#", 3, random.between(2, 3), random)};
    case 1:
        return {"clobber", randomBoard("xo", 2, random.between(2, 3), random)};
    case 2:
        return {"toads-and-frogs", randomBoard("TF.", 1, random.between(4, 7), random)};
    case 3:
        return {"toppling-dominoes", randomBoard("LRE", 1, random.between(3, 5), random)};
    case 4:
        return {"snort", randomBoard("LR...", 2, 2, random)};
    case 5:
        return {"partizan-subtraction", std::to_string(random.between(3, 9))};
    default:
        return {"form", names[random.below(names.size())]};
    }
}

/// Turned by 90°.
std::string turned(const std::string& board) {
    const std::size_t columns = std::min(board.find('/'), board.size());
    std::string all;
    for (std::size_t column = 0; column < columns; ++column) {
        if (column > 0) all += '/';
        for (std::size_t at = column; at < board.size(); at += columns + 1)
            all += board[at];
    }
    return all;
}

} // namespace

/// Sums of positions of different games, of which some canonical forms are out of reach.
class TestSearchedSum : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreThoseOfCanonicalForms() {
        constexpr unsigned seed = 1982;
        qInfo("seed %u", seed);
        Random random(seed);
        const auto game = sumOfSides();
        JointSearch search;
        std::set<Outcome> met;
        std::set<std::string> games;
        for (int i = 0; i < 150; ++i) {
            std::vector<SumPart> parts{randomPart(random), randomPart(random)};
            if (random.once(2)) parts.push_back(randomPart(random));
            for (const SumPart& part : parts)
                games.insert(part.game);
            Task task;
            const std::string text = writtenSum(parts);
            const Evaluation truth = asked(*game, text)->evaluation(task).value();
            QVERIFY2(truth.value, text.c_str());
            QVERIFY2(search.of(parts) == truth.outcome, text.c_str());
            met.insert(truth.outcome);
        }
        QCOMPARE(met.size(), std::size_t{4});
        QCOMPARE(games.size(), std::size_t{7});
    }

    /// Whoever moves second wins by the same move in the other component.
    void aGameAndItsNegativeAreP() {
        constexpr unsigned seed = 1974;
        qInfo("seed %u", seed);
        Random random(seed);
        JointSearch search;
        for (int i = 0; i < 20; ++i) {
            const std::string board = randomBoard("....#", 3, 4, random);
            const std::vector<SumPart> both{{"domineering", board}, {"domineering", turned(board)}};
            QVERIFY2(search.of(both) == Outcome::P, board.c_str());
            std::vector<SumPart> hot = both;
            hot.push_back({"form", "+-1"});
            QVERIFY2(search.of(hot) == Outcome::N, board.c_str());
            hot.back().position = "1/64";
            QVERIFY2(search.of(hot) == Outcome::L, board.c_str());
        }
        QVERIFY(search.of({{"domineering", "4x4"}, {"domineering", "4x4"}}) == Outcome::P);
    }

    /// A board of 5 × 6 is Right’s, whatever is added that is at most 0.
    void componentsBeyondReachAreSearched() {
        const auto game = sumOfSides();
        Task task;
        for (const char* added : {"form: -1", "form: 0", "form: Miny(1)", "form: *; nim: 1"}) {
            const auto at = asked(*game, std::string("domineering: 5x6; ") + added);
            const auto found = at->evaluation(task);
            QVERIFY2(found && found->outcome == Outcome::R, added);
            QVERIFY(!found->value);
            QCOMPARE(at->as<ShortGameAspect>()->facts(task).error().kind, Error::Kind::tooLarge);
        }
        QCOMPARE(asked(*game, "form: 1; domineering: 6x5")->evaluation(task)->outcome, Outcome::L);
        QCOMPARE(asked(*game, "domineering: 6x6")->evaluation(task)->outcome, Outcome::N);
    }

    void theLedgerTellsWhatIsSearched() {
        const auto game = sumOfSides();
        Task task;
        const auto at = asked(*game, "nim: 2; domineering: 6x6; form: +-1; form: ^");
        const SumLedger ledger = at->as<LedgerAspect>()->ledger(task).value();
        QCOMPARE(ledger.rows.size(), std::size_t{4});
        QVERIFY(ledger.rows[1].kind == SummandKind::searched && ledger.rows[1].form.empty());
        QVERIFY(ledger.rows[2].kind == SummandKind::hot);
        QCOMPARE(ledger.exact, std::string("^*2"));
        QCOMPARE(ledger.rest, std::string("+-1"));
        QVERIFY(ledger.all.empty());
        const auto said = sayLedger(ledger);
        QCOMPARE(said.size(), std::size_t{3});
        QVERIFY(said[1].english().find("whoever") == std::string::npos); // the board may be hotter
        QVERIFY(said[2].english().ends_with("as one game: component 2."));
        const SumLedger alone = asked(*game, "domineering: 6x6")->as<LedgerAspect>()->ledger(task).value();
        QVERIFY(alone.exact.empty() && alone.rest.empty());
        QVERIFY(sayLedger(alone).front().english().ends_with("who wins: component 1."));
    }

    void reasonsAreGivenByOutcomes() {
        const auto game = sumOfSides();
        game->as<SearchLimitAspect>()->allow(1'000'000);
        Task task;
        const auto at = asked(*game, "domineering: 6x6; form: 9");
        const Why panel = why(*game, *at, task).value();
        QCOMPARE(panel.outcome, std::optional(Outcome::L));
        const auto ledger = sayLedger(at->as<LedgerAspect>()->ledger(task).value());
        for (const Message& sentence : ledger)
            QVERIFY(std::ranges::find(panel.reasons, sentence) != panel.reasons.end());
        QVERIFY(!explain(*game, *at, task)->steps.empty());
    }

    void theLimitIsThatOfASearch() {
        const auto game = sumOfSides();
        Task task;
        const char* text = "domineering: 6x6; nim: 1";
        game->as<SearchLimitAspect>()->allow(10);
        const auto refused = asked(*game, text)->evaluation(task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
        QCOMPARE(refused.error().field, std::string(searchLimitId));
        game->as<SearchLimitAspect>()->allow(1'000'000);
        QVERIFY(asked(*game, text)->evaluation(task).has_value());
        Task cancelledTask;
        cancelledTask.cancel();
        QCOMPARE(asked(*game, "domineering: 7x7; nim: 1")->evaluation(cancelledTask).error().kind,
                 Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestSearchedSum)
#include "test_searched_sum.moc"
