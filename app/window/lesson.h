#pragma once

#include <QObject>

class QKeyEvent;
class QStackedWidget;

namespace mexplorer::ui {
class Document;
class GamePanel;
class LabelTopics;
class Player;
struct Theme;
class WhyPanel;
} // namespace mexplorer::ui

namespace mexplorer::app {

class Actions;
class Pointing;
class ViewStack;

/// What the figure, the player and the panel beside them show together: a step and its reason, or a move of
/// a game that is played.
class Lesson : public QObject {
    Q_OBJECT

public:
    /// Puts its panels into `right`: the one of reasons, and the one of a game that is played.
    Lesson(ui::Document& document, ViewStack& views, ui::Player& player, QStackedWidget& right,
           const Actions& actions, QObject* parent);

    /// Begins to show the current view, which has just become that.
    void showView();
    /// Shows what there is to step through, at the document's step.
    void showTrace();
    /// Shows the panel that suits the view, unless a quiz has its own.
    void showPanel();
    /// Leaves the steps. A game stays where it is.
    void leaveSteps();
    /// Handles a key of a game that is played. Returns whether it did anything.
    bool press(const QKeyEvent& event);
    void setTheme(const ui::Theme& theme);
    /// What these words name is lit in the figure, too (see Pointing).
    void hear(ui::LabelTopics& words);

signals:
    /// The proof for the document's position is to be opened.
    void proofWanted();
    /// Which keys there are in the game that is played.
    void noted(const QString& text);

private:
    void connectActions();
    /// Shows whose move it is in a game that is played.
    void showTurn();
    void showSecrecy();
    void showStep(int step);

    ui::Document& document_;
    ViewStack& views_;
    ui::Player& player_;
    QStackedWidget& right_;
    const Actions& actions_;
    ui::WhyPanel* why_;
    ui::GamePanel* game_;
    Pointing* pointing_ = nullptr;
};

} // namespace mexplorer::app
