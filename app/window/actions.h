#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <map>
#include <vector>

namespace mexplorer::ui {
struct Theme;
}

namespace mexplorer::app {

class ExamplesMenu;
class RecentFiles;
class ShelfMenu;

/// All the window's actions, and the bar at its top: menus, and buttons at the right end. The window connects
/// them to what they do.
class Actions : public QObject {
    Q_OBJECT

public:
    /// Fills `bar`. (Buttons in the corner of a menu bar are no part of what Qt tells screen readers.)
    Actions(QWidget& bar, QObject* parent);

    // File
    QAction* newDocument;
    QAction* newWindow;
    QAction* open;
    RecentFiles* recent;
    ExamplesMenu* examples;
    QAction* save;
    QAction* saveAs;
    QAction* print;
    QAction* quit;
    // Edit
    QAction* undo;
    QAction* redo;
    QAction* copy;
    QAction* paste;
    // Game
    QAction* rulesByForm;
    QAction* changeRules;
    ShelfMenu* shelf;
    // View
    QAction* viewSettings;
    QAction* fit;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* explorerPanel;
    QAction* whyPanel;
    QAction* present;
    QAction* fullScreen;
    QAction* dark;
    QAction* motion;
    // Lesson: Keyboard handles their keys, so that text fields still get them
    QAction* play;
    QAction* back;
    QAction* forward;
    QAction* first;
    QAction* last;
    QAction* faster;
    QAction* slower;
    QAction* asking; ///< whether steps ask before they give an answer away
    QAction* judge;
    QAction* quiz;
    // Help
    QAction* help;
    QAction* keys;
    QAction* about;

    /// One for each exporter, in their order.
    std::vector<QAction*> exports;
    /// One for each language, in their order.
    std::vector<QAction*> languages;
    /// One for each kind of view, in their order.
    std::vector<QAction*> views;

    /// Shows the views that the game has, given as indices in `views`; the others are hidden from the menu.
    /// Ctrl with a digit chooses among the shown ones, in the order of the tabs.
    void showViews(const std::vector<std::size_t>& shown);
    void retranslate();
    /// Draws the icons in the theme's colour.
    void setTheme(const ui::Theme& theme);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* make(const QKeySequence& keys = {}, bool checkable = false);
    void buildMenus(QMenuBar& menus);
    void buildButtons(QWidget& bar);
    QToolButton* button(QAction* action, QWidget* parent);
    void makeRoom();
    void retranslateMenus();
    void retranslateLesson();

    QMenuBar* menus_;
    QWidget* corner_;
    QMenu* fileMenu_;
    QMenu* editMenu_;
    QMenu* gameMenu_;
    QMenu* viewMenu_;
    QMenu* lessonMenu_;
    QMenu* exportMenu_;
    QMenu* helpMenu_;
    QMenu* languageMenu_;
    QToolButton* undoButton_;
    QToolButton* redoButton_;
    QToolButton* exportButton_;
    QToolButton* languageButton_;
    QToolButton* presentButton_;
};

} // namespace mexplorer::app
