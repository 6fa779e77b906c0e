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

/// The panel beside a game being played: whose turn it is, the game so far, who was winning, and the
/// opponent.
class GamePanel : public QWidget {
    Q_OBJECT

public:
    explicit GamePanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ComputerPlayer& computer() { return computer_; }
    [[nodiscard]] GameJudge& judge() { return judge_; }
    /// Whether moves may be marked by what they are worth, and the computer's reasons shown.
    void showValues(bool shown);
    void setTheme(const Theme& theme);

    // What keys also do.
    /// Takes back moves until a person is to move.
    void takeBack();
    void hint();
    void showReport();
    /// False if the key has no meaning here.
    bool press(const QKeyEvent& event);

    /// Copies the line of the record to the clipboard.
    void copyRecord();
    /// Opens the clipboard’s text as a record, and its report. Errors are shown in the panel.
    void pasteRecord();

    /// Whether a person may move now; if not, `why` says what is waited for.
    struct Turn {
        bool isPersons = true;
        QString why = {};
        QString said = {};   ///< the last move, and whose turn it is: for when this panel is hidden
        QString above = {};  ///< above the figure: who won, a hint or the last move; may be empty
        bool isOver = false; ///< no move is left
    };
    [[nodiscard]] Turn turn() const;

signals:
    /// Whose move it is has changed; see turn().
    void turnChanged();
    /// The proof for the document’s position is to be opened.
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
    /// A report, and its record if that was pasted.
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
    QTimer delay_; ///< until it is shown that the computer thinks
};

} // namespace mexplorer::ui
