#include "core/solve/stones/stone_search.h"

#include "core/rules/boards/stone_game.h"
#include "core/solve/stones/stone_engine.h"
#include "core/solve/stones/stone_horizon.h"
#include "core/task/guarded.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <utility>

namespace mexplorer {

namespace {

/// Without a depth limit, the search uses the evaluation up to this depth; beyond it, proofs are faster.
constexpr std::uint32_t usualHorizon = 8;

/// A move at the root. Its value for the player who makes it is from `least` to `most`, on StoneScale.
struct OpenMove {
    std::uint32_t cell;
    int least;
    int most;
    std::optional<Score> points = {};
    std::vector<std::uint32_t> line = {}; ///< of best play after it

    [[nodiscard]] bool isOpen() const { return least < most; }
};

class StoneSearch final : public LargeSearch {
public:
    StoneSearch(const StoneShape& shape, const Stones& stones, const LargeSearchLimits& limits,
                const KnownPlay& known, FoundPlay found)
        : board_(shape), scale_(shape.cells()), stones_(stones), limits_(limits), found_(std::move(found)),
          taken_(static_cast<unsigned>(std::popcount(stones.taken()))), horizon_(shape, limits.bytes / 8),
          engine_(StoneEngine::make(shape, limits.bytes / 8 * 7)) {
        begin();
        if (known) learn(known);
        tell();
    }

    Expected<void> run(Task& task) override {
        task_ = &task;
        if (lookAhead()) prove();
        isDone_ = true;
        tell();
        if (task.cancelled()) return cancelled();
        task.report(1);
        return {};
    }

    LargeSearchNews news() const override {
        const std::lock_guard lock(mutex_);
        LargeSearchNews news = news_;
        news.nodes = nodes();
        return news;
    }

private:
    [[nodiscard]] std::uint64_t nodes() const { return horizon_.nodes() + engine_->nodes(); }
    [[nodiscard]] unsigned left() const { return scale_.cells() - taken_; }
    [[nodiscard]] bool isUnlimited() const { return limits_.depth == LargeSearchLimits::unlimited; }
    /// The node limit of either engine when the other has looked at `others` positions.
    [[nodiscard]] std::uint64_t beside(std::uint64_t others) const {
        return limits_.nodes > others ? limits_.nodes - others : 0;
    }

    void begin() {
        if (endOf(stones_)) return;
        const int most = scale_.winAfter(taken_);
        for (const std::uint64_t bit : board_.order()) {
            if ((board_.playable(stones_.taken()) & bit) == 0) continue;
            moves_.push_back({static_cast<std::uint32_t>(std::countr_zero(bit)), -most, most});
        }
        for (OpenMove& move : moves_) {
            if (const auto end = endOf(StoneGame::after(stones_, move.cell))) move.least = move.most = -*end;
        }
    }

    void learn(const KnownPlay& known) {
        for (OpenMove& move : moves_) {
            const auto play = known(StoneGame::after(stones_, move.cell));
            if (!play || !move.isOpen()) continue;
            if (play->plies || play->score == 0)
                move.least = move.most = -scale_.valueOf(*play, taken_ + 1);
            else if (play->score > 0)
                move.most = -1;
            else
                move.least = 1;
        }
        std::ranges::stable_sort(moves_, isBefore);
    }

    /// Deepens with the evaluation at the horizon. False if cancelled or out of nodes.
    bool lookAhead() {
        const std::uint32_t depth = std::min({limits_.depth, left(), isUnlimited() ? usualHorizon : left()});
        isEvaluated_ = depth > 0;
        while (depth_ < depth && !isEnough()) {
            const std::uint32_t next = depth_ + 1;
            task_->report(static_cast<double>(depth_) / left());
            auto moves = moves_; // kept apart, so that all points in `moves_` are of one depth
            for (OpenMove& move : moves)
                if (move.isOpen() && !lookAhead(move, next)) return false;
            moves_ = std::move(moves);
            looked(next);
        }
        return true;
    }
    bool lookAhead(OpenMove& move, std::uint32_t depth) {
        const Stones after = StoneGame::after(stones_, move.cell);
        const auto value = horizon_.search(after, depth - 1, beside(engine_->nodes()), *task_);
        if (!value) return false;
        move.line = horizon_.line(after, depth - 1);
        move.points = std::nullopt;
        if (const Score size = std::abs(*value); size > StoneHorizon::won) {
            // Counted from the root, this move included; *value is the other player’s.
            const auto plies = static_cast<unsigned>(StoneHorizon::won + StoneHorizon::mostPlies + 2 - size);
            const int worth = scale_.winAfter(taken_ + plies - 1);
            move.least = move.most = *value < 0 ? worth : -worth;
        } else if (depth < left()) {
            move.points = -*value;
        }
        return true;
    }

    /// Deepens by a move each time: an odd depth decides which moves win by then, an even one which lose.
    void prove() {
        while (isUnlimited() && depth_ < left() && !isEnough()) {
            const std::uint32_t next = depth_ + 1;
            task_->report(static_cast<double>(depth_) / left());
            const int worth = scale_.winAfter(taken_ + next - 1);
            for (OpenMove& move : moves_) {
                if (!move.isOpen()) continue;
                if (!(next % 2 == 1 ? decide(move, worth - 1) : decide(move, -worth))) return;
                if (isEnough()) break;
            }
            looked(next);
        }
    }
    /// Finds out whether a move is worth more than `value`. False if cancelled or out of nodes.
    bool decide(OpenMove& move, int value) {
        if (value < move.least || value >= move.most) return true;
        const auto found = engine_->search(StoneGame::after(stones_, move.cell), -value - 1, -value,
                                           beside(horizon_.nodes()), *task_);
        if (!found) return false;
        if (-*found > value)
            move.least = std::min(-*found, move.most);
        else
            move.most = std::max(-*found, move.least);
        if (!move.isOpen()) move.points = std::nullopt;
        tell();
        return true;
    }

    /// All moves have been searched to this depth: those still open end later.
    void looked(std::uint32_t depth) {
        depth_ = depth;
        const auto after = [&](std::uint32_t plies) {
            return plies > left() ? 0 : scale_.winAfter(taken_ + plies - 1);
        };
        for (OpenMove& move : moves_) {
            if (!move.isOpen()) continue;
            const std::uint32_t odd = depth + 1 + depth % 2;
            const std::uint32_t even = depth + 2 - depth % 2;
            move.most = std::min(move.most, after(odd));
            move.least = std::max(move.least, -after(even));
            if (!move.isOpen()) move.points = std::nullopt;
        }
        std::ranges::stable_sort(moves_, isBefore);
        tell();
        if (!hasExactLine_ && !moves_.empty() && worst() == best()) findLine();
    }

    [[nodiscard]] static bool isBefore(const OpenMove& a, const OpenMove& b) {
        if (a.least + a.most != b.least + b.most) return a.least + a.most > b.least + b.most;
        return a.points.value_or(0) > b.points.value_or(0);
    }
    [[nodiscard]] int worst() const { return std::ranges::max(moves_, {}, &OpenMove::least).least; }
    [[nodiscard]] int best() const { return std::ranges::max(moves_, {}, &OpenMove::most).most; }
    [[nodiscard]] bool isEnough() const {
        if (!limits_.everyMove && !moves_.empty() && worst() == best()) return true;
        return std::ranges::none_of(moves_, &OpenMove::isOpen);
    }

    /// Best play after the first move, whose value is exact.
    void findLine() {
        OpenMove& first = moves_.front();
        Stones stones = StoneGame::after(stones_, first.cell);
        int value = -first.least;
        std::vector<std::uint32_t> line;
        while (!endOf(stones)) {
            const auto cell = bestCell(stones, value);
            if (!cell) return;
            line.push_back(*cell);
            stones = StoneGame::after(stones, *cell);
            value = -value;
        }
        first.line = std::move(line);
        hasExactLine_ = true;
        tell();
    }
    /// A move that keeps the value of a position. Nothing if cancelled or out of nodes.
    [[nodiscard]] std::optional<std::uint32_t> bestCell(const Stones& stones, int value) {
        const std::uint64_t playable = board_.playable(stones.taken());
        for (const std::uint64_t bit : board_.order()) {
            if ((playable & bit) == 0) continue;
            const auto cell = static_cast<std::uint32_t>(std::countr_zero(bit));
            const Stones after = StoneGame::after(stones, cell);
            auto found = endOf(after);
            if (!found) found = engine_->search(after, -value, 1 - value, beside(horizon_.nodes()), *task_);
            if (!found) return std::nullopt;
            if (*found <= -value) return cell;
        }
        return std::nullopt;
    }

    /// The value of a position for the player to move, if play has ended.
    [[nodiscard]] std::optional<int> endOf(const Stones& stones) const {
        const StoneSides sides = board_.sides(stones);
        const auto taken = static_cast<unsigned>(std::popcount(sides.taken()));
        if (board_.hasLine(sides.theirs)) return -scale_.winAfter(taken - 1);
        if (sides.taken() == board_.all()) return 0;
        return std::nullopt;
    }

    /// Publishes what is known by now.
    void tell() {
        LargeSearchNews news;
        news.depth = depth_;
        news.isEvaluated = isEvaluated_ && std::ranges::any_of(moves_, &OpenMove::isOpen);
        news.isDone = isDone_;
        const int atEnd = endOf(stones_).value_or(0);
        news.worst = scale_.playOf(moves_.empty() ? atEnd : worst(), taken_);
        news.best = scale_.playOf(moves_.empty() ? atEnd : best(), taken_);
        for (const OpenMove& move : moves_) {
            news.moves.push_back({move.cell, scale_.playOf(move.least, taken_),
                                  scale_.playOf(move.most, taken_), move.points});
        }
        if (!moves_.empty()) {
            news.line = moves_.front().line;
            news.line.insert(news.line.begin(), moves_.front().cell);
        }
        if (found_) tellFound(news);
        const std::lock_guard lock(mutex_);
        news_ = std::move(news);
    }
    void tellFound(const LargeSearchNews& news) const {
        if (news.isExact() && !moves_.empty()) found_(stones_, news.best);
        for (const OpenMove& move : moves_) {
            const Stones after = StoneGame::after(stones_, move.cell);
            if (!move.isOpen() && !endOf(after)) found_(after, scale_.playOf(-move.least, taken_ + 1));
        }
    }

    GeneralBoard board_;
    StoneScale scale_;
    Stones stones_;
    LargeSearchLimits limits_;
    FoundPlay found_;
    unsigned taken_;
    StoneHorizon horizon_;
    std::unique_ptr<StoneEngine> engine_;
    Task* task_ = nullptr;

    std::vector<OpenMove> moves_; ///< the best first
    std::uint32_t depth_ = 0;
    bool isEvaluated_ = false;
    bool hasExactLine_ = false;
    bool isDone_ = false;

    mutable std::mutex mutex_;
    LargeSearchNews news_;
};

} // namespace

Expected<std::unique_ptr<LargeSearch>> searchStones(const StoneShape& shape, const Stones& stones,
                                                    const LargeSearchLimits& limits, const KnownPlay& known,
                                                    FoundPlay found) {
    return guarded([&]() -> Expected<std::unique_ptr<LargeSearch>> {
        if (const auto fits = checkShape(shape); !fits) return tl::unexpected(fits.error());
        return std::make_unique<StoneSearch>(shape, stones, limits, known, std::move(found));
    });
}

} // namespace mexplorer
