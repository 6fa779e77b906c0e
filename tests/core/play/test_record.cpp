#include "core/play/record_text.h"

#include "core/game/aspects/two_sided.h"
#include "tests/core/asked.h"
#include "tests/core/catalogue/games.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Record read(const Game& game, std::string_view text) {
    Task task;
    return readRecord(game, text, task).value();
}

std::string refusal(const Game& game, std::string_view text) {
    Task task;
    const auto record = readRecord(game, text, task);
    return record ? "read" : record.error().english();
}

void play(const Game& game, Record& record, std::string_view move) {
    Task task;
    QVERIFY(playIn(game, record, move, task));
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private slots:
    void playsAreTakenBackAndBranch() {
        const auto wythoff = game("wythoff");
        Record record("5,7");
        play(*wythoff, record, "3,7");
        play(*wythoff, record, "3,5");
        QVERIFY(record.takeBack());
        QCOMPARE(record.position(), std::string("3,7"));
        play(*wythoff, record, "2,6");
        play(*wythoff, record, "1,5");
        QCOMPARE(lineText(record), std::string("5,7 → 3,7 → 2,6 → 1,5"));
        record.goTo(2);
        QCOMPARE(lineText(record), std::string("5,7 → 3,7 → 3,5"));
        QVERIFY(!record.forward());
        QVERIFY(record.takeBack() && record.takeBack() && !record.takeBack());
        QCOMPARE(record.position(), std::string("5,7"));
        QVERIFY(record.forward() && record.forward());
        QCOMPARE(record.position(), std::string("3,5")); // along the branch visited last
        record.goTo(1);
        play(*wythoff, record, "2,6"); // follows the move played before
        QCOMPARE(record.plays(), std::size_t{4});
        QCOMPARE(lineText(record), std::string("5,7 → 3,7 → 2,6 → 1,5"));
        QCOMPARE(record.moveOf(1).english(), std::string("take 2 from heap 1"));
    }

    void aRecordIsReadAsItIsWritten() {
        const auto wythoff = game("wythoff");
        const std::string text = "5,7 → 3,7 → 3,5 → 1,3\n^1 → 2,6 → 0,4\n^4 → 1,6\n^0 → 4,7\n@2";
        const Record record = read(*wythoff, text);
        QCOMPARE(record.plays(), std::size_t{7});
        QCOMPARE(record.position(), std::string("3,5"));
        QCOMPARE(lineText(record), std::string("5,7 → 3,7 → 3,5 → 1,3"));
        QCOMPARE(wholeText(read(*wythoff, wholeText(record))), wholeText(record));
        QCOMPARE(wholeText(record), "5,7 → 3,7 → 3,5 → 1,3\n^0 → 4,7\n^1 → 2,6 → 0,4\n^5 → 1,6\n@2");
    }

    void arrowsLinesAndNumbersAreUnderstood() {
        const auto wythoff = game("wythoff");
        const std::string same = "5,7 → 3,7 → 3,5";
        for (const char* text : {"5,7->3,7->3,5", " 5 7 \r\n-> 3,7 →\n 3 , 5 \n", "5,7\n3,7\n3,5\n"})
            QCOMPARE(lineText(read(*wythoff, text)), same);
        const auto nim = game("nim");
        QCOMPARE(lineText(read(*nim, "2,1 → #2 → #1")), std::string("2,1 → 0,1 → 0,0"));
    }

    void namesWithArrowsAreKept() {
        const auto graph = game("dag", {{"graph", "digraph { \"a → b\" -> \"#c\"; \"#c\" -> \"^d\" }"}});
        const Record record = read(*graph, "\"a → b\" → \"#c\" → \"^d\"");
        QCOMPARE(record.plays(), std::size_t{2});
        QCOMPARE(lineText(read(*graph, lineText(record))), lineText(record));
        QCOMPARE(record.position(), std::string("^d"));
    }

    void whatIsWrongIsSaidWithItsPlaceAndWhatWouldBeRight() {
        const auto wythoff = game("wythoff");
        QCOMPARE(refusal(*wythoff, "1,2 → 5,5"),
                 std::string("Move 1 of the record: No move leads from (1, 2) to “5,5”; moves lead, for "
                             "example, to: 0,2; 1,1; 1,0; 0,1."));
        QVERIFY(refusal(*wythoff, "1,2 → 1,1 → x").starts_with("Move 2 of the record: "));
        QVERIFY(refusal(*wythoff, "1,2 → → 1,1").starts_with("Move 1 of the record: "));
        QVERIFY(refusal(*wythoff, "what").starts_with("The record’s first position: "));
        QCOMPARE(
            refusal(*wythoff, "1,0 → 0,0 → 0,0"),
            std::string(
                "Move 2 of the record: The game is over at (0, 0): no move is left, so “0,0” is not one."));
        QCOMPARE(refusal(*wythoff, "1,2 → #9"),
                 std::string("Move 1 of the record: “#9” is not a move: they are numbered from #1 to #4."));
        QCOMPARE(refusal(*wythoff, "1,2 → 0,2\n^7 → 0,1"),
                 std::string(
                     "“7” is not a move of the record so far: they are numbered from 0, the start, to 1."));
        QCOMPARE(refusal(*wythoff, " \n "), std::string("A record begins with a position."));
        QCOMPARE(refusal(*wythoff, "^0"), std::string("A record begins with a position."));
    }

    void hostileTextsAreSurvived() {
        const auto nim = game("nim");
        for (const std::string& text :
             {std::string(1'000'000, '"'), std::string(1'000'000, '>'), std::string(200'000, '^'),
              std::string("1 → 1e30"), std::string("<b>5</b> → \x01\xff"),
              std::string("5\n@99999999999999999999"), std::string("#1 → #1"), std::string("5 → #-1"),
              std::string("5 → #4611686018427387904")})
            QVERIFY(refusal(*nim, text).size() < 5000);
        QVERIFY(refusal(*nim, std::string(longestRecord + 1, '5')).starts_with("The record is too long"));
        std::string endless = "20000";
        for (int heap = 19'999; heap > 5000; --heap)
            endless += "\n" + std::to_string(heap);
        QVERIFY(refusal(*nim, endless).starts_with("Move 10001 of the record: The record is full"));
    }

    void randomRecordsOfEveryGameAreReadAsTheyAreWritten() {
        constexpr unsigned seed = 1902;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        forEveryGameAndPlay([&](const Game& each, const std::string& id) {
            const Side beginner = random() % 2 == 0 ? Side::left : Side::right;
            Record record(startPosition(each), each.as<TwoSidedAspect>() ? beginner : Side::either);
            for (int i = 0; i < 30; ++i) {
                if (random() % 4 == 0) record.goTo(static_cast<Record::Id>(random() % (record.plays() + 1)));
                const auto turn = ask(each, record.position(), record.mover()).value();
                const auto count = std::min<std::uint64_t>(turn->optionCount(), 50);
                if (count == 0) continue;
                play(each, record, "#" + std::to_string(1 + random() % count));
            }
            const Record again = read(each, wholeText(record));
            QVERIFY2(wholeText(again) == wholeText(record), id.c_str());
            QVERIFY2(again.first() == record.first(), id.c_str());
            QVERIFY2(again.position() == record.position() && again.plays() == record.plays(), id.c_str());
            QCOMPARE(lineText(read(each, lineText(record))), lineText(record));
        });
    }

    void aPlaceAloneIsAMoveWherePiecesArePut() {
        const auto four = game("connect-four");
        const auto moves = [](const Game& each, Record record, const std::vector<const char*>& words) {
            for (const char* word : words)
                play(each, record, word);
            return record.position();
        };
        QCOMPARE(moves(*four, Record(asked(*four, "444")->position()), {"4", "3", "3", " 7 "}),
                 asked(*four, "4444337")->position());
        const auto three = game("tic-tac-toe");
        QCOMPARE(moves(*three, Record(".../.../..."), {"4", "0", "8"}), std::string("O../.X./..X"));
        Record full(asked(*four, "444444")->position());
        Task task;
        QVERIFY(!playIn(*four, full, "4", task) && !playIn(*four, full, "8", task));
    }

    void movesOfHugeHeapsAreFoundAtOnce() {
        const auto nim = game("nim");
        Record record("1000000000000000000,5");
        play(*nim, record, "123456789012345678,5");
        QCOMPARE(record.moveOf(1).english(), std::string("take 876543210987654322 from heap 1"));
        Task task;
        QVERIFY(!playIn(*nim, record, "123456789012345678,6", task));
        const auto between = game("take-between", {{"p", "3"}, {"q", "1000000000000"}});
        const auto from = asked(*between, "2000000000000");
        QVERIFY(!from->moveLeadingTo(*asked(*between, "1999999999998"), task).value());
        QVERIFY(from->moveLeadingTo(*asked(*between, "1999999999997"), task).value());
        QVERIFY(!from->moveLeadingTo(*asked(*between, "999999999999"), task).value());
    }

    void movesAmongMoreThanCanBeTriedAreFoundAtOnce() {
        struct Case {
            const char* id;
            Parameters parameters;
            const char* from;
            const char* to;
            const char* move;
        };
        for (const Case& each : std::vector<Case>{
                 {"lasker",
                  {},
                  "4000000000000000000,6",
                  "1,3999999999999999999,6",
                  "split heap 1 into 1 + 3999999999999999999"},
                 {"lasker", {}, "4000000000000000000,6", "5,6", "take 3999999999999999995 from heap 1"},
                 {"octal",
                  {{"code", "0.(7)"}},
                  "4000000000000000000",
                  "7,9",
                  "take 3999999999999999984 and split the rest into 7 + 9"},
                 {"wythoff", {}, "1000000000,3000000000", "5,2000000005", "take 999999995 from both heaps"},
                 {"moore", {}, "1000000000,5,7", "6,5,5", "take 999999994, 2 from heaps 1, 3"},
                 {"staircase",
                  {},
                  "5,4444521205",
                  "3000000005,1444521205",
                  "move 3000000000 from stair 2 to stair 1"},
                 {"fibonacci", {}, "4000000000000000000", "3999999999999999999/2", "take 1"},
                 {"sum",
                  {},
                  "nim: 3; lasker: 4000000000000000000",
                  "nim: 3; lasker: 5",
                  "in component 2: take 3999999999999999995"}}) {
            const auto game = mexplorer::game(each.id, each.parameters);
            Record record(each.from);
            play(*game, record, each.to);
            QCOMPARE(record.moveOf(1).english(), std::string(each.move));
        }
    }

    void aMoveIsWhatTheRulesListAsOne() {
        forEveryGameAndPlay([&](const Game& each, const std::string& id) {
            Task task;
            const auto start = askedAtStart(each);
            if (start->optionCount() > 500) return;
            std::map<std::string, Message> first;
            start->graph()->forEachMove(0, [&](Message move, std::string to) {
                first.try_emplace(std::move(to), std::move(move));
                return true;
            });
            for (const auto& [to, move] : first) {
                const auto option = asked(each, to);
                QVERIFY2(start->moveLeadingTo(*option, task).value() == move, id.c_str());
                const auto back = option->moveLeadingTo(*start, task).value();
                if (playEnds(each)) QVERIFY2(!back, id.c_str());
                // What two moves lead to is an option only if one does, too.
                std::size_t looked = 0;
                std::string mistaken;
                option->graph()->forEachMove(0, [&](const Message& /*move*/, const std::string& far) {
                    const bool isOption = start->moveLeadingTo(*asked(each, far), task).value().has_value();
                    if (isOption != first.contains(far)) mistaken = far;
                    return ++looked < 100;
                });
                QVERIFY2(mistaken.empty(), (id + " " + mistaken).c_str());
            }
        });
    }
};

MEXPLORER_TEST(TestRecord)
#include "test_record.moc"
