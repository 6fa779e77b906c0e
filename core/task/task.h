#pragma once

#include <atomic>
#include <cstdint>

namespace mexplorer {

/// Long work, as the core sees it: it asks whether to go on and reports its progress. Whoever started the
/// work holds the same Task and reads it from any thread; the core never knows who that is. Work checks
/// `cancelled()` at least every few milliseconds.
class Task {
public:
    virtual ~Task() = default;

    void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }
    /// Virtual so that tests can stop work at each of its checks.
    [[nodiscard]] virtual bool cancelled() const noexcept {
        return cancelled_.load(std::memory_order_relaxed);
    }

    /// How much is done, from 0 to 1.
    void report(double fraction) noexcept { progress_.store(fraction, std::memory_order_relaxed); }
    [[nodiscard]] double progress() const noexcept { return progress_.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> cancelled_ = false;
    std::atomic<double> progress_ = 0.0;
};

/// What one piece of work may take before it is refused: checked *before* anything is allocated, or counted
/// if the need cannot be known beforehand.
struct Budget {
    std::uint64_t bytes = std::uint64_t{2} << 30;
    std::uint64_t positions = 20'000'000;
    /// Moves between small positions, examined one by one: about a second of work.
    std::uint64_t moves = 4'000'000;
};

} // namespace mexplorer
