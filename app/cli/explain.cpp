#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "app/cli/search_options.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"

#include "core/explain/say_game.h"
#include "core/explain/search_trace.h"
#include "core/explain/telling.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/markdown.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

struct ExplainArguments {
    GameArguments game;
    SearchOptions search;
    std::string format = "text";
    std::string language = "en";
};

/// Everything to be said about an instance, and the language.
struct Explanation {
    const Game& game;
    const Instance& instance;
    const Why& why;
    const Trace& trace;
    Message::Translate translate;

    [[nodiscard]] std::string said(const Message& sentence) const { return sentence.said(translate); }
};

std::string asText(const Explanation& all) {
    std::string text = all.said(sayGame(all.game)) + "\n";
    text += all.said(say(MX_TEXT("core", "%1."), all.why.headline)) + "\n";
    for (const Message& reason : all.why.reasons)
        text += all.said(reason) + "\n";
    text += "\n" + all.said(say(MX_TEXT("core", "%1:"), all.trace.title)) + "\n";
    std::size_t number = 0;
    for (const Saying& step : all.trace.steps)
        text += fmt::format("{:3}. {}\n", ++number, all.said(step.reason));
    return text;
}

std::string asMarkdown(const Explanation& all) {
    std::string text = "# " + markdown(all.said(all.why.headline)) + "\n\n";
    text += markdown(all.said(sayGame(all.game))) + "\\\n" + markdown(all.said(sayRules(all.game))) + "\n\n";
    for (const Message& reason : all.why.reasons)
        text += markdown(all.said(reason)) + "\n";
    text += "\n## " + markdown(all.said(all.trace.title)) + "\n\n```\n";
    for (const Message& line : all.trace.pseudoCode)
        text += all.said(line) + "\n";
    text += "```\n\n";
    std::size_t number = 0;
    for (const Saying& step : all.trace.steps)
        text += fmt::format("{}. {}\n", ++number, markdown(all.said(step.reason)));
    return text;
}

std::string asJson(const Explanation& all) {
    Json json{{"game", all.game.description().id},
              {"parameters", all.game.parameters()},
              {"position", all.instance.text()},
              {"headline", all.said(all.why.headline)},
              {"reasons", Json::array()},
              {"title", all.said(all.trace.title)},
              {"code", Json::array()},
              {"steps", Json::array()}};
    for (const Message& reason : all.why.reasons)
        json["reasons"].push_back(all.said(reason));
    for (const Message& line : all.trace.pseudoCode)
        json["code"].push_back(all.said(line));
    for (const Saying& step : all.trace.steps)
        json["steps"].push_back({{"reason", all.said(step.reason)}, {"line", step.codeLine}});
    addNotes(json, all.game);
    return lines(json);
}

/// The trace of a search, if one was asked for, or else the one that explains the position best.
Expected<Trace> traceOf(const ExplainArguments& arguments, const Game& game, const Instance& instance) {
    if (!arguments.search.isGiven()) return explain(game, instance, interruptibleTask());
    const auto values = arguments.search.values();
    if (!values) return tl::unexpected(values.error());
    const auto asked = ask(game, instance.text());
    if (!asked) return tl::unexpected(asked.error());
    if (const auto ends = checkSearched(game, **asked); !ends) return tl::unexpected(ends.error());
    auto trace = searchTrace(**asked, (*asked)->graph(), *values, interruptibleTask());
    if (!trace) return tl::unexpected(trace.error());
    return Trace(std::move(*trace));
}

int explainPosition(const ExplainArguments& arguments, const Speech& speech) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto instance = arguments.game.readIn(**game);
    if (!instance) return fail(instance.error());
    const auto trace = traceOf(arguments, **game, **instance); // first, as it may be known to be too long
    if (!trace) return arguments.game.fail(trace.error());
    const auto reasons = why(**game, **instance, interruptibleTask());
    if (!reasons) return arguments.game.fail(reasons.error());
    const Explanation all{**game, **instance, *reasons, *trace, speech.in(arguments.language)};
    if (arguments.format == "json") return answer(asJson(all));
    return answer(arguments.format == "markdown" ? asMarkdown(all) : asText(all));
}

} // namespace

void addExplain(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command = app.add_subcommand("explain", "Say step by step why a position is won or lost");
    auto arguments = std::make_shared<ExplainArguments>();
    arguments->game.addTo(*command, speech);
    arguments->game.addPositionTo(*command);
    arguments->game.addBudgetTo(*command, true);
    arguments->search.addTo(*command);
    takeOneOf(
        *command->add_option("--format", arguments->format, "how the answer is written (default: text)"),
        {"text", "markdown", "json"});
    addLanguage(*command, arguments->language, speech.languages,
                "the language of the sentences and the pseudo-code (default: en)");
    command->footer(
        "With any of --method, --order, --seed and --depth, a search through the moves is explained\n"
        "instead.\n\n"
        "Examples:\n  mexplorer explain nim play=misere --position 1,1,2\n"
        "  mexplorer explain wythoff --position 6,10 --format markdown\n"
        "  mexplorer explain nim --position 1,2 --method alpha-beta");
    command->callback([arguments, &chosen, speech] {
        chosen = [arguments, speech] { return explainPosition(*arguments, speech); };
    });
}

} // namespace mexplorer::cli
