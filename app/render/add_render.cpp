#include "app/render/add_render.h"

#include "app/cli/arguments.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/usage.h"
#include "app/render/render.h"
#include "core/catalogue/views.h"
#include "core/file/file_kind.h"
#include "core/text/parse.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/export/exporter.h"
#include "ui/theme/language.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <QApplication>

#include <algorithm>
#include <climits>
#include <utility>

namespace mexplorer::app {

namespace {

struct RenderArguments {
    cli::GameArguments game;
    RenderRequest request;
    std::string size;
    std::optional<std::string> beside;
    std::string language = ui::languages().front().toStdString();
};

/// What stands beside the figure. Errors: about that game or its values.
Expected<RenderBeside> besideIn(const RenderArguments& arguments) {
    const cli::GameArguments other = arguments.game.beside(*arguments.beside);
    auto values = other.parameters();
    if (!values) return tl::unexpected(aboutBeside(values.error()));
    return RenderBeside{other.meaning()->id, std::move(*values)};
}

/// Runs the command. The words k=v are parameters of the game or settings of the view.
int run(const RenderArguments& arguments, int& argc, char** argv) {
    const auto values = arguments.game.parameters();
    if (!values) return cli::fail(values.error());
    RenderRequest request = arguments.request;
    const auto& meaning = arguments.game.meaning(); // without an error, as they have been read
    request.game = meaning->id;
    request.values = *values;
    request.position = arguments.game.position;
    request.limit = [&arguments](const Game& game) { return arguments.game.limit(game); };
    if (!request.position && !meaning->position.empty()) request.position = meaning->position;
    if (arguments.beside) {
        auto beside = besideIn(arguments);
        if (!beside) return cli::fail(beside.error());
        request.beside = std::move(*beside);
    }
    if (!arguments.size.empty()) {
        const auto size = cli::parseSize(arguments.size, 1, INT_MAX);
        if (!size) return cli::fail(size.error());
        request.width = static_cast<int>(size->rows);
        request.height = static_cast<int>(size->columns);
    }
    // A picture needs fonts and colours, not a screen.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's warnings about the machine are suppressed: a command's only output to standard error is its own.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtFatalMsg) cli::complain(text.toStdString());
    });
    const QApplication application(argc, argv);
    ui::setLanguage(QString::fromStdString(arguments.language));
    if (const auto written = render(request, cli::interruptibleTask()); !written)
        return arguments.game.fail(written.error());
    return cli::done;
}

std::vector<std::string> viewIds() {
    std::vector<std::string> ids;
    for (const ui::ViewKind& kind : ui::viewKinds())
        ids.push_back(kind.id);
    return ids;
}

/// All settings of a view, over all games that it can show, since they depend on the game.
std::vector<Parameter> settingsOf(const ui::ViewKind& kind) {
    std::vector<Parameter> found;
    for (const Entry& entry : catalogue()) {
        if (!mayShow(kind.id, entry.kind)) continue;
        const auto game = makeGame(entry.description.id);
        if (!game || !kind.canShow(**game)) continue;
        for (Parameter& setting : kind.settings(**game)) {
            if (setting.id.find('.') != std::string::npos) continue; // of another view: listed there
            const bool isKnown = std::any_of(found.begin(), found.end(),
                                             [&](const Parameter& known) { return known.id == setting.id; });
            if (!isKnown && !setting.hidden) found.push_back(std::move(setting));
        }
    }
    return found;
}

std::string footer() {
    std::string text = "The view’s settings are given like the game’s parameters:\n";
    for (const ui::ViewKind& kind : ui::viewKinds()) {
        std::string id = kind.id;
        for (const Parameter& setting : settingsOf(kind))
            text += fmt::format("  {:<6} {}={}\n", std::exchange(id, {}), setting.id, cli::range(setting));
    }
    return text + "Some need a game that has what they show, such as rays. If a game has a parameter of the\n"
                  "same name, the parameter is set.\nExamples:\n"
                  "  mexplorer render grid kiki colour=outcome --position 8,11 --size 1280x720 -o kiki.pdf\n"
                  "  mexplorer render xor nim --position 3,5,7 --step all --step-caption -o lecture.png\n"
                  "  mexplorer render xor nim --position 3,5,7 --step all --step-caption -o lecture.gif\n"
                  "  mexplorer render grid nim --beside play=misere --position 2,3 -o beside.png";
}

/// Like CLI11's range, but rejects NaN, which is neither below nor above anything.
CLI::Validator between(double least, double most) {
    const std::string range = fmt::format("{} to {}", least, most);
    return CLI::Validator(
        [least, most, range](const std::string& text) {
            double number = 0;
            const bool isInside =
                CLI::detail::lexical_cast(text, number) && number >= least && number <= most;
            return isInside ? std::string()
                            : fmt::format("“{}” is not a number from {}.", shortened(text), range);
        },
        "", "between");
}

} // namespace

cli::Speech speech() {
    cli::Speech known;
    known.languages.clear();
    for (const QString& language : ui::languages())
        known.languages.push_back(language.toStdString());
    known.in = [](const std::string& language) {
        return ui::translationTo(QString::fromStdString(language));
    };
    known.gameInDocument = [](const std::string& bytes) {
        return ui::fromMex(QByteArray::fromStdString(bytes), cli::interruptibleTask())
            .map([](const ui::Contents& contents) {
                const ui::DocumentState& state = contents.content.state;
                return GivenGame{state.game, state.parameters, state.position};
            });
    };
    return known;
}

void addRender(CLI::App& commands, cli::Chosen& chosen, int& argc, char** argv) {
    CLI::App* command = commands.add_subcommand(
        "render", "Write a figure as .png, .svg, .pdf, moving as .gif or .webp, or its data as .csv");
    auto arguments = std::make_shared<RenderArguments>();
    command->add_option("VIEW", arguments->request.view, fmt::format("one of: {}", joined(viewIds(), ", ")))
        ->required();
    arguments->game.addTo(*command, speech());
    arguments->game.addPositionTo(*command);
    arguments->game.addBudgetTo(*command, false);
    command
        ->add_option("--beside", arguments->beside,
                     "a second figure of the view: another game, or what differs in this one, as "
                     "“play=misere”; what differs is marked, counted and, in a .csv file, listed")
        ->type_name("GAME k=v");
    command->add_option("--size", arguments->size, "width x height (default: 1280x720)")->type_name("WxH");
    command->add_option("--scale", arguments->request.scale, "PNG pixels per unit of --size (default: 1)")
        ->type_name("X (0.25 to 8)")
        ->check(between(0.25, 8.0));
    command
        ->add_option("--type", arguments->request.type,
                     "how large the type is: 1.6 for a projector (default: 1)")
        ->type_name("X (0.5 to 4)")
        ->check(between(0.5, 4.0));
    command->add_flag("--dark", arguments->request.dark, "dark colours");
    cli::takeOneOf(*command->add_option("--language", arguments->language,
                                        "the language of the figure’s words (default: en)"),
                   speech().languages);
    auto* step =
        command
            ->add_option("--step", arguments->request.step,
                         "one step of the explanation: a number from 1, or 1.5 for halfway to the next; or "
                         "all of them: the pages of one PDF, a moving GIF or WebP, or files name-01.png, "
                         "name-02.png …")
            ->type_name("N|all");
    command->add_option("--title", arguments->request.title, "a title above the figure");
    auto* caption = command->add_option("--caption", arguments->request.caption, "a caption below it");
    command->add_flag("--step-caption", arguments->request.saysStep, "the step’s sentence as caption")
        ->needs(step)
        ->excludes(caption);
    command->add_option("--speed", arguments->request.speed, "of a moving picture (default: 1)")
        ->type_name(fmt::format("X ({} to {})", ui::leastSpeed, ui::mostSpeed))
        ->check(between(ui::leastSpeed, ui::mostSpeed))
        ->needs(step);
    command->add_option("--loops", arguments->request.loops, "how often it is shown (default: 0, for ever)")
        ->type_name(fmt::format("N (0 to {})", ui::mostLoops))
        ->check(between(0, ui::mostLoops))
        ->needs(step);
    command->add_option("-o,--output", arguments->request.output, "the file; its ending is the format")
        ->type_name("FILE")
        ->required();
    command->footer(""); // else that of the whole program, too
    command->footer(footer);
    command->callback([arguments, &chosen, &argc, argv] {
        chosen = [arguments, &argc, argv] { return run(*arguments, argc, argv); };
    });
}

void addOpened(CLI::App& commands, std::vector<std::string>& files, bool& isNew) {
    auto* opened =
        commands.add_option("FILE", files, "files to open, a window each: " + sayOpenedKinds().english());
    commands.add_flag("--new", isNew, "open a new document, not what was open before")->excludes(opened);
}

} // namespace mexplorer::app
