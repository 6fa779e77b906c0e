#include "core/rules/break_code.h"

#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/utf8.h"
#include "core/theory/saturating.h"
#include "core/theory/wide.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

/// For larger rests r, r²/12 exceeds 64 bits; up to it, the sums fit 128 bits.
constexpr std::uint64_t largestSquared = std::uint64_t{1} << 35U;

/// How many of the first `numbers` of least, least + step, … are `remainder` modulo a small `modulus`.
Wide withRemainder(std::uint64_t least, Wide numbers, std::uint64_t step, unsigned modulus,
                   unsigned remainder) {
    Wide count = 0;
    for (unsigned k = 0; k < modulus && k < numbers; ++k) { // remainders repeat after `modulus` steps
        if ((least % modulus + step % modulus * k) % modulus == remainder)
            count += (numbers - 1 - k) / modulus + 1;
    }
    return count;
}

std::optional<std::uint8_t> digitOf(char character) {
    if (character >= '0' && character <= '9') return static_cast<std::uint8_t>(character - '0');
    if (character >= 'A' && character <= 'F') return static_cast<std::uint8_t>(character - 'A' + 10);
    if (character >= 'a' && character <= 'f') return static_cast<std::uint8_t>(character - 'a' + 10);
    return std::nullopt;
}

/// Reads a code from left to right.
class CodeReader {
public:
    explicit CodeReader(std::string_view text)
        : text_(trimmed(text)), blanks_(static_cast<std::size_t>(text_.data() - text.data())) {}

    [[nodiscard]] std::size_t column() const { return blanks_ + at_ + 1; }
    /// The whole text, as typed.
    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] bool atEnd() const { return at_ == text_.size(); }
    bool skip(char wanted) {
        const bool isThere = !atEnd() && text_[at_] == wanted;
        at_ += isThere ? 1 : 0;
        return isThere;
    }
    /// Three points or more, or “…”.
    bool skipDots() {
        const std::string_view rest = text_.substr(at_);
        const std::size_t points = std::min(rest.find_first_not_of('.'), rest.size());
        constexpr std::string_view ellipsis = "…";
        const std::size_t bytes = points >= 3 ? points : rest.starts_with(ellipsis) ? ellipsis.size() : 0;
        at_ += bytes;
        return bytes > 0;
    }
    std::vector<std::uint8_t> digits() {
        std::vector<std::uint8_t> digits;
        for (; !atEnd(); ++at_) {
            const auto digit = digitOf(text_[at_]);
            if (!digit) break;
            digits.push_back(*digit);
        }
        return digits;
    }
    /// The error for the character here, or for the end of the text.
    [[nodiscard]] tl::unexpected<Error> unexpectedHere() const {
        if (atEnd()) {
            return invalid(say(MX_TEXT("core", "The code breaks off at column %1; codes are written like "
                                               "0.77 or 4.(3)."),
                               column()));
        }
        const std::size_t length = std::max<std::size_t>(characterLength(text_.substr(at_)), 1);
        return invalid(say(MX_TEXT("core", "“%1” at column %2 does not belong here; codes are written like "
                                           "0.77 or 4.(3), with the digits 0 … 9 and A … F."),
                           shortened(text_.substr(at_, length)), column()));
    }

private:
    std::string_view text_;
    std::size_t blanks_; ///< the number of blanks trimmed before `text_`
    std::size_t at_ = 0;
};

/// Checks the digit d0. `typed`: its character.
Expected<void> checkWithoutTaking(unsigned digit, char typed) {
    if ((digit & (BreakCode::nothing | BreakCode::oneHeap)) == 0) return {};
    return invalid(say(MX_TEXT("core", "The digit before the point says what may be done without taking, and "
                                       "%1 would let a heap stay or vanish untouched: only 0, 4 (split it in "
                                       "two), 8 (in three) and C (in two or three) make sense there."),
                       typed));
}

void append(std::string& text, std::span<const std::uint8_t> digits) {
    for (const std::uint8_t digit : digits)
        text += fmt::format("{:X}", digit);
}

} // namespace

Expected<BreakCode> BreakCode::parse(std::string_view typed) {
    const Plain plain(typed);
    const std::string_view text = plain.text();
    CodeReader reader(text);
    BreakCode code;
    const std::vector<std::uint8_t> before = reader.digits();
    if (reader.atEnd() && !before.empty()) {
        return invalid(say(MX_TEXT("core", "The code has no point; codes are written like 0.77 or 4.(3).")));
    }
    if (!reader.skip('.')) return reader.unexpectedHere();
    if (before.size() > 1) {
        return invalid(say(MX_TEXT("core", "There are %1 digits before the point; a code has one there: what "
                                           "may be done without taking."),
                           before.size()));
    }
    if (!before.empty()) code.digits_ = before;
    if (auto checked = checkWithoutTaking(code.digits_.front(), reader.text().front()); !checked)
        return tl::unexpected(checked.error());
    const std::vector<std::uint8_t> after = reader.digits();
    code.digits_.insert(code.digits_.end(), after.begin(), after.end());
    const bool goesOn = !after.empty() && reader.skipDots(); // 4.333… is 4.(3)
    if (goesOn) code.tail_ = {after.back()};
    const bool repeats = !goesOn && reader.skip('(');
    if (repeats) code.tail_ = reader.digits();
    const bool isEmpty = repeats ? code.tail_.empty() : after.empty();
    if (isEmpty || (repeats && !reader.skip(')')) || !reader.atEnd()) return reader.unexpectedHere();
    if (const std::size_t count = code.digits_.size() + code.tail_.size(); count > mostDigits) {
        return invalid(
            say(MX_TEXT("core", "The code has %1 digits; at most %2 are allowed."), count, mostDigits));
    }
    code.bringToOneSpelling();
    return code;
}

BreakCode BreakCode::unequalSplits() {
    BreakCode code;
    code.digits_ = {twoHeaps};
    code.unequal_ = true;
    return code;
}

std::string BreakCode::text() const {
    std::string text = fmt::format("{:X}.", digits_.front());
    append(text, std::span(digits_).subspan(1));
    if (!tail_.empty()) {
        text += '(';
        append(text, tail_);
        text += ')';
    } else if (digits_.size() == 1) {
        text += '0';
    }
    return text;
}

/// Makes the tail as short and begin as early as possible; a finite code loses zeros at its end.
void BreakCode::bringToOneSpelling() {
    if (std::all_of(tail_.begin(), tail_.end(), [](unsigned digit) { return digit == 0; })) tail_.clear();
    for (std::size_t length = 1; length < tail_.size(); ++length) {
        const auto shift = static_cast<std::ptrdiff_t>(length);
        const bool repeats =
            tail_.size() % length == 0 && std::equal(tail_.begin() + shift, tail_.end(), tail_.begin());
        if (repeats) tail_.resize(length);
    }
    while (!tail_.empty() && digits_.size() > 1 && digits_.back() == tail_.back()) {
        std::rotate(tail_.begin(), tail_.end() - 1, tail_.end());
        digits_.pop_back();
    }
    while (tail_.empty() && digits_.size() > 1 && digits_.back() == 0)
        digits_.pop_back();
}

bool BreakCode::allows(Leave leave) const {
    const auto has = [leave](unsigned digit) { return (digit & leave) != 0; };
    return std::any_of(digits_.begin(), digits_.end(), has) || std::any_of(tail_.begin(), tail_.end(), has);
}

std::optional<std::uint64_t> BreakCode::longestTake() const {
    return tail_.empty() ? std::optional<std::uint64_t>(digits_.size() - 1) : std::nullopt;
}

std::uint64_t BreakCode::restCount(unsigned leave, std::uint64_t rest) const {
    if (rest == 0) return (leave & nothing) != 0 ? 1 : 0;
    return restsCount(leave, rest, rest, 1);
}

/// A rest r makes one heap in 1 way, two in ⌊r/2⌋ (or ⌊(r − 1)/2⌋ if they must differ), three in as many as
/// the integer nearest to r²/12. The sums over r use remainders modulo 2 and 6.
std::uint64_t BreakCode::restsCount(unsigned leave, std::uint64_t least, std::uint64_t largest,
                                    std::uint64_t step) const {
    const Wide rests = (largest - least) / step + 1;
    // The rests are least + step·k for k = 0 … rests − 1.
    const Wide sum = rests * least + step * (rests * (rests - 1) / 2);
    Wide count = (leave & oneHeap) != 0 ? rests : 0;
    if ((leave & twoHeaps) != 0) {
        const Wide odd = withRemainder(least, rests, step, 2, 1);
        count += unequal_ ? (sum - 2 * rests + odd) / 2 : (sum - odd) / 2;
    }
    if ((leave & threeHeaps) != 0) {
        if (largest > largestSquared) return UINT64_MAX;
        const Wide squares = rests * least * least + step * least * (rests * (rests - 1)) +
                             step * (rests * (rests - 1) * (2 * rests - 1) / 6) * step;
        const Wide more = 3 * withRemainder(least, rests, step, 6, 3); // r² mod 12 = 9 rounds up
        const Wide less =
            4 * (withRemainder(least, rests, step, 6, 2) + withRemainder(least, rests, step, 6, 4)) +
            withRemainder(least, rests, step, 6, 1) + withRemainder(least, rests, step, 6, 5);
        count += (squares + more - less) / 12;
    }
    return count < UINT64_MAX ? static_cast<std::uint64_t>(count) : UINT64_MAX;
}

bool BreakCode::mayLeave(std::uint64_t size, const HeapsLeft& parts) const {
    std::uint64_t rest = 0;
    for (const std::uint64_t part : parts) {
        if (part > size - rest) return false;
        rest += part;
    }
    if (size == 0 || (digit(size - rest) & (1U << parts.size())) == 0) return false;
    return !unequal_ || parts.size() != 2 || *parts.begin() != *std::next(parts.begin());
}

bool BreakCode::canBreak(std::uint64_t size) const {
    if ((digit(size) & nothing) != 0) return true;
    // Of the takes that one digit of the tail allows, the first leaves the most.
    const std::uint64_t different = digits_.size() + tail_.size();
    for (std::uint64_t taken = 0; taken < std::min(size, different); ++taken) {
        if (restCount(digit(taken), size - taken) > 0) return true;
    }
    return false;
}

std::uint64_t BreakCode::breakCount(std::uint64_t size) const {
    std::uint64_t count = 0;
    const std::uint64_t most = std::min<std::uint64_t>(size, digits_.size() - 1);
    for (std::uint64_t taken = 0; taken <= most; ++taken)
        count = saturatedSum(count, restCount(digits_[taken], size - taken));
    for (std::uint64_t i = 0; i < tail_.size() && digits_.size() + i <= size; ++i) {
        const std::uint64_t largest = size - digits_.size() - i; // the rest after the first such take
        const std::uint64_t least = largest % tail_.size();      // and after the last
        if (least == 0) count = saturatedSum(count, restCount(tail_[i], 0));
        if (largest == 0) continue;
        const std::uint64_t leastLeft = least > 0 ? least : tail_.size();
        count = saturatedSum(count, restsCount(tail_[i], leastLeft, largest, tail_.size()));
    }
    return count;
}

} // namespace mexplorer
