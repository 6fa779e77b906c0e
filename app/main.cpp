#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/render/add_render.h"
#include "app/window/start.h"

#include <CLI/App.hpp>

int main(int argc, char** argv) {
    using namespace mexplorer;
    CLI::App commands(
        "Mexplorer shows why combinatorial games are won. Without a command it opens the window.",
        "mexplorer");
    cli::Chosen chosen;
    cli::addCommands(commands, chosen, app::speech());
    app::addRender(commands, chosen, argc, argv);
    std::vector<std::string> documents;
    commands.add_option("FILE", documents, "documents (.mex) to open, a window each");
    if (const auto code = cli::parse(commands, argc, argv)) return *code;
    if (chosen) return cli::perform(chosen);
    for (const std::string& document : documents) {
        if (const auto ready = app::checkDocument(document); !ready) return cli::fail(ready.error());
    }
    return app::openWindow(argc, argv, documents);
}
