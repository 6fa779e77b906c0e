#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/render/add_render.h"
#include "app/window/start.h"
#include "core/file/file_kind.h"

#include <CLI/App.hpp>

int main(int argc, char** argv) {
    using namespace mexplorer;
    CLI::App commands(
        "Mexplorer shows why combinatorial games are won. Without a command it opens the window.",
        "mexplorer");
    cli::Chosen chosen;
    cli::addCommands(commands, chosen, app::speech());
    app::addRender(commands, chosen, argc, argv);
    std::vector<std::string> files;
    commands.add_option("FILE", files, "files to open, a window each: " + sayOpenedKinds().english());
    std::vector<char*> arguments = app::withoutSession(argc, argv);
    if (const auto code = cli::parse(commands, static_cast<int>(arguments.size()), arguments.data()))
        return *code;
    if (chosen) return cli::perform(chosen);
    for (const std::string& file : files) {
        if (const auto ready = app::checkFile(file); !ready) return cli::fail(ready.error());
    }
    return app::openWindow(argc, argv, files);
}
