#pragma once

#include "app/window/main_window.h"
#include "tests/app/random_events/choices.h"

#include <QTemporaryDir>

#include <memory>
#include <set>
#include <span>

class QLineEdit;

namespace mexplorer::random_events {

/// Somebody who does anything to the window, without sense: one thing an event, also while work is going on
/// and while a dialog or a menu is open. Files are only written in a folder of its own.
class RandomUser : public QObject {
public:
    /// `first`: the number of the first event, from 1 on; `leftOut`: kinds of events, by their names, that
    /// are not to happen.
    RandomUser(std::uint64_t seed, std::uint64_t first, std::set<QString> leftOut);
    ~RandomUser() override;

    /// The names of all kinds of events.
    [[nodiscard]] static QStringList kinds();

    /// Does the next event. Returns when the dialog is closed that it may open; others are done meanwhile in
    /// it. While one is being sent without having opened anything, no other is done.
    void act();
    /// The number of the last event.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    /// What to wait before another is begun, in milliseconds: mostly nothing.
    [[nodiscard]] int pause() const { return pause_; }

    /// What is open, in a line.
    [[nodiscard]] std::string state() const;

    /// No event is being done.
    [[nodiscard]] bool resting() const { return depth_ == 0; }
    /// Closes what is open over the window; whether nothing is left to be closed.
    [[nodiscard]] bool leaveDialogs();
    /// Ends the window, waits for all its work: what is in memory then is there for good. Only when resting.
    void closeWindow();
    void openWindow();

private:
    struct Kind {
        const char* name;
        std::size_t weight;
        void (RandomUser::*act)();
    };
    static std::span<const Kind> allKinds();
    [[nodiscard]] const Kind& anyKind();
    void note(const QString& what);

    // What is open comes first
    void actInPopup(QWidget& popup);
    void actInDialog(QWidget& dialog);
    void chooseFile(QWidget& dialog);

    // Pointer
    void click();
    void pressOrRelease();
    void drag();
    void hover();
    void turnWheel();
    // Keys
    void pressKey();
    void pressShortcut();
    void typeText();
    void typeNumber();
    void typePosition();
    void composeText();
    // Clipboard
    void fillClipboard();
    void paste();
    // The window's parts
    void chooseGame();
    void chooseValue();
    void changeView();
    void playGame();
    void answerQuiz();
    void undoOrRedo();
    void changeLanguage();
    void changeTheme();
    void resizeWindow();
    void present();
    void openSettings();
    void openDialog();
    void openDocument();
    void openDamagedDocument();
    void giveInputToJudge();
    void runJudge();
    void waitForWork();
    void makeWindowAnew();

    void makeFiles();
    /// Where pointer and keys go: the menu or dialog that is open, or the window.
    [[nodiscard]] QWindow* target() const;
    [[nodiscard]] QPoint somewhere();
    /// One of the window's visible children of a kind; null if there is none.
    template <class Widget>
    [[nodiscard]] Widget* any();
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    /// Replaces what the field holds, as a person would.
    void enter(QWidget& field, const QString& text);
    void openFile(const QString& path);

    std::uint64_t seed_;
    std::set<QString> leftOut_;
    std::uint64_t number_;
    Choices choose_{0, 0};
    int depth_ = 0;
    QWidget* actedOn_ = nullptr; ///< the dialog or the like that an event is being sent to; none: the window
    int pause_ = 0;
    Qt::MouseButton pressed_ = Qt::NoButton;
    QTemporaryDir folder_;
    QStringList examples_;
    std::unique_ptr<app::MainWindow> window_;
};

} // namespace mexplorer::random_events
