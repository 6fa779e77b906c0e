#include "core/rules/chase.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/maze.h"
#include "core/rules/chase_editing.h"
#include "tests/core/asked.h"
#include "tests/core/plain_endings.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

std::string refusalOf(std::string_view text) {
    const auto parsed = Chase().parse(text);
    return parsed ? "" : parsed.error().english();
}

/// The options of a position from the letters of its text: a second implementation of the rules, independent
/// of the first.
class PlainChase {
public:
    PlainChase(const std::string& text, bool mayStay) : mayStay_(mayStay) {
        catsMove_ = text.ends_with(" cat");
        const std::string rows = text.substr(0, text.find(' '));
        columns_ = static_cast<int>(std::min(rows.find('/'), rows.size()));
        for (const char sign : rows)
            if (sign != '/') signs_ += sign;
    }

    [[nodiscard]] bool isOver() const { return signs_.find_first_of("X@") != std::string::npos; }
    [[nodiscard]] bool moverHasWon() const { return (signs_.find('X') != std::string::npos) == catsMove_; }

    [[nodiscard]] std::set<std::string> options() const {
        std::set<std::string> found;
        if (isOver()) return found;
        for (int at = 0; at < size(); ++at) {
            const char sign = signs_[static_cast<std::size_t>(at)];
            if (sign != (catsMove_ ? 'C' : 'M')) continue;
            for (const int to : {at - columns_, at + columns_, at % columns_ == 0 ? -1 : at - 1,
                                 at % columns_ == columns_ - 1 ? -1 : at + 1})
                if (to >= 0 && to < size()) step(at, to, found);
        }
        if (found.empty() || mayStay_) found.insert(text(signs_));
        return found;
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(signs_.size()); }
    void step(int from, int to, std::set<std::string>& found) const {
        std::string next = signs_;
        char& target = next[static_cast<std::size_t>(to)];
        if (catsMove_) {
            if (target != '.' && target != 'M') return;
            target = target == 'M' ? 'X' : 'C';
        } else {
            if (target == '#') return;
            target = target == 'C' ? 'X' : target == 'O' ? '@' : 'M';
        }
        next[static_cast<std::size_t>(from)] = '.';
        found.insert(text(next));
    }
    [[nodiscard]] std::string text(const std::string& signs) const {
        std::string text;
        for (int i = 0; i < size(); ++i) {
            if (i > 0 && i % columns_ == 0) text += '/';
            text += signs[static_cast<std::size_t>(i)];
        }
        return catsMove_ ? text : text + " cat";
    }

    std::string signs_;
    int columns_ = 0;
    bool catsMove_ = false;
    bool mayStay_;
};

/// A random maze with a hole, `cats` cats and a mouse; `walls` is the percentage of walls elsewhere.
std::string randomMaze(std::size_t rows, std::size_t columns, std::size_t cats, std::size_t walls,
                       std::mt19937& random) {
    std::string signs(rows * columns, '.');
    for (char& sign : signs)
        if (random() % 100 < walls) sign = '#';
    std::vector<std::size_t> cells(signs.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = i;
    std::shuffle(cells.begin(), cells.end(), random);
    signs[cells[0]] = 'O';
    signs[cells[1]] = 'M';
    for (std::size_t cat = 0; cat < cats; ++cat)
        signs[cells[2 + cat]] = 'C';
    std::string text;
    for (std::size_t row = 0; row < rows; ++row)
        text += signs.substr(row * columns, columns) + '/';
    text.pop_back();
    return random() % 2 == 0 ? text : text + " cat";
}

/// Every position that can be reached, by its text, and how play ends by value iteration.
std::map<std::string, BestPlay> truthBelow(const std::string& start, bool mayStay) {
    std::map<std::string, std::size_t> numbers = {{start, 0}};
    std::vector<std::string> texts = {start};
    PlainGame game;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const PlainChase plain(texts[i], mayStay);
        game.options.emplace_back();
        game.wonAtEnd.push_back(plain.isOver() && plain.moverHasWon());
        for (const std::string& option : plain.options()) {
            const auto [found, isNew] = numbers.try_emplace(option, texts.size());
            if (isNew) texts.push_back(option);
            game.options.back().push_back(found->second);
        }
    }
    const std::vector<BestPlay> endings = plainEndings(game);
    std::map<std::string, BestPlay> truth;
    for (std::size_t i = 0; i < texts.size(); ++i)
        truth[texts[i]] = endings[i];
    return truth;
}

std::unique_ptr<Game> chase(bool mayStay = false) {
    return makeGame("chase", {{"stay", mayStay ? "on" : "off"}}).value();
}

} // namespace

class TestChase : public QObject {
    Q_OBJECT

private slots:
    /// The moves, the winner and the number of moves for every reachable position of small mazes.
    void everyReachablePositionIsWhatValueIterationSays_data() {
        QTest::addColumn<std::size_t>("cats");
        QTest::addColumn<bool>("mayStay");
        QTest::newRow("one cat") << std::size_t{1} << false;
        QTest::newRow("one cat, staying") << std::size_t{1} << true;
        QTest::newRow("two cats") << std::size_t{2} << false;
        QTest::newRow("two cats, staying") << std::size_t{2} << true;
        QTest::newRow("three cats") << std::size_t{3} << false;
    }
    void everyReachablePositionIsWhatValueIterationSays() {
        QFETCH(const std::size_t, cats);
        QFETCH(const bool, mayStay);
        constexpr unsigned seed = 1913;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto game = chase(mayStay);
        const Chase rules(mayStay);
        std::map<Outcome, std::size_t> counts;
        for (int round = 0; round < (cats == 1 ? 40 : 8); ++round) {
            const std::size_t side = cats == 3 ? 3 : 4;
            const std::size_t walls = random() % 40; // a variable, so that the order of calls is defined
            const std::size_t rows = 2 + random() % (side - 1);
            const std::string start = randomMaze(rows, side, cats, walls, random);
            Task task;
            for (const auto& [text, truth] : truthBelow(start, mayStay)) {
                const ChasePosition position = rules.parse(text).value();
                QCOMPARE(rules.text(position), text);
                std::set<std::string> options;
                rules.forEachOption(position, [&](const ChaseMove&, const ChasePosition& option) {
                    QVERIFY(options.insert(rules.text(option)).second);
                });
                QCOMPARE(options, PlainChase(text, mayStay).options());
                QCOMPARE(rules.optionCount(position), options.size());
                const auto about = asked(*game, text);
                const BestPlay found = about->as<BestPlayAspect>()->bestPlay(task).value();
                QVERIFY2(found == truth, text.c_str());
                QCOMPARE(about->evaluation(task).value().outcome, outcomeOf(truth.score));
                ++counts[outcomeOf(truth.score)];
            }
        }
        for (const Outcome outcome : {Outcome::P, Outcome::N})
            QVERIFY(counts[outcome] > 50); // else the test is too weak
        if (cats == 1) QVERIFY(counts[Outcome::draw] > 50);
    }

    /// Layers and draws together contain each position that can be set up, once.
    void theCensusCountsEveryPosition() {
        const std::string maze = "..O/.#./C.M";
        const auto game = chase();
        Task task;
        const auto census = asked(*game, maze)->as<MazeAspect>()->census(task).value();
        std::map<std::uint64_t, MazeAspect::Layer> layers;
        std::uint64_t draws = 0;
        const std::string empty = "..O/.#./...";
        for (std::size_t cat = 0; cat < empty.size(); ++cat) {
            for (std::size_t mouse = 0; mouse < empty.size(); ++mouse) {
                const auto isFree = [&](std::size_t at) { return empty[at] == '.' || empty[at] == 'O'; };
                if (empty[cat] != '.' || !isFree(mouse)) continue;
                std::string text = empty;
                text[cat] = 'C';
                text[mouse] = mouse == cat ? 'X' : empty[mouse] == 'O' ? '@' : 'M';
                for (const bool catsMove : {false, true}) {
                    const auto about = asked(*game, catsMove ? text + " cat" : text);
                    const BestPlay ending = about->as<BestPlayAspect>()->bestPlay(task).value();
                    if (!ending.plies) {
                        ++draws;
                        continue;
                    }
                    const bool moverWins = ending.score > 0;
                    auto& layer = layers[*ending.plies];
                    ++(moverWins == catsMove ? layer.cats : layer.mouse);
                }
            }
        }
        QCOMPARE(census.draws, draws);
        QCOMPARE(census.layers.size(), layers.size());
        for (const auto& [plies, layer] : layers)
            QVERIFY(census.layers[plies] == layer);
    }

    /// It ends after as many moves as stated, and each turn is a legal move.
    void bestPlayTakesAsLongAsItIsTold() {
        constexpr unsigned seed = 1928;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto game = chase();
        Task task;
        for (int round = 0; round < 60; ++round) {
            std::string at = randomMaze(5, 5, 1 + random() % 2, 30, random);
            const auto about = asked(*game, at);
            const BestPlay ending = about->as<BestPlayAspect>()->bestPlay(task).value();
            const auto turns = about->as<CyclicAspect>()->play(1000, task).value();
            std::set<std::string> met = {about->position()};
            bool isRepeated = false;
            for (const auto& turn : turns) {
                QVERIFY(PlainChase(at, false).options().contains(turn.to));
                at = turn.to;
                isRepeated = !met.insert(at).second;
                QVERIFY(turn.ending == asked(*game, at)->as<BestPlayAspect>()->bestPlay(task).value());
            }
            if (ending.plies)
                QCOMPARE(turns.size(), std::size_t{*ending.plies});
            else
                QVERIFY(isRepeated);
            QCOMPARE(PlainChase(at, false).isOver(), ending.plies.has_value());
        }
    }

    void aMazeIsReadAsItIsWritten() {
        const Chase rules;
        for (const char* text :
             {"C.O/..M", "C.O/..M cat", "X#O", "X#O cat", "C@", "C@ cat", "CC/CM/.O", "MCO"})
            QCOMPARE(rules.text(rules.parse(text).value()), std::string(text));
        QCOMPARE(rules.text(rules.parse("  c.o\n ..m \ncats ").value()), std::string("C.O/..M cat"));
        QCOMPARE(rules.text(rules.parse("C.O/..M mouse").value()), std::string("C.O/..M"));
        for (const char* text : {"C . O\n. . M", "C\t.\tO\n.\t.\tM\n", "[\"C.O\", \"..M\"]",
                                 "[[\"C\",\".\",\"O\"],[\".\",\".\",\"M\"]]", "[\"C O\",\"  M\"]"})
            QCOMPARE(rules.text(rules.parse(text).value()), std::string("C.O/..M"));
        for (const char* text : {"C.O ..M", "C. O/..M", "[\"C.O\",\"..M\"", "[\"C.O\",\".M\"]"})
            QVERIFY2(!rules.parse(text), text);
    }

    void whatIsNoMazeIsRefusedWithItsPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("empty") << QByteArray("") << QByteArray("Row 1 of the maze is empty");
        QTest::newRow("empty row") << QByteArray("C.O//..M") << QByteArray("Row 2 of the maze is empty");
        QTest::newRow("short row") << QByteArray("C.O/.M")
                                   << QByteArray("Row 2 of the maze has 2 cells, row 1");
        QTest::newRow("sign") << QByteArray("C.O/.zM")
                              << QByteArray("In row 2, column 2 of the maze stands “z”");
        QTest::newRow("wide sign") << QByteArray("C.O/.猫M")
                                   << QByteArray("column 2 of the maze stands “猫”");
        QTest::newRow("bytes") << QByteArray("C.O/.\xff"
                                             "M")
                               << QByteArray("In row 2, column 2");
        QTest::newRow("no cat") << QByteArray("..O/.M.") << QByteArray("write C");
        QTest::newRow("no mouse") << QByteArray("C.O/...") << QByteArray("write M");
        QTest::newRow("no hole") << QByteArray("C../.M.") << QByteArray("write O");
        QTest::newRow("two mice") << QByteArray("C.O/.MM")
                                  << QByteArray("In row 2, column 3 is a second mouse");
        QTest::newRow("four cats") << QByteArray("CCO/CCM")
                                   << QByteArray("In row 2, column 2 is one cat too many");
        QTest::newRow("word") << QByteArray("C.O/..M dog") << QByteArray("In row 2, column 4");
        QTest::newRow("large") << QByteArray(5000, '.') << QByteArray("more than 4096 cells");
        QTest::newRow("huge") << QByteArray(1'000'000, '#') << QByteArray("more than 4096 cells");
    }
    void whatIsNoMazeIsRefusedWithItsPlace() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, why);
        const std::string told =
            refusalOf(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
        QVERIFY2(told.starts_with("position: ") && told.find(why.data()) != std::string::npos, told.c_str());
    }

    /// 64 × 64 cells with one cat, 16 × 16 with two, 8 × 8 with three: not one cell more.
    void whatCannotBeAnalysedIsRefused() {
        for (const auto& [cells, cats] : {std::pair<std::size_t, std::size_t>{4096, 1}, {256, 2}, {64, 3}}) {
            std::string text = std::string("OM") + std::string(cats, 'C');
            text += std::string(cells - text.size(), '.');
            QCOMPARE(refusalOf(text), std::string());
            if (cells == mostMazeCells) continue; // the limit on cells is another one
            QVERIFY(refusalOf(text + ".").find("at most 33554432 can be analysed") != std::string::npos);
            QCOMPARE(refusalOf(text + "#"), std::string());
        }
    }

    void movesAreCalledByWhoMakesThem() {
        const Chase rules;
        const auto movesOf = [&](const char* text) {
            std::string all;
            const ChasePosition position = rules.parse(text).value();
            rules.forEachOption(position, [&](const ChaseMove& move, const ChasePosition&) {
                all += rules.moveText(position, move).english() + "; ";
            });
            return all;
        };
        QCOMPARE(movesOf("..C/.M./..O"), std::string("the mouse goes up; the mouse goes left; the mouse goes "
                                                     "right; the mouse goes down; "));
        QCOMPARE(movesOf("O.M/C.. cat"), std::string("the cat goes right; "));
        QCOMPARE(movesOf("CO.M/C### cat"), std::string("the cats stay; "));
        QCOMPARE(movesOf("C.OM/.C## cat"),
                 std::string("cat 1 goes right; cat 1 goes down; cat 2 goes up; cat 2 "
                             "goes left; "));
        QCOMPARE(movesOf("M#O/#C."), std::string("the mouse stays; "));
        QCOMPARE(movesOf("X.O"), std::string());
    }

    void aMazeIsDrawnByHand() {
        const auto game = chase();
        const auto about = asked(*game, "C.O/..M");
        const auto& maze = *about->as<MazeAspect>();
        const auto text = [](const Expected<std::string>& position) {
            return position ? *position : position.error().english();
        };
        const Maze::Cell wall[] = {1, 3};
        QCOMPARE(text(maze.redrawn(wall, Maze::wall)), std::string("C#O/#.M"));
        const Maze::Cell hole[] = {2};
        QCOMPARE(text(maze.redrawn(hole, Maze::wall)),
                 std::string("That is the last hole: the mouse needs one."));
        const Maze::Cell mouse[] = {5};
        QVERIFY(text(maze.redrawn(mouse, Maze::wall)).find("row 2, column 3") != std::string::npos);
        QCOMPARE(text(maze.moved(0, 3)), std::string("..O/C.M"));
        QCOMPARE(text(maze.moved(0, 5)), std::string("..O/..X"));
        QVERIFY(text(maze.moved(0, 2)).find("no cat fits") != std::string::npos);
        QCOMPARE(text(maze.moved(1, 2)), std::string("C.@/..."));
        QCOMPARE(maze.turned(), std::string("C.O/..M cat"));
        QCOMPARE(text(maze.resized(3, 4)), std::string("C.O./..M./...."));
        QVERIFY(text(maze.resized(1, 3)).find("row 2, column 3") != std::string::npos);
        QVERIFY(text(maze.resized(2, 0)).find("from 1 to 4096 cells") != std::string::npos);
        QVERIFY(text(maze.resized(UINT32_MAX, UINT32_MAX)).find("from 1 to 4096") != std::string::npos);
    }

    /// A cell becomes a wall, a hole, a cat, and free again.
    void aClickPutsTheNextThingOnACell() {
        const auto game = chase();
        const auto& board = *game->as<BoardAspect>();
        std::string at = "C.O/..M";
        for (const char* next : {"C.O/#.M", "C.O/O.M", "C.O/C.M", "C.O/..M"}) {
            at = board.changed(at, {1, 0}).value();
            QCOMPARE(at, std::string(next));
        }
        QVERIFY(!board.changed(at, {0, 0})); // the last cat
        QVERIFY(!board.changed(at, {1, 2})); // the mouse
        QVERIFY(!board.changed(at, {0, 2})); // the last hole
        const BoardPicture picture = board.picture("X#O").value();
        const std::vector<PlacedPiece> pieces = {
            {{0, 1}, Piece::wall}, {{0, 2}, Piece::hole}, {{0, 0}, Piece::mouse}, {{0, 0}, Piece::cat}};
        QCOMPARE(picture.columns, 3U);
        QVERIFY(picture.pieces == pieces);
    }
};

MEXPLORER_TEST(TestChase)
#include "test_chase.moc"
