// Connects the actions and the views with the rest of the window.
#include "app/window/actions.h"
#include "app/window/appearance.h"
#include "app/window/examples_menu.h"
#include "app/window/help_dialog.h"
#include "app/window/keys_dialog.h"
#include "app/window/main_window.h"
#include "app/window/presentation.h"
#include "app/window/recent_files.h"
#include "app/window/view_tabs.h"
#include "ui/file/settings.h"
#include "ui/lesson/player.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/view_settings.h"
#include "ui/panels/why_panel.h"
#include "ui/theme/language.h"

#include <QLabel>
#include <QStackedWidget>

namespace mexplorer::app {

void MainWindow::connectActions() {
    const Actions& a = *actions_;
    connect(a.newDocument, &QAction::triggered, this, &MainWindow::newDocument);
    connect(a.open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(a.recent, &RecentFiles::chosen, this, &MainWindow::openRecent);
    connect(a.examples, &ExamplesMenu::chosen, this, &MainWindow::openExample);
    connect(a.print, &QAction::triggered, this, &MainWindow::printPicture);
    connect(a.save, &QAction::triggered, this, &MainWindow::save);
    connect(a.saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.undo, &QAction::triggered, &document_.undoStack(), &ui::History::undo);
    connect(a.redo, &QAction::triggered, &document_.undoStack(), &ui::History::redo);
    connect(a.copy, &QAction::triggered, this, &MainWindow::copyPicture);
    connect(a.paste, &QAction::triggered, this, &MainWindow::paste);
    connect(a.fit, &QAction::triggered, this, [this] { view_->canvas().fit(); });
    connect(a.viewSettings, &QAction::triggered, settings_, &ui::ViewSettings::open);
    connect(a.zoomIn, &QAction::triggered, this, [this] { view_->canvas().zoom(1.25); });
    connect(a.zoomOut, &QAction::triggered, this, [this] { view_->canvas().zoom(0.8); });
    connect(a.judge, &QAction::toggled, this, &MainWindow::showJudge);
    connect(a.quiz, &QAction::toggled, this, &MainWindow::showQuiz);
    connect(a.present, &QAction::toggled, this, &MainWindow::setPresenting);
    connect(a.dark, &QAction::triggered, appearance_, &Appearance::setDark);
    connect(a.help, &QAction::triggered, this,
            [this] { HelpDialog(*document_.game(), *ui::findView(view_->id()), *this).exec(); });
    connect(a.keys, &QAction::triggered, this,
            [this] { KeysDialog(tabs_->count(), *appearance_, *this).exec(); });
    connect(a.about, &QAction::triggered, this, [this] { HelpDialog::tellAbout(*this); });
    connectLesson();
    connectLists();
    // Their shortcuts must work while the menu bar is hidden.
    addActions({a.newDocument,  a.open,  a.save, a.saveAs,  a.print,   a.quit,          a.undo,
                a.redo,         a.copy,  a.fit,  a.zoomIn,  a.zoomOut, a.explorerPanel, a.whyPanel,
                a.viewSettings, a.judge, a.quiz, a.present, a.dark,    a.help,          a.paste});
    for (QAction* view : a.views)
        addAction(view);
}

void MainWindow::connectLesson() {
    const Actions& a = *actions_;
    connect(a.play, &QAction::triggered, player_, &ui::Player::togglePlay);
    connect(a.back, &QAction::triggered, player_, &ui::Player::stepBack);
    connect(a.forward, &QAction::triggered, player_, &ui::Player::stepForward);
    connect(a.first, &QAction::triggered, player_, &ui::Player::first);
    connect(a.last, &QAction::triggered, player_, &ui::Player::last);
    connect(a.faster, &QAction::triggered, player_, &ui::Player::faster);
    connect(a.slower, &QAction::triggered, player_, &ui::Player::slower);
    connect(a.asking, &QAction::toggled, player_, &ui::Player::setAsking);
    connect(a.asking, &QAction::toggled, this, [](bool asks) { ui::changeSetting("stepsAsk", asks); });
    a.asking->setChecked(ui::setting("stepsAsk", false).toBool());
    connect(presentation_, &Presentation::blanked, player_, [this] { // so that no step is missed
        if (player_->playing()) player_->togglePlay();
    });
}

/// Connects the actions of exporters, languages and views.
void MainWindow::connectLists() {
    const Actions& a = *actions_;
    for (std::size_t i = 0; i < a.exports.size(); ++i) {
        connect(a.exports[i], &QAction::triggered, this, [this, i] { exportAs(i); });
        // One export at a time: another would end the first.
        connect(&export_, &ui::JobBase::started, a.exports[i],
                [action = a.exports[i]] { action->setEnabled(false); });
        connect(&export_, &ui::JobBase::finished, a.exports[i],
                [action = a.exports[i]] { action->setEnabled(true); });
    }
    for (QAction* language : a.languages) {
        connect(language, &QAction::triggered, this, [id = language->data().toString()] {
            ui::changeSetting("language", id);
            ui::setLanguage(id);
        });
    }
    for (std::size_t i = 0; i < a.views.size(); ++i) {
        connect(a.views[i], &QAction::triggered, this,
                [this, i] { (void)document_.setView(ui::viewKinds()[i].id); });
    }
}

void MainWindow::connectView(ui::View& view) {
    const auto ifShown = [this, &view](auto action) {
        return [this, &view, action](const auto&... arguments) {
            if (view_ == &view) action(arguments...);
        };
    };
    connect(&view, &ui::View::traceChanged, this, ifShown([this] { traceChanged(); }));
    connect(&view, &ui::View::pointedAt, this,
            ifShown([this](const QString& text) { pointedAt_->setText(text); }));
    connect(&view, &ui::View::secrecyChanged, this, ifShown([this] { showSecrecy(); }));
    connect(&view, &ui::View::stepWanted, this, ifShown([this](int step) { player_->setStep(step); }));
    connect(&view, &ui::View::noted, this, ifShown([this](const QString& text) { noted_->setText(text); }));
    connect(&view, &ui::View::failed, this, ifShown([this](const QString& text) { showFailure(text); }));
    connect(&view, &ui::View::positionHovered, this,
            ifShown([this](const std::string& position) { why_->showHovered(position); }));
}

} // namespace mexplorer::app
