#pragma once

#include "core/judge/failure.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>

namespace mexplorer::judge {

/// An input: writes at most `size` bytes to `block` and returns how many; 0 at the end.
using Source = std::function<Expected<std::size_t>(char* block, std::size_t size)>;

/// A number expected next: its name in the description of the format, and its range.
struct Wanted {
    const char* name;
    std::uint64_t least;
    std::uint64_t most;
    bool zeroEnds = false; ///< 0, outside the range, is allowed, too: no more cases follow

    [[nodiscard]] bool has(std::uint64_t value) const {
        return value - least <= most - least || (zeroEnds && value == 0);
    }
};

/// Two numbers, which make up most cases or their beginnings.
struct Two {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
};

/// Reads whole numbers, separated by white space, commas, semicolons or brackets, from a stream of arbitrary
/// bytes of any length, in constant memory; they may be written in other signs than ASCII’s (see
/// plainSource). After a failure every read returns false, and `failure` says what is wrong.
class Reader {
public:
    explicit Reader(Source source);

    /// Reads the next number. False, with a failure, if there is none, or it is no number or out of range.
    [[nodiscard]] bool number(std::uint64_t& value, const Wanted& wanted) {
        if ((next_ == known_ && !findNumbers()) || !wanted.has(numbers_[next_]))
            return slowNumber(value, wanted);
        value = numbers_[next_++];
        return true;
    }
    /// Reads the next two numbers. False: as for `number`.
    [[nodiscard]] bool twoNumbers(Two& two, const Wanted& first, const Wanted& second) {
        return number(two.first, first) && number(two.second, second);
    }
    /// Reads `count` numbers and passes each to `visit`. False: as for `number`.
    template <class Visit>
    [[nodiscard]] bool numbers(std::uint64_t count, const Wanted& wanted, const Visit& visit) {
        while (count > 0) {
            const std::span known = ahead(1);
            const std::size_t most = std::min<std::uint64_t>(known.size(), count);
            std::size_t read = 0;
            while (read < most && wanted.has(known[read]))
                visit(known[read++]);
            skip(read);
            count -= read;
            if (read > 0 && read == most) continue;
            std::uint64_t value = 0;
            if (!slowNumber(value, wanted)) return false;
            visit(value);
            --count;
        }
        return true;
    }
    /// The next numbers, without consuming them: at least `least` (≤ 16), unless the block ends or something
    /// other than a number follows.
    [[nodiscard]] std::span<const std::uint64_t> ahead(std::size_t least) {
        if (known_ - next_ < least) (void)findNumbers();
        return std::span(numbers_).subspan(next_, known_ - next_);
    }
    /// Consumes so many of the numbers that `ahead` returned.
    void skip(std::size_t count) { next_ += count; }
    /// As `number`, but it must be on the current line.
    [[nodiscard]] bool numberOnLine(std::uint64_t& value, const Wanted& wanted);

    /// Whether only white space is left, or reading failed.
    [[nodiscard]] bool atEnd() { return next_ == known_ && !skipSpace(); }
    /// Whether only white space is left on this line.
    [[nodiscard]] bool atLineEnd();
    /// Checks that the input ends here. False, with a failure, if anything but white space follows.
    bool ends();

    /// The beginning of the next word, or the end; columns count bytes. O(bytes read) for all calls together.
    [[nodiscard]] TextPlace place();

    /// Reports what is wrong with the input at `place`. Returns false.
    bool fail(TextPlace place, Error error);

    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

private:
    static constexpr std::size_t blockBytes = std::size_t{1} << 16U;

    /// Finds numbers of the usual form, at most sixteen digits followed by white space, in the current block.
    /// False if there is none.
    bool findNumbers();
    /// Reads any other number, byte by byte.
    bool slowNumber(std::uint64_t& value, const Wanted& wanted);
    /// Where the first unread number begins.
    [[nodiscard]] const char* here() const { return next_ == 0 ? at_ : block_ + ends_[next_ - 1]; }
    /// Moves `at_` there and discards the numbers found after it.
    void forgetNumbers();
    bool refill();
    bool skipSpace();
    void countLines(const char* until);
    TextPlace placeOf(std::uint64_t offset, const char* after);
    [[nodiscard]] std::uint64_t offsetOf(const char* at) const {
        return blockOffset_ + static_cast<std::uint64_t>(at - block_);
    }
    struct Word;
    Word word();
    bool failWord(const Word& word, const Wanted& wanted);
    bool failMissing(const Wanted& wanted, bool endOfInput);

    Source source_;
    std::unique_ptr<char[]> memory_;
    char* block_;                   ///< within `memory_`, with some bytes before it
    const char* at_;                ///< everything before it has been read
    const char* end_;               ///< of the block
    const char* counted_;           ///< up to here lines have been counted
    std::uint64_t blockOffset_ = 0; ///< of the block, in the plain input
    std::uint64_t lineOffset_ = 0;  ///< of the line that contains `counted_`
    std::size_t line_ = 1;          ///< that line's number
    bool finished_ = false;
    std::optional<Failure> failure_;

    // Numbers after `at_`, found many at a time; those before numbers_[next_] have been consumed.
    static constexpr std::size_t mostKnown = 512;
    std::size_t next_ = 0;
    std::size_t known_ = 0;
    std::array<std::uint64_t, mostKnown> numbers_;
    std::array<std::uint32_t, mostKnown> ends_; ///< offsets in the block of the ends of their digits
};

} // namespace mexplorer::judge
