#include "app/cli/commands.h"

#include "app/cli/output.h"

#include <algorithm>

namespace mexplorer::cli {

void addCommands(CLI::App& app, Chosen& chosen) {
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", std::string("Mexplorer ") + MEXPLORER_VERSION);
    app.footer("Exit codes: 0 done; 1 the answer is no; 2 wrong input; 3 too large, or cancelled.");
    addGames(app, chosen);
    addValues(app, chosen);
    addSolve(app, chosen);
    addExplain(app, chosen);
    addVerify(app, chosen);
    addPeriod(app, chosen);
}

std::optional<int> parse(CLI::App& app, int argc, char** argv) {
    try {
        app.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error); // --help, --version
        std::string line = error.what();
        std::replace(line.begin(), line.end(), '\n', ' ');
        fmt::print(stderr, "mexplorer: {} (see mexplorer --help)\n", line);
        return badInput;
    }
}

} // namespace mexplorer::cli
