#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace mexplorer::random_events {

/// Measures how long the window does not answer: another thread queries the event loop again and again. Time
/// in which the window's thread was runnable but got no core does not count, nor time in which the host of a
/// virtual machine took its core away, so that a busy machine is not taken for a freeze.
class Freezes : public QObject {
public:
    /// `state` describes what is open; called in the window's thread. After `longestAnswer` without an
    /// answer, the program is ended with its LastWords.
    Freezes(std::function<std::string()> state, std::chrono::seconds longestAnswer);
    ~Freezes() override;

    struct Freeze {
        std::chrono::milliseconds time{0};
        std::chrono::milliseconds atWork{
            0};            ///< the part spent on a core; the rest was waiting, as for a disk
        std::string event; ///< the event being handled
        std::string state; ///< what was open afterwards, in a line
    };
    /// The longest freezes, at most one for each event, longest first.
    [[nodiscard]] const std::vector<Freeze>& longest() const { return longest_; }
    /// The one with the most work, which other programs do not lengthen.
    [[nodiscard]] const Freeze& hardest() const { return hardest_; }
    /// How many freezes were longer than `worthTelling`.
    [[nodiscard]] std::uint64_t count() const { return count_; }

    /// Until resumed, nothing counts as a freeze.
    void pause() { notBefore_ = Clock::time_point::max(); }
    void resume() { notBefore_ = Clock::now(); }

    static constexpr std::chrono::milliseconds worthTelling{100};

private:
    using Clock = std::chrono::steady_clock;

    /// The scheduling of the window's thread so far.
    struct Scheduled {
        std::chrono::nanoseconds onCore{0};
        std::chrono::nanoseconds withoutCore{0}; ///< runnable, but without a core
        int core = -1;                           ///< the last one; negative if unavailable
        std::chrono::nanoseconds stolen{0};      ///< taken from that core by the host, whatever ran there
    };
    [[nodiscard]] Scheduled scheduled() const;
    [[nodiscard]] bool isFrozen(Clock::time_point asked, const Scheduled& before) const;

    void ask();
    void answer(Clock::time_point asked, const Scheduled& before);

    std::function<std::string()> state_;
    long guiThread_;
    std::chrono::seconds longestAnswer_;
    std::atomic<bool> ending_ = false;
    std::atomic<std::uint64_t> answers_ = 0;
    std::vector<Freeze> longest_;
    Freeze hardest_ = {};
    std::uint64_t count_ = 0;
    std::atomic<Clock::time_point> notBefore_; ///< queries before this do not count
    std::thread thread_;
};

} // namespace mexplorer::random_events
