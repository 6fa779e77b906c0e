#include "core/coalition/table_values.h"

#include "core/coalition/coalition_game.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <map>

namespace mexplorer {

namespace {

/// Reads values with their coalitions, “v(1)=0, v(1,2) = 30; {1,2,3}: 68”, into the order of a table.
class NamedValues {
public:
    NamedValues(std::string_view text, std::size_t column) : text_(text), column_(column) {}

    Expected<std::vector<Fraction>> read() {
        while (skip(" \t\r\n,;"), at_ < text_.size()) {
            if (auto read = entry(); !read) return tl::unexpected(read.error());
        }
        return inTableOrder();
    }

private:
    void skip(std::string_view signs) { at_ = std::min(text_.find_first_not_of(signs, at_), text_.size()); }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool isAt(std::string_view signs) const {
        return at_ < text_.size() && signs.find(text_[at_]) != std::string_view::npos;
    }
    [[nodiscard]] std::size_t column(std::size_t at) const { return column_ + columnOf(text_, at) - 1; }

    /// “v(1,2) = 30”, or “v(1) = v(2) = 0”
    Expected<void> entry() {
        std::vector<Coalition> named;
        const std::size_t begin = at_;
        do {
            const auto coalition = players();
            skip(" \t");
            if (!coalition || !isAt("=:")) return noEntry(begin);
            ++at_;
            skip(" \t");
            named.push_back(*coalition);
        } while (isAt("vVcC({["));
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n,;", at_), text_.size());
        const auto value = parseFraction(text_.substr(at_, end - at_), column(at_));
        if (!value) return tl::unexpected(value.error());
        at_ = end;
        skip(" \t\r");
        if (at_ < text_.size() && !isAt("\n,;vVcC({[")) return noEntry(at_);
        for (const Coalition coalition : named) {
            if (!values_.emplace(coalition, *value).second) {
                return invalid(
                    say(MX_TEXT("core", "The coalition at column %1 has a value already."), column(begin)));
            }
        }
        return {};
    }

    tl::unexpected<Error> noEntry(std::size_t begin) const {
        const std::string_view from = text_.substr(begin);
        return invalid(say(MX_TEXT("core", "“%1” at column %2 is not a coalition with its value, such as "
                                           "v(1,2)=30."),
                           shortened(trimmed(from.substr(0, from.find_first_of("\n;")))), column(begin)));
    }

    /// “v(1,2)”, “{1,2}”, “v({1,2})”, “v(12)”; nothing if it is none of these.
    std::optional<Coalition> players() {
        if (isAt("vVcC")) ++at_;
        skip(" \t");
        const std::size_t end = std::min(rest().find_first_of("=:"), rest().size());
        const std::string_view whole = rest().substr(0, end);
        const auto inside = insideBrackets(whole);
        if (inside.begin == 0) return std::nullopt;
        at_ += end;
        return playersIn(trimmed(whole.substr(inside.begin, inside.end - inside.begin)));
    }

    /// One number of several digits is that of several players.
    std::optional<Coalition> playersIn(std::string_view list) {
        if (list.empty() || list == "∅") return Coalition{0};
        const bool areDigits = list.find_first_not_of("123456789") == std::string_view::npos;
        std::vector<std::int64_t> numbers;
        if (areDigits) {
            for (const char digit : list)
                numbers.push_back(digit - '0');
        } else if (auto read = parseIntegers(list, 1, static_cast<std::int64_t>(mostInTable))) {
            numbers = std::move(*read);
        }
        Coalition coalition = 0;
        for (const std::int64_t number : numbers) {
            const Coalition player = Coalition{1} << static_cast<unsigned>(number - 1);
            if ((coalition & player) != 0) return std::nullopt;
            coalition |= player;
            players_ = std::max(players_, static_cast<unsigned>(number));
        }
        return numbers.empty() ? std::nullopt : std::optional(coalition);
    }

    Expected<std::vector<Fraction>> inTableOrder() {
        std::vector<Fraction> given;
        if (const auto nobody = values_.find(0); nobody != values_.end()) given.push_back(nobody->second);
        const std::size_t count = values_.size() - given.size();
        if (players_ < 2 || count + 1 != std::size_t{1} << players_) return wrongTableCount(count);
        for (const Coalition coalition : inOrder(players_))
            given.push_back(values_.at(coalition));
        return given;
    }

    std::string_view text_;
    std::size_t column_; ///< of its beginning
    std::size_t at_ = 0;
    unsigned players_ = 0;
    std::map<Coalition, Fraction> values_;
};

} // namespace

tl::unexpected<Error> wrongTableCount(std::size_t count) {
    constexpr std::size_t allInTable = (std::size_t{1} << mostInTable) - 1;
    if (count > allInTable + 1) {
        return invalid(say(MX_TEXT("core", "There are more than %1 values; a table has %2 players at most, "
                                           "which are %1 coalitions."),
                           allInTable, mostInTable));
    }
    return invalid(say(
        MX_TEXT("core",
                "%1 values are not a table: two players have 3 coalitions, three have 7, four 15, five 31 …"),
        count));
}

Expected<Amounts> readTableValues(std::string_view text, std::size_t column) {
    const bool areNamed = text.find_first_of("({") != std::string_view::npos &&
                          text.find_first_of("=:") != std::string_view::npos;
    if (areNamed)
        return NamedValues(text, column).read().and_then([](const auto& values) {
            return amountsOf(values);
        });
    const std::size_t at = text.find(';');
    if (at != std::string_view::npos && text.find(',') != std::string_view::npos) {
        return invalid(say(MX_TEXT("core", "“;” at column %1 stands in no table of values; a vote is written "
                                           "[51; 50,49,1]."),
                           column + columnOf(text, at) - 1));
    }
    return parseAmounts(text, column);
}

} // namespace mexplorer
