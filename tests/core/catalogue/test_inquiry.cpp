#include "core/catalogue/any_rules_of.h"
#include "core/rules/coin_turning.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"
#include "core/rules/octal.h"
#include "core/rules/tartan.h"
#include "core/solve/ways/breaks.h"
#include "core/solve/ways/coin_boards.h"
#include "core/solve/ways/coins.h"
#include "core/solve/ways/search.h"
#include "core/solve/ways/tokens.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Rules that count how often options are requested.
template <Rules R>
class Counted : public R {
public:
    Counted(R rules) : R(std::move(rules)) {}

    static Expected<Counted> make(const Parameters& parameters) {
        return R::make(parameters).map([](R rules) { return Counted(std::move(rules)); });
    }

    template <class Visit>
    void forEachOption(const typename R::Position& position, const Visit& visit) const {
        ++asked;
        R::forEachOption(position, visit);
    }

    static inline std::uint64_t asked = 0;
};

/// Everything that is known about positions below must be found without looking at moves.
template <Rules R>
void everythingBelowIsFoundOnce(Parameters parameters, const char* position) {
    using Rules = Counted<R>;
    Task task;
    parameters["play"] = "misere";
    const Rules rules = Rules::make(completed(R::describe().parameters, parameters).value()).value();
    const auto any = std::make_shared<AnyRulesOf<Rules>>(rules);
    const Inquiry inquiry(any, any->parse(position).value());
    Rules::asked = 0;
    QVERIFY(inquiry.evaluation(task).has_value());
    const std::uint64_t searched = Rules::asked;
    QVERIFY(searched > 10);
    QVERIFY(inquiry.solution(task).has_value());
    QCOMPARE(Rules::asked, searched + 1); // its own options, to list them

    const auto graph = inquiry.graph();
    for (PositionGraph::Id id = 0; id < graph->size(); ++id)
        QVERIFY(graph->expand(id, task).has_value());
    Rules::asked = 0;
    for (PositionGraph::Id id = 0; id < graph->size(); ++id)
        QVERIFY(graph->evaluation(id, task).has_value());
    QCOMPARE(Rules::asked, std::uint64_t{0});
}

} // namespace

class TestInquiry : public QObject {
    Q_OBJECT

private slots:
    void whatWasSearchedForAPositionIsNotSearchedAgain() {
        everythingBelowIsFoundOnce<Octal>({{"code", "0.77"}}, "7,6");
        everythingBelowIsFoundOnce<CoinTurning>({}, "HTHHTH");
        everythingBelowIsFoundOnce<Tartan>({}, "3x3,2x4");
        everythingBelowIsFoundOnce<Dag>({}, "a,a");
        everythingBelowIsFoundOnce<Hackenbush>({}, "1-9");
    }
};

MEXPLORER_TEST(TestInquiry)
#include "test_inquiry.moc"
