#include "app/cli/interrupt.h"

#include <csignal>

namespace mexplorer::cli {

namespace {

Task runTask;

extern "C" void cancelRun(int /*signal*/) {
    runTask.cancel(); // a lock-free store: allowed in a signal handler
}

} // namespace

Task& interruptibleTask() {
    struct sigaction action = {};
    action.sa_handler = cancelRun; // without SA_RESTART: a write that waits for its reader is interrupted too
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    return runTask;
}

} // namespace mexplorer::cli
