#include "tests/app/random_events/freezes.h"

#include "tests/app/random_events/last_words.h"
#include "tests/app/random_events/stack.h"

#include <QMetaObject>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>

#include <sys/syscall.h>
#include <unistd.h>

namespace mexplorer::random_events {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostTold = 12;

std::string folderOf(long thread) {
    return "/proc/self/task/" + std::to_string(thread);
}

/// A field of a thread's `stat`, in which the name, perhaps with blanks, is in brackets; empty if
/// unavailable.
std::string fieldOf(const std::string& folder, int number) {
    constexpr int lastBeforeName = 2;
    std::ifstream file(folder + "/stat");
    file.ignore(std::numeric_limits<std::streamsize>::max(), ')');
    std::string field;
    for (int i = lastBeforeName; i < number && file >> field; ++i) {
    }
    return file ? field : std::string();
}

/// The state of a thread: 'R' if it is running or runnable.
char stateOf(const std::string& folder) {
    const std::string field = fieldOf(folder, 3);
    return field.empty() ? 'R' : field.front();
}

/// The core on which a thread last ran.
int coreOf(const std::string& folder) {
    const std::string field = fieldOf(folder, 39);
    return field.empty() ? -1 : std::atoi(field.c_str());
}

/// The time that the host of a virtual machine took from a core.
std::chrono::nanoseconds stolenFrom(int core) {
    std::ifstream file("/proc/stat");
    const std::string name = "cpu" + std::to_string(core);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word != name) continue;
        std::int64_t user = 0, nice = 0, system = 0, idle = 0, disk = 0, hard = 0, soft = 0, stolen = 0;
        if (!(words >> user >> nice >> system >> idle >> disk >> hard >> soft >> stolen)) break;
        return std::chrono::nanoseconds(1s) * stolen / sysconf(_SC_CLK_TCK);
    }
    return {};
}

} // namespace

/// See schedstat and stat in proc(5); 0 if unavailable.
Freezes::Scheduled Freezes::scheduled() const {
    const std::string folder = folderOf(guiThread_);
    std::ifstream file(folder + "/schedstat");
    std::int64_t ran = 0;
    std::int64_t waited = 0;
    if (!(file >> ran >> waited)) return {};
    const int core = coreOf(folder);
    return {std::chrono::nanoseconds(ran), std::chrono::nanoseconds(waited), core, stolenFrom(core)};
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
        bool isTold = false;
        while (!ending_ && answers_ == answered) {
            std::this_thread::sleep_for(2ms);
            if (!isTold && asked >= notBefore_.load() && isFrozen(asked, before)) {
                isTold = true;
                const std::string event(LastWords::current());
                std::fprintf(stderr, "not answering: %s\n", event.c_str());
                Stack::print();
            }
            if (Clock::now() - asked < longestAnswer_) continue;
            std::fprintf(stderr, "no answer for %lld s\n", static_cast<long long>(longestAnswer_.count()));
            std::abort();
        }
        std::this_thread::sleep_for(5ms);
    }
}

/// Whether the thread has worked for long, or waited for something other than a core.
bool Freezes::isFrozen(Clock::time_point asked, const Scheduled& before) const {
    if (scheduled().onCore - before.onCore > worthTelling) return true;
    return Clock::now() - asked > worthTelling && stateOf(folderOf(guiThread_)) != 'R';
}

void Freezes::answer(Clock::time_point asked, const Scheduled& before) {
    ++answers_;
    if (asked < notBefore_.load()) return;
    using std::chrono::milliseconds;
    const Scheduled now = scheduled();
    const auto stolen = now.core == before.core ? now.stolen - before.stolen : 0ns;
    const auto busy = Clock::now() - asked - (now.withoutCore - before.withoutCore) - stolen;
    const auto time = std::chrono::duration_cast<milliseconds>(busy);
    const auto atWork = std::chrono::duration_cast<milliseconds>(now.onCore - before.onCore);
    if (time > worthTelling) ++count_;
    const std::string event(LastWords::current());
    if (atWork > hardest_.atWork) hardest_ = {time, atWork, event, state_()};
    const auto same = std::ranges::find(longest_, event, &Freeze::event);
    if (same != longest_.end() && same->time >= time) return;
    if (same != longest_.end()) longest_.erase(same);
    longest_.push_back({time, atWork, event, state_()});
    std::ranges::sort(longest_, std::ranges::greater{}, &Freeze::time);
    if (longest_.size() > mostTold) longest_.pop_back();
}

} // namespace mexplorer::random_events
