#include "core/explain/lens_report.h"

#include "core/explain/say_game.h"
#include "core/game/aspects/line.h"
#include "core/text/markdown.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostWrittenFailures = 100;

std::string saidText(const Conjecture::Said& said) {
    return said.value ? std::to_string(*said.value) : *said.isP ? "P" : "N";
}

template <class Place>
void addFound(LensReport& report, const Conjecture& conjecture, const LensFound<Place>& found) {
    report.conjecture = conjecture.text();
    report.places = found.places;
    report.agreeing = found.agreeing;
    report.failing = found.failing;
    report.undefined = found.undefined;
    report.margin = found.margin;
    report.counts = sayLensCounts(found);
}

std::vector<std::string> placeRow(std::uint64_t n, std::uint64_t /*first*/) {
    return {std::to_string(n)};
}
std::vector<std::string> placeRow(const GridCell& cell, std::uint64_t first) {
    return {std::to_string(cell.a + first), std::to_string(cell.b + first)};
}

template <class Place>
void takeFailures(LensReport& report, const LensFound<Place>& found, std::uint64_t first) {
    for (const Failure<Place>& failure : found.failures) {
        std::vector<std::string> row = placeRow(failure.place, first);
        row.push_back(std::to_string(failure.value));
        row.push_back(saidText(failure.said));
        report.failures.push_back(std::move(row));
    }
}

void takeSuggestions(LensReport& report, const std::vector<Suggestion>& suggestions) {
    for (const Suggestion& one : suggestions) {
        const std::string_view number = one.values ? one.values->number
                                        : one.set  ? one.set->number
                                                   : std::string_view();
        report.suggestions.push_back(
            {saySuggestion(one), one.formula, std::string(number), one.from, one.isProved});
    }
}

Message headlineWithout(const LensReport& report) {
    return report.suggestions.empty() ? say(MX_TEXT("core", "nothing simple was found"))
                                      : say(MX_TEXT("core", "what the values look like"));
}

/// “| 3 | 1 | 3 |”
std::string tableRow(const std::vector<std::string>& cells) {
    return "| " + joined(cells, " | ") + " |\n";
}

std::string failuresTable(const LensReport& report, const Message::Translate& translate) {
    const auto said = [&](const Message& message) { return markdown(message.said(translate)); };
    std::string text = fmt::format("\n## {}\n\n", said(say(MX_TEXT("core", "where it fails"))));
    std::vector<std::string> heads = report.columns;
    heads[heads.size() - 2] = said(say(MX_TEXT("core", "value")));
    heads.back() = said(say(MX_TEXT("core", "what it says")));
    text += tableRow(heads) + tableRow(std::vector<std::string>(heads.size(), "---:"));
    const std::size_t written = std::min(report.failures.size(), mostWrittenFailures);
    for (std::size_t i = 0; i < written; ++i)
        text += tableRow(report.failures[i]);
    if (report.failing > written)
        text += "\n" + said(say(MX_TEXT("core", "and at %1 more places"), report.failing - written)) + "\n";
    return text;
}

/// The sentence, with the formula in it, or after it, as it is typed.
std::string withFormula(const LensReport::Said& one, const Message::Translate& translate) {
    const std::string said = one.text.said(translate);
    if (one.formula.empty()) return markdown(said);
    const std::string code = "`" + one.formula + "`";
    if (said.starts_with(one.formula)) return code + markdown(said.substr(one.formula.size()));
    return markdown(said) + " — " + code;
}

/// The suggestions that are proved, or the others.
std::string suggestionList(const LensReport& report, bool areProved, const Message::Translate& translate) {
    std::string text;
    for (const LensReport::Said& one : report.suggestions)
        if (one.isProved == areProved) text += "- " + withFormula(one, translate) + "\n";
    return text;
}

} // namespace

Expected<LensReport> lensReport(const Game& game, const LineValues& values, const Conjecture* conjecture,
                                bool suggests, Task& task) {
    const LineAspect& line = *game.as<LineAspect>();
    const std::span<const LineValues::Value> known(values.data(), values.finished());
    const std::uint64_t last = known.size() - 1;
    const Period period = line.period(values);
    LensReport report;
    report.game = sayGame(game);
    report.range = verbatim(fmt::format("n = 0 … {}", last));
    report.columns = {"n", "value", "said"};
    if (suggests) {
        const auto suggestions = suggestionsFor(values, period, task);
        if (!suggestions) return tl::unexpected(suggestions.error());
        takeSuggestions(report, *suggestions);
        report.theorems = sayTheorems(game);
        report.seen = saySeen(last);
    }
    report.headline = headlineWithout(report);
    if (!conjecture) return report;
    const auto found = compared(*conjecture, known, task);
    if (!found) return tl::unexpected(found.error());
    addFound(report, *conjecture, *found);
    takeFailures(report, *found, 0);
    report.headline = sayLens(*conjecture, *found);
    report.proof = sayForEver(*conjecture, *found, period);
    if (found->smallest) report.counterExample = sayCounterExample(game, *found, known);
    return report;
}

Expected<LensReport> lensReport(const Game& game, const GridValues& values, const Conjecture* conjecture,
                                bool suggests, Task& task) {
    const std::uint64_t first = game.as<GridAspect>()->firstNumber();
    const GridSize size = values.finished();
    LensReport report;
    report.game = sayGame(game);
    report.range = verbatim(
        fmt::format("a = {0} … {1}, b = {0} … {2}", first, first + size.rows - 1, first + size.columns - 1));
    report.columns = {"a", "b", "value", "said"};
    if (suggests) {
        const auto suggestions = suggestionsFor(values, first, task);
        if (!suggestions) return tl::unexpected(suggestions.error());
        takeSuggestions(report, *suggestions);
        report.theorems = sayTheorems(game);
        report.seen = saySeen(size);
    }
    report.headline = headlineWithout(report);
    if (!conjecture) return report;
    const auto found = compared(*conjecture, values, size, first, task);
    if (!found) return tl::unexpected(found.error());
    addFound(report, *conjecture, *found);
    takeFailures(report, *found, first);
    report.headline = sayLens(*conjecture, *found, first);
    if (found->smallest) report.counterExample = sayCounterExample(game, *found, values);
    return report;
}

std::string asMarkdown(const LensReport& report, const Message::Translate& translate) {
    const auto said = [&](const Message& message) { return markdown(message.said(translate)); };
    std::string text =
        fmt::format("# {}\n\n{}\\\n{}\n", said(report.headline), said(report.game), said(report.range));
    const auto paragraph = [&](const Message& message) {
        if (!message.empty()) text += "\n" + said(message) + "\n";
    };
    paragraph(report.counterExample);
    if (!report.counts.empty()) text += "\n";
    for (const Message& count : report.counts)
        text += "- " + said(count) + "\n";
    paragraph(report.proof);
    const std::string proved = suggestionList(report, true, translate);
    if (!proved.empty() || !report.theorems.empty())
        text += fmt::format("\n## {}\n\n{}", said(say(MX_TEXT("core", "proved"))), proved);
    for (const Message& theorem : report.theorems)
        text += "- " + said(theorem) + "\n";
    const std::string seen = suggestionList(report, false, translate);
    if (!seen.empty()) text += fmt::format("\n## {}\n\n{}", said(report.seen), seen);
    if (report.failing > 0) text += failuresTable(report, translate);
    return text;
}

} // namespace mexplorer
