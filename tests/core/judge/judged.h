#pragma once

#include "core/judge/judge.h"

#include <algorithm>
#include <string>

/// All results of judging a text.
struct Judged {
    std::string output;
    std::string error; ///< in English; empty if none
    std::size_t line = 0;
    std::size_t column = 0;
    std::uint64_t cases = 0;

    friend bool operator==(const Judged&, const Judged&) = default;
};

/// A source of the text, with at most `chunk` bytes at a time.
inline mexplorer::judge::Source chunks(const std::string& text, std::size_t chunk) {
    return [&text, chunk, at = std::size_t{0}](char* block,
                                               std::size_t size) mutable -> mexplorer::Expected<std::size_t> {
        const std::size_t count = std::min({chunk, size, text.size() - at});
        std::copy_n(text.data() + at, count, block);
        at += count;
        return count;
    };
}

inline Judged judged(const std::string& id, const std::string& text, std::size_t chunk = SIZE_MAX) {
    Judged found;
    mexplorer::Task task;
    const auto result = mexplorer::judge::judge(
        **mexplorer::judge::findProblem(id), chunks(text, chunk),
        [&](std::string_view block) {
            found.output += block;
            return true;
        },
        task);
    if (result) {
        found.cases = *result;
        return found;
    }
    found.error = result.error().error.english();
    if (result.error().place) {
        found.line = result.error().place->line;
        found.column = result.error().place->column;
    }
    return found;
}
