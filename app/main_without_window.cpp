// The command line alone, for machines without Qt.
#include "app/cli/commands.h"
#include "app/cli/output.h"

int main(int argc, char** argv) {
    using namespace mexplorer::cli;
    CLI::App app("Mexplorer: combinatorial games on the command line (built without a window)", "mexplorer");
    Chosen chosen;
    addCommands(app, chosen);
    app.require_subcommand(1);
    if (const auto code = parse(app, argc, argv)) return *code;
    return chosen();
}
