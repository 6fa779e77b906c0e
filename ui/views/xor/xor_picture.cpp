#include "ui/views/xor/xor_picture.h"

#include "core/explain/pairing.h"
#include "core/game/aspects/coins.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/listed_moves.h"

#include <algorithm>
#include <bit>

namespace mexplorer::ui {

namespace {

bool changes(const ColumnsTurn& turn, std::size_t row) {
    return std::any_of(turn.changes.begin(), turn.changes.end(),
                       [row](const RowChange& change) { return change.component == row; });
}

/// Adds for each row the usual turn, if it changes the row, else the first that does.
void addTurns(const ColumnsAspect& columns, XorPicture& picture) {
    const std::size_t rows = columns.heaps().size();
    picture.areAll = rows <= XorPicture::mostRows;
    if (!picture.areAll) {
        if (picture.subject.move) picture.winning.push_back(*picture.subject.move);
        return;
    }
    const ColumnsAspect::Turns turns = columns.winningTurns();
    picture.areAll = turns.areAll;
    for (std::size_t row = 0; row < rows; ++row) {
        if (picture.subject.move && changes(*picture.subject.move, row)) {
            picture.winning.push_back(*picture.subject.move);
            continue;
        }
        const auto found = std::find_if(turns.left.begin(), turns.left.end(),
                                        [&](const Heaps& left) { return left[row] != columns.heaps()[row]; });
        if (found != turns.left.end()) picture.winning.push_back(turnTo(columns, *found));
    }
}

/// The coins in the places of `before`, after a turn that leads to `position`.
std::vector<CoinPlace> placesAfter(const std::vector<CoinPlace>& before, const Game& game,
                                   const std::string& position) {
    const auto asked = ask(game, position);
    const auto* coins = asked ? (*asked)->as<CoinsAspect>() : nullptr;
    if (!coins) return {};
    std::vector<CoinPlace> after = coins->places();
    after.resize(before.size()); // the highest places may have become empty
    return after;
}

void addCoins(const Game& game, const CoinsAspect& coins, XorPicture& picture, Task& task) {
    picture.coins = coins.places();
    picture.areOnStairs = coins.areOnStairs();
    if (picture.coins.size() > XorPicture::mostPlaces) return picture.coins.clear();
    picture.coinsAfter.resize(picture.winning.size());
    if (!mayListAll(*picture.asked)) return;
    const auto solved = picture.asked->solution(task);
    if (!solved) return; // the coins stay as they are
    for (std::size_t turn = 0; turn < picture.winning.size(); ++turn) {
        const auto made = std::ranges::find_if((*solved)->moves, [&](const SolvedMove& other) {
            return other.wins() && other.move == picture.winning[turn].move;
        });
        if (made != (*solved)->moves.end())
            picture.coinsAfter[turn] = placesAfter(picture.coins, game, made->to);
    }
}

} // namespace

unsigned XorPicture::columns() const {
    Nimber all = 0;
    for (const ColumnsTurn& turn : winning)
        for (const RowChange& change : turn.changes)
            all |= change.newValue;
    return std::max({1U, subject.columns, static_cast<unsigned>(std::bit_width(all))});
}

bool XorPicture::canBeBlocks() const {
    constexpr unsigned mostColumns = 5;
    return subject.modulus == 2 && !verdict.differs && subject.components.size() <= mostBlocks &&
           columns() <= mostColumns;
}

std::size_t XorPicture::mostChanges() const {
    std::size_t most = subject.move ? subject.move->changes.size() : 0;
    for (const ColumnsTurn& turn : winning)
        most = std::max(most, turn.changes.size());
    return most;
}

const ColumnsTurn* XorPicture::winningIn(std::size_t row) const {
    if (subject.move && changes(*subject.move, row)) return &*subject.move;
    const auto found = std::find_if(winning.begin(), winning.end(),
                                    [row](const ColumnsTurn& turn) { return changes(turn, row); });
    return found == winning.end() ? nullptr : &*found;
}

Message XorPicture::name(std::size_t row) const {
    if (const auto* sum = asked->as<SumAspect>()) return sum->name(row);
    return asked->as<ColumnsAspect>()->name(row);
}

Expected<XorPicture> xorPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task) {
    const auto evaluation = asked->evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    const auto& sum = *asked->as<SumAspect>();
    auto subject = xorSubject(sum, task);
    if (!subject) return tl::unexpected(subject.error());
    const auto winning = sum.winningMoves(task);
    if (!winning) return tl::unexpected(winning.error());
    XorVerdict verdict = xorVerdict(*subject, playOf(game), evaluation->outcome, asked->optionCount());
    XorPicture picture{std::move(*subject), evaluation->outcome, std::move(verdict), {}, true,
                       std::move(asked)};
    for (const ComponentMove& move : **winning) {
        if (move.component >= XorPicture::mostRows) break;
        picture.winning.push_back(turnOf(move));
    }
    if (const auto* coins = picture.asked->as<CoinsAspect>()) addCoins(game, *coins, picture, task);
    return picture;
}

Expected<XorPicture> columnsPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task) {
    const auto evaluation = asked->evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    const auto& columns = *asked->as<ColumnsAspect>();
    ColumnsSubject subject = columnsSubject(columns);
    XorVerdict verdict = columnsVerdict(subject, playOf(game), evaluation->outcome, asked->optionCount());
    XorPicture picture{std::move(subject), evaluation->outcome, std::move(verdict), {}, true,
                       std::move(asked)};
    addTurns(columns, picture);
    return picture;
}

} // namespace mexplorer::ui
