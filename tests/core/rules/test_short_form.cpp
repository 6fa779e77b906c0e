#include "core/rules/short_form.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestShortForm : public QObject {
    Q_OBJECT

private slots:
    void positionsAreWrittenAsTheyWereTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("braces stay") << "{0, 1/4 | 1, 5/8}"
                                     << "{0,1/4|1,5/8}";
        QTest::newRow("options are named") << "{ {|} , {0|*} | }"
                                           << "{0,^|}";
        QTest::newRow("each once") << "{0,*,0|1,1}"
                                   << "{0,*|1}";
        QTest::newRow("others by name") << "{1|} + ^"
                                        << "2^";
        QTest::newRow("bound") << "G = {2|0}; G - 1"
                               << "+-1";
    }
    void positionsAreWrittenAsTheyWereTyped() {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        const auto form = ShortForm().parse(typed.toStdString());
        QVERIFY2(form.has_value(), form ? "" : form.error().english().c_str());
        QCOMPARE(QString::fromStdString(form->text), text);
        QCOMPARE(ShortForm().parse(form->text)->text, form->text);
    }

    void eachSideHasItsOptions() {
        Task task;
        const auto game = makeGame(partizanGames(), "form", {}).value();
        const auto solution = asked(*game, "{0,1/4|1,5/8}")->solution(task).value();
        std::vector<std::pair<Side, std::string>> moves;
        for (const SolvedMove& move : solution->moves)
            moves.emplace_back(move.side, move.to);
        QCOMPARE(moves,
                 (std::vector<std::pair<Side, std::string>>{
                     {Side::left, "0"}, {Side::left, "1/4"}, {Side::right, "1"}, {Side::right, "5/8"}}));
        QCOMPARE(solution->evaluation.value.text(), std::string("1/2"));
        QCOMPARE(solution->evaluation.outcome, Outcome::L);
    }

    void outcomesAreThoseOfBooks_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Outcome>("outcome");
        QTest::newRow("zero") << "{*|*}" << Outcome::P;
        QTest::newRow("star") << "*" << Outcome::N;
        QTest::newRow("up") << "^" << Outcome::L;
        QTest::newRow("up star") << "^*" << Outcome::N;
        QTest::newRow("two ups star") << "^^*" << Outcome::L;
        QTest::newRow("down") << "v" << Outcome::R;
        QTest::newRow("hot") << "{5|-4}" << Outcome::N;
        QTest::newRow("miny") << "Miny(1/4)" << Outcome::R;
        QTest::newRow("two against a half") << "{1|0} - 1/2" << Outcome::N;
    }
    void outcomesAreThoseOfBooks() {
        QFETCH(QString, game);
        QFETCH(Outcome, outcome);
        Task task;
        const auto form = makeGame(partizanGames(), "form", {}).value();
        QCOMPARE(asked(*form, game.toStdString())->evaluation(task)->outcome, outcome);
    }

    void whatIsKnownOfAGame() {
        Task task;
        const auto form = makeGame(partizanGames(), "form", {}).value();
        const auto facts = [&](const char* game) {
            return asked(*form, game)->as<ShortGameAspect>()->facts(task).value();
        };
        QCOMPARE(facts("{3||1|-2}").leftStop, std::string("3"));
        QCOMPARE(facts("{3||1|-2}").rightStop, std::string("1"));
        QCOMPARE(facts("{3||1|-2}").mean, std::string("5/4"));
        QCOMPARE(facts("{3||1|-2}").temperature, std::string("7/4"));
        QVERIFY(facts("5/8").isNumber && !facts("5/8").nimber);
        QCOMPARE(facts("*3").nimber, std::optional<std::uint32_t>(3));
        QCOMPARE(facts("0").nimber, std::optional<std::uint32_t>(0));
        QVERIFY(!facts("1*").isNumber && !facts("1*").nimber);
        QCOMPARE(facts("5/8").birthday, std::int64_t{4});
    }

    void whatIsTooMuchIsSaid() {
        const auto english = [](const std::string& text) {
            return ShortForm().parse(text).error().english();
        };
        QCOMPARE(english("*20000"), std::string("position: It has more than 10000 options."));
        QVERIFY(english("{1").starts_with("position: column 3"));
        QVERIFY(!ShortForm().parse("9000000.{5|{1,{2|^}|-7}} + 4000000.{3|1/2,{1/4|*}}"));
    }
};

MEXPLORER_TEST(TestShortForm)
#include "test_short_form.moc"
