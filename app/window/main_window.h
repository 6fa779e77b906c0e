#pragma once

#include "core/play/quiz_parameters.h"
#include "ui/document/opened_file.h"
#include "ui/document/safety_copy.h"
#include "ui/file/file_claim.h"
#include "ui/file/file_watch.h"
#include "ui/task/job.h"
#include "ui/views/view.h"

#include <QMainWindow>

#include <map>
#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace mexplorer::ui {
class ExplorerPanel;
class GamePanel;
class JudgePanel;
class Player;
class PlayView;
class QuizCover;
class QuizPanel;
class ViewSettings;
class WhyPanel;
} // namespace mexplorer::ui

namespace mexplorer::app {

class Actions;
class Appearance;
class Keyboard;
class Notice;
class Panels;
class Presentation;
class Safety;
class ViewTabs;

/// The window: it only wires the document, the panels, the views and the player together.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    [[nodiscard]] ui::Document& document() { return document_; }
    /// The current view.
    [[nodiscard]] ui::View& view() { return *view_; }
    [[nodiscard]] ui::Player& player() { return *player_; }

    /// Opens a document, or a graph within the current one. A large file takes some moments; opening is given
    /// up if another change comes first. A message box reports failure. Changes of the current document are
    /// lost if another one is opened.
    void openFile(const QString& path);
    /// The same, but asks before changes are lost.
    void openAny(const QString& path);
    /// Shows above the figure what went wrong, until the document changes; an empty sentence hides it.
    void showFailure(const QString& sentence);

    /// Opens what was open when a window was last closed; at the very first start a lesson, with a card that
    /// says what to look at.
    void openWhereLeft();
    /// Offers what a window that ended by force had not saved, if there is any.
    void offerUnsaved();
    /// Keeps what is not saved for the next start: from now on, closing the window asks nothing.
    void keepForNextStart();
    [[nodiscard]] Safety& safety() { return *safety_; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// In reading order: the bar, the left panel, the tabs and the figure, the right panel, the player.
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    QWidget* buildCentre();
    void connectActions();
    void connectLesson();
    void connectLists();
    void connectView(ui::View& view);

    void documentChanged();
    void showView();
    void tellViewLeft(const std::string& view);
    void showSecrecy();
    /// Shows whose move it is in a game that is played.
    void showTurn();
    void showProof();
    void showTabs();
    void showTitle();
    void traceChanged();
    void stepChanged(int step);

    void newDocument();
    void openExample(const QString& resource);
    void openRecent(const QString& path);
    /// `mayReplace` is asked before a document replaces the current one.
    void open(const QString& path, std::function<bool(const QString& path)> mayReplace);
    void enterGraph(const ui::GraphText& graph, ui::History::Step step);
    void paste();
    /// What was pasted or dropped: a file or, if `path` is empty, a text.
    void openGiven(const QString& path, const QByteArray& text);
    /// `path` is where it is saved; empty if nowhere yet.
    void showContents(ui::Contents contents, const QString& path);
    /// The document belongs to this file, whose bytes are known by their fingerprint.
    void setPath(const QString& path, const QByteArray& known);
    void restore(const ui::Unsaved& unsaved);
    void welcome();
    void rememberWhere();
    void tellNotOpened(const Error& error, const QString& title = {});
    /// Says what another program did to the file.
    void showFileState(ui::FileWatch::State state);
    /// Whether the file may be opened though another window has it open; asks in that case.
    bool maySharePath(const QString& path);
    /// Whether nothing is lost without saving.
    [[nodiscard]] bool isSaved();
    /// Stops opening a file, as the result would overwrite newer changes.
    void giveUpOpening();
    bool saveTo(const QString& path);
    bool tellNotSaved(const Error& error);
    bool write(const QString& path);
    /// Another game is open than the one in the file: asks where to save it. Whether it was saved.
    bool saveOtherGame();
    /// Another program has changed the document's file: asks what to do, and does it. Whether it was saved.
    bool resolveConflict();
    bool save();
    bool saveAs();
    void chooseFile();
    /// Asks, if necessary, whether the document may be closed: it is saved, or its changes are discarded.
    bool mayLeave();
    /// Whether no export is running any more; asks, if necessary, whether to stop it.
    bool mayStopExport();
    [[nodiscard]] QString whatIsShown() const;
    /// What a file with the picture is called, without its suffix.
    [[nodiscard]] QString pictureName() const;
    void exportAs(std::size_t exporter);
    void printPicture();
    void copyPicture();

    /// Shows the right panel that suits the activity: the quiz, the game being played, or else the reasons.
    void showRight();
    /// The current view if it is the one for playing, else null.
    [[nodiscard]] ui::PlayView* playView() const;
    void showQuiz(bool shown);
    void buildQuiz();
    /// Answers the open question of the quiz or of a step, if there is one with this choice; else false.
    bool answer(int digit);
    void quizStageChanged();
    /// Whether the figure is hidden, as it would give an answer away.
    [[nodiscard]] bool isCovered() const;
    void openQuizPlace();
    void saveQuizAnswers();
    void saveQuizSheet(const QuizPlan& plan);
    /// Writes the chosen file with `write`; adds the suffix if it has none. Does nothing if `path` is empty.
    void writeFile(const QString& title, const QString& path, const QString& suffix,
                   std::function<Expected<void>(const QString& path, Task& task)> write);

    void showJudge(bool shown);
    void setPresenting(bool presenting);
    /// Chooses a view if the key is a digit; returns whether it did.
    bool chooseView(const QKeyEvent& event);
    void applyStyle();

    ui::Document document_;
    Appearance* appearance_;
    Actions* actions_;
    Keyboard* keyboard_;
    Presentation* presentation_;
    ui::ExplorerPanel* explorer_;
    QSplitter* rows_;
    QSplitter* columns_;
    Panels* panels_;
    QWidget* tabRow_;
    ViewTabs* tabs_;
    ui::ViewSettings* settings_;
    QStackedWidget* stack_;
    QLabel* failure_;
    Notice* welcome_;
    Notice* fileNotice_;
    Notice* unsavedNotice_;
    QStackedWidget* right_; ///< shows one of the panels: why_, game_ or quiz_
    ui::WhyPanel* why_;
    ui::GamePanel* game_;
    ui::JudgePanel* judge_ = nullptr; ///< made when first shown
    ui::QuizPanel* quiz_ = nullptr;   ///< likewise
    ui::QuizCover* cover_ = nullptr;  ///< likewise
    ui::Player* player_;
    QLabel* pointedAt_;
    QLabel* noted_;
    std::map<std::string, ui::View*> views_;
    ui::View* view_ = nullptr;
    std::vector<std::size_t> shownViews_; ///< the kinds that have a tab, by index
    QString path_;                        ///< absolute; empty if the document was never saved
    std::string fileGame_;                ///< the id of the game in that file
    ui::FileWatch watch_;
    ui::FileClaim claim_;
    Safety* safety_;
    std::unique_ptr<ui::SafetyCopy> offered_; ///< of another window, while it is offered
    bool isEnding_ = false;
    ui::Job<ui::Opened> opening_;
    ui::Job<void> export_;
    bool wasWelcoming_ = false; ///< before presenting
};

} // namespace mexplorer::app
