#include "core/lens/conjecture.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/plain_text.h"
#include "core/text/rows_text.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mexplorer {

namespace {

constexpr std::int64_t leastEntry = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t mostEntry = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t mostShown = 12; // terms of a table

/// The text behind a word, if it begins with it.
std::optional<std::string_view> behind(std::string_view text, std::string_view word) {
    if (!text.starts_with(word)) return std::nullopt;
    return trimmed(text.substr(word.size()));
}

/// What stands behind “P iff”, for the letter of an outcome.
std::optional<std::string_view> conditionFor(std::string_view text, char outcome) {
    if (!text.starts_with(outcome) && !text.starts_with(static_cast<char>(outcome - 'A' + 'a')))
        return std::nullopt;
    const std::string_view rest = trimmed(text.substr(1));
    for (const std::string_view word : {"iff", "if and only if", "<=>", "⇔", "⟺"})
        if (const auto condition = behind(rest, word)) return condition;
    return std::nullopt;
}

/// Without a “SG(n) =” in front, which says no more.
std::string_view withoutHead(std::string_view text) {
    for (const std::string_view head : {"SG(", "sg(", "g(", "G("}) {
        if (!text.starts_with(head)) continue;
        const std::size_t close = text.find(')');
        const auto rest =
            close == std::string_view::npos ? std::nullopt : behind(trimmed(text.substr(close + 1)), "=");
        return rest.value_or(text);
    }
    return text;
}

/// Whether it is several whole numbers, and nothing that computes.
bool isListOfNumbers(std::string_view plain) {
    constexpr std::string_view digits = "0123456789";
    if (plain.find_first_not_of("0123456789,; \t\r\n-+[](){}&\\|") != std::string_view::npos) return false;
    std::size_t numbers = 0;
    for (std::size_t at = plain.find_first_of(digits); at < plain.size();
         at = plain.find_first_of(digits, at)) {
        const std::size_t end = std::min(plain.find_first_not_of(digits, at), plain.size());
        const bool isSigned = at > 0 && (plain[at - 1] == '-' || plain[at - 1] == '+');
        const std::size_t begin = at - (isSigned ? 1 : 0);
        if (numbers > 0 &&
            std::string_view(",; \t\r\n[({&\\|").find(plain[begin - 1]) == std::string_view::npos)
            return false; // “3-1”
        at = end;
        ++numbers;
    }
    const std::size_t sign = plain.find_first_of("+-");
    const bool isSum = sign != std::string_view::npos &&
                       (sign + 1 == plain.size() || digits.find(plain[sign + 1]) == std::string_view::npos);
    return numbers > 1 && !isSum;
}

Terms termsOf(const std::vector<std::int64_t>& values) {
    Terms terms;
    terms.reserve(values.size());
    for (const std::int64_t value : values)
        terms.push_back({static_cast<std::int64_t>(terms.size()), value});
    return terms;
}

std::optional<std::int64_t> termAt(const Terms& terms, std::uint64_t n) {
    const auto index = static_cast<std::int64_t>(n);
    const auto found = std::ranges::lower_bound(terms, index, {}, &SequenceTerm::index);
    return found != terms.end() && found->index == index ? std::optional(found->value) : std::nullopt;
}

template <class Values>
std::string firstOf(const Values& values) {
    std::string text;
    for (std::size_t i = 0; i < std::min(values.size(), mostShown); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(values[i]);
    return text + (values.size() > mostShown ? ", …" : "");
}

std::string firstTerms(const Terms& terms) {
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i < std::min(terms.size(), mostShown + 1); ++i)
        values.push_back(terms[i].value);
    return firstOf(values);
}

/// The rows of a table, which are separated by semicolons or line breaks.
Expected<std::vector<std::vector<std::int64_t>>> rowsIn(std::string_view plain) {
    const std::string table = rowsAndCells(plain);
    std::vector<std::vector<std::int64_t>> rows;
    for (std::size_t begin = 0; begin <= table.size();) {
        const std::size_t end = std::min(table.find(';', begin), table.size());
        const std::string_view row = trimmed(std::string_view(table).substr(begin, end - begin));
        begin = end + 1;
        if (row.empty() && begin > table.size()) break; // a separator at the end
        auto numbers = parseIntegers(row, leastEntry, mostEntry);
        if (!numbers) {
            return invalid(
                say(MX_TEXT("core", "Row %1 of the table: %2"), rows.size() + 1, numbers.error().message));
        }
        rows.push_back(std::move(*numbers));
    }
    return rows;
}

} // namespace

Expected<Conjecture> Conjecture::parseFormula(std::string_view text, std::string_view whole, Tells tells,
                                              Shape shape) {
    const std::vector<std::string> names =
        shape == Shape::line ? std::vector<std::string>{"n"} : std::vector<std::string>{"a", "b"};
    const auto before = static_cast<std::size_t>(text.data() - whole.data());
    auto formula = Formula::parse(text, names, columnOf(whole, before));
    if (!formula) return tl::unexpected(formula.error());
    if (tells == Tells::values && formula->isCondition()) tells = Tells::losing;
    if (tells != Tells::values && !formula->isCondition()) {
        return invalid(
            say(MX_TEXT("core", "“%1” is a number, but after “iff” stands a condition, for example "
                                "“P iff %1 = 0”."),
                shortened(text)));
    }
    return Conjecture(std::move(*formula), tells, std::string(text));
}

Expected<Conjecture> Conjecture::parseTable(std::string_view plain, Shape shape) {
    if (shape == Shape::grid) {
        auto rows = rowsIn(plain);
        if (!rows) return tl::unexpected(rows.error());
        const std::string name = firstOf(rows->front());
        return Conjecture(std::make_shared<const Rows>(std::move(*rows)), Tells::values, name);
    }
    auto terms =
        isBFile(plain) ? readBFile(plain) : parseIntegers(plain, leastEntry, mostEntry).map(&termsOf);
    if (!terms) return tl::unexpected(terms.error());
    const std::string name = firstTerms(*terms);
    return Conjecture(std::make_shared<const Terms>(std::move(*terms)), Tells::values, name);
}

Expected<Conjecture> Conjecture::parseLosing(std::string_view plain) {
    auto read = isBFile(plain) ? readBFile(plain) : parseIntegers(plain, leastEntry, mostEntry).map(&termsOf);
    if (!read) return tl::unexpected(read.error());
    const std::string name = "P: " + firstTerms(*read);
    Terms losing; // n → 0, by rising n
    for (const SequenceTerm& term : *read)
        losing.push_back({term.value, 0});
    std::ranges::sort(losing, {}, &SequenceTerm::index);
    return Conjecture(std::make_shared<const Terms>(std::move(losing)), Tells::losing, name);
}

Expected<Conjecture> Conjecture::parse(std::string_view text, Shape shape) {
    const std::string_view whole = trimmed(text);
    if (whole.empty()) {
        return invalid(
            say(shape == Shape::line
                    ? MX_TEXT("core", "There is nothing to compare with: expected a formula in n, "
                                      "for example “n mod 4”, a condition, “P iff n mod 4 = 0”, or "
                                      "values, “0 1 2 3 0 1 2 3”.")
                    : MX_TEXT("core", "There is nothing to compare with: expected a formula in a "
                                      "and b, for example “a xor b”, a condition, “P iff a = b”, or "
                                      "rows of values, “0 1; 1 0”.")));
    }
    if (const auto condition = conditionFor(whole, 'P'))
        return parseFormula(*condition, text, Tells::losing, shape);
    if (const auto condition = conditionFor(whole, 'N'))
        return parseFormula(*condition, text, Tells::winning, shape);
    const Plain plain(whole);
    if (const auto sizes = behind(plain.text(), "P:"); sizes && shape == Shape::line)
        return parseLosing(*sizes);
    const bool isTable =
        isListOfNumbers(withoutMaker(plain.text())) || (shape == Shape::line && isBFile(plain.text()));
    if (isTable) return parseTable(plain.text(), shape);
    return parseFormula(withoutHead(whole), text, Tells::values, shape);
}

std::optional<std::string> Conjecture::otherGame(std::string_view text) {
    const Plain plain(trimmed(text));
    const auto rest = behind(plain.text(), "game:");
    return rest ? std::optional(std::string(*rest)) : std::nullopt;
}

Conjecture Conjecture::ofValues(std::string name, std::shared_ptr<const LineValues> values) {
    return {LineTable(std::move(values)), Tells::values, std::move(name)};
}

Conjecture Conjecture::ofValues(std::string name, std::shared_ptr<const GridValues> values,
                                std::uint64_t first) {
    return {GridTable{std::move(values), first}, Tells::values, std::move(name)};
}

Conjecture::Said Conjecture::said(std::optional<std::int64_t> value) const {
    if (!value) return {};
    if (tells_ == Tells::values) return {.value = value};
    return {.isP = (*value != 0) == (tells_ == Tells::losing)};
}

Conjecture::Said Conjecture::at(std::uint64_t n) const {
    if (const Formula* formula = this->formula())
        return said(formula->value(std::array{static_cast<std::int64_t>(n)}));
    if (const auto* line = std::get_if<LineTable>(&rule_))
        return n < (*line)->finished() ? Said{.value = (**line)[n]} : Said{};
    const auto* table = std::get_if<std::shared_ptr<const Terms>>(&rule_);
    if (!table) return {};
    if (tells_ == Tells::values) return said(termAt(**table, n));
    const bool isKnown = static_cast<std::int64_t>(n) <= (*table)->back().index;
    return isKnown ? Said{.isP = termAt(**table, n).has_value()} : Said{};
}

Conjecture::Said Conjecture::at(GridCell cell, std::uint64_t first) const {
    if (const Formula* formula = this->formula()) {
        return said(formula->value(std::array{static_cast<std::int64_t>(cell.a + first),
                                              static_cast<std::int64_t>(cell.b + first)}));
    }
    if (const auto* other = std::get_if<GridTable>(&rule_)) {
        const GridSize known = other->values->finished();
        const std::uint64_t row =
            cell.a + first - other->first; // of one above the first row: beyond the last
        const std::uint64_t column = cell.b + first - other->first;
        if (row >= known.rows || column >= known.columns) return {};
        return {.value =
                    other->values->at(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column))};
    }
    const auto* table = std::get_if<std::shared_ptr<const Rows>>(&rule_);
    if (!table || cell.a >= (*table)->size() || cell.b >= (**table)[cell.a].size()) return {};
    return {.value = (**table)[cell.a][cell.b]};
}

std::string Conjecture::text() const {
    if (!formula()) return name_;
    return (tells_ == Tells::losing ? "P iff " : tells_ == Tells::winning ? "N iff " : "") + name_;
}

} // namespace mexplorer
