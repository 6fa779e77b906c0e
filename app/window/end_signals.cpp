#include "app/window/end_signals.h"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace mexplorer::app {

namespace {

constexpr int ends[] = {SIGTERM, SIGHUP, SIGINT};
int pipeEnds[2] = {-1, -1}; // what the handler writes is read by the event loop

/// Only what is safe in a signal handler.
void passOn(int /*signal*/) {
    const int before = errno;
    const char byte = 0;
    (void)!::write(pipeEnds[1], &byte, 1);
    errno = before;
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0) return; // signals end the program at once, as usual
    notifier_.setSocket(pipeEnds[0]);
    notifier_.setEnabled(true);
    connect(&notifier_, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        if (::read(pipeEnds[0], bytes, sizeof bytes) > 0) emit asked();
    });
    for (const int signal : ends) {
        struct sigaction action = {};
        ::sigaction(signal, nullptr, &action);
        if (action.sa_handler == SIG_IGN) continue;
        action = {};
        action.sa_handler = passOn;
        action.sa_flags = SA_RESTART;
        ::sigaction(signal, &action, nullptr);
    }
}

/// From here on a signal ends the program at once again.
EndSignals::~EndSignals() {
    for (const int signal : ends) {
        struct sigaction action = {};
        ::sigaction(signal, nullptr, &action);
        if (action.sa_handler == passOn) std::signal(signal, SIG_DFL);
    }
    notifier_.setEnabled(false);
    for (int& end : pipeEnds) {
        if (end >= 0) ::close(end);
        end = -1;
    }
}

} // namespace mexplorer::app
