#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "core/rules/two_sided/cutcake.h"
#include "core/rules/two_sided/maundy_cake.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

using Sizes = std::vector<std::array<int, 2>>;

Sizes sizesIn(const std::string& text) {
    Sizes sizes;
    for (const QString& cake : QString::fromStdString(text).split(','))
        sizes.push_back({cake.section('x', 0, 0).toInt(), cake.section('x', 1, 1).toInt()});
    return sizes;
}

std::string textOf(const Sizes& sizes) {
    QStringList cakes;
    for (const auto& [width, height] : sizes)
        cakes << QString("%1x%2").arg(width).arg(height);
    return cakes.join(',').toStdString();
}

/// The cakes with one of them in these pieces; single squares are left out, as long as there is anything
/// else.
std::string withPieces(Sizes sizes, std::size_t cake, const Sizes& pieces) {
    sizes.erase(sizes.begin() + static_cast<std::ptrdiff_t>(cake));
    sizes.insert(sizes.begin() + static_cast<std::ptrdiff_t>(cake), pieces.begin(), pieces.end());
    std::erase(sizes, std::array{1, 1});
    return sizes.empty() ? "1x1" : textOf(sizes);
}

std::vector<std::string> cutInTwo(const std::string& text, Side side) {
    const Sizes sizes = sizesIn(text);
    const std::size_t axis = side == Side::left ? 0 : 1;
    std::vector<std::string> options;
    for (std::size_t cake = 0; cake < sizes.size(); ++cake)
        for (int line = 1; line < sizes[cake][axis]; ++line) {
            Sizes pieces{sizes[cake], sizes[cake]};
            pieces[0][axis] = line;
            pieces[1][axis] -= line;
            options.push_back(withPieces(sizes, cake, pieces));
        }
    return options;
}

std::vector<std::string> cutEqually(const std::string& text, Side side) {
    const Sizes sizes = sizesIn(text);
    const std::size_t axis = side == Side::left ? 0 : 1;
    std::vector<std::string> options;
    for (std::size_t cake = 0; cake < sizes.size(); ++cake)
        for (int length = 1; length < sizes[cake][axis]; ++length) {
            if (sizes[cake][axis] % length != 0) continue;
            auto piece = sizes[cake];
            piece[axis] = length;
            options.push_back(
                withPieces(sizes, cake, Sizes(static_cast<std::size_t>(sizes[cake][axis] / length), piece)));
        }
    return options;
}

/// The value of a cake by the definition, as the sums of the values of the pieces: all are numbers.
using Cut = std::vector<std::string> (*)(const std::string& cakes, Side side);
class DefinedCakes {
public:
    explicit DefinedCakes(Cut cut) : cut_(cut) {}

    std::int64_t of(const std::string& cake) {
        if (const auto known = known_.find(cake); known != known_.end()) return known->second;
        std::optional<Dyadic> most;
        std::optional<Dyadic> least;
        for (const Side side : {Side::left, Side::right})
            for (const std::string& option : cut_(cake, side)) {
                Dyadic value;
                for (const auto& piece : sizesIn(option))
                    value = value.plus(Dyadic(static_cast<int>(of(textOf({piece}))))).value();
                if (side == Side::left) most = std::max(most.value_or(value), value);
                if (side == Side::right) least = std::min(least.value_or(value), value);
            }
        if (most && least && *most >= *least) qFatal("%s is no number", cake.c_str());
        const Dyadic value = simplestBetween(most, least).value();
        if (!value.isWhole()) qFatal("%s is not whole", cake.c_str());
        return known_[cake] = value.numerator();
    }

private:
    Cut cut_;
    std::map<std::string, std::int64_t> known_;
};

std::string cakeValue(const char* game, const std::string& cakes) {
    Task task;
    const auto made = makeGame(partizanGames(), game, {}).value();
    return asked(*made, cakes)->as<ShortGameAspect>()->facts(task).value().canonical;
}

} // namespace

class TestCakes : public QObject {
    Q_OBJECT

private slots:
    /// Berlekamp, Conway, Guy, Winning Ways, 1982, chapter 2: the table of Cutcake, as far as 5 × 9; theirs
    /// is drawn with Left’s cuts across the columns of the table.
    void cutcakeIsAsInTheTable() {
        const int table[5][9] = {{0, 1, 2, 3, 4, 5, 6, 7, 8},
                                 {-1, 0, 0, 1, 1, 2, 2, 3, 3},
                                 {-2, 0, 0, 1, 1, 2, 2, 3, 3},
                                 {-3, -1, -1, 0, 0, 0, 0, 1, 1},
                                 {-4, -1, -1, 0, 0, 0, 0, 1, 1}};
        for (int height = 1; height <= 5; ++height)
            for (int width = 1; width <= 9; ++width)
                QCOMPARE(cakeValue("cutcake", textOf({{width, height}})),
                         std::to_string(table[height - 1][width - 1]));
    }

    void maundyCakesOfStrips() {
        // The same chapter: 1 + 2 + … as the cuts by the smallest primes leave pieces.
        for (const auto& [strip, value] :
             {std::pair{"2x1", "1"}, {"4x1", "3"}, {"6x1", "4"}, {"8x1", "7"}, {"9x1", "4"}, {"12x1", "10"}})
            QCOMPARE(cakeValue("maundy-cake", strip), std::string(value));
        QCOMPARE(cakeValue("maundy-cake", "12x2"), std::string("4"));
        QCOMPARE(cakeValue("maundy-cake", "6x4"), std::string("0"));
    }

    void theoremsAreTheDefinition() {
        DefinedCakes cutcake(cutInTwo);
        DefinedCakes maundy(cutEqually);
        for (std::uint32_t width = 1; width <= 20; ++width)
            for (std::uint32_t height = 1; height <= 20; ++height) {
                const std::string cake = textOf({{static_cast<int>(width), static_cast<int>(height)}});
                QCOMPARE(Cutcake::valueOf({width, height}), cutcake.of(cake));
                QCOMPARE(MaundyCake::valueOf({width, height}), maundy.of(cake));
            }
        for (std::uint32_t width = 21; width <= 100; ++width)
            for (std::uint32_t height : {1U, 2U, 4U, 8U, 12U})
                QCOMPARE(MaundyCake::valueOf({width, height}),
                         maundy.of(textOf({{static_cast<int>(width), static_cast<int>(height)}})));
    }

    void movesAndSumsAreThoseOfTheDefinition() {
        std::vector<std::string> cakes;
        for (int width = 1; width <= 4; ++width)
            for (int height = 1; height <= 3; ++height)
                cakes.push_back(textOf({{width, height}}));
        for (const char* sum : {"2x2,2x2", "3x1,1x2,1x1", "4x1,2x2", "3x2,1x4"})
            cakes.push_back(sum);
        QCOMPARE((AgainstDefinition(Cutcake(), cutInTwo).difference(cakes)), QString());
        QCOMPARE((AgainstDefinition(MaundyCake(), cutEqually).difference(cakes)), QString());
    }

    void outcomesAreByTheTheorem() {
        Task task;
        const auto game = makeGame(partizanGames(), "cutcake", {}).value();
        for (const auto& [cakes, outcome] :
             {std::pair{"8x3", Outcome::L}, {"3x8", Outcome::R}, {"7x5", Outcome::P}})
            QCOMPARE(asked(*game, cakes)->evaluation(task)->outcome, outcome);
        QCOMPARE(asked(*game, "8x3,1x3")->evaluation(task)->value.text(), std::string("1"));
    }

    void cakesAreReadAndWritten() {
        for (const char* typed : {"8x3,2x2", " 8 X 3 ,2*2 ", "8×3，2×2", "8x3+2x2", "8x3;2x2"})
            QCOMPARE(cakesText(parseCakes(typed).value()), std::string("8x3,2x2"));
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const char* text) { return parseCakes(text).error().english(); };
        QVERIFY(english("8x3,2y2").starts_with("position: column 5: “2y2” is no cake: write its width"));
        QVERIFY(english("8x0").find("is no cake") != std::string::npos);
        QVERIFY(english("").find("is no cake") != std::string::npos);
        QVERIFY(english("8x3,").find("column 5") != std::string::npos);
        QVERIFY(english("8x3 2x2").starts_with("position: column 5: a comma is missing"));
        QVERIFY(english("99999999999999999999x99999999999999999999").find("10000 squares") !=
                std::string::npos);
        QVERIFY(english("100x100,1x1").find("at most 10000") != std::string::npos);
        QVERIFY(parseCakes("100x100").has_value());
    }
};

MEXPLORER_TEST(TestCakes)
#include "test_cakes.moc"
