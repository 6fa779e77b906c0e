// The command line alone, for machines without Qt.
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include <CLI/App.hpp>

int main(int argc, char** argv) {
    using namespace mexplorer::cli;
    CLI::App app("Mexplorer: combinatorial games on the command line (built without a window)", "mexplorer");
    Chosen chosen;
    addCommands(app, chosen);
    if (const auto code = parse(app, argc, argv)) return *code;
    if (!chosen) return failUsage("A command is expected, for example: mexplorer games");
    return perform(chosen);
}
