#include "core/lens/sided_conjecture.h"

#include "core/formula/syntax.h"
#include "core/formula/words.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"
#include "core/theory/rational.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mexplorer {

namespace {

using SidedAbout = SidedConjecture::About;

std::optional<std::string_view> afterWord(std::string_view text, std::string_view word) {
    if (!text.starts_with(word)) return std::nullopt;
    return trimmed(text.substr(word.size()));
}

/// What stands behind “mean =”, and what that is about.
std::optional<std::pair<SidedAbout, std::string_view>> numberHead(std::string_view text) {
    constexpr std::array heads = {
        std::pair<std::string_view, SidedAbout>("mean", SidedAbout::mean),
        std::pair<std::string_view, SidedAbout>("value", SidedAbout::value),
        std::pair<std::string_view, SidedAbout>("temperature", SidedAbout::temperature)};
    for (const auto& [word, about] : heads) {
        const auto rest = afterWord(text, word);
        const auto formula = rest ? afterWord(*rest, "=") : std::nullopt;
        if (formula) return std::pair(about, *formula);
    }
    return std::nullopt;
}

/// What stands behind “L iff”.
std::optional<std::string_view> conditionHead(std::string_view text) {
    if (text.empty() || std::string_view("LRNP").find(text.front()) == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = trimmed(text.substr(1));
    for (const std::string_view word : {"iff", "if and only if", "<=>", "⇔", "⟺"})
        if (const auto condition = afterWord(rest, word)) return condition;
    return std::nullopt;
}

/// Whether a quotient is rounded somewhere without being asked to.
bool roundsSilently(const FormulaSyntax& syntax) {
    using Kind = FormulaSyntax::Kind;
    const bool isRounding = syntax.kind == Kind::call &&
                            (syntax.word == "floor" || syntax.word == "ceil" || syntax.word == "round");
    if (isRounding) return false;
    return syntax.kind == Kind::quotient || std::ranges::any_of(syntax.arguments, &roundsSilently);
}

/// Where the last `/` stands that is in no brackets.
std::size_t lastSlash(std::string_view plain) {
    int depth = 0;
    std::size_t found = std::string_view::npos;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        const std::string_view rest = plain.substr(at);
        for (const std::string_view open : {"(", "[", "{", "⌊", "⌈"})
            depth += rest.starts_with(open) ? 1 : 0;
        for (const std::string_view close : {")", "]", "}", "⌋", "⌉"})
            depth -= rest.starts_with(close) ? 1 : 0;
        if (plain[at] == '/' && depth == 0) found = at;
    }
    return found;
}

Error noSidedConjecture(std::string_view text) {
    return {
        Error::Kind::invalid,
        say(MX_TEXT("core", "“%1” says nothing about a game of two sides: expected “mean = n/2”, likewise "
                            "“value =” or “temperature =”, or a condition for an outcome, “L iff n mod 3 "
                            "= 0”."),
            shortened(text))};
}

Error quotientWithin(std::string_view text) {
    return {
        Error::Kind::invalid,
        say(MX_TEXT("core", "“%1” has a quotient within it, which would be rounded: expected one fraction, "
                            "for example “(n + 1)/2”, or “floor(n/2)” for rounding."),
            shortened(text))};
}

/// A formula whose value is a number.
Expected<Formula> numberFormula(std::string_view text, const std::vector<std::string>& names,
                                std::size_t column) {
    auto formula = Formula::parse(text, names, column);
    if (!formula || !formula->isCondition()) return formula;
    return invalid(say(MX_TEXT("core", "“%1” is a condition, but here belongs a number, for example “n/2”."),
                       shortened(text)));
}

} // namespace

Expected<SidedConjecture> SidedConjecture::parseNumber(About about, std::string_view text,
                                                       std::string_view whole,
                                                       const std::vector<std::string>& names) {
    const std::size_t column = columnOf(whole, static_cast<std::size_t>(text.data() - whole.data()));
    if (text.size() > Formula::longest) return tl::unexpected(Formula::parse(text, names, column).error());
    const std::string plain = plainFormula(text);
    const auto syntax = readFormula(plain, text, column);
    if (!syntax) return tl::unexpected(syntax.error());
    if (syntax->kind != FormulaSyntax::Kind::quotient) {
        if (roundsSilently(*syntax)) return tl::unexpected(quotientWithin(text));
        return numberFormula(plain, names, column).map([&](Formula&& formula) {
            return SidedConjecture(about, std::string(whole), std::move(formula));
        });
    }
    const std::size_t slash = lastSlash(plain);
    const bool isOnlyOne =
        slash != std::string::npos && std::ranges::none_of(syntax->arguments, &roundsSilently);
    if (!isOnlyOne) return tl::unexpected(quotientWithin(text));
    auto dividend = numberFormula(std::string_view(plain).substr(0, slash), names, column);
    if (!dividend) return tl::unexpected(dividend.error());
    auto divisor = numberFormula(std::string_view(plain).substr(slash + 1), names,
                                 column + columnOf(plain, slash + 1) - 1);
    if (!divisor) return tl::unexpected(divisor.error());
    SidedConjecture conjecture(about, std::string(whole), std::move(*dividend));
    conjecture.divisor_ = std::move(*divisor);
    return conjecture;
}

Expected<SidedConjecture> SidedConjecture::parse(std::string_view text,
                                                 const std::vector<std::string>& names) {
    const std::string_view whole = trimmed(text);
    if (const auto head = numberHead(whole)) return parseNumber(head->first, head->second, whole, names);
    const auto condition = conditionHead(whole);
    if (!condition) return tl::unexpected(noSidedConjecture(whole));
    const auto before = static_cast<std::size_t>(condition->data() - whole.data());
    auto formula = Formula::parse(*condition, names, columnOf(whole, before));
    if (!formula) return tl::unexpected(formula.error());
    if (!formula->isCondition()) return tl::unexpected(noSidedConjecture(whole));
    SidedConjecture conjecture(About::outcome, std::string(whole), std::move(*formula));
    conjecture.outcome_ = whole.front();
    return conjecture;
}

std::optional<std::string> SidedConjecture::said(std::span<const std::int64_t> numbers) const {
    const auto value = formula_.value(numbers);
    if (!value) return std::nullopt;
    if (about_ == About::outcome) return (*value != 0 ? "" : "not ") + std::string(1, outcome_);
    const auto divisor = divisor_ ? divisor_->value(numbers) : std::optional<std::int64_t>(1);
    if (!divisor || *divisor == 0) return std::nullopt;
    return rationalText(Rational(*value) / Rational(*divisor));
}

std::optional<std::string> SidedConjecture::found(const SideWorth& worth) const {
    if (about_ == About::outcome) return nameOf(worth.outcome);
    if (!worth.facts) return std::nullopt;
    switch (about_) {
    case About::mean:
        return worth.facts->mean;
    case About::temperature:
        return worth.facts->temperature;
    default:
        return worth.facts->canonical;
    }
}

bool SidedConjecture::isTrue(const std::string& said, const std::string& found) const {
    if (said.starts_with("not ")) return said.substr(4) != found;
    return said == found;
}

} // namespace mexplorer
