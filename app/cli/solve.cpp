#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/kinds.h"
#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "app/cli/usage.h"

#include <CLI/App.hpp>

namespace mexplorer::cli {

namespace {

struct SolveArguments {
    GameArguments game;
    std::string format = "text";
};

int solve(const SolveArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto instance = arguments.game.readIn(**game);
    if (!instance) return fail(instance.error());
    tellRemark(**instance);
    const SolveRequest request{arguments.format == "json", arguments.game.positionIn(**game)};
    const auto answered = commandsFor((*game)->kind()).solve(**game, **instance, request);
    return answered ? answer(*answered) : arguments.game.fail(answered.error());
}

} // namespace

void addSolve(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("solve", "Tell who wins a position, its value, and what every move leads to");
    auto arguments = std::make_shared<SolveArguments>();
    arguments->game.addTo(*command, speech);
    arguments->game.addPositionTo(*command);
    arguments->game.addBudgetTo(*command, true);
    takeOneOf(
        *command->add_option("--format", arguments->format,
                             "how the answer is written; in text, winning moves have a star (default: text)"),
        {"text", "json"});
    command->footer(
        "If there are too many moves to list, only winning ones are listed: then \"complete\" is false in\n"
        "JSON, and \"allWinning\" says whether these are all that win. Where the players' moves differ,\n"
        "\"complete\" is false as well if the canonical form is out of reach: then the outcome is told "
        "alone.\n\n"
        "For games that end in scores the score is what MAX gets with best play; MAX is the player to\n"
        "move unless the game says otherwise. \"plies\" counts the moves to the end; that of a move counts\n"
        "the move itself, too.\n\n"
        "For a matrix: its value and a solution, if it is zero-sum, and all equilibria, in fractions.\n"
        "For hidden cards: the average strategies after so many iterations, what they bring player 1, and\n"
        "how much a best reply would gain.\n"
        "For coalitions: what each player should get (the Shapley and Banzhaf values and the nucleolus), "
        "and\n"
        "whether the core is empty.\n\n"
        "Examples:\n  mexplorer solve nim play=misere --position 3,5,7 --format json\n"
        "  mexplorer solve connect-four --position 4444 --budget 500000000\n"
        "  mexplorer solve kuhn-poker method=cfr iterations=1000\n"
        "  mexplorer solve coalition kind=bankruptcy --position \"200; 100,200,300\"");
    command->callback([arguments, &chosen] { chosen = [arguments] { return solve(*arguments); }; });
}

} // namespace mexplorer::cli
