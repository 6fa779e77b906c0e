#include "core/names/distance.h"
#include "core/names/spelling.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer::names;

namespace {

/// The definition: the fewest changes, tried one after the other.
std::size_t plainDistance(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.size() + b.size();
    const std::size_t last = a.back() == b.back() ? 0 : 1;
    const auto without = [](std::string_view text, std::size_t count) {
        return text.substr(0, text.size() - count);
    };
    std::size_t least = std::min({plainDistance(without(a, 1), without(b, 1)) + last,
                                  plainDistance(without(a, 1), b) + 1, plainDistance(a, without(b, 1)) + 1});
    const bool exchanged =
        a.size() > 1 && b.size() > 1 && a.back() == b[b.size() - 2] && b.back() == a[a.size() - 2];
    if (exchanged) least = std::min(least, plainDistance(without(a, 2), without(b, 2)) + 1);
    return least;
}

} // namespace

class TestSpelling : public QObject {
    Q_OBJECT

private slots:
    void whatPeopleWriteInDifferentWaysIsOneSpelling_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::newRow("apostrophe") << "Grundy’s game"
                                    << "grundy's GAME";
        QTest::newRow("other apostrophes") << "Grundy’s"
                                           << "Grundy´s";
        QTest::newRow("none") << "Grundy’s"
                              << "grundys";
        QTest::newRow("accents") << "Misère"
                                 << "misere";
        QTest::newRow("hyphens") << "Tic-tac-toe"
                                 << "tic tac‑toe";
        QTest::newRow("wide letters") << "Ｎｉｍ　１２"
                                      << "nim 12";
        QTest::newRow("blanks") << "Nim 游戏"
                                << "nim游戏";
        QTest::newRow("variants") << "巴什博奕"
                                  << "巴什博弈";
        QTest::newRow("broken bytes") << "nim"
                                      << "nim·";
    }
    void whatPeopleWriteInDifferentWaysIsOneSpelling() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QCOMPARE(Spelling(one.toStdString()).letters(), Spelling(other.toStdString()).letters());
        QCOMPARE(Spelling("\xff" + one.toStdString()).letters(), Spelling(one.toStdString()).letters());
    }

    void wholeNamesAreBetterThanWordsAndTheseThanBeginningsAndParts_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("match");
        const auto row = [](const char* name, const char* typed, Match match) {
            QTest::addRow("%s in %s", typed, name) << name << typed << static_cast<int>(match);
        };
        row("Nim", "nim", Match::whole);
        row("Lasker’s Nim", "nim", Match::words);
        row("Lasker’s Nim", "lasker", Match::words);
        row("Lasker’s Nim", "lasker's", Match::words);
        row("Lasker’s Nim", "nim lasker", Match::words);
        row("Lasker’s Nim", "las", Match::beginnings);
        row("Lasker’s Nim", "laskersn", Match::beginnings);
        row("Lasker’s Nim", "ask", Match::parts);
        row("Lasker’s Nim", "kers", Match::none); // over the end of a word
        row("Take the board", "cat", Match::none);
        row("Duplicates", "cat", Match::parts);
        row("Cat and mouse", "cat", Match::words);
        row("威佐夫博弈", "威佐夫", Match::words);
        row("威佐夫", "威佐夫博奕", Match::whole); // “game” may be added to what is typed …
        row("Fibonacci Nim", "fibonacci game", Match::words);
        row("阶梯尼姆", "阶梯博弈", Match::words);
        row("HDU 2147", "hdu2147", Match::whole);
        row("HDU 2147", "21", Match::beginnings);
        row("Game", "game", Match::whole); // … and is looked for if it is all
        row("Nim", "game", Match::none);
        row("Nim", "nim chess", Match::none);
    }
    void wholeNamesAreBetterThanWordsAndTheseThanBeginningsAndParts() {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QFETCH(int, match);
        QCOMPARE(static_cast<int>(Query(typed.toStdString()).match({Spelling(name.toStdString())})), match);
    }

    void blanksAndSignsAreNoQuery() {
        QVERIFY(Query("").empty());
        QVERIFY(Query(" \t　…").empty());
        QVERIFY(!Query("7").empty());
    }

    void theDistanceIsTheFewestChanges() {
        constexpr unsigned seed = 3;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto word = [&] {
            std::string made;
            for (auto left = random() % 7; left > 0; --left)
                made += static_cast<char>('a' + random() % 3);
            return made;
        };
        for (int i = 0; i < 300; ++i) {
            const std::string a = word();
            const std::string b = word();
            QVERIFY2(distance(a, b) == plainDistance(a, b), (a + " " + b).c_str());
        }
        QCOMPARE(distance("kalyes", "kayles"), std::size_t{1});
    }
};

MEXPLORER_TEST(TestSpelling)
#include "test_spelling.moc"
