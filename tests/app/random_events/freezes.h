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

/// How long the window did not answer: another thread asks the event loop again and again. Time in which the
/// window's thread could have run and got no core does not count, nor time in which the host of a virtual
/// machine took its core away, so that a busy machine is no freeze.
class Freezes : public QObject {
public:
    /// `state` tells what is open; asked in the window's thread. `longestAnswer`: after that the program is
    /// given up, with its last words.
    Freezes(std::function<std::string()> state, std::chrono::seconds longestAnswer);
    ~Freezes() override;

    struct Freeze {
        std::chrono::milliseconds time;
        std::chrono::milliseconds atWork; ///< of it, on a core; the rest it waited, as for a disk
        std::string event;                ///< that was at work
        std::string state;                ///< what was open afterwards
    };
    /// The longest, one for each event, the longest first.
    [[nodiscard]] const std::vector<Freeze>& longest() const { return longest_; }
    /// How many were longer than `worthTelling`.
    [[nodiscard]] std::uint64_t count() const { return count_; }

    /// What the caller does in between is no freeze.
    void pause() { notBefore_ = Clock::time_point::max(); }
    void resume() { notBefore_ = Clock::now(); }

    static constexpr std::chrono::milliseconds worthTelling{200};

private:
    using Clock = std::chrono::steady_clock;

    /// Of the window's thread so far.
    struct Scheduled {
        std::chrono::nanoseconds onCore{0};
        std::chrono::nanoseconds withoutCore{0}; ///< in which it could have run
        int core = -1;                           ///< its last one; negative where that is not told
        std::chrono::nanoseconds stolen{0};      ///< from that core by the host, whoever ran there
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
    std::uint64_t count_ = 0;
    std::atomic<Clock::time_point> notBefore_; ///< what was asked before does not count
    std::thread thread_;
};

} // namespace mexplorer::random_events
