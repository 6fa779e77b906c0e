// What the window opens with: at the first start a lesson, later what was open before.
#include "app/window/main_window.h"
#include "app/window/notice.h"
#include "ui/file/data_folder.h"
#include "ui/file/settings.h"
#include "ui/lesson/player.h"

#include <QFile>

namespace mexplorer::app {

namespace {

const QString lastKey = QStringLiteral("lastDocument"); // its path; empty if it had none

/// Where a document without a path is kept from one start to the next.
QString lastPath() {
    return ui::dataFolder(QStringLiteral("last")) + QStringLiteral("/document.mex");
}

} // namespace

void MainWindow::openWhereLeft() {
    const QVariant last = ui::setting(lastKey);
    if (!last.isValid()) return welcome();
    const QString path = last.toString();
    if (!path.isEmpty()) {
        if (QFile::exists(path) && !claim_.isElsewhere(path)) openFile(path);
        return;
    }
    opening_.run(
        ui::isQuicklyOpened(lastPath()), tr("Opening what was open"),
        [](Task& task) { return ui::openedFile(lastPath(), task); },
        [this](Expected<ui::Opened> opened) {
            auto* document = opened ? std::get_if<ui::Contents>(&*opened) : nullptr;
            if (document) showContents(std::move(*document), {}); // else a new document
        });
}

/// What is in no file is kept, too, even if its changes need not be saved.
void MainWindow::rememberWhere() {
    if (path_.isEmpty()) (void)ui::saveFile(lastPath(), ui::toMex(document_));
    ui::changeSetting(lastKey, path_);
}

/// Small heaps of Nim, since they show all that the other games are about.
void MainWindow::welcome() {
    document_.reset(ui::withGame({}, "nim", {}, "3,5,7", "xor").value());
    connect(&document_, &ui::Document::changed, welcome_, [this] {
        if (document_.state().game != "nim") welcome_->hide(); // it speaks of Nim
    });
    const auto show = [this](const char* view) { (void)document_.setView(view); };
    welcome_->ask(
        [] {
            return tr(
                "Welcome. This is Nim: each player in turn takes as many as they like from one heap, and "
                "whoever takes the last one wins. Who can force that, and why?");
        },
        {{[] { return tr("&1  Step through the reason"); },
          [this, show] {
              show("xor");
              player_->stepForward();
          },
          true},
         {[] { return tr("&2  Play against the computer"); }, [show] { show("play"); }, true},
         {[] { return tr("&3  See all positions at once"); }, [show] { show("grid"); }, true},
         {[] { return tr("Close"); }, [this] { view_->setFocus(); }}});
}

} // namespace mexplorer::app
