#include "core/judge/reader.h"

#include "core/judge/digits.h"
#include "core/judge/plain_source.h"
#include "core/text/parse.h"
#include "core/text/powers.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace mexplorer::judge {

namespace {

constexpr std::size_t mostQuoted = 128; // bytes
// How many bytes before and after those searched for numbers must be readable (see readNumbers).
constexpr std::size_t bytesBefore = 3;
constexpr std::uint32_t bytesBehind = 8;

/// White space, or a sign that people put between numbers or around them, as in “(3, 5), (7, 9)”.
bool isSpace(char c) {
    return c == ' ' || static_cast<unsigned char>(c - '\t') < 5 ||
           std::string_view(",;()[]{}").find(c) != std::string_view::npos;
}

/// Whether it ends a run of blanks within a line.
bool endsBlank(char c) {
    return c == '\n' || !isSpace(c);
}

/// How many bytes are line breaks. The inner loop is short enough to be vectorised with counters of one byte.
std::size_t countBreaks(const char* at, const char* end) {
    constexpr std::ptrdiff_t stretch = 240;
    std::size_t breaks = 0;
    while (at != end) {
        const std::ptrdiff_t length = std::min(stretch, end - at);
        std::uint8_t some = 0;
        for (std::ptrdiff_t i = 0; i < length; ++i)
            some = static_cast<std::uint8_t>(some + (at[i] == '\n'));
        breaks += some;
        at += length;
    }
    return breaks;
}

} // namespace

/// The text between two separators, however long.
struct Reader::Word {
    std::uint64_t offset = 0;
    std::string beginning; ///< enough to quote it
    std::uint64_t digits = 0;
    std::uint64_t length = 0;
    std::uint64_t value = 0; ///< of the digits
    bool tooLong = false;    ///< for `value`

    [[nodiscard]] bool isNumber() const { return digits == length; }
    [[nodiscard]] bool isNegative() const {
        return beginning[0] == '-' && digits > 0 && digits + 1 == length && (value > 0 || tooLong);
    }

    void add(char c) {
        ++length;
        if (beginning.size() < mostQuoted) beginning += c;
        if (c < '0' || c > '9') return;
        ++digits;
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (value > (std::numeric_limits<std::uint64_t>::max() - digit) / 10)
            tooLong = true;
        else
            value = value * 10 + digit;
    }
};

Reader::Reader(Source source)
    : source_(plainSource(std::move(source))), memory_(std::make_unique<char[]>(bytesBefore + blockBytes)),
      block_(memory_.get() + bytesBefore), at_(block_), end_(block_), counted_(block_) {}

/// Gets the next block. False if there is none.
bool Reader::refill() {
    if (finished_ || failure_) return false;
    countLines(end_);
    char* const block = block_;
    blockOffset_ += static_cast<std::uint64_t>(end_ - block);
    const auto more = source_(block, blockBytes);
    if (!more) failure_ = Failure{more.error(), {}};
    const std::size_t count = more.value_or(0);
    finished_ = count == 0;
    at_ = counted_ = block;
    end_ = block + count;
    return count > 0;
}

void Reader::forgetNumbers() {
    at_ = here();
    next_ = known_ = 0;
}

/// False at the end of the input.
bool Reader::skipSpace() {
    forgetNumbers();
    while (true) {
        at_ = std::find_if_not(at_, end_, isSpace);
        if (at_ != end_) return true;
        if (!refill()) return false;
    }
}

bool Reader::atLineEnd() {
    while (true) {
        const char* const at = std::find_if(here(), end_, endsBlank);
        if (at != end_) return *at == '\n';
        forgetNumbers(); // all have been consumed: only blanks are left in the block
        at_ = end_;
        if (!refill()) return true;
    }
}

bool Reader::ends() {
    if (failure_) return false;
    if (!skipSpace()) return !failure_;
    const Word follows = word();
    return fail(placeOf(follows.offset, at_),
                invalid(say(MX_TEXT("core", "“%1” follows where the input should end."),
                            shortened(follows.beginning)))
                    .value());
}

Reader::Word Reader::word() {
    Word found;
    found.offset = offsetOf(at_);
    do {
        for (; at_ != end_ && !isSpace(*at_); ++at_)
            found.add(*at_);
    } while (at_ == end_ && refill());
    return found;
}

bool Reader::findNumbers() {
    forgetNumbers();
    if (failure_) return false;
    auto at = static_cast<std::uint32_t>(at_ - block_);
    const auto end = static_cast<std::uint32_t>(end_ - block_);
    std::size_t count = 0;
    while (count + DigitRuns::most <= mostKnown && end - at >= DigitRuns::bytes + bytesBehind) {
        const std::size_t more = readNumbers(block_, at, {&numbers_[count], &ends_[count]});
        if (more == 0) break;
        count += more;
        at = ends_[count - 1];
    }
    known_ = count;
    return count > 0;
}

bool Reader::slowNumber(std::uint64_t& value, const Wanted& wanted) {
    value = 0;
    if (failure_) return false;
    if (!skipSpace()) return failMissing(wanted, true);
    const Word found = word();
    if (failure_) return false;
    if (!found.isNumber() || found.tooLong || !wanted.has(found.value)) return failWord(found, wanted);
    value = found.value;
    return true;
}

bool Reader::numberOnLine(std::uint64_t& value, const Wanted& wanted) {
    if (atLineEnd()) return failMissing(wanted, here() == end_);
    return number(value, wanted);
}

bool Reader::failWord(const Word& word, const Wanted& wanted) {
    const std::string quoted = shortened(word.beginning);
    const auto& [name, first, last, zeroEnds] = wanted;
    const std::string least = limitText(first);
    const std::string most = limitText(last);
    const bool whole = word.isNumber() || word.isNegative();
    Message message;
    if (first == last && !zeroEnds) {
        message =
            say(MX_TEXT("core", "“%1” stands where %2 belongs: only %3 fits there."), quoted, name, least);
    } else if (whole && zeroEnds) {
        message = say(MX_TEXT("core", "%1 is outside the range of %2, %3 to %4, or 0 to end."), quoted, name,
                      least, most);
    } else if (whole) {
        message = say(MX_TEXT("core", "%1 is outside the range of %2, %3 to %4."), quoted, name, least, most);
    } else if (zeroEnds) {
        message = say(MX_TEXT("core", "“%1” stands where %2 belongs: a whole number from %3 to %4, or 0 to "
                                      "end."),
                      quoted, name, least, most);
    } else {
        message = say(MX_TEXT("core", "“%1” stands where %2 belongs: a whole number from %3 to %4."), quoted,
                      name, least, most);
    }
    return fail(placeOf(word.offset, at_), invalid(message).value());
}

bool Reader::failMissing(const Wanted& wanted, bool endOfInput) {
    const auto& [name, first, last, zeroEnds] = wanted;
    const std::string least = limitText(first);
    const std::string most = limitText(last);
    Message message;
    if (first == last && !zeroEnds) {
        message =
            endOfInput
                ? say(MX_TEXT("core", "The input ends where %1 belongs: only %2 fits there."), name, least)
                : say(MX_TEXT("core", "The line ends where %1 belongs: only %2 fits there."), name, least);
    } else if (!endOfInput) {
        message = say(MX_TEXT("core", "The line ends where %1 belongs: a whole number from %2 to %3."), name,
                      least, most);
    } else if (zeroEnds) {
        message =
            say(MX_TEXT("core", "The input ends where %1 belongs: a whole number from %2 to %3, or 0 to "
                                "end."),
                name, least, most);
    } else {
        message = say(MX_TEXT("core", "The input ends where %1 belongs: a whole number from %2 to %3."), name,
                      least, most);
    }
    const char* const at = std::find_if(here(), end_, endsBlank);
    return fail(placeOf(offsetOf(at), at), invalid(message).value());
}

bool Reader::fail(TextPlace place, Error error) {
    if (failure_) return false; // the first failure is the cause of others
    error.field = fmt::format("line {}, column {}", place.line, place.column);
    failure_ = Failure{std::move(error), place};
    return false;
}

void Reader::countLines(const char* until) {
    const std::size_t breaks = countBreaks(counted_, until);
    if (breaks > 0) {
        line_ += breaks;
        const auto last =
            std::find(std::make_reverse_iterator(until), std::make_reverse_iterator(counted_), '\n');
        lineOffset_ = blockOffset_ + static_cast<std::uint64_t>(last.base() - block_);
    }
    counted_ = until;
}

/// The place of the byte at `offset`; no line may end between it and `after`.
TextPlace Reader::placeOf(std::uint64_t offset, const char* after) {
    countLines(after);
    return {line_, static_cast<std::size_t>(offset - lineOffset_) + 1};
}

TextPlace Reader::place() {
    if (next_ == known_) (void)skipSpace();
    const char* const at = std::find_if_not(here(), end_, isSpace);
    return placeOf(offsetOf(at), at);
}

} // namespace mexplorer::judge
