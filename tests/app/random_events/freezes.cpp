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

/// For how long a thread could have run and had no core (see schedstat in proc(5)); 0 where that is not told.
std::chrono::nanoseconds withoutCore(long thread) {
    std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/schedstat");
    std::int64_t ran = 0;
    std::int64_t waited = 0;
    return std::chrono::nanoseconds(file >> ran >> waited ? waited : 0);
}

} // namespace

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
        const std::chrono::nanoseconds waited = withoutCore(guiThread_);
        const std::uint64_t before = answers_;
        QMetaObject::invokeMethod(
            this, [this, asked, waited] { answer(asked, waited); }, Qt::QueuedConnection);
        while (!ending_ && answers_ == before) {
            std::this_thread::sleep_for(2ms);
            if (Clock::now() - asked < longestAnswer_) continue;
            std::fprintf(stderr, "no answer for %lld s\n", static_cast<long long>(longestAnswer_.count()));
            std::abort();
        }
        std::this_thread::sleep_for(5ms);
    }
}

/// `waited`: for how long the window's thread had had no core then.
void Freezes::answer(Clock::time_point asked, std::chrono::nanoseconds waited) {
    ++answers_;
    if (asked < notBefore_) return;
    const auto busy = Clock::now() - asked - (withoutCore(guiThread_) - waited);
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(busy);
    if (time > worthTelling) ++count_;
    const std::string event(LastWords::current());
    const auto same = std::ranges::find(longest_, event, &Freeze::event);
    if (same != longest_.end() && same->time >= time) return;
    if (same != longest_.end()) longest_.erase(same);
    longest_.push_back({time, event, state_()});
    std::ranges::sort(longest_, std::ranges::greater{}, &Freeze::time);
    if (longest_.size() > mostTold) longest_.pop_back();
}

} // namespace mexplorer::random_events
