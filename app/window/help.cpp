// The window's help: the keys, and what this program is.
#include "app/window/main_window.h"
#include "ui/panels/help_page.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>

namespace mexplorer::app {

namespace {

constexpr QSize pageSize{620, 560};

/// A row with one button, which closes the dialog.
QDialogButtonBox* closeButton(const QString& text, QDialog& dialog) {
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(text, QDialogButtonBox::RejectRole); // Qt's own words are not installed everywhere
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

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

void MainWindow::showKeys() {
    const std::pair<QString, QString> keys[] = {
        {tr("Space"), tr("play or pause the steps")},
        {tr("← →"), tr("one step back or forward")},
        {tr("Home, End"), tr("first and last step")},
        {QStringLiteral("Esc"), tr("leave the steps")},
        {tr("+ −"), tr("faster, slower")},
        {tr("Shift + arrows"), tr("move the selected position, or walk through the moves")},
        {tr("Return"), tr("open or close a node of the tree; press what has the focus")},
        {tr("click on +n"), tr("open a folded node of the tree")},
        {QStringLiteral("M, R"), tr("merge the tree; begin it at the selected node")},
        {QStringLiteral("E"), tr("draw the graph by hand: N a node, A an edge, Del deletes, L arranges")},
        {tr("wheel"), tr("zoom at the pointer")},
        {tr("drag"), tr("move the picture")},
        {tr("Ctrl+0, Ctrl+=, Ctrl+−"), tr("fit the picture, zoom in, zoom out")},
        {tr("Ctrl+1 … Ctrl+%1").arg(ui::viewKinds().size()), tr("the views")},
        {tr("Ctrl+,"), tr("the settings of the view")},
        {tr("F2, F3"), tr("hide or show the panels")},
        {tr("Ctrl+J"), tr("the judge: problems, answered and drawn")},
        {tr("F5, Esc"), tr("present, and leave it")},
        {tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo, redo")},
        {tr("Ctrl+N, Ctrl+O"), tr("a new document, open one")},
        {tr("Ctrl+S, Ctrl+Shift+S"), tr("save the document, under another name")},
        {tr("Ctrl+E, Ctrl+P, Ctrl+Shift+C"), tr("export, print, copy the picture")},
        {tr("Ctrl+D"), tr("dark or light")},
        {QStringLiteral("F1"), tr("about this game and view")},
        {QStringLiteral("?"), tr("these keys")},
        {tr("Ctrl+Q"), tr("quit")},
    };
    // Labels, as a table of rich text of this length takes ten times as long to be laid out.
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Keys"));
    auto* layout = new QGridLayout(&dialog);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setHorizontalSpacing(24);
    layout->setVerticalSpacing(3);
    int row = 0;
    for (const auto& [key, meaning] : keys) {
        auto* keyLabel = new QLabel(key, &dialog);
        QFont bold = keyLabel->font();
        bold.setBold(true);
        keyLabel->setFont(bold);
        layout->addWidget(keyLabel, row, 0);
        layout->addWidget(new QLabel(meaning, &dialog), row++, 1);
    }
    layout->setRowMinimumHeight(row, 12);
    layout->addWidget(closeButton(tr("Close"), dialog), row + 1, 0, 1, 2);
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
