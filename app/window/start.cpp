#include "app/window/start.h"

#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/window/application.h"
#include "app/window/end_signals.h"
#include "app/window/main_window.h"
#include "core/file/file_kind.h"
#include "core/task/guarded.h"
#include "core/text/parse.h"
#include "ui/document/opened_file.h"
#include "ui/document/safety_copy.h"
#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <string_view>

namespace mexplorer::app {

Expected<void> checkFile(const std::string& file) {
    if (!hasOpenedEnding(file) && !QFile::exists(QString::fromStdString(file))) {
        return invalid(say(
            MX_TEXT("core", "“%1” is neither a command nor a file; `mexplorer --help` lists the commands."),
            shortened(file)));
    }
    const auto bytes = ui::readFile(QString::fromStdString(file));
    if (!bytes) return tl::unexpected(bytes.error());
    return guarded([&]() -> Expected<void> {
               const auto opened = ui::opened(*bytes, QString::fromStdString(file), cli::interruptibleTask());
               if (!opened) return tl::unexpected(opened.error());
               const auto* graph = std::get_if<ui::GraphText>(&*opened);
               return graph ? ui::withGraph({}, graph->text).map([](auto&&) {}) : Expected<void>();
           })
        .map_error([&](const Error& error) { // what is wrong is in the file, not in the command line
            return Error{error.kind, verbatim(error.english()), file};
        });
}

namespace {

/// Of Qt’s arguments (Qt 6.4: QGuiApplication, and the plugin of X11), those that are followed by a value.
/// None is called like an option of a command.
constexpr std::string_view qtValues[] = {"display",       "geometry", "platform",    "platformpluginpath",
                                         "platformtheme", "plugin",   "qwindowicon", "qwindowgeometry",
                                         "qwindowtitle",  "session"};
constexpr std::string_view qtFlags[] = {"dograb", "nograb", "reverse"};

/// How many arguments this one of Qt’s is: none if it is not Qt’s, or lacks its value.
int qtArguments(std::string_view argument, bool isLast) {
    if (!argument.starts_with('-')) return 0;
    argument.remove_prefix(argument.starts_with("--") ? 2 : 1);
    if (std::ranges::find(qtFlags, argument) != std::end(qtFlags)) return 1;
    return !isLast && std::ranges::find(qtValues, argument) != std::end(qtValues) ? 2 : 0;
}

} // namespace

std::vector<char*> withoutQtArguments(int argc, char** argv) {
    std::vector<char*> ours(argv, argv + std::min(argc, 1));
    for (int i = 1; i < argc;) {
        const int qt = qtArguments(argv[i], i + 1 == argc);
        if (qt == 0) ours.push_back(argv[i]);
        i += std::max(qt, 1);
    }
    return ours;
}

void openElsewhere(const QStringList& arguments) {
    QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments);
}

namespace {

/// Offers what windows that ended by force had not saved, each in a window: the first in this one, so that
/// none lies over it; each other program started for it starts the next.
void offerUnsaved(MainWindow& window) {
    window.offerUnsaved();
    if (ui::SafetyCopy().takeOver()) openElsewhere({});
}

} // namespace

void keepAtEnd(QGuiApplication& application, MainWindow& window, EndSignals& ends) {
    const auto keep = [&window] { window.keepForNextStart(); };
    QObject::connect(&ends, &EndSignals::asked, &window, [&application, &window, keep] {
        // Only when the loop has ended, as it may have more events to handle.
        QObject::connect(&application, &QCoreApplication::aboutToQuit, &window, keep);
        QCoreApplication::exit(0);
    });
    // Direct, as the session goes on ending when the signal returns.
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &window, keep, Qt::DirectConnection);
    QObject::connect(&application, &QGuiApplication::saveStateRequest, &window, keep, Qt::DirectConnection);
}

int openWindow(int& argc, char** argv, const std::vector<std::string>& files, bool isNew) {
    const bool hasDisplay =
        !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        return cli::fail(
            {Error::Kind::invalid,
             say(MX_TEXT(
                 "core",
                 "There is no display to open a window on; `mexplorer render` writes pictures without one.")),
             {}});
    }
    Application application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Mexplorer"));
    QApplication::setApplicationName(QStringLiteral("Mexplorer"));
    QGuiApplication::setDesktopFileName(
        QStringLiteral("org.mexplorer.Mexplorer")); // Wayland’s name of the window
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/app/mexplorer.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    ui::setLanguage(ui::setting("language", ui::systemLanguage()).toString());
    MainWindow window;
    QObject::connect(&application, &Application::failed, &window, &MainWindow::showFailure);
    EndSignals ends;
    keepAtEnd(application, window, ends);
    if (!files.empty())
        window.openFile(QString::fromStdString(files.front()));
    else if (!isNew)
        window.openWhereLeft();
    for (std::size_t i = 1; i < files.size(); ++i)
        openElsewhere({QFileInfo(QString::fromStdString(files[i])).absoluteFilePath()});
    window.show();
    offerUnsaved(window);
    return QApplication::exec();
}

} // namespace mexplorer::app
