// The command line alone, for machines without Qt.
#include "app/cli/commands.h"
#include "app/cli/output.h"

int main(int argc, char** argv) {
    using namespace mexplorer::cli;
    Chosen chosen;
    const auto commands =
        makeCommands("Mexplorer: combinatorial games on the command line (built without a window)", chosen);
    if (const auto code = parse(*commands, argc, argv)) return *code;
    if (!chosen) return failUsage("A command is expected, for example: mexplorer games");
    return perform(chosen);
}
