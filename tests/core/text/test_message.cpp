#include "core/text/message.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestMessage : public QObject {
    Q_OBJECT

private slots:
    void argumentsStandInTheirPlaces() {
        const Message message = say("%2 and %1, not %3", 7, say("(%1)", "a"));
        QCOMPARE(message.english(), std::string("(a) and 7, not %3"));
    }

    void aTextTellsWhereItSpeaksOfWhat() {
        const Topic row{topic::row, 2};
        const Topic whole = positionTopic("3,5");
        const Message inner = about(row, say("<%1>", 7));
        const Message message = say("%2 of %1, and %2", about(whole, verbatim("(3, 5)")), inner);
        std::vector<SpokenTopic> topics;
        // The sentence’s translation has the arguments in another order.
        const std::string text = message.said(
            [](const std::string& english) {
                return english.starts_with("%2 of") ? std::string("–%1– %2, %2") : english;
            },
            &topics);
        QCOMPARE(text, std::string("–(3, 5)– <7>, <7>"));
        QCOMPARE(topics.size(), std::size_t{3});
        const std::vector<std::pair<std::string, Topic>> expected = {
            {"(3, 5)", whole}, {"<7>", row}, {"<7>", row}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(text.substr(topics[i].begin, topics[i].end - topics[i].begin), expected[i].first);
            QVERIFY(topics[i].topic == expected[i].second);
        }
        QCOMPARE(about(row, verbatim("7")), verbatim("7")); // they say the same
    }

    void itemsOfAListSpeakOfSomething() {
        const Topic row{topic::row, 2};
        const Message list = listed({about(row, argument(3)), verbatim("5")});
        const Message path = inTurn({verbatim("s"), verbatim(" "), about(row, verbatim("→ a"))});
        const auto chinese = [](const std::string& english) {
            return english == ", " ? std::string("、") : english;
        };
        std::vector<SpokenTopic> topics;
        QCOMPARE(say("%1: %2", list, path).said(chinese, &topics), std::string("3、5: s → a"));
        QCOMPARE(topics.size(), std::size_t{2});
        QCOMPARE(topics[0].end - topics[0].begin, std::size_t{1});
        QCOMPARE(topics[1].end, std::string("3、5: s → a").size());
        QVERIFY(!list.empty() && !(list == path));
    }

    void argumentsAreWrittenAsPeopleWriteThem() {
        const auto written = [](const auto& value) { return argument(value).english(); };
        QCOMPARE(written('x'), std::string("x"));
        QCOMPARE(written(-3), std::string("−3"));
        QCOMPARE(written(UINT64_MAX), std::string("18446744073709551615"));
        QCOMPARE(written(0.1), std::string("0.1"));
        QCOMPARE(written(std::string("%1")), std::string("%1"));
    }

    void aListIsWrittenAsTheLanguageWritesIt() {
        const Message message = say("take %1", listed("3, 5, 12"));
        QCOMPARE(message.english(), std::string("take 3, 5, 12"));
        const auto chinese = [](const std::string& english) {
            return english == ", "        ? std::string("、")
                   : english == "take %1" ? std::string("取 %1")
                                          : english;
        };
        QCOMPARE(message.said(chinese), std::string("取 3、5、12"));
        QCOMPARE(listed("7").said(chinese), std::string("7"));
    }
};

MEXPLORER_TEST(TestMessage)
#include "test_message.moc"
