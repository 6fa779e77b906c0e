#include "app/window/start.h"

#include "app/cli/output.h"
#include "app/window/application.h"
#include "app/window/end_signals.h"
#include "app/window/main_window.h"
#include "core/task/guarded.h"
#include "core/text/parse.h"
#include "ui/document/document_file.h"
#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QFileInfo>
#include <QProcess>

namespace mexplorer::app {

Expected<void> checkDocument(const std::string& document) {
    if (const QString path = QString::fromStdString(document);
        !path.endsWith(u".mex") && !QFile::exists(path)) {
        return invalid(say(
            MX_TEXT("core", "“%1” is neither a command nor a file; `mexplorer --help` lists the commands."),
            shortened(document)));
    }
    return guarded([&]() -> Expected<void> {
        const auto bytes = ui::readFile(QString::fromStdString(document));
        if (!bytes) return tl::unexpected(bytes.error());
        const auto contents = ui::fromMex(*bytes);
        if (contents) return {};
        const Error& error = contents.error(); // what is wrong is in the file, not in the command line
        return tl::unexpected(Error{error.kind, verbatim(error.english()), document});
    });
}

namespace {

/// A window of its own, so that what happens to one happens to no other.
void openElsewhere(const QStringList& documents) {
    QProcess::startDetached(QCoreApplication::applicationFilePath(), documents);
}

/// Offers what windows that ended by force had not saved, each in a window: the first in this one if that
/// shows nothing else; each other program started for it starts the next.
void offerUnsaved(MainWindow& window, bool isFree) {
    if (isFree) window.offerUnsaved();
    if (ui::SafetyCopy().takeOver()) openElsewhere({});
}

/// Whatever asks the program to end, what is not saved is there at the next start.
void keepAtEnd(Application& application, MainWindow& window, EndSignals& ends) {
    const auto keep = [&window] { window.keepForNextStart(); };
    QObject::connect(&ends, &EndSignals::asked, &window, [keep] {
        keep();
        QCoreApplication::exit(0);
    });
    // Direct, as the session goes on ending when the signal returns.
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &window, keep, Qt::DirectConnection);
    QObject::connect(&application, &QGuiApplication::saveStateRequest, &window, keep, Qt::DirectConnection);
}

} // namespace

int openWindow(int& argc, char** argv, const std::vector<std::string>& documents) {
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
    if (documents.empty())
        window.openWhereLeft();
    else
        window.openFile(QString::fromStdString(documents.front()));
    for (std::size_t i = 1; i < documents.size(); ++i)
        openElsewhere({QFileInfo(QString::fromStdString(documents[i])).absoluteFilePath()});
    window.show();
    offerUnsaved(window, documents.empty());
    return QApplication::exec();
}

} // namespace mexplorer::app
