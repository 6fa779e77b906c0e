#pragma once

#include "ui/document/document.h"
#include "ui/lesson/quiz_run.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace mexplorer::ui {

class LabelTopics;
class ParameterForm;
class QuizQuestion;

/// A quiz about the open game: what to ask, the questions, and what came of them. It ends when another game
/// is opened.
class QuizPanel : public QWidget {
    Q_OBJECT

public:
    explicit QuizPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QuizRun& run() { return run_; }
    void setTheme(const Theme& theme);
    /// The words about an answer, in which things of the figure can be pointed at.
    [[nodiscard]] LabelTopics& reason();
    /// Moves the focus to where the keyboard is needed next.
    void takeFocus();

signals:
    /// Somebody has answered, or wants to see the right answer: this is to be opened, where the reason is
    /// seen.
    void placeWanted(const mexplorer::QuestionPlace& place);
    /// The answers are to be saved as a file.
    void saveWanted();
    /// Questions are to be written as a sheet for printing.
    void sheetWanted(const mexplorer::QuizPlan& plan);
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildSetUp();
    QWidget* buildResult();
    void connectParts();
    void showForm();
    void showStage();
    void showResult();
    void start();
    /// As set in the form.
    [[nodiscard]] QuizPlan plan() const;
    void gameChanged();
    void retranslate();

    Document& document_;
    QuizRun run_;
    Parameters values_; ///< of the form
    std::shared_ptr<const Game> game_;
    QLabel* heading_;
    QPushButton* close_;
    QScrollArea* scroll_;
    QWidget* setUp_;
    QLabel* about_;
    ParameterForm* form_;
    QPushButton* start_;
    QPushButton* sheet_;
    QLabel* failure_;
    QuizQuestion* question_;
    QWidget* result_;
    QLabel* score_;
    QLabel* shortage_;
    QLabel* time_;
    QLabel* mistakes_;
    QPushButton* again_;
    QPushButton* save_;
};

} // namespace mexplorer::ui
