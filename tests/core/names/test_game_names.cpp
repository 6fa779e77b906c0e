// What people call games, and what that opens.
#include "core/game/aspects/instances.h"
#include "core/names/game_names.h"
#include "core/names/other_names.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::names;

namespace {

const GameNames& known() {
    static const GameNames names({});
    return names;
}

std::string firstFor(const std::string& typed) {
    const auto found = known().find(typed);
    return found.empty() ? "" : found.front().entry->description.id;
}

} // namespace

class TestGameNames : public QObject {
    Q_OBJECT

private slots:
    void aNameOpensItsGame_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("game");
        const auto row = [](const char* typed, const char* game) { QTest::newRow(typed) << typed << game; };
        row("cat", "chase"); // not Tartan, which has it inside a word
        row("lasker", "lasker");
        row("Grundy's game", "grundy");
        row("Moore's Nim", "moore");
        row("Kiki's board", "kiki");
        row("nim game", "nim");
        row("Nim游戏", "nim");
        row("Nim遊戲", "nim");
        row("取石子", "nim");
        row("反尼姆", "nim");
        row("fibonacci game", "fibonacci");
        row("斐波那契博弈", "fibonacci");
        row("費波那契賽局", "fibonacci");
        row("威佐夫博奕", "wythoff");
        row("巴什博奕", "bash");
        row("阶梯博弈", "staircase");
        row("階梯博弈", "staircase");
        row("Nim积", "tartan");
        row("Nim積", "tartan");
        row("纳什均衡", "matrix");
        row("納許均衡", "matrix");
        row("xor", "nim");
        row("nimber", "nim");
        row("period", "octal");
        row("SG函数", "dag");
        row("SG函數", "dag");
        row("kayles", "octal");
        row("dawson", "octal");
        row("misere nim", "nim");
        row("tictactoe", "tic-tac-toe");
        row("bouton", "nim");
        row("2897", "take-between");
        row("HDU 2897", "take-between");
        row("mex", "mex");
        row("sum", "sum");
        row("tree", "tree");
    }
    void aNameOpensItsGame() {
        QFETCH(QString, typed);
        QFETCH(QString, game);
        QCOMPARE(firstFor(typed.toStdString()), game.toStdString());
        const auto called = known().called(typed.toStdString());
        QVERIFY2(called, called ? "" : called.error().english().c_str());
        QCOMPARE(called->entry->description.id, game.toStdString());
    }

    void everyIdAndTitleOpensItsOwnGame() {
        for (const Entry& entry : catalogue()) {
            QCOMPARE(firstFor(entry.description.id), entry.description.id);
            QCOMPARE(firstFor(entry.description.title.english()), entry.description.id);
        }
    }

    void everyOtherNameOpensItsGameWithItsParameters() {
        for (const OtherNames& other : otherNames())
            for (const std::string_view name : other.names) {
                const auto found = known().called(name);
                QVERIFY2(found && found->entry->description.id == other.game, std::string(name).c_str());
                if (!other.parameters.empty()) QCOMPARE(found->opens->parameters, other.parameters);
            }
    }

    void whatANameOpensIsAPositionOfItsGame() {
        std::vector<std::string> all;
        for (const OtherNames& other : otherNames())
            all.insert(all.end(), other.names.begin(), other.names.end());
        for (const judge::Problem& problem : judge::problems())
            all.push_back(problem.id);
        for (const Entry& entry : catalogue())
            for (const Preset& preset : entry.description.presets)
                all.push_back(preset.title.english());
        for (const std::string& name : all) {
            const auto found = known().called(name);
            QVERIFY2(found, name.c_str());
            if (!found->opens) continue;
            const auto game = makeGame(found->entry->description.id, found->opens->parameters);
            QVERIFY2(game, name.c_str());
            QVERIFY2(instanceOf(**game, found->opens->position), name.c_str());
        }
    }

    void examplesBringTheirParametersAndPosition() {
        const auto chess = known().called("dawson chess");
        QCOMPARE(chess->opens->parameters, (Parameters{{"code", "0.137"}}));
        QCOMPARE(chess->opens->position, std::string("9"));
        QVERIFY(!known().called("octal")->opens);
    }

    void aGameIsFoundOnceByItsBestName() {
        const auto found = known().find("nim");
        std::set<std::string> games;
        for (const FoundGame& game : found)
            QVERIFY(games.insert(game.entry->description.id).second);
        QVERIFY(games.size() > 5);
        QVERIFY(found.front().name.empty());
    }

    void whatIsNotCertainOpensNothing_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("similar");
        const auto row = [](const char* typed, const char* similar) {
            QTest::newRow(typed) << typed << similar;
        };
        row("nimm", "nim");
        row("kalyes", "kayles");
        row("wythof", "wythoff");
        row("184", "HDU 1846");
        row("2896", "HDU 2897");
        row("威佐天", "威佐夫");
    }
    void whatIsNotCertainOpensNothing() {
        QFETCH(QString, typed);
        QFETCH(QString, similar);
        const auto found = known().called(typed.toStdString());
        QVERIFY(!found);
        QVERIFY2(found.error().english().find(similar.toStdString()) != std::string::npos,
                 found.error().english().c_str());
    }

    void whatNobodyCallsAGameListsThem() {
        const std::string longest(100'000, 'x');
        for (const std::string& typed :
             std::vector<std::string>{"", "…", "chess monopoly", "18", "2", longest}) {
            const auto found = known().called(typed);
            QVERIFY2(!found && found.error().field == "game", typed.substr(0, 20).c_str());
            QVERIFY(found.error().english().size() < 1000);
        }
        QVERIFY(known().find("chess monopoly").empty());
        QVERIFY(known().find(" ").empty());
    }
};

MEXPLORER_TEST(TestGameNames)
#include "test_game_names.moc"
