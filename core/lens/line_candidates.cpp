#include "core/lens/line_candidates.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace mexplorer {

namespace {

using LineSpan = std::span<const LineValues::Value>;

constexpr std::uint64_t mostXorModulus = 16;
constexpr std::uint64_t longestWritten = 24; // residues of a period
constexpr std::size_t mostCases = 6;         // different values among them
constexpr std::uint64_t mostLostModulus = 64;
constexpr std::size_t mostLostResidues = 8;

/// “n”, “n + 3”, “n - 3”
std::string plus(std::string_view term, std::int64_t constant) {
    if (constant == 0) return std::string(term);
    return fmt::format("{} {} {}", term, constant > 0 ? '+' : '-', constant > 0 ? constant : -constant);
}

/// The first n > from whose value differs from that of n − 1.
std::uint64_t nextChange(LineSpan values, std::uint64_t from) {
    std::uint64_t n = from + 1;
    while (n < values.size() && values[n] == values[n - 1])
        ++n;
    return n;
}

/// ⌊(n + c) / m⌋ + d, where values change every m.
std::optional<std::string> stairs(LineSpan values) {
    const std::uint64_t first = nextChange(values, 0);
    const std::uint64_t second = nextChange(values, first);
    const std::uint64_t third = nextChange(values, second);
    if (third >= values.size()) return std::nullopt;
    const std::uint64_t height = third - second; // the first stairs may be cut off at n = 0
    if (height < 2 || first > height) return std::nullopt;
    const std::string numerator = plus("n", static_cast<std::int64_t>(height - first));
    const std::string quotient =
        fmt::format("floor({}/{})", height == first ? "n" : "(" + numerator + ")", height);
    return plus(quotient, values[0]);
}

/// ⌊((n + c) mod m) / k⌋, where the values rise to their greatest and begin anew.
std::optional<std::string> saw(LineSpan values) {
    const std::uint64_t first = nextChange(values, 0);
    const std::uint64_t second = nextChange(values, first);
    const std::uint64_t greatest = *std::ranges::max_element(values);
    const std::uint64_t width = second - first;
    if (second >= values.size() || first > width) return std::nullopt;
    const std::uint64_t length = width * (greatest + 1);
    const std::uint64_t ahead = values[0] * width + (width - first);
    if (length < 2 || 3 * length > values.size()) return std::nullopt;
    const std::string rest =
        fmt::format("{} mod {}", ahead == 0 ? "n" : fmt::format("(n + {})", ahead), length);
    return width == 1 ? rest : fmt::format("floor(({})/{})", rest, width);
}

std::string residueCondition(std::uint64_t length, const std::vector<std::uint64_t>& residues) {
    if (residues.size() == 1) return fmt::format("n mod {} = {}", length, residues.front());
    return fmt::format("n mod {} in {{{}}}", length, joined(residues, ", "));
}

} // namespace

std::vector<std::string> valueFormulas(LineSpan values) {
    std::vector<std::string> formulas = {std::to_string(values[1])};
    const auto second = static_cast<std::int64_t>(values[1]);
    const std::int64_t slope = static_cast<std::int64_t>(values[2]) - second;
    if (slope == 1) formulas.push_back(plus("n", second - 1));
    if (slope > 1) formulas.push_back(plus(fmt::format("{}*n", slope), second - slope));
    for (auto formula : {stairs(values), saw(values)})
        if (formula) formulas.push_back(std::move(*formula));
    if (values[0] > 0) formulas.push_back(fmt::format("n xor {}", values[0]));
    formulas.push_back("n xor (n + 1)");
    formulas.push_back("n xor 2*n");
    for (std::uint64_t m = 2; m <= mostXorModulus; ++m) {
        formulas.push_back(fmt::format("floor(n/{0}) xor (n mod {0})", m));
        formulas.push_back(fmt::format("n xor (n mod {})", m));
        if (m > 2) formulas.push_back(fmt::format("n xor floor(n/{})", m));
    }
    return formulas;
}

std::optional<std::string> formulaOf(const Period& period, LineSpan values) {
    const bool isWritten = period.length > 0 && period.length <= longestWritten && period.start <= 1;
    if (!isWritten || values.size() < period.start + period.length) return std::nullopt;
    const std::uint64_t length = period.length;
    const bool risesLikeN = period.saltus == length;
    std::map<std::int64_t, std::vector<std::uint64_t>> cases; // what is added → the residues
    for (std::uint64_t n = period.start; n < period.start + length; ++n) {
        const std::uint64_t risen = risesLikeN ? n : period.saltus * (n / length);
        cases[static_cast<std::int64_t>(values[n]) - static_cast<std::int64_t>(risen)].push_back(n % length);
    }
    if (cases.size() > mostCases) return std::nullopt;
    // What most residues have is said last.
    const auto most = std::ranges::max_element(cases, {}, [](const auto& one) { return one.second.size(); });
    std::string added;
    for (auto& [value, residues] : cases) {
        if (value == most->first) continue;
        std::ranges::sort(residues);
        added += fmt::format("if {} then {} else ", residueCondition(length, residues), value);
    }
    added += std::to_string(most->first);
    if (period.saltus == 0) return added;
    const std::string risen = risesLikeN           ? "n"
                              : period.saltus == 1 ? fmt::format("floor(n/{})", length)
                                                   : fmt::format("{}*floor(n/{})", period.saltus, length);
    return cases.size() == 1 ? plus(risen, most->first) : fmt::format("{} + ({})", risen, added);
}

std::optional<std::string> lostResidues(LineSpan values) {
    const auto isPeriod = [values](std::uint64_t m) {
        for (std::uint64_t n = 1; n + m < values.size(); ++n)
            if ((values[n] == 0) != (values[n + m] == 0)) return false;
        return true;
    };
    for (std::uint64_t m = 1; m <= mostLostModulus && 3 * m < values.size(); ++m) {
        if (!isPeriod(m)) continue;
        std::vector<std::uint64_t> lost;
        for (std::uint64_t n = 1; n <= m; ++n)
            if (values[n] == 0) lost.push_back(n % m);
        if (lost.empty()) return values[0] == 0 ? std::optional("P iff n = 0") : std::nullopt;
        if (lost.size() == m || lost.size() > mostLostResidues) return std::nullopt;
        std::ranges::sort(lost);
        return "P iff " + residueCondition(m, lost);
    }
    return std::nullopt;
}

std::string shifted(std::string_view formula, int shift) {
    if (shift == 0) return std::string(formula);
    const auto isLetter = [&](std::size_t at) {
        return at < formula.size() && std::isalnum(static_cast<unsigned char>(formula[at])) != 0;
    };
    std::string text;
    for (std::size_t at = 0; at < formula.size(); ++at) {
        const bool isName = formula[at] == 'n' && !isLetter(at + 1) && (at == 0 || !isLetter(at - 1));
        if (isName)
            text += fmt::format("({})", plus("n", shift));
        else
            text += formula[at];
    }
    return text;
}

} // namespace mexplorer
