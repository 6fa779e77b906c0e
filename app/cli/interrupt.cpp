#include "app/cli/interrupt.h"

#include "app/cli/output.h"
#include "app/cli/progress.h"

#include <atomic>
#include <csignal>
#include <ctime>
#include <string_view>
#include <unistd.h>

namespace mexplorer::cli {

namespace {

/// Nanoseconds that cancelled work has to end by itself. Short, as the system then still needs time to free
/// its memory.
constexpr long patience = 40'000'000;

Task runTask;
std::atomic<Task*> innerTask = nullptr;
timer_t lastMoment;

// The next three functions may call only what is allowed in signal handlers.

void endSoon() {
    const itimerspec soon = {{}, {0, patience}};
    timer_settime(lastMoment, 0, &soon, nullptr);
}

extern "C" void cancelRun(int /*signal*/) {
    if (Task* inner = innerTask.load(); inner && !inner->cancelled()) {
        inner->cancel();
        return;
    }
    runTask.cancel(); // a lock-free store
    endSoon();
}

extern "C" void endRun(int /*signal*/) {
    const Complaints before = endComplaints();
    if (before == Complaints::some) return endSoon(); // lets the current complaint be written
    const auto write = [](std::string_view text) {
        return ::write(STDERR_FILENO, text.data(), text.size()) >= 0;
    };
    if (isProgressShown()) (void)write(clearLine);
    if (before == Complaints::none) (void)write("mexplorer: Cancelled.\n");
    _exit(outOfBudget);
}

void handleBy(int signal, void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler; // without SA_RESTART: a write that waits for its reader is interrupted too
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

extern "C" void letWriteFail(int /*signal*/) {}

} // namespace

Task& interruptibleTask() {
    return runTask;
}

void outliveFullFiles() {
    handleBy(SIGXFSZ, letWriteFail);
}

InterruptsCancel::InterruptsCancel(Task& task) {
    innerTask = &task;
}

InterruptsCancel::~InterruptsCancel() {
    innerTask = nullptr;
}

void heedInterrupts() {
    sigevent event = {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGALRM;
    if (timer_create(CLOCK_MONOTONIC, &event, &lastMoment) != 0) return; // then an interrupt kills, as usual
    handleBy(SIGALRM, endRun);
    handleBy(SIGINT, cancelRun);
}

} // namespace mexplorer::cli
