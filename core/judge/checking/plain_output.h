#pragma once

#include "core/judge/reader.h"

#include <string_view>

namespace mexplorer::judge {

/// An output as judges compare it, byte by byte: without blanks at line ends and empty lines at its end, and
/// with a line break after the last line. Constant memory.
class PlainOutput {
public:
    static constexpr int end = -1;
    static constexpr int blanks = 256; ///< any blanks but a single space between two words

    explicit PlainOutput(Source source);

    /// The next byte, `blanks` or `end`.
    [[nodiscard]] int current();
    void advance();

    /// At the beginning of a line: the raw text read so far of this line and those after it; may be empty.
    [[nodiscard]] std::string_view ahead() const;
    /// Skips whole lines of ahead(), by their length in bytes.
    void skip(std::size_t bytes) { at_ += bytes; }

    /// Why it could not be read; empty if it could.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
    static constexpr std::size_t blockBytes = std::size_t{1} << 16U;

    bool refill();
    void readAhead();

    Source source_;
    std::unique_ptr<char[]> block_;
    std::size_t at_ = 0;
    std::size_t held_ = 0;
    std::uint64_t breaks_ = 0; ///< line breaks before the next other character
    std::uint64_t blanks_ = 0; ///< blanks after those
    bool isSpace_ = false;     ///< whether the last of these is a space
    bool hasText_ = false;     ///< whether the line has any text so far
    bool isOver_ = false;
    std::optional<Error> failure_;
};

} // namespace mexplorer::judge
