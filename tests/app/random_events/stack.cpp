#include "tests/app/random_events/stack.h"

#include <array>
#include <csignal>

#include <execinfo.h>
#include <pthread.h>
#include <unistd.h>

namespace mexplorer::random_events {

namespace {

constexpr int deepest = 40;

pthread_t thread{};

void atSignal(int /*signal*/) {
    Stack::printHere();
}

} // namespace

void Stack::printHere() {
    std::array<void*, deepest> callers{};
    const int count = backtrace(callers.data(), deepest);
    backtrace_symbols_fd(callers.data(), count, STDERR_FILENO);
}

void Stack::install() {
    thread = pthread_self();
    std::array<void*, 1> none{};
    backtrace(none.data(), 1); // loads its library, which is not allowed in a signal handler
    struct sigaction action {};
    action.sa_handler = atSignal;
    action.sa_flags = SA_RESTART;
    sigaction(SIGUSR1, &action, nullptr);
}

void Stack::print() {
    pthread_kill(thread, SIGUSR1);
}

} // namespace mexplorer::random_events
