#pragma once

#include "core/judge/digits.h"
#include "core/judge/failure.h"

#include <algorithm>
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

/// The two numbers that most cases are, or begin with.
struct Two {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
};

/// Reads whole numbers, separated by white space, from a stream of any bytes and any length in constant
/// memory. A byte-order mark at the beginning is skipped. Once something is wrong every question answers
/// false and `failure` says what it is.
class Reader {
public:
    explicit Reader(Source source);

    /// The next number. False, with a failure: there is none, or it is no number, or outside its range.
    [[nodiscard]] bool number(std::uint64_t& value, const Wanted& wanted) {
        std::uint64_t quick = 0;
        if (quickNumber(quick, wanted)) {
            value = quick;
            return true;
        }
        const std::optional<std::uint64_t> slow = slowNumber(wanted);
        value = slow.value_or(0);
        return slow.has_value();
    }
    /// The next two numbers. False: as of `number`.
    [[nodiscard]] bool twoNumbers(Two& two, const Wanted& first, const Wanted& second) {
        return quickTwo(two, first, second) || (number(two.first, first) && number(two.second, second));
    }
    /// As many numbers as `count`, each handed to `visit`. False: as of `number`.
    template <class Visit>
    [[nodiscard]] bool numbers(std::uint64_t count, const Wanted& wanted, const Visit& visit) {
        while (count > 0) {
            if (runs_.empty()) (void)findRuns();
            const std::uint64_t quick = quickNumbers(count, wanted, visit);
            count -= quick;
            if (quick > 0) continue;
            const std::optional<std::uint64_t> slow = slowNumber(wanted);
            if (!slow) return false;
            visit(*slow);
            --count;
        }
        return true;
    }
    /// As `number`, but it must stand on this line.
    [[nodiscard]] bool numberOnLine(std::uint64_t& value, const Wanted& wanted);

    /// Whether white space is all that is left (or reading failed).
    [[nodiscard]] bool atEnd() { return runs_.empty() && !skipSpace(); }
    /// Whether white space is all that is left of this line.
    [[nodiscard]] bool atLineEnd();
    /// Whether the input ends here, as it should. False, with a failure: something else follows.
    bool ends();

    /// Where the next word begins, or the end. Amortised over all calls: O(bytes read).
    [[nodiscard]] TextPlace place();

    /// Says that something is wrong with the input at `place`. Returns false.
    bool fail(TextPlace place, Error error);

    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

private:
    static constexpr std::size_t blockBytes = std::size_t{1} << 16U;

    static bool isSpace(char c) { return c == ' ' || static_cast<unsigned char>(c - '\t') < 5; }

    /// A number as it nearly always is: at most sixteen digits and white space within the next 64 bytes, all
    /// in this block. If it is not so, nothing has happened.
    bool quickNumber(std::uint64_t& value, const Wanted& wanted) {
        if (runs_.empty() && !findRuns()) return false;
        const DigitRuns::Run run = runs_.next();
        value = run.length <= 4 ? shortNumberOf(run.text, run.length) : longValueOf(run);
        if (!fits(value, wanted)) return forgetRuns();
        at_ = run.text + run.length;
        return true;
    }
    /// Two numbers of at most four digits each. What changes is copied, so that it stays in registers.
    bool quickTwo(Two& two, const Wanted& first, const Wanted& second) {
        if (runs_.empty() && !findRuns()) return false;
        DigitRuns runs = runs_;
        const DigitRuns::Run one = runs.next();
        if (runs.empty()) return false;
        const DigitRuns::Run other = runs.next();
        if (one.length > 4 || other.length > 4) return false;
        const Two read = {shortNumberOf(one.text, one.length), shortNumberOf(other.text, other.length)};
        if (!fits(read.first, first) || !fits(read.second, second)) return false;
        two = read;
        runs_ = runs;
        at_ = other.text + other.length;
        return true;
    }
    /// As many quick numbers as are known now, at most `most`: how many there were. Copies as above.
    template <class Visit>
    std::uint64_t quickNumbers(std::uint64_t most, const Wanted& wanted, const Visit& visit) {
        DigitRuns runs = runs_;
        const char* at = at_;
        std::uint64_t count = 0;
        for (; count < most && !runs.empty(); ++count) {
            const DigitRuns::Run run = runs.next();
            const std::uint64_t value = valueOf(run);
            if (!fits(value, wanted)) {
                runs = {};
                break;
            }
            at = run.text + run.length;
            visit(value);
        }
        runs_ = runs;
        at_ = at;
        return count;
    }
    /// Of more than sixteen digits, a number that fits nowhere.
    static std::uint64_t valueOf(DigitRuns::Run run) {
        if (run.length <= 4) return shortNumberOf(run.text, run.length);
        if (run.length <= 8) return numberOf(run.text, run.length);
        if (run.length > 16) return UINT64_MAX;
        return numberOf(run.text, 8) * powersOfTen[run.length - 8] + numberOf(run.text + 8, run.length - 8);
    }
    /// The same, not inlined: who reads numbers one by one has code for short ones only.
    static std::uint64_t longValueOf(DigitRuns::Run run);
    /// Looks for numbers in what comes next. False: there is none to be read quickly.
    bool findRuns();
    bool forgetRuns() {
        runs_ = {};
        return false;
    }
    static bool fits(std::uint64_t value, const Wanted& wanted) {
        return value - wanted.least <= wanted.most - wanted.least || (wanted.zeroEnds && value == 0);
    }

    std::optional<std::uint64_t> slowNumber(const Wanted& wanted);
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
    DigitRuns runs_;                ///< numbers that come next; none before `at_`
    const char* counted_;           ///< up to where lines were counted
    std::uint64_t blockOffset_ = 0; ///< of the block, in the input without its byte-order mark
    std::uint64_t lineOffset_ = 0;  ///< of the line in which `counted_` stands
    std::size_t line_ = 1;          ///< its number
    bool started_ = false;
    bool finished_ = false;
    std::optional<Failure> failure_;
};

} // namespace mexplorer::judge
