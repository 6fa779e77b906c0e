#include "tests/app/random_events/freezes.h"

#include "tests/app/random_events/last_words.h"

#include <QMetaObject>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <sys/syscall.h>
#include <unistd.h>

namespace mexplorer::random_events {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostTold = 12;

} // namespace

/// See schedstat in proc(5); 0 where it says nothing.
Freezes::Scheduled Freezes::scheduled() const {
    std::ifstream file("/proc/self/task/" + std::to_string(guiThread_) + "/schedstat");
    std::int64_t ran = 0;
    std::int64_t waited = 0;
    if (!(file >> ran >> waited)) return {};
    return {std::chrono::nanoseconds(ran), std::chrono::nanoseconds(waited)};
}

Freezes::Freezes(std::function<std::string()> state, std::chrono::seconds longestAnswer)
    : state_(std::move(state)), guiThread_(syscall(SYS_gettid)), longestAnswer_(longestAnswer),
      thread_([this] { ask(); }) {}

Freezes::~Freezes() {
    ending_ = true;
    thread_.join();
}

void Freezes::ask() {
    while (!ending_) {
        const Clock::time_point asked = Clock::now();
        const Scheduled before = scheduled();
        const std::uint64_t answered = answers_;
        QMetaObject::invokeMethod(
            this, [this, asked, before] { answer(asked, before); }, Qt::QueuedConnection);
        while (!ending_ && answers_ == answered) {
            std::this_thread::sleep_for(2ms);
            if (Clock::now() - asked < longestAnswer_) continue;
            std::fprintf(stderr, "no answer for %lld s\n", static_cast<long long>(longestAnswer_.count()));
            std::abort();
        }
        std::this_thread::sleep_for(5ms);
    }
}

void Freezes::answer(Clock::time_point asked, const Scheduled& before) {
    ++answers_;
    if (asked < notBefore_) return;
    using std::chrono::milliseconds;
    const Scheduled now = scheduled();
    const auto busy = Clock::now() - asked - (now.withoutCore - before.withoutCore);
    const auto time = std::chrono::duration_cast<milliseconds>(busy);
    const auto atWork = std::chrono::duration_cast<milliseconds>(now.onCore - before.onCore);
    if (time > worthTelling) ++count_;
    const std::string event(LastWords::current());
    const auto same = std::ranges::find(longest_, event, &Freeze::event);
    if (same != longest_.end() && same->time >= time) return;
    if (same != longest_.end()) longest_.erase(same);
    longest_.push_back({time, atWork, event, state_()});
    std::ranges::sort(longest_, std::ranges::greater{}, &Freeze::time);
    if (longest_.size() > mostTold) longest_.pop_back();
}

} // namespace mexplorer::random_events
