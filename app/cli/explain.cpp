#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/markdown.h"
#include "app/cli/output.h"

#include "core/explain/explain.h"
#include "core/explain/why.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

struct ExplainArguments {
    GameArguments game;
    std::string format = "text";
};

std::string asText(const Why& why, const Trace& trace) {
    std::string text = why.headline.english() + ".\n";
    for (const Message& reason : why.reasons)
        text += reason.english() + "\n";
    text += "\n" + trace.title.english() + ":\n";
    std::size_t number = 0;
    for (const Saying& step : trace.steps)
        text += fmt::format("{:3}. {}\n", ++number, step.reason.english());
    return text;
}

std::string asMarkdown(const Why& why, const Trace& trace) {
    std::string text = "# " + markdown(why.headline.english()) + "\n\n";
    for (const Message& reason : why.reasons)
        text += markdown(reason.english()) + "\n";
    text += "\n## " + markdown(trace.title.english()) + "\n\n```\n";
    for (const Message& line : trace.pseudoCode)
        text += line.english() + "\n";
    text += "```\n\n";
    std::size_t number = 0;
    for (const Saying& step : trace.steps)
        text += fmt::format("{}. {}\n", ++number, markdown(step.reason.english()));
    return text;
}

std::string asJson(const Game& game, const std::string& position, const Why& why, const Trace& trace) {
    Json json{{"game", game.description().id}, {"parameters", game.parameters()},
              {"position", position},          {"headline", why.headline.english()},
              {"reasons", Json::array()},      {"title", trace.title.english()},
              {"code", Json::array()},         {"steps", Json::array()}};
    for (const Message& reason : why.reasons)
        json["reasons"].push_back(reason.english());
    for (const Message& line : trace.pseudoCode)
        json["code"].push_back(line.english());
    for (const Saying& step : trace.steps)
        json["steps"].push_back({{"reason", step.reason.english()}, {"line", step.codeLine}});
    return lines(json);
}

int explainPosition(const ExplainArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto asked = arguments.game.askIn(**game);
    if (!asked) return fail(asked.error());
    const auto reasons = why(**game, **asked, interruptibleTask());
    if (!reasons) return fail(reasons.error());
    const auto trace = explain(**game, **asked, interruptibleTask());
    if (!trace) return fail(trace.error());
    if (arguments.format == "json") return answer(asJson(**game, (*asked)->position(), *reasons, *trace));
    return answer(arguments.format == "markdown" ? asMarkdown(*reasons, *trace) : asText(*reasons, *trace));
}

} // namespace

void addExplain(CLI::App& app, Chosen& chosen) {
    CLI::App* command = app.add_subcommand("explain", "Say step by step why a position is won or lost");
    auto arguments = std::make_shared<ExplainArguments>();
    arguments->game.addTo(*command);
    arguments->game.addPositionTo(*command);
    command->add_option("--format", arguments->format, "text, markdown or json")
        ->check(CLI::IsMember({"text", "markdown", "json"}));
    command->footer("Example:\n  mexplorer explain nim play=misere --position 1,1,2");
    command->callback([arguments, &chosen] { chosen = [arguments] { return explainPosition(*arguments); }; });
}

} // namespace mexplorer::cli
