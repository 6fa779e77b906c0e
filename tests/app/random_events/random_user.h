#pragma once

#include "app/window/main_window.h"
#include "tests/app/random_events/choices.h"

#include <QTemporaryDir>

#include <memory>
#include <set>
#include <span>

class QLineEdit;

namespace mexplorer::random_events {

/// A user who does random things to the window, one per event, even while work is going on or a dialog or
/// menu is open. Writes files only in its own folder.
class RandomUser : public QObject {
public:
    /// `first` is the number of the first event, from 1; `leftOut` has the names of the kinds of events to be
    /// left out.
    RandomUser(std::uint64_t seed, std::uint64_t first, std::set<QString> leftOut);
    ~RandomUser() override;

    /// The names of all kinds of events.
    [[nodiscard]] static QStringList kinds();

    /// Does the next event. If it opens a dialog, returns when that is closed; further events are done in it
    /// meanwhile. Does nothing while an event is being sent that has not opened anything.
    void act();
    /// The number of the last event.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    /// The pause before the next event in milliseconds: mostly 0.
    [[nodiscard]] int pause() const { return pause_; }

    /// A line that describes what is open.
    [[nodiscard]] std::string state() const;

    /// Whether no event is being done, and no dialog is open: the window may be closed. A dialog may be open
    /// without an event, if it tells what has become of some work.
    [[nodiscard]] bool resting() const;
    /// Closes dialogs and menus over the window; returns whether none is left.
    [[nodiscard]] bool leaveDialogs();
    /// Closes the window and waits for all its work, so that memory left in use is lost. Only when resting.
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

    // A dialog or menu that is open comes first
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
    /// The target of pointer and keys: the open menu or dialog, or else the window.
    [[nodiscard]] QWindow* target() const;
    [[nodiscard]] QPoint somewhere();
    /// A random visible child of this class; null if there is none.
    template <class Widget>
    [[nodiscard]] Widget* any();
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    /// Replaces the field's text, as a user would.
    void enter(QWidget& field, const QString& text);
    void openFile(const QString& path);

    std::uint64_t seed_;
    std::set<QString> leftOut_;
    std::uint64_t number_;
    Choices choose_{0, 0};
    int depth_ = 0;
    QWidget* actedOn_ = nullptr; ///< the dialog or menu that an event is being sent to; null for the window
    int pause_ = 0;
    Qt::MouseButton pressed_ = Qt::NoButton;
    QTemporaryDir folder_;
    QStringList examples_;
    std::unique_ptr<app::MainWindow> window_;
};

} // namespace mexplorer::random_events
