#pragma once

#include "core/task/task.h"

namespace mexplorer::cli {

/// The task of this run.
[[nodiscard]] Task& interruptibleTask();

/// From now on an interrupt from the terminal cancels the task. If the work does not stop soon (a read that
/// waits for input cannot check the task), the program exits as if cancelled.
void heedInterrupts();

/// From now on a write beyond the largest size that a file may have (as ulimit -f sets it) fails and is
/// reported, instead of ending the program by a signal. Programs that are started do not inherit this.
void outliveFullFiles();

/// While it lives, an interrupt cancels this task instead; a second interrupt cancels the run.
class InterruptsCancel {
public:
    explicit InterruptsCancel(Task& task);
    InterruptsCancel(const InterruptsCancel&) = delete;
    InterruptsCancel& operator=(const InterruptsCancel&) = delete;
    ~InterruptsCancel();
};

} // namespace mexplorer::cli
