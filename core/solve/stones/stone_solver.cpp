#include "core/solve/stones/stone_solver.h"

#include "core/rules/boards/stone_game.h"
#include "core/solve/stones/general_board.h"
#include "core/solve/stones/stone_engine.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

unsigned countOf(const Stones& stones) {
    return static_cast<unsigned>(std::popcount(stones.taken()));
}

/// The n for which to ask next whether the value is at most n or at least n + 1: first who wins, then how
/// soon, from the soonest end on, which is quickest to find.
int testedBetween(int least, int most) {
    constexpr int stride = 4;
    if (least < 0 && most >= 0) return most > 0 ? 0 : -1;
    return most > 0 ? std::max(least, most - stride) : std::min(most - 1, least + stride - 1);
}

} // namespace

/// Values are on StoneScale, for the player to move.
struct StoneSolver::Parts {
    GeneralBoard board;
    StoneScale scale;
    std::unique_ptr<StoneEngine> engine;
    std::uint64_t mostNodes;

    /// The value of engine->nodes() at which the next question has to end.
    [[nodiscard]] std::uint64_t nodesThen() const { return saturatedSum(engine->nodes(), mostNodes); }

    /// The value of a position if play has ended there.
    [[nodiscard]] std::optional<int> endValue(const Stones& stones) const {
        const StoneSides sides = board.sides(stones);
        if (board.hasLine(sides.theirs)) return -scale.winAfter(countOf(stones) - 1);
        if (sides.taken() == board.all()) return 0;
        return std::nullopt;
    }

    struct Bounds {
        int least;
        int most;
        [[nodiscard]] bool isOpen() const { return least < most; }
    };

    /// Narrows the bounds on the value of a position where play has not ended until they agree, maybe beyond
    /// those given, or all nodes are spent.
    [[nodiscard]] Expected<Bounds> narrowed(const Stones& stones, Bounds bounds, std::uint64_t nodes,
                                            Task& task) {
        while (bounds.isOpen()) {
            const int tested = testedBetween(bounds.least, bounds.most);
            const auto bound = engine->search(stones, tested, tested + 1, nodes, task);
            if (!bound && task.cancelled()) return cancelled();
            if (!bound) break;
            (*bound <= tested ? bounds.most : bounds.least) = *bound;
        }
        return bounds;
    }
    [[nodiscard]] tl::unexpected<Error> refusal() const {
        return tooLarge(
            say(MX_TEXT("core", "More than %1 positions would have to be looked at."), mostNodes));
    }

    [[nodiscard]] Expected<int> value(const Stones& stones, std::uint64_t nodes, Task& task) {
        if (const auto end = endValue(stones)) return *end;
        const int most = scale.winAfter(countOf(stones));
        const auto bounds = narrowed(stones, {-most, most}, nodes, task);
        if (!bounds) return tl::unexpected(bounds.error());
        if (bounds->isOpen()) return refusal();
        return bounds->least;
    }
};

StoneSolver::StoneSolver(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
StoneSolver::StoneSolver(StoneSolver&&) noexcept = default;
StoneSolver& StoneSolver::operator=(StoneSolver&&) noexcept = default;
StoneSolver::~StoneSolver() = default;

Expected<StoneSolver> StoneSolver::make(const StoneShape& shape, std::uint64_t bytes, std::uint64_t most) {
    if (const auto fits = checkShape(shape); !fits) return tl::unexpected(fits.error());
    return StoneSolver(std::make_unique<Parts>(
        Parts{GeneralBoard(shape), StoneScale(shape.cells()), StoneEngine::make(shape, bytes), most}));
}

Expected<BestPlay> StoneSolver::solve(const Stones& stones, Task& task) {
    return parts_->value(stones, parts_->nodesThen(), task).map([&](int value) {
        return parts_->scale.playOf(value, countOf(stones));
    });
}

Expected<int> StoneSolver::score(const Stones& stones, Task& task) {
    const auto bounds = scoreBounds(stones, task);
    if (!bounds) return tl::unexpected(bounds.error());
    if (bounds->least < bounds->most) return parts_->refusal();
    return bounds->least;
}

Expected<ScoreBounds> StoneSolver::scoreBounds(const Stones& stones, Task& task) {
    const auto end = parts_->endValue(stones);
    const auto bounds = end ? Expected<Parts::Bounds>(Parts::Bounds{*end, *end})
                            : parts_->narrowed(stones, {-1, 1}, parts_->nodesThen(), task);
    return bounds.map([](const Parts::Bounds& found) {
        return ScoreBounds{std::clamp(found.least, -1, 1), std::clamp(found.most, -1, 1)};
    });
}

Expected<std::vector<StoneMove>> StoneSolver::moves(const Stones& stones, Task& task) {
    std::vector<StoneMove> found;
    if (parts_->endValue(stones)) return found;
    const std::uint64_t nodes = parts_->nodesThen();
    for (std::uint64_t rest = parts_->board.playable(stones.taken()); rest; rest &= rest - 1) {
        const auto cell = static_cast<std::uint32_t>(std::countr_zero(rest));
        const auto value = parts_->value(StoneGame::after(stones, cell), nodes, task);
        if (!value) return tl::unexpected(value.error());
        found.push_back({cell, parts_->scale.playOf(-*value, countOf(stones))});
    }
    return found;
}

void StoneSolver::allow(std::uint64_t most) {
    parts_->mostNodes = most;
}

std::uint64_t StoneSolver::nodes() const {
    return parts_->engine->nodes();
}

} // namespace mexplorer
