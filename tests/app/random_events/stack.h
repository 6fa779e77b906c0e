#pragma once

namespace mexplorer::random_events {

/// What another thread is doing.
class Stack {
public:
    /// For the thread that calls it; once.
    static void install();
    /// Lets that thread print where it is, with its callers, to the standard error output; `addr2line -Cfipe`
    /// names what has no name there. From any thread; does not wait.
    static void print();
};

} // namespace mexplorer::random_events
