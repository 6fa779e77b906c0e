#include "app/cli/lens_options.h"

#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"
#include "app/cli/values_sides.h"
#include "core/explain/sided_lens.h"
#include "core/file/input_file.h"
#include "core/text/csv.h"
#include "core/text/parse.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace mexplorer::cli {

namespace {

constexpr std::size_t mostSidedPlaces = 100'000;

/// That the values are those of another game.
Expected<Conjecture> otherValues(const GameArguments& other, const Extent& extent, bool isLine, Task& task) {
    const auto game = other.make();
    if (!game) return tl::unexpected(game.error());
    const std::string name = gameText(**game);
    if (isLine) {
        const auto count = extent.lineIn(**game);
        if (!count) return tl::unexpected(count.error());
        auto values = std::make_shared<LineValues>(*count);
        if (auto filled = (*game)->as<LineAspect>()->fill(*values, task); !filled)
            return tl::unexpected(filled.error());
        return Conjecture::ofValues(name, std::move(values));
    }
    const auto size = extent.gridIn(**game);
    if (!size) return tl::unexpected(size.error());
    auto values = std::make_shared<GridValues>(*size);
    const auto* grid = (*game)->as<GridAspect>();
    if (auto filled = grid->fill(*values, task); !filled) return tl::unexpected(filled.error());
    return Conjecture::ofValues(name, std::move(values), grid->firstNumber());
}

Json failureJson(const LensReport& report, const std::vector<std::string>& row) {
    Json json;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool isNumber = Json::accept(row[i]); // not an outcome, a fraction or a game
        json[report.columns[i]] = isNumber ? Json::parse(row[i]) : Json(row[i]);
    }
    return json;
}

void addConjecture(Json& json, const LensReport& report, const Message::Translate& translate) {
    constexpr std::size_t mostListed = 1000;
    json["conjecture"] = report.conjecture;
    json["places"] = report.places;
    json["agreeing"] = report.agreeing;
    json["failing"] = report.failing;
    json["undefined"] = report.undefined;
    json["margin"] = report.margin;
    json["reason"] = report.counterExample.empty() ? Json() : Json(report.counterExample.said(translate));
    json["proof"] = report.proof.empty() ? Json() : Json(report.proof.said(translate));
    json["failures"] = Json::array();
    for (std::size_t i = 0; i < std::min(report.failures.size(), mostListed); ++i)
        json["failures"].push_back(failureJson(report, report.failures[i]));
}

void addSuggestions(Json& json, const LensReport& report, const Message::Translate& translate) {
    json["suggestions"] = Json::array();
    for (const LensReport::Said& one : report.suggestions) {
        json["suggestions"].push_back({{"text", one.text.said(translate)},
                                       {"formula", one.formula.empty() ? Json() : Json(one.formula)},
                                       {"sequence", one.number.empty() ? Json() : Json(one.number)},
                                       {"from", one.from},
                                       {"status", one.isProved ? "proved" : "seen"}});
    }
    json["theorems"] = Json::array();
    for (const Message& theorem : report.theorems)
        json["theorems"].push_back(theorem.said(translate));
}

std::string lensJson(const Game& game, const LensReport& report, bool suggests,
                     const Message::Translate& translate) {
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"range", report.range.said(translate)},
              {"headline", report.headline.said(translate)}};
    if (!report.conjecture.empty()) addConjecture(json, report, translate);
    if (suggests) addSuggestions(json, report, translate);
    addNotes(json, game);
    return lines(json);
}

std::string csvLine(std::vector<std::string> row) {
    std::string& found = row[row.size() - 2]; // may be a game
    found = csvField(found);
    return joined(row) + "\n";
}

int printFailures(const LensReport& report, Task& task) {
    Output output(task);
    bool goOn = output.write(joined(report.columns) + "\n");
    for (std::size_t i = 0; goOn && i < report.failures.size(); ++i)
        goOn = output.write(csvLine(report.failures[i]));
    return output.finish(report.failing > 0 ? answerIsNo : done);
}

/// Errors: the game has no line or grid, or none of this extent.
Expected<void> checkExtent(const Extent& extent, const Game& game) {
    if (extent.size) return extent.gridIn(game).map([](GridSize) {});
    return extent.lineIn(game).map([](std::uint64_t) {});
}

Expected<LensReport> lensReportOn(const LensOptions& options, const Game& game, const Extent& extent,
                                  const Conjecture* conjecture, Task& task) {
    if (!extent.size) {
        const auto count = extent.lineIn(game);
        if (!count) return tl::unexpected(count.error());
        LineValues values(*count);
        if (auto filled = game.as<LineAspect>()->fill(values, task); !filled)
            return tl::unexpected(filled.error());
        return lensReport(game, values, conjecture, options.suggests, task);
    }
    const auto size = extent.gridIn(game);
    if (!size) return tl::unexpected(size.error());
    GridValues values(*size);
    if (auto filled = game.as<GridAspect>()->fill(values, task); !filled)
        return tl::unexpected(filled.error());
    return lensReport(game, values, conjecture, options.suggests, task);
}

int printReport(const LensReport& report, const std::string& format, const LensOptions& options,
                const Game& game, const Speech& speech, Task& task) {
    if (format == "csv") return printFailures(report, task);
    const Message::Translate translate = speech.in(options.language);
    const std::string text = format == "json" ? lensJson(game, report, options.suggests, translate)
                                              : asMarkdown(report, translate);
    return answer(text, report.failing > 0 ? answerIsNo : done);
}

/// What is compared, as it was typed or stands in a file, and the option that
/// gave it.
struct ComparedText {
    std::string text;
    std::string field;
};

Expected<ComparedText> comparedText(const LensOptions& options) {
    if (options.compare && options.compareFile)
        return invalid(say(MX_TEXT("core", "Give either --compare or --compare-file.")));
    if (options.compare) return ComparedText{*options.compare, "--compare"};
    auto text = readFile(*options.compareFile, mostFileBytes, InputFile::Kind::any);
    if (!text) return tl::unexpected(text.error());
    return ComparedText{std::move(*text), "--compare-file"};
}

} // namespace

void LensOptions::addTo(CLI::App& command, const Speech& speech) {
    command
        .add_option("--compare", compare,
                    "compare the values with a formula in n, or in a and b for a "
                    "grid; with a condition for "
                    "P; with values; or with another game")
        ->type_name("F");
    command
        .add_option("--compare-file", compareFile, "the same from a file, for example a b-file of the OEIS")
        ->type_name("FILE");
    command.add_flag("--suggest", suggests, "look for formulas and sequences that agree with all values");
    takeOneOf(*command.add_option("--format", format,
                                  "how the answer is written (default: csv; with "
                                  "--compare or --suggest "
                                  "markdown)"),
              {"csv", "b-file", "markdown", "json"});
    addLanguage(command, language, speech.languages, "the language of the sentences (default: en)");
}

Expected<std::string> LensOptions::formatFor(bool isLine) const {
    const bool isReport = asksForReport();
    const std::string chosen = format.value_or(isReport ? "markdown" : "csv");
    const bool isSentences = chosen == "markdown" || chosen == "json";
    if (isSentences && !isReport) {
        return invalid("--format", say(MX_TEXT("core", "Values alone are written as csv or b-file; %1 is for "
                                                       "--compare and --suggest."),
                                       chosen));
    }
    if (chosen == "b-file" && isReport) {
        return invalid("--format", say(MX_TEXT("core", "A b-file has values alone, without --compare and "
                                                       "--suggest.")));
    }
    if (chosen == "b-file" && !isLine)
        return invalid("--format",
                       say(MX_TEXT("core", "A b-file has the values of a line: expected --to N.")));
    if (chosen == "csv" && suggests) {
        return invalid("--format",
                       say(MX_TEXT("core", "Suggestions are written as markdown or json, not as csv.")));
    }
    return chosen;
}

Expected<std::optional<Conjecture>> LensOptions::conjecture(const GameArguments& game, const Extent& extent,
                                                            bool isLine, Task& task) const {
    if (!compare && !compareFile) return std::nullopt;
    const auto given = comparedText(*this);
    if (!given) return tl::unexpected(given.error());
    const auto other = Conjecture::otherGame(given->text);
    const auto shape = isLine ? Conjecture::Shape::line : Conjecture::Shape::grid;
    auto read = other ? otherValues(game.beside(*other), extent, isLine, task)
                      : Conjecture::parse(given->text, shape);
    if (!read && read.error().kind == Error::Kind::cancelled) return tl::unexpected(read.error());
    if (!read) return tl::unexpected(Error{read.error().kind, read.error().message, given->field});
    return std::move(*read);
}

int printBFile(const Game& game, std::uint64_t count, Task& task) {
    LineValues values(count);
    if (const auto filled = game.as<LineAspect>()->fill(values, task); !filled) return fail(filled.error());
    Output output(task);
    bool goOn = output.write("# " + gameText(game) + "\n");
    for (std::uint64_t n = 0; goOn && n < count; ++n)
        goOn = output.write(bFileLine(n, values[n]));
    return output.finish();
}

int printLens(const LensOptions& options, const GameArguments& arguments, const Extent& extent,
              const Game& game, const Speech& speech, Task& task) {
    const bool isLine = !extent.size;
    const auto format = options.formatFor(isLine);
    if (!format) return fail(format.error());
    if (const auto fits = checkExtent(extent, game); !fits) return fail(fits.error());
    const auto conjecture = options.conjecture(arguments, extent, isLine, task);
    if (!conjecture) return fail(conjecture.error());
    const Conjecture* compared = *conjecture ? &**conjecture : nullptr;
    const auto report = lensReportOn(options, game, extent, compared, task);
    if (!report) return fail(report.error());
    return printReport(*report, *format, options, game, speech, task);
}

int printSidedLens(const LensOptions& options, const Extent& extent, const Game& game, const Speech& speech,
                   Task& task) {
    const auto format = options.formatFor(extent.to.has_value());
    if (!format) return fail(format.error());
    if (options.suggests) {
        return fail(invalid("--suggest", say(MX_TEXT("core", "Suggestions are for values of impartial games; "
                                                             "of a game of two sides give --compare \"mean = "
                                                             "n/2\".")))
                        .value());
    }
    const auto given = comparedText(options);
    if (!given) return fail(given.error());
    const auto names = extent.to ? std::vector<std::string>{"n"} : std::vector<std::string>{"a", "b"};
    const auto conjecture = SidedConjecture::parse(given->text, names);
    if (!conjecture) return fail(Error{conjecture.error().kind, conjecture.error().message, given->field});
    std::vector<SidedPlace> places;
    const auto visit = [&](const std::string& row, const std::string& position) {
        const auto numbers = parseIntegers(row, 0, std::numeric_limits<std::int64_t>::max());
        places.push_back({numbers.value(), position});
        return places.size() <= mostSidedPlaces && !task.cancelled();
    };
    if (const auto walked = forEachOfSides(extent, game, visit); !walked) return fail(walked.error());
    if (places.size() > mostSidedPlaces) {
        return fail(
            invalid(extent.to ? "--to" : "--size", say(MX_TEXT("core", "At most %1 positions of a game of "
                                                                       "two sides are compared."),
                                                       mostSidedPlaces))
                .value());
    }
    const auto report = sidedLensReport(game, *conjecture, places, task);
    if (report) return printReport(*report, *format, options, game, speech, task);
    const bool isStopped = report.error().kind == Error::Kind::cancelled;
    return fail(isStopped ? report.error() : ofExtent(extent, report.error()));
}

} // namespace mexplorer::cli
