#pragma once

#include "core/game/line_values.h"
#include "core/rules/break_code.h"
#include "core/task/task.h"

#include <algorithm>

namespace mexplorer {

/// Values with an arithmetic period, with the names used in the proof (see core/solve/arithmetic_period.h). n
/// may be arbitrarily large, except in `value`.
struct Rise {
    Rise(const BreakCode& rules, const LineValues& known, const Period& period, const Task* asked)
        : code(rules), values(known), task(asked), start(std::max<std::int64_t>(1, signedOf(period.start))),
          length(signedOf(period.length)), saltus(signedOf(period.saltus)), unit(saltus & -saltus),
          rise(saltus / unit), cycle(2 * length), count(signedOf(known.finished())), window(count - cycle),
          classesEnd(start + length) {}

    static std::int64_t signedOf(std::uint64_t n) { return static_cast<std::int64_t>(n); }

    [[nodiscard]] std::int64_t value(std::int64_t n) const { return values[static_cast<std::uint64_t>(n)]; }
    [[nodiscard]] std::int64_t low(std::int64_t n) const { return value(likeOf(n)) % unit; }
    [[nodiscard]] std::int64_t high(std::int64_t n) const {
        const std::int64_t like = likeOf(n);
        return value(like) / unit + (n - like) / length * rise;
    }
    /// φ of the proof.
    [[nodiscard]] std::int64_t offset(std::int64_t n) const { return rise * n - length * high(n); }
    [[nodiscard]] unsigned digit(std::int64_t taken) const {
        return code.digit(static_cast<std::uint64_t>(taken));
    }
    /// The longest take, or `bound` if there is none.
    [[nodiscard]] std::int64_t longestTake(std::int64_t bound) const {
        const auto longest = code.longestTake();
        return longest ? std::min(signedOf(*longest), bound) : bound;
    }
    /// Checked in every loop: if so, the proof is given up.
    [[nodiscard]] bool isStopped() const { return task && task->cancelled(); }
    /// Whether the known values agree with the period and are enough for the proof.
    [[nodiscard]] bool isRegular() const {
        for (std::int64_t n = start; n + length < count; ++n) {
            if (value(n + length) != value(n) + saltus) return false;
        }
        return window > classesEnd;
    }
    [[nodiscard]] std::int64_t greatest(std::int64_t from, std::int64_t to) const {
        return from == to ? 0 : *std::max_element(values.data() + from, values.data() + to);
    }
    [[nodiscard]] std::int64_t leastOfWindow() const {
        return *std::min_element(values.data() + window, values.data() + count);
    }

    const BreakCode& code;
    const LineValues& values;
    const Task* task;    ///< of the caller; may be null
    std::int64_t start;  ///< e
    std::int64_t length; ///< p
    std::int64_t saltus; ///< s
    std::int64_t unit;   ///< u
    std::int64_t rise;   ///< k
    std::int64_t cycle;  ///< 2p
    std::int64_t count;  ///< N + 1
    std::int64_t window; ///< the first of the last 2p heaps
    std::int64_t classesEnd;

private:
    /// A heap below `classesEnd` of the same class mod p.
    [[nodiscard]] std::int64_t likeOf(std::int64_t n) const {
        return n < classesEnd ? n : start + (n - start) % length;
    }
};

/// Condition 2 of the proof (false also if stopped), and how many steps it takes to check.
[[nodiscard]] bool reachesAllBelow(const Rise& rise);
[[nodiscard]] double stepsToReach(const Rise& rise);

} // namespace mexplorer
