#pragma once

#include "ui/document/document.h"
#include "ui/play/computer_player.h"
#include "ui/play/game_judge.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace mexplorer::ui {

class GameList;
class ParameterForm;
class WinningChart;

/// The panel beside a game that is played: whose turn it is, the game so far, who was winning, and the
/// opponent.
class GamePanel : public QWidget {
    Q_OBJECT

public:
    explicit GamePanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ComputerPlayer& computer() { return computer_; }
    [[nodiscard]] GameJudge& judge() { return judge_; }
    /// Whether moves may be marked by what they are worth, and the reasons of the computer be told.
    void showValues(bool shown);
    void setTheme(const Theme& theme);

    // What the keys do, too.
    /// Back to where a person was to move.
    void takeBack();
    void hint();
    void showReport();
    /// The position after so many moves of the line that is shown.
    void showAfter(std::size_t moves);
    /// False: the key means nothing here.
    bool press(const QKeyEvent& event);

    /// The line of the record, onto the clipboard.
    void copyRecord();
    /// The clipboard’s text as a record, and its report. What is wrong with it is shown in the panel.
    void pasteRecord();

    /// Whether a person may move now; if not, `why` says what is waited for.
    struct Turn {
        bool isPersons = true;
        QString why = {};
        QString said = {}; ///< what was done, and whose turn it is: for where this panel is not seen
    };
    [[nodiscard]] Turn turn() const;

signals:
    /// Whose move it is has changed; see mayMove().
    void turnChanged();
    /// Somebody wants the proof at the document’s position to be opened.
    void proofWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* addLabel(const char* name);
    QPushButton* addButton(QLayout& row, void (GamePanel::*clicked)());
    void build();
    void showAll();
    void showTurn();
    void showTold();
    void showGame();
    void showPlayers();
    void choosePlayer(const std::string& id, const std::string& value);
    void newGame();
    void letItMove();
    void tellFailure(const QString& sentence);
    /// A report, and the record that it is on if that was read for it.
    struct Reported {
        Report report;
        std::optional<Record> record = {};
    };
    void openReport(const Expected<Reported>& found);
    void retranslate();
    [[nodiscard]] QString movedHere() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString standing() const;

    Document& document_;
    ComputerPlayer computer_;
    GameJudge judge_;
    Job<Reported> reportJob_;
    Theme theme_ = lightTheme();
    bool areValuesShown_ = false;
    QVBoxLayout* layout_;
    QLabel* headline_;
    QLabel* standing_;
    QLabel* told_;
    QWidget* thinking_;
    QProgressBar* progress_;
    QPushButton* playNow_;
    QPushButton* letMove_;
    QLabel* failure_;
    QLabel* gameHeading_;
    GameList* list_;
    QPushButton* back_;
    QPushButton* hint_;
    QPushButton* report_;
    QPushButton* copy_;
    QPushButton* paste_;
    QLabel* chartHeading_;
    WinningChart* chart_;
    QLabel* opponentHeading_;
    ParameterForm* players_;
    QPushButton* new_;
    QTimer delay_; ///< before it is shown that the computer thinks
};

} // namespace mexplorer::ui
