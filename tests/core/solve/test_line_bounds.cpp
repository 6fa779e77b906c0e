#include "core/solve/line_bounds.h"

#include "core/rules/domineering.h"
#include "tests/core/solve/by_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <string>
#include <utility>

using namespace mexplorer;

namespace {

constexpr double unit = 64; ///< of TaxedStops

/// What is promised to a player, beside what the canonical form says.
class Promises {
public:
    explicit Promises(const std::string& board)
        : board_(Domineering().parse(board).value()), form_(forms_.of(board_, task_).value()),
          bounds_(Domineering(), forms_) {}

    /// The stops are reached, if he begins and if the other does.
    bool areKept(Side side, std::uint32_t mostLines) {
        const TaxedStops stops = bounds_.of({&board_}, side, mostLines).value();
        const bool isLeft = side == Side::left;
        const double left = games().leftStop(form_).nearest();
        const double right = games().rightStop(form_).nearest();
        const double first = isLeft ? left : -right;
        const double second = isLeft ? right : -left;
        isFirstExact_ = stops.first() == first * unit;
        return stops.first() <= first * unit && stops.second() <= second * unit;
    }
    /// He would rather have the board than these games.
    bool areFormsNoBetter(Side side) {
        const auto forms = bounds_.formsFor(side, {&board_}).value();
        for (const ShortGames::Id form : forms)
            if (side == Side::left ? !games().isAtMost(form, form_) : !games().isAtMost(form_, form))
                return false;
        return true;
    }
    [[nodiscard]] bool isFirstExact() const { return isFirstExact_; }

private:
    [[nodiscard]] ShortGames& games() { return forms_.games(); }

    Task task_;
    FormsOf<Domineering> forms_{Domineering(), Budget{}};
    Domineering::Position board_;
    ShortGames::Id form_;
    LineBounds<Domineering> bounds_;
    bool isFirstExact_ = false;
};

std::string boardFrom(std::uint64_t cells, std::uint32_t rows, std::uint32_t columns) {
    const CellGrid grid{rows, columns};
    return Domineering().text({grid, {cells & grid.all()}});
}

/// The promises on this board that are broken.
std::string brokenOn(const std::string& board, std::size_t& exact) {
    Promises promises(board);
    for (const Side side : {Side::left, Side::right}) {
        for (const std::uint32_t mostLines : {1U, 2U, 4U}) {
            if (!promises.areKept(side, mostLines)) return board + ": stops";
            exact += promises.isFirstExact() ? 1 : 0;
        }
        if (!promises.areFormsNoBetter(side)) return board + ": forms";
    }
    return {};
}

} // namespace

class TestLineBounds : public QObject {
    Q_OBJECT

private slots:
    /// Every board of 3 × 3 and of 2 × 4 cells, with any holes.
    void stopsOfSmallBoardsAreReached() {
        std::size_t exact = 0;
        for (const auto& [rows, columns] : {std::pair{3U, 3U}, {2U, 4U}, {4U, 2U}})
            for (std::uint64_t cells = 0; cells < std::uint64_t{1} << (rows * columns); ++cells)
                QCOMPARE(brokenOn(boardFrom(cells, rows, columns), exact), std::string());
        QVERIFY(exact > 1000);
    }

    void stopsOfLargerBoardsAreReached() {
        constexpr unsigned seed = 1996;
        qInfo("seed %u", seed);
        Random random(seed);
        std::size_t exact = 0;
        for (int i = 0; i < 150; ++i) {
            const auto rows = static_cast<std::uint32_t>(random.between(3, 5));
            const auto columns = static_cast<std::uint32_t>(random.between(3, 5));
            const std::uint64_t cells = random.next() | random.next();
            QCOMPARE(brokenOn(boardFrom(cells, rows, columns), exact), std::string());
        }
        QCOMPARE(brokenOn("4x4", exact), std::string());
        QCOMPARE(brokenOn("4x5", exact), std::string());
    }

    /// A board that falls into two of 2 × 2, each ±1: two of these are 0, but at a tax of 1 that is not seen.
    void hotGroupsPromiseTheirMean() {
        Task task;
        FormsOf<Domineering> forms(Domineering(), Budget{});
        QVERIFY(forms.zero(task).has_value());
        LineBounds<Domineering> bounds(Domineering(), forms);
        const auto board = Domineering().parse("4x2").value();
        const TaxedStops stops = bounds.of({&board}, Side::left, 2).value();
        QCOMPARE(stops.mean(), 0);
        QCOMPARE(stops.temperature(), 64);
        QCOMPARE(stops.first(), 0);
        QCOMPARE(stops.second(), -64);
    }
};

MEXPLORER_TEST(TestLineBounds)
#include "test_line_bounds.moc"
