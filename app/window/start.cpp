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

std::vector<char*> withoutSession(int argc, char** argv) {
    std::vector<char*> arguments(argv, argv + argc);
    const auto session = std::ranges::find(arguments, std::string_view("-session"));
    if (arguments.end() - session > 1) arguments.erase(session, session + 2);
    return arguments;
}

namespace {

/// A window of its own, so that what happens to one happens to no other.
void openElsewhere(const QStringList& files) {
    QProcess::startDetached(QCoreApplication::applicationFilePath(), files);
}

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

int openWindow(int& argc, char** argv, const std::vector<std::string>& files) {
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
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/app/mexplorer.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    ui::setLanguage(ui::setting("language", ui::systemLanguage()).toString());
    MainWindow window;
    QObject::connect(&application, &Application::failed, &window, &MainWindow::showFailure);
    EndSignals ends;
    keepAtEnd(application, window, ends);
    if (files.empty())
        window.openWhereLeft();
    else
        window.openFile(QString::fromStdString(files.front()));
    for (std::size_t i = 1; i < files.size(); ++i)
        openElsewhere({QFileInfo(QString::fromStdString(files[i])).absoluteFilePath()});
    window.show();
    offerUnsaved(window);
    return QApplication::exec();
}

} // namespace mexplorer::app
