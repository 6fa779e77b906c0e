#pragma once

#include "core/judge/digits.h"
#include "core/judge/failure.h"

#include <functional>
#include <memory>

namespace mexplorer::judge {

/// Where the input comes from: puts at most `size` bytes at `block` and says how many; 0 is the end.
using Source = std::function<Expected<std::size_t>(char* block, std::size_t size)>;

/// A number that the input should have next: its name in the description of the format, and its range.
struct Wanted {
    const char* name;
    std::uint64_t least;
    std::uint64_t most;
    bool zeroEnds = false; ///< 0, outside the range, is allowed too: it says that no more cases follow
};

/// Reads whole numbers, separated by white space, from a stream of any bytes and any length in constant
/// memory. A byte-order mark at the beginning is skipped. Once something is wrong every question answers
/// false and `failure` says what it is.
class Reader {
public:
    explicit Reader(Source source);

    /// The next number. False, with a failure: there is none, or it is no number, or outside its range.
    [[nodiscard]] bool number(std::uint64_t& value, const Wanted& wanted) {
        return quickNumber(value, wanted) || slowNumber(value, wanted);
    }
    /// The same, but it must stand on this line.
    [[nodiscard]] bool numberOnLine(std::uint64_t& value, const Wanted& wanted);

    /// Whether white space is all that is left (or reading failed).
    [[nodiscard]] bool atEnd() { return (at_ == end_ || isSpace(*at_)) && !skipSpace(); }
    /// Whether white space is all that is left of this line.
    [[nodiscard]] bool atLineEnd();
    /// Whether the input ends here, as it should. False, with a failure: something else follows.
    bool ends();

    /// Where the reader stands. Amortised over all calls: O(bytes read).
    [[nodiscard]] TextPlace place();

    /// Says that something is wrong with the input at `place`. Returns false.
    bool fail(TextPlace place, Error error);

    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

private:
    static constexpr std::size_t blockBytes = std::size_t{1} << 18U;
    static constexpr std::ptrdiff_t longestQuick = 18; ///< a line break, two words of digits, a separator

    static bool isSpace(char c) { return c == ' ' || static_cast<unsigned char>(c - '\t') < 5; }

    /// A number as it nearly always is: at most one line break before it, fewer than sixteen digits, white
    /// space behind it, all in this block. If it is not so, nothing has happened.
    bool quickNumber(std::uint64_t& value, const Wanted& wanted) {
        const char* p = at_;
        if (end_ - p < longestQuick) return false;
        if (*p == '\n') ++p;
        const EightBytes first(p);
        unsigned digits = first.digitCount();
        if (digits == 0) return false;
        std::uint64_t read = first.number(digits);
        p += digits;
        if (digits == 8) {
            const EightBytes second(p);
            digits = second.digitCount();
            if (digits == 8) return false;
            if (digits > 0) read = read * powersOfTen[digits] + second.number(digits);
            p += digits;
        }
        if (!isSpace(*p) || !fits(read, wanted)) return false;
        at_ = p + (*p != '\n'); // lines may matter
        value = read;
        return true;
    }
    static bool fits(std::uint64_t value, const Wanted& wanted) {
        return value - wanted.least <= wanted.most - wanted.least || (wanted.zeroEnds && value == 0);
    }

    bool slowNumber(std::uint64_t& value, const Wanted& wanted);
    bool refill();
    bool skipSpace();
    void countLines(const char* until);
    TextPlace placeAt(std::uint64_t offset);
    [[nodiscard]] std::uint64_t offset() const {
        return blockOffset_ + static_cast<std::uint64_t>(at_ - block_.get());
    }
    struct Word;
    Word word();
    bool failWord(const Word& word, const Wanted& wanted);
    bool failMissing(const Wanted& wanted, bool endOfInput);

    Source source_;
    std::unique_ptr<char[]> block_;
    const char* at_;
    const char* end_;
    const char* counted_;           ///< up to where lines were counted
    std::uint64_t blockOffset_ = 0; ///< of the block, in the input without its byte-order mark
    std::uint64_t lineOffset_ = 0;  ///< of the line in which `counted_` stands
    std::size_t line_ = 1;          ///< its number
    bool started_ = false;
    bool finished_ = false;
    std::optional<Failure> failure_;
};

} // namespace mexplorer::judge
