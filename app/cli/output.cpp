#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace mexplorer::cli {

bool Output::flush() {
    if (good_) {
        const bool all = std::fwrite(buffer_.data(), 1, buffer_.size(), stdout) == buffer_.size();
        good_ = all && std::fflush(stdout) == 0;
        if (!good_) fmt::print(stderr, "mexplorer: the output cannot be written: {}\n", std::strerror(errno));
    }
    buffer_.clear();
    return good_;
}

int fail(const Error& error) {
    fmt::print(stderr, "mexplorer: {}\n", error.english());
    return error.kind == Error::Kind::invalid ? badInput : outOfBudget;
}

int answer(const std::string& text, ExitCode code) {
    Output output;
    output.write(text);
    return output.flush() ? code : badInput;
}

} // namespace mexplorer::cli
