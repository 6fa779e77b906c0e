#include "app/window/start.h"

#include "app/cli/output.h"
#include "app/window/application.h"
#include "app/window/main_window.h"
#include "core/task/guarded.h"
#include "core/text/parse.h"
#include "ui/document/document_file.h"
#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QFile>

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

int openWindow(int& argc, char** argv, const std::string& document) {
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
    if (!document.empty()) window.openFile(QString::fromStdString(document));
    window.show();
    return QApplication::exec();
}

} // namespace mexplorer::app
