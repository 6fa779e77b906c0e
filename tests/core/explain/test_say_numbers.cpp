#include "core/catalogue/catalogue.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/instances.h"
#include "core/text/entered_numbers.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// The numbers in a game's rules, each as a number that was entered.
class TestSayNumbers : public QObject {
    Q_OBJECT

private slots:
    void everyNumberIsTheOneThatWasEntered_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("numbers");
        QTest::newRow("bash") << "bash"
                              << "m"
                              << "5"
                              << "21"
                              << "m = 5" << 1;
        QTest::newRow("two") << "take-between"
                             << "q"
                             << "7"
                             << "21"
                             << "p = 2, q = 7" << 2;
        QTest::newRow("set") << "subtraction"
                             << "set"
                             << "7,1,3"
                             << "17"
                             << "S = {7, 1, 3}" << 3;
        QTest::newRow("vote") << "coalition"
                              << "kind"
                              << "vote"
                              << "[51; 50,49,1/2]"
                              << "quota 51, votes 50, 49, 1/2" << 3;
        QTest::newRow("two majorities") << "coalition"
                                        << "kind"
                                        << "vote"
                                        << "[2; 1,1,1] and [51; 50,49,1]"
                                        << "quota 2, votes 1, 1, 1 · quota 51, votes 50, 49, 1" << 8;
        QTest::newRow("airport") << "coalition"
                                 << "kind"
                                 << "airport"
                                 << "1,2,3"
                                 << "costs 1, 2, 3" << 3;
        QTest::newRow("none") << "nim"
                              << "play"
                              << "normal"
                              << "3,5"
                              << "" << 0;
    }
    void everyNumberIsTheOneThatWasEntered() {
        QFETCH(const QString, game);
        QFETCH(const QString, parameter);
        QFETCH(const QString, value);
        QFETCH(const QString, position);
        QFETCH(const QString, said);
        QFETCH(const int, numbers);
        const auto made = makeGame(game.toStdString(), {{parameter.toStdString(), value.toStdString()}});
        QVERIFY(made);
        const auto instance = instanceOf(**made, position.toStdString());
        QVERIFY(instance);
        const Message message = sayNumbers(**made, instance->get(), 100);
        std::vector<SpokenTopic> topics;
        const std::string text = message.said([](const std::string& english) { return english; }, &topics);
        QCOMPARE(text, said.toStdString());
        QCOMPARE(topics.size(), static_cast<std::size_t>(numbers));
        for (const SpokenTopic& spoken : topics) {
            const std::string& field = spoken.topic.text;
            const std::string entered =
                field == positionId ? (*instance)->text() : (*made)->parameters().at(field);
            const auto number = enteredNumber(entered, spoken.topic.first);
            QVERIFY(number);
            QCOMPARE(std::to_string(*number), text.substr(spoken.begin, spoken.end - spoken.begin));
            QCOMPARE(static_cast<std::uint64_t>(*number), spoken.topic.second);
        }
    }

    void ofALongSetTheFirstAreSaidAndHowManyMore() {
        std::string set = "1";
        for (int i = 2; i < 100; ++i)
            set += "," + std::to_string(i);
        const auto game = makeGame("subtraction", {{"set", set}});
        QVERIFY(game);
        QCOMPARE(sayNumbers(**game, nullptr, 3).english(), std::string("S = {1, 2, 3, … and 96 more}"));
        const std::string all = sayNumbers(**game, nullptr, 99).english();
        QVERIFY(all.ends_with("98, 99}"));
    }

    void aLetterOfTheRulesIsItsNumber() {
        const auto game = makeGame("take-between", {{"q", "7"}});
        QVERIFY(game);
        const std::vector<SaidLetter> letters = lettersOf(**game);
        QCOMPARE(letters.size(), std::size_t{2});
        QCOMPARE(letters.back().letter, std::string("q"));
        QVERIFY(letters.back().topic == enteredTopic("q", 0, 7));
    }
};

MEXPLORER_TEST(TestSayNumbers)
#include "test_say_numbers.moc"
