#pragma once

#include "core/text/expected.h"
#include "core/text/utf8.h"

#include <cstdio>
#include <cstdlib>

// What every fuzzer requires of the code, besides not crashing.

namespace mexplorer::fuzz {

/// Unless `holds`, aborts, which makes the input a finding.
inline void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "NOT TRUE: %s\n", what.c_str());
    std::abort();
}

/// An error must be one line of valid UTF-8, whatever the input.
inline void requireSentence(const Error& error) {
    const std::string line = error.english();
    require(!error.message.empty() && !error.message.english().empty(), "a refusal says why");
    require(validLength(line) == line.size(), "a refusal is UTF-8: " + line);
    require(line.find('\n') == std::string::npos, "a refusal is one line: " + line);
}

/// Whether there is an answer; if not, checks the error.
template <class T>
bool answered(const Expected<T>& answer) {
    if (!answer) requireSentence(answer.error());
    return answer.has_value();
}

} // namespace mexplorer::fuzz
