#include "core/judge/checking/comparison.h"

#include "core/judge/checking/plain_output.h"
#include "core/judge/judge.h"
#include "core/text/parse.h"
#include "core/text/printable.h"

#include <algorithm>
#include <cctype>

namespace mexplorer::judge {

namespace {

constexpr std::size_t mostQuoted = 60; // characters before a difference, and as many after it

std::string wordsOf(std::string_view text) {
    std::string words;
    for (const char c : text) {
        const bool isBlank = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!isBlank)
            words += c;
        else if (!words.empty() && words.back() != ' ')
            words += ' ';
    }
    return std::string(trimmed(words));
}

std::string inSmallLetters(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

bool isNoText(int c) {
    return c == 0x7F || (0 <= c && c < ' ' && c != '\n');
}

class Comparer {
public:
    explicit Comparer(Source theirs) : theirs_(std::move(theirs)) {}

    /// Compares more of our answers. False: a difference was found.
    bool take(std::string_view ours) {
        while (!ours.empty()) {
            ours.remove_prefix(skipEqualLines(ours));
            if (ours.empty()) break;
            const int c = theirs_.current();
            if (c != static_cast<unsigned char>(ours.front())) {
                note(ours);
                return false;
            }
            theirs_.advance();
            goOn(ours.front());
            ours.remove_prefix(1);
        }
        return true;
    }

    /// To be called after our last answer: whatever else theirs contains is a difference.
    void end() {
        std::size_t line = lines_ + 1;
        for (; theirs_.current() == '\n'; ++line)
            theirs_.advance();
        if (theirs_.current() == PlainOutput::end) return;
        difference_ = Difference{Difference::Kind::extra, lines_, {line, 1}, {}, printable(restOfTheirs())};
    }

    [[nodiscard]] const std::optional<Difference>& difference() const { return difference_; }
    [[nodiscard]] const std::optional<Error>& failure() const { return theirs_.failure(); }
    [[nodiscard]] std::uint64_t lines() const { return lines_; }

private:
    std::size_t skipEqualLines(std::string_view ours) {
        if (column_ > 1) return 0;
        const std::string_view theirs = theirs_.ahead();
        const auto equal = static_cast<std::size_t>(std::ranges::mismatch(ours, theirs).in1 - ours.begin());
        const std::size_t whole = ours.substr(0, equal).rfind('\n') + 1; // 0 if there is none
        theirs_.skip(whole);
        lines_ += static_cast<std::uint64_t>(std::ranges::count(ours.substr(0, whole), '\n'));
        return whole;
    }

    /// Counts one more equal character.
    void goOn(char c) {
        if (c == '\n') {
            ++lines_;
            column_ = 1;
            before_.clear();
            return;
        }
        ++column_;
        if (c == ' ' && before_.size() > mostQuoted) before_ = "…";
        before_ += c;
    }

    std::string restOfTheirs() {
        std::string rest;
        for (int c = theirs_.current(); c != '\n' && c != PlainOutput::end; c = theirs_.current()) {
            if (rest.size() == mostQuoted) return rest + "…";
            rest += c == PlainOutput::blanks ? std::string("  ") : std::string(1, static_cast<char>(c));
            theirs_.advance();
        }
        return rest;
    }

    static std::string restOfOurs(std::string_view ours) {
        const std::size_t length = std::min(ours.find('\n'), ours.size());
        if (length > mostQuoted) return std::string(ours.substr(0, mostQuoted)) + "…";
        return std::string(ours.substr(0, length));
    }

    void note(std::string_view ours) {
        const int c = theirs_.current();
        if (theirs_.failure()) return;
        Difference found{
            Difference::Kind::other, lines_, {lines_ + 1, column_}, before_ + restOfOurs(ours), {}};
        if (c == PlainOutput::end) {
            found.kind = lines_ == 0 ? Difference::Kind::nothing : Difference::Kind::missing;
        } else if (c == '\n' && column_ == 1) {
            found.kind = Difference::Kind::emptyLine;
        } else {
            const std::string rest = restOfTheirs();
            const std::string raw = before_ + rest;
            if (std::ranges::any_of(rest, [](unsigned char byte) { return isNoText(byte); }))
                found.kind = Difference::Kind::noText;
            else if (wordsOf(raw) == wordsOf(found.ours))
                found.kind = Difference::Kind::blanks;
            else if (inSmallLetters(raw) == inSmallLetters(found.ours))
                found.kind = Difference::Kind::letterCase;
            found.theirs = printable(raw);
        }
        difference_ = std::move(found);
    }

    PlainOutput theirs_;
    std::uint64_t lines_ = 0;
    std::size_t column_ = 1;
    std::string before_; ///< the equal beginning of the line; only its end if it is long
    std::optional<Difference> difference_;
};

/// The source, which fails once the task is cancelled.
Source cancellable(Source source, Task& task) {
    return [source = std::move(source), &task](char* block, std::size_t size) -> Expected<std::size_t> {
        if (task.cancelled()) return cancelled();
        return source(block, size);
    };
}

} // namespace

tl::expected<Comparison, Failure> compareOutput(const Problem& problem, Source input, Source theirs,
                                                Task& task) {
    Comparer comparer(cancellable(std::move(theirs), task));
    const auto judged = judge(
        problem, std::move(input), [&](std::string_view ours) { return comparer.take(ours); }, task);
    if (judged && !comparer.difference()) comparer.end();
    if (comparer.failure()) return tl::unexpected(Failure{*comparer.failure(), {}});
    if (!judged && !comparer.difference()) return tl::unexpected(judged.error());
    return Comparison{comparer.lines(), comparer.difference()};
}

} // namespace mexplorer::judge
