#pragma once

#include <QObject>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace mexplorer::random_events {

/// How long the window did not answer: another thread asks the event loop again and again. Time in which the
/// window's thread could have run and got no core does not count, so that a busy machine is no freeze.
class Freezes : public QObject {
public:
    /// `longestAnswer`: after that the program is given up, with its last words.
    explicit Freezes(std::chrono::seconds longestAnswer);
    ~Freezes() override;

    struct Freeze {
        std::chrono::milliseconds time;
        std::string event; ///< that was at work
    };
    /// The longest, one for each event, the longest first.
    [[nodiscard]] const std::vector<Freeze>& longest() const { return longest_; }
    /// How many were longer than `worthTelling`.
    [[nodiscard]] std::uint64_t count() const { return count_; }

    static constexpr std::chrono::milliseconds worthTelling{200};

private:
    void ask();
    void answer(std::chrono::nanoseconds busy);

    long guiThread_;
    std::chrono::seconds longestAnswer_;
    std::atomic<bool> ending_ = false;
    std::atomic<std::uint64_t> answers_ = 0;
    std::vector<Freeze> longest_;
    std::uint64_t count_ = 0;
    std::thread thread_;
};

} // namespace mexplorer::random_events
