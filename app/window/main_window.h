#pragma once

#include "ui/document/document.h"

#include <QMainWindow>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace mexplorer::ui {
class ExplorerPanel;
class Player;
class View;
class ViewSettings;
} // namespace mexplorer::ui

namespace mexplorer::app {

class Actions;
class Appearance;
class FileKeeper;
class FileWriter;
class FirstHour;
class JudgeDesk;
class Keyboard;
class Lesson;
class Notice;
class Opener;
class OwnGames;
class Panels;
class PictureOutput;
class Presentation;
class QuizDesk;
class Safety;
class StatusChip;
class UnsavedOffer;
class ViewChoice;
class ViewStack;
class ViewTabs;

/// The window: it only wires the document, the panels, the views and the player together.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    [[nodiscard]] ui::Document& document() { return document_; }
    /// The current view.
    [[nodiscard]] ui::View& view();
    [[nodiscard]] ui::Player& player() { return *player_; }

    /// See Opener::openFile.
    void openFile(const QString& path);
    /// Shows above the figure what went wrong, until the document changes; an empty sentence hides it.
    void showFailure(const QString& sentence);

    /// Opens what was open when a window was last closed; at the very first start a lesson, with a card that
    /// says what to look at.
    void openWhereLeft();
    /// Offers what a window that ended by force had not saved, if there is any.
    void offerUnsaved();
    /// Keeps what is not saved for the next start: from now on, closing the window asks nothing.
    void keepForNextStart();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// In reading order: the bar, the left panel, the tabs and the figure, the right panel, the player.
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void buildCentre();
    void connectActions();
    void connectParts();

    void documentChanged();
    void showView();
    void showTitle();
    void showQuiz(bool shown);
    void setPresenting(bool presenting);

    ui::Document document_;
    Appearance* appearance_;
    Actions* actions_;
    Keyboard* keyboard_;
    ui::ExplorerPanel* explorer_;
    QSplitter* columns_;
    Panels* panels_;
    QWidget* tabRow_;
    ViewTabs* tabs_;
    ui::ViewSettings* settings_;
    ViewChoice* choice_;
    ViewStack* views_ = nullptr;
    Presentation* presentation_;
    QStackedWidget* left_;  ///< shows the list of games or the judge
    QStackedWidget* right_; ///< shows one panel: of reasons, of a game that is played, or of the quiz
    ui::Player* player_;
    Lesson* lesson_;
    JudgeDesk* judge_;
    QuizDesk* quiz_;
    FileWriter* writer_;
    PictureOutput* output_;
    QLabel* failure_;
    StatusChip* pointedAt_;
    StatusChip* noted_;
    FirstHour* welcome_;
    FileKeeper* keeper_;
    Opener* opener_;
    OwnGames* own_;
    Safety* safety_;
    UnsavedOffer* unsaved_;
    bool isEnding_ = false;
};

} // namespace mexplorer::app
