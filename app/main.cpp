#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/render/add_render.h"
#include "app/window/start.h"

int main(int argc, char** argv) {
    using namespace mexplorer;
    cli::Chosen chosen;
    const auto commands = cli::makeCommands(
        "Mexplorer shows why combinatorial games are won. Without a command it opens the window.", chosen,
        app::speech());
    app::addRender(*commands, chosen, argc, argv);
    std::vector<std::string> files;
    bool isNew = false;
    app::addOpened(*commands, files, isNew);
    std::vector<char*> arguments = app::withoutQtArguments(argc, argv);
    if (const auto code = cli::parse(*commands, static_cast<int>(arguments.size()), arguments.data()))
        return *code;
    if (chosen) return cli::perform(chosen);
    for (const std::string& file : files) {
        if (const auto ready = app::checkFile(file); !ready) return cli::fail(ready.error());
    }
    return app::openWindow(argc, argv, files, isNew);
}
