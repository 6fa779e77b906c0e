#include "app/cli/output.h"

#include "app/cli/interrupt.h"
#include "app/cli/progress.h"

#include "core/file/reason.h"
#include "core/rules/description.h"
#include "core/solve/allowance.h"
#include "core/text/printable.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>

namespace mexplorer::cli {

namespace {

constexpr std::size_t longestComplaint = 4000; // characters
std::atomic complaints = Complaints::none;

/// Makes write() report a reader that has gone, instead of SIGPIPE killing the program.
void outliveReaders() {
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace

Output::Output(const Task& task) : task_(task) {
    outliveReaders();
}

bool Output::flush() {
    hideProgress();
    if (failure_ == 0 && !task_.cancelled()) {
        errno = 0;
        const bool all = std::fwrite(buffer_.data(), 1, buffer_.size(), stdout) == buffer_.size();
        if (!all || std::fflush(stdout) != 0) failure_ = errno == 0 ? EIO : errno;
    }
    buffer_.clear();
    return failure_ == 0 && !task_.cancelled();
}

int Output::finish(ExitCode code) {
    if (flush()) return code;
    if (task_.cancelled()) return fail(cancelled().value());
    if (isPipeClosed()) return code; // a reader that closes the pipe, as `head` does, has seen enough
    return fail({Error::Kind::invalid,
                 say(MX_TEXT("core", "The output cannot be written: %1."), sayReason(failure_)),
                 {}});
}

bool Output::isPipeClosed() const {
    return failure_ == EPIPE;
}

void complain(const std::string& sentence) {
    auto before = Complaints::none;
    if (!complaints.compare_exchange_strong(before, Complaints::some) && before == Complaints::ended) return;
    hideProgress();
    outliveReaders();
    // One line, whatever is quoted from the input.
    const std::string line = "mexplorer: " + printable(sentence, longestComplaint) + "\n";
    // If this fails, there is still the exit code.
    (void)std::fwrite(line.data(), 1, line.size(), stderr);
}

Complaints endComplaints() noexcept {
    return complaints.exchange(Complaints::ended);
}

int fail(const Error& error) {
    Error told = error;
    if (told.kind == Error::Kind::cancelled || told.field == searchLimitId) told.field.clear();
    if (told.field == positionId) told.field = "--position"; // the option's name here
    complain(told.english());
    return error.kind == Error::Kind::invalid ? badInput : outOfBudget;
}

int failUsage(const std::string& sentence, const std::string& command) {
    complain(fmt::format("{} (see mexplorer {}--help)", sentence, command.empty() ? "" : command + " "));
    return badInput;
}

int answer(const std::string& text, ExitCode code) {
    Output output(interruptibleTask());
    (void)output.write(text); // finish() reports what went wrong
    return output.finish(code);
}

} // namespace mexplorer::cli
