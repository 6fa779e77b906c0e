#pragma once

namespace mexplorer::random_events {

/// Shows what another thread is doing.
class Stack {
public:
    /// To be called once, by the thread to be watched.
    static void install();
    /// Makes that thread print its stack to standard error; `addr2line -Cfipe` names functions that have no
    /// name there. May be called from any thread; does not wait.
    static void print();
    /// Prints the stack of the thread that calls this.
    static void printHere();
};

} // namespace mexplorer::random_events
