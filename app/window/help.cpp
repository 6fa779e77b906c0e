// The window's help: about the game and the view, and about the program.
#include "app/window/close_button.h"
#include "app/window/main_window.h"
#include "ui/panels/help_page.h"

#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace mexplorer::app {

namespace {

constexpr QSize pageSize{620, 560};

} // namespace

void MainWindow::showHelp() {
    QDialog dialog(this);
    dialog.setWindowTitle(tr("This game and view"));
    auto* layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(0, 0, 0, 16);
    auto* page = new QTextBrowser(&dialog);
    page->setObjectName("help");
    page->setFrameShape(QFrame::NoFrame);
    page->document()->setDocumentMargin(24);
    page->setHtml(ui::helpPage(*document_.game(), *ui::findView(view_->id())));
    layout->addWidget(page);
    auto* buttons = closeButton(tr("Close"), dialog);
    buttons->setContentsMargins(0, 12, 16, 0);
    layout->addWidget(buttons);
    dialog.resize(pageSize.boundedTo(size()));
    dialog.exec();
}

void MainWindow::showAbout() {
    QMessageBox about(this);
    about.setWindowTitle(tr("About Mexplorer"));
    about.setIconPixmap(windowIcon().pixmap(64));
    about.setTextFormat(Qt::RichText);
    about.setText(
        tr("<h3>Mexplorer %1</h3><p>An explorer of combinatorial games: it shows why they are won.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(MEXPLORER_VERSION)));
    about.exec();
}

} // namespace mexplorer::app
