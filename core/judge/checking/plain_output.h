#pragma once

#include "core/judge/reader.h"

#include <string_view>

namespace mexplorer::judge {

/// Somebody's output as judges compare it, character by character: without blanks at the ends of lines and
/// empty lines at its end, and with a line break behind the last line. Constant memory.
class PlainOutput {
public:
    static constexpr int end = -1;
    static constexpr int blanks = 256; ///< blanks other than one space between two words

    explicit PlainOutput(Source source);

    /// The next character, `blanks` or `end`.
    [[nodiscard]] int current();
    void advance();

    /// At the beginning of a line: what has been read of it and the lines behind it, as they stand in the
    /// output. May be empty.
    [[nodiscard]] std::string_view ahead() const;
    /// Whole lines of that.
    void skip(std::size_t bytes) { at_ += bytes; }

    /// Why it could not be read, if it could not.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
    static constexpr std::size_t blockBytes = std::size_t{1} << 16U;

    bool refill();
    void readAhead();

    Source source_;
    std::unique_ptr<char[]> block_;
    std::size_t at_ = 0;
    std::size_t held_ = 0;
    std::uint64_t breaks_ = 0; ///< before the next letter
    std::uint64_t blanks_ = 0; ///< behind those
    bool isSpace_ = false;     ///< that is a space
    bool hasText_ = false;     ///< the line has some so far
    bool isOver_ = false;
    std::optional<Error> failure_;
};

} // namespace mexplorer::judge
