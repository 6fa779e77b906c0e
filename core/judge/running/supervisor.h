#pragma once

#include "core/file/descriptor.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace mexplorer::judge {

/// A program to be started, and what it is given.
struct Launch {
    std::vector<std::string> words;       ///< its path, and its arguments
    std::vector<std::string> environment; ///< NAME=value
    std::string folder;                   ///< where it stands
    int input;                            ///< open files: its standard input, …
    int output;
    int complaints;
    int passedOn = -1;       ///< one more that it gets, under the same number, if any
    std::uint64_t processor; ///< seconds that each of its processes may take, at most
    std::uint64_t file;      ///< bytes that each file it writes may have, at most
};

/// What a program and all its descendants take together.
struct Usage {
    std::chrono::milliseconds time{0}; ///< of the processor, by those that have ended, too
    std::uint64_t memory = 0;          ///< bytes in use now
};

/// A running program and all its descendants, also those in sessions of their own. They are kept together by
/// a process between this one and the program's parent: what loses its parent becomes its child. The parent
/// ignores the signals that a program may send it. All are ended by `end`, by the destructor, or when this
/// process ends.
class Supervised {
public:
    /// The program, or the errno that says why it could not be started.
    [[nodiscard]] static std::optional<Supervised> start(const Launch& launch, int& error);

    Supervised(Supervised&& other) noexcept;
    Supervised& operator=(Supervised&&) = delete;
    ~Supervised() { end(); }

    /// Waits until the program has ended, but not longer than this; returns whether it has.
    [[nodiscard]] bool hasEnded(std::chrono::milliseconds longest);
    /// As from waitpid, once the program has ended; nothing if its parent was killed.
    [[nodiscard]] std::optional<int> status() const { return status_; }
    [[nodiscard]] Usage usage() const;
    /// Kills all that still runs.
    void end();

private:
    Supervised(pid_t keeper, Descriptor control, Descriptor ended)
        : keeper_(keeper), control_(std::move(control)), ended_(std::move(ended)) {}

    pid_t keeper_;
    pid_t parent_ = 0;   ///< of the program
    Descriptor control_; ///< the keeper kills all when this is closed
    Descriptor ended_;   ///< here the program's parent says how it ended
    std::optional<int> status_;
};

} // namespace mexplorer::judge
