#include "app/cli/progress.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <csignal>
#include <memory>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace mexplorer::cli {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto firstAfter = std::chrono::milliseconds(200);
constexpr auto between = std::chrono::milliseconds(200);

std::atomic<bool> isShown = false;

void writeToTerminal(std::string_view text) {
    (void)!::write(STDERR_FILENO, text.data(), text.size()); // a terminal that is gone does not matter
}

/// Rounded down; with as many decimals as it takes to see that something is done.
std::string percentText(double part) {
    constexpr int mostDecimals = 4;
    double scale = 100;
    int decimals = 0;
    while (part * scale < 1 && decimals < mostDecimals) {
        scale *= 10;
        ++decimals;
    }
    return fmt::format("{:.{}f}", std::floor(part * scale) / (scale / 100), decimals);
}

/// “working: 42 %, 3 s”; without the percentage if it is not known.
std::string lineFor(const Task& task, Clock::duration time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const double part = task.progress();
    const std::string percent = part > 0 ? fmt::format(" {} %,", percentText(part)) : "";
    return fmt::format("{}working:{} {} s (Ctrl+C ends it)", clearLine, percent, seconds);
}

class Line {
public:
    explicit Line(const Task& task) : task_(task), drawer_([this] { draw(); }) {}
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    ~Line() {
        {
            const std::lock_guard lock(mutex_);
            isOver_ = true;
        }
        over_.notify_one();
        drawer_.join();
    }

private:
    void draw() {
        const Clock::time_point begin = Clock::now();
        const auto isOver = [this] { return isOver_; };
        std::unique_lock lock(mutex_);
        for (auto wait = firstAfter; !over_.wait_for(lock, wait, isOver); wait = between) {
            isShown = true;
            writeToTerminal(lineFor(task_, Clock::now() - begin));
        }
        if (isShown.exchange(false)) writeToTerminal(clearLine);
    }

    const Task& task_;
    std::mutex mutex_;
    std::condition_variable over_;
    bool isOver_ = false;
    std::thread drawer_;
};

std::unique_ptr<Line> progressLine;

} // namespace

void showProgress(const Task& task) {
    if (::isatty(STDERR_FILENO) == 0) return;
    // The new thread gets no signals: they must interrupt the working thread's waiting reads and writes.
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    progressLine = std::make_unique<Line>(task);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void hideProgress() {
    progressLine.reset();
}

bool isProgressShown() noexcept {
    return isShown.load(std::memory_order_relaxed);
}

} // namespace mexplorer::cli
