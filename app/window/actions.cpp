#include "app/window/actions.h"

#include "app/window/examples_menu.h"
#include "app/window/recent_files.h"
#include "app/window/shelf_menu.h"
#include "ui/document/view_kind.h"
#include "ui/export/exporter.h"
#include "ui/lesson/player.h"
#include "ui/theme/icons.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>

namespace mexplorer::app {

namespace {

constexpr std::size_t digits = 9; // Ctrl+1 … Ctrl+9 choose views

/// A menu's text with a key beside it that Keyboard handles, not the action itself.
QString withKey(const QString& text, const QString& key) {
    return text + QChar::Tabulation + key;
}

} // namespace

Actions::Actions(QWidget& bar, QObject* parent) : QObject(parent) {
    newDocument = make(QKeySequence::New);
    newWindow = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    open = make(QKeySequence::Open);
    save = make(QKeySequence::Save);
    saveAs = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    print = make(QKeySequence::Print);
    quit = make(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::CTRL | Qt::Key_W)});
    undo = make(QKeySequence::Undo);
    redo = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    copy = make(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    paste = make(QKeySequence::Paste);
    rulesByForm = make();
    changeRules = make();
    fit = make(QKeySequence(Qt::CTRL | Qt::Key_0));
    zoomIn = make(QKeySequence(Qt::CTRL | Qt::Key_Equal));
    zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Equal), QKeySequence(Qt::CTRL | Qt::Key_Plus)});
    zoomOut = make(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    explorerPanel = make(QKeySequence(Qt::Key_F2), true);
    whyPanel = make(QKeySequence(Qt::Key_F3), true);
    present = make(QKeySequence(Qt::Key_F5), true);
    fullScreen = make(QKeySequence(Qt::Key_F11), true);
    dark = make(QKeySequence(Qt::CTRL | Qt::Key_D), true);
    motion = make({}, true);
    for (QAction** action : {&play, &back, &forward, &first, &last, &faster, &slower})
        *action = make();
    viewSettings = make(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    judge = make(QKeySequence(Qt::CTRL | Qt::Key_J), true);
    asking = make({}, true);
    quiz = make(QKeySequence(Qt::CTRL | Qt::Key_K), true);
    help = make(QKeySequence(Qt::Key_F1));
    keys = make();
    about = make();
    explorerPanel->setChecked(true);
    whyPanel->setChecked(true);
    for (std::size_t i = 0; i < ui::exporters().size(); ++i)
        exports.push_back(make());
    exports.front()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    auto* language = new QActionGroup(this);
    for (const QString& id : ui::languages()) {
        QAction* action = make({}, true);
        action->setData(id);
        action->setText(ui::languageName(id));
        language->addAction(action);
        languages.push_back(action);
    }
    for (std::size_t i = 0; i < ui::viewKinds().size(); ++i)
        views.push_back(make());
    bar.setObjectName("topBar");
    bar.setAttribute(Qt::WA_StyledBackground);
    menus_ = new QMenuBar(&bar);
    auto* row = new QHBoxLayout(&bar);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(menus_, 1, Qt::AlignVCenter); // on the line of the buttons
    buildMenus(*menus_);
    buildButtons(bar);
    retranslate();
    bar.installEventFilter(this);
}

QAction* Actions::make(const QKeySequence& sequence, bool checkable) {
    auto* action = new QAction(this);
    if (!sequence.isEmpty()) action->setShortcut(sequence);
    action->setCheckable(checkable);
    return action;
}

void Actions::buildMenus(QMenuBar& menus) {
    fileMenu_ = menus.addMenu(QString());
    editMenu_ = menus.addMenu(QString());
    gameMenu_ = menus.addMenu(QString());
    viewMenu_ = menus.addMenu(QString());
    lessonMenu_ = menus.addMenu(QString());
    exportMenu_ = menus.addMenu(QString());
    helpMenu_ = menus.addMenu(QString());
    recent = new RecentFiles(fileMenu_);
    examples = new ExamplesMenu(fileMenu_);
    fileMenu_->addActions({newDocument, newWindow, open});
    fileMenu_->addMenu(recent);
    fileMenu_->addMenu(examples);
    fileMenu_->addSeparator();
    fileMenu_->addActions({save, saveAs});
    fileMenu_->addSeparator();
    fileMenu_->addActions({print, quit});
    editMenu_->addActions({undo, redo});
    editMenu_->addSeparator();
    editMenu_->addActions({copy, paste});
    shelf = new ShelfMenu(gameMenu_);
    gameMenu_->addActions({changeRules, rulesByForm});
    gameMenu_->addSeparator();
    gameMenu_->addMenu(shelf);
    for (QAction* view : views)
        viewMenu_->addAction(view);
    viewMenu_->addSeparator();
    viewMenu_->addActions({viewSettings, fit, zoomIn, zoomOut});
    viewMenu_->addSeparator();
    viewMenu_->addActions({explorerPanel, whyPanel, present, fullScreen, dark, motion});
    languageMenu_ = viewMenu_->addMenu(QString());
    for (QAction* language : languages)
        languageMenu_->addAction(language);
    lessonMenu_->addActions({play, back, forward, first, last});
    lessonMenu_->addSeparator();
    lessonMenu_->addActions({faster, slower});
    lessonMenu_->addSeparator();
    lessonMenu_->addActions({asking, quiz, judge});
    for (QAction* action : exports)
        exportMenu_->addAction(action);
    exportMenu_->addSeparator();
    exportMenu_->addAction(copy);
    helpMenu_->addActions({help, keys, about});
}

QToolButton* Actions::button(QAction* action, QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setObjectName("topButton");
    made->setFocusPolicy(Qt::TabFocus);
    if (action) made->setDefaultAction(action);
    made->setToolButtonStyle(Qt::ToolButtonIconOnly);
    made->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // rather than the menus it is whole
    parent->layout()->addWidget(made);
    return made;
}

void Actions::buildButtons(QWidget& bar) {
    corner_ = new QWidget(&bar);
    auto* row = new QHBoxLayout(corner_);
    row->setContentsMargins(8, 6, 16, 6);
    row->setSpacing(8);
    undoButton_ = button(undo, corner_);
    redoButton_ = button(redo, corner_);
    presentButton_ = button(present, corner_);
    presentButton_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    exportButton_ = button(nullptr, corner_);
    exportButton_->setMenu(exportMenu_);
    exportButton_->setPopupMode(QToolButton::InstantPopup);
    exportButton_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    languageButton_ = button(nullptr, corner_);
    languageButton_->setMenu(languageMenu_);
    languageButton_->setPopupMode(QToolButton::InstantPopup);
    languageButton_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button(dark, corner_);
    bar.layout()->addWidget(corner_);
}

bool Actions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) makeRoom();
    return QObject::eventFilter(watched, event);
}

/// In a narrow window undo and redo are only in their menu.
void Actions::makeRoom() {
    const QLayout& row = *corner_->layout();
    int needed = menus_->sizeHint().width() + row.contentsMargins().left() + row.contentsMargins().right();
    for (const QToolButton* one : corner_->findChildren<QToolButton*>())
        needed += one->sizeHint().width() + row.spacing();
    const bool hasRoom = corner_->parentWidget()->width() >= needed;
    undoButton_->setVisible(hasRoom);
    redoButton_->setVisible(hasRoom);
}

void Actions::showViews(const std::vector<std::size_t>& shown) {
    for (QAction* view : views) {
        view->setVisible(false);
        view->setEnabled(false);
        view->setShortcut({});
    }
    for (std::size_t tab = 0; tab < shown.size(); ++tab) {
        QAction* view = views[shown[tab]];
        view->setVisible(true);
        view->setEnabled(true);
        if (tab < digits)
            view->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(tab)));
    }
}

void Actions::retranslateMenus() {
    fileMenu_->setTitle(tr("&File"));
    editMenu_->setTitle(tr("&Edit"));
    gameMenu_->setTitle(tr("&Game"));
    viewMenu_->setTitle(tr("&View"));
    lessonMenu_->setTitle(tr("&Lesson"));
    exportMenu_->setTitle(tr("E&xport"));
    helpMenu_->setTitle(tr("&Help"));
    languageMenu_->setTitle(tr("Language"));
}

void Actions::retranslateLesson() {
    const std::pair<QAction*, ui::Player::Button> steps[] = {{play, ui::Player::playButton},
                                                             {back, ui::Player::backButton},
                                                             {forward, ui::Player::forwardButton},
                                                             {first, ui::Player::firstButton},
                                                             {last, ui::Player::lastButton}};
    for (const auto& [action, button] : steps) {
        const auto [name, key] = ui::Player::named(button);
        action->setText(withKey(name, key));
    }
    faster->setText(withKey(tr("Faster"), QStringLiteral("+")));
    slower->setText(withKey(tr("Slower"), QStringLiteral("−")));
    asking->setText(tr("Steps &ask first"));
    quiz->setText(tr("&Quiz…"));
    judge->setText(tr("&Judge…"));
}

void Actions::retranslate() {
    retranslateMenus();
    retranslateLesson();
    newDocument->setText(tr("&New"));
    newWindow->setText(tr("New &window"));
    open->setText(tr("&Open…"));
    recent->retranslate();
    examples->retranslate();
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    print->setText(tr("&Print…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    copy->setText(tr("&Copy the picture"));
    paste->setText(tr("&Paste a document or a graph"));
    changeRules->setText(tr("&Change the rules…"));
    rulesByForm->setText(tr("Rules by &form…"));
    shelf->retranslate();
    viewSettings->setText(tr("&Settings of this view"));
    fit->setText(tr("&Fit"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    explorerPanel->setText(tr("&Games panel"));
    whyPanel->setText(tr("&Why panel"));
    present->setText(tr("&Present"));
    present->setIconText(tr("Present F5"));
    fullScreen->setText(tr("F&ull screen"));
    dark->setText(tr("&Dark"));
    motion->setText(tr("&Motion between steps"));
    help->setText(tr("&This game and view"));
    keys->setText(withKey(tr("&Keys"), QStringLiteral("?")));
    about->setText(tr("&About Mexplorer"));
    for (std::size_t i = 0; i < exports.size(); ++i)
        exports[i]->setText(tr("%1…").arg(ui::exporters()[i]->title()));
    for (std::size_t i = 0; i < views.size(); ++i)
        views[i]->setText(ui::viewKinds()[i].title());
    exportButton_->setText(tr("Export ▾"));
    const QString& language = ui::currentLanguage();
    languageButton_->setText(language == u"en" ? QStringLiteral("EN ▾")
                                               : QStringLiteral("%1 ▾").arg(ui::languageName(language)));
    languageButton_->setToolTip(tr("Language"));
    for (QAction* action : languages)
        action->setChecked(action->data().toString() == language);
}

void Actions::setTheme(const ui::Theme& theme) {
    undo->setIcon(ui::icon(QStringLiteral("undo"), theme.ink));
    redo->setIcon(ui::icon(QStringLiteral("redo"), theme.ink));
    dark->setIcon(ui::icon(QStringLiteral("theme"), theme.ink));
    dark->setChecked(theme.dark);
}

} // namespace mexplorer::app
