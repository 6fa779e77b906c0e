#include "core/catalogue/catalogue.h"
#include "core/game/aspects/instances.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr const char* fewNodes = "digraph { a -> b -> c }";

std::string readAs(const char* id, const Parameters& parameters, const std::string& text) {
    const auto game = makeGame(id, parameters);
    if (!game) return game.error().english();
    const auto instance = instanceOf(**game, text);
    return instance ? (*instance)->text() : instance.error().english();
}

} // namespace

/// Positions and parameters as people paste them from sheets, programs and books, in every game alike.
class TestPasted : public QObject {
    Q_OBJECT

private slots:
    void positions_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        const auto rows = [](const char* id, const char* plain, std::initializer_list<const char*> texts) {
            for (const char* text : texts)
                QTest::newRow((std::string(id) + " " + text).c_str())
                    << QByteArray(id) << QByteArray(text) << QByteArray(plain);
        };
        for (const char* id : {"nim", "staircase", "bash", "octal", "moore", "subtraction", "mex"})
            rows(id, "3,5,7",
                 {"3,5,7", "[[3],[5],[7]]", "array([3, 5, 7])", "3\n5\n7", "|3|5|7|", "c(3,5,7)",
                  "heaps = {3, 5, 7};", "$\\{3,5,7\\}$", "3\t5\t7\r\n", "np.array([[3],\n [5],\n [7]])"});
        rows("wythoff", "4,7", {"array([4, 7])", "[[4],[7]]", "| 4 | 7 |", "4\n7", "\\left(4,7\\right)"});
        rows("take-ends", "4,-7,2",
             {"[[4],[-7],[2]]", "|4|-7|2|", "np.array([ 4, -7,  2])", "| 4 | −7 | 2 |"});
        rows("take-ends", "4,7 | 0:4", {"[4, 7] | 0:4", "4 7|0,4", "array([4,7]) | 0:4"});
        rows("mex", "0,1,2,5", {"0-2,5", "{0..2, 5}", "mex [0…2, 5]", "mex{0–2，5}"});
        rows("hackenbush", "1-3",
             {"1,2,3", "1..3", "1…2;3", "[[1],[2],[3]]", "array([1, 2, 3])", "1 - 3", "|1|2|3|"});
        rows("coin-turning", "THHT",
             {"|T|H|H|T|", "| T | H | H | T |", "[\"T\",\"H\",\"H\",\"T\"]", "array([0, 1, 1, 0])",
              "[[0],[1],[1],[0]]", "c(0,1,1,0)", "c('T','H','H','T')",
              "| 0 | 1 | 1 | 0 |\n|---|---|---|---|"});
        rows("tartan", "2x3,3x4",
             {"array([[2, 3], [3, 4]])", "np.array([[2, 3],\n          [3, 4]])", "{{2,3},{3,4}}"});
        rows("tree", "((3,5),(2,9))",
             {"((3,5,),(2,9),)", "array([[3, 5], [2, 9]])", "tree = [[3,5],[2,9]];", "((3,+5),(2,9)),"});
        rows("kuhn-poker", "K Q",
             {"K;Q", "K、Q", "K\nQ", "(K, Q)", "[\"K\", \"Q\"]", "Ｋ，Ｑ", "K\tQ", "| K | Q |"});
        rows("leduc-poker", "K Q J", {"K, Q | J", "K Q; J", "[K, Q, J]"});
        rows("connect-four", "......./......./......./......./...O.../...X...",
             {"44", "[4, 4]", "4;4", "array([4, 4])", "|4|4|",
              ".......\n.......\n.......\n.......\n...○...\n...×..."});
        rows("matrix", "1,-2;-3,4",
             {"array([[1, -2], [-3, 4]])", "np.array([[ 1., -2.],\n          [-3.,  4.]])",
              "matrix([[1, -2],\n        [-3, 4]], dtype=int64)", "[[ 1. -2.]\n [-3.  4.]]",
              "A = [1 -2; -3 4];", "Matrix([[1, -2], [-3, 4]])", "| 1 | -2 |\n|---|---|\n| -3 | 4 |",
              "|1|-2|\n|-3|4|", "$\\begin{bmatrix}1&-2\\\\-3&4\\end{bmatrix}$",
              "\\left(\\begin{array}{rr}1&-2\\\\-3&4\\end{array}\\right)"});
        rows("sum", "nim: 3,5; bash m=4: 9",
             {"nim: 3,5\nbash m=4: 9", "nim: 3,5\r\nbash m=4: 9\r\n", "nim(3,5) + bash m=4 (9)",
              "nim: 3,5 + bash m=4: 9", "nim(3, 5); bash m=4: 9", "nim（3，5） ＋ bash m=4 （9）",
              "nim: 3\n5\n\nbash m=4: 9", "nim: 3,5 ⊕ bash m=4: 9", "nim(array([3, 5]))\nbash m=4 (9)"});
    }
    void positions() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, plain);
        QCOMPARE(readAs(id, {}, text.toStdString()), plain.toStdString());
    }

    void parametersToo() {
        const auto setOf = [](const char* text) {
            const auto game = makeGame("subtraction", {{"set", text}});
            return game ? (*game)->parameters().at("set") : game.error().english();
        };
        for (const char* text : {"1,2,3,7", "1-3,7", "1..3; 7", "1…3，7", "{1–3, 7}", "S = {1, 2, 3, 7}",
                                 "[[1],[2],[3],[7]]", "array([1, 2, 3, 7])", "1, 2, …, 3, 7"})
            QCOMPARE(setOf(text), std::string("1,2,3,7"));
        for (const char* text : {"3-1", "1-", "1,000", "1:3", "1-99999"})
            QVERIFY2(setOf(text).starts_with("set: "), text);
        const auto coins = [](const char* sets) {
            return readAs("coin-turning", {{"rule", "own"}, {"sets", sets}}, "TH");
        };
        for (const char* text : {"any 1..2", "any 1…2; run 3..4", "any 1..", "array([[0, 1], [0, 2]])"})
            QCOMPARE(coins(text), std::string("TH"));
        for (const char* text : {"any 1.2", "any 2..1", "any ..2", "any 1.", "any 1..x"})
            QVERIFY2(coins(text).starts_with("sets: "), text);
    }

    void whatIsNotClearIsRefused_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* id, const char* text, const char* said) {
            QTest::newRow((std::string(id) + " " + text).c_str())
                << QByteArray(id) << QByteArray(text) << QByteArray(said);
        };
        row("nim", "1,000,000",
            "“1,000,000” at column 1 may be one number or several; write 1000000 for one");
        row("nim", "1-5", "“1-5” at column 1 is not a whole number"); // no set
        row("nim", "max(3,5)", "“max(3” at column 1");
        row("matrix", "1,000 2,000\n3,000 4,000", "“1,000” at column 1 may be one number or several");
        row("matrix", "1,5;2,5\n3,5;4,5",
            "“1,5” at column 1 may be one number or several; write 1.5 for one");
        row("matrix", "matrix(c(1,2,3,4), nrow=2)", "is not a payoff");
        row("matrix", "array([[1.5, 2]], dtype=int)", "is not a payoff"); // would be cut to 1
        row("matrix", "np.array([[1, 2], [3, 4]]).T", "is not a payoff");
        row("matrix", "| 3|3 | 0|5 |\n| 5|0 | 1|1 |", "Row 1:");
        row("tree", "((1,000),2)", "“1,000” at column 3 may be one number or several");
        row("take-ends", "4|7|2", "Both scores, such as 0:4, were expected at column 3");
        row("coin-turning", "|T|H|1 0|", "at column");
        row("sum", "nim: 3\nchess: 5", "At column 8: There is no game “chess”");
        row("sum", "nim(3,5", "what begins with “(” at line 1, column 4 is never closed");
        row("sum", "nim: 3 + 5", "“+” at column 8 is not a whole number");
        row("sum", "nim(3) nim(4)", "“nim(4)” at column 8 stands where a semicolon");
    }
    void whatIsNotClearIsRefused() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const std::string found = readAs(id, {}, text.toStdString());
        QVERIFY2(found.find(said.toStdString()) != std::string::npos, found.c_str());
    }

    void graphsInJsonHaveBlanksOfAnyKind() {
        for (const char* graph :
             {"{\"a\": [\"b\"], \"b\": [\"c\"]}", "{\u00A0\"a\":\u3000[\"b\"],\uFEFF\"b\": [\"c\"]}",
              "\u00A0{\"a\"：［\"b\"］，\"b\"： [\"c\"]｝"})
            QCOMPARE(readAs("dag", {{"graph", graph}}, "a,c"), std::string("a,c"));
        QCOMPARE(readAs("dag", {{"graph", "{\"a\u00A0b\": [\"c\"]}"}}, "a\u00A0b"), std::string("a\u00A0b"));
    }

    void namesInDotHaveNothingUnseen() {
        QCOMPARE(readAs("dag", {{"graph", fewNodes}}, "a"), std::string("a"));
        for (const auto& [graph, said] :
             {std::pair("digraph { a -> b\u200B }", "“U+200B” at line 1, column 17"),
              std::pair("digraph { \u200Ea -> b }", "“U+200E” at line 1, column 11"),
              std::pair("digraph { a→b }", "“→” at line 1, column 12"),
              std::pair("digraph { a -> b；b -> c }", "“；” at line 1, column 17"),
              std::pair("digraph { a –> b }", "“–” at line 1, column 13"),
              std::pair("digraph { “a” -> b }", "““” at line 1, column 11")}) {
            const std::string found = readAs("dag", {{"graph", graph}}, "a");
            QCOMPARE(found, std::string("graph: ") + said + " means nothing in DOT outside quotes.");
        }
        for (const char* name : {"甲", "é", "क\u200Dष", "Ａ", "ー", "ア・イ", "😀"})
            QCOMPARE(readAs("dag", {{"graph", std::string("digraph { a -> ") + name + " }"}}, name),
                     std::string(name));
        QCOMPARE(readAs("dag", {{"graph", "digraph { \"a→b\" -> c }"}}, "a→b"), std::string("a→b"));
    }

    void aMillionLettersAreReadOrRefusedAtOnce() {
        for (const char* part :
             {"nim: 3\n", "nim(3) + ", "+", "⊕", "\n", "(", "nim:", "nim: 3\n\n\n", "\"", "a b=c\n"}) {
            std::string text;
            while (text.size() < 1'000'000)
                text += part;
            (void)readAs("sum", {}, text);
        }
        for (const char* id :
             {"hexapawn", "tic-tac-toe", "kuhn-poker", "coin-turning", "tree", "matrix", "coalition"})
            for (const char* part : {"w ", "[", "|", "X|", "v(1)=", "{1}:", "1 000", "(3,", "'", "\n---\n"}) {
                std::string text;
                while (text.size() < 1'000'000)
                    text += part;
                (void)readAs(id, {}, text);
            }
    }
};

MEXPLORER_TEST(TestPasted)
#include "test_pasted.moc"
