#pragma once

#include "core/play/quiz_answers.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mexplorer::ui {

class ChoiceButton;
class LabelTopics;
class QuizRun;

/// The question of a quiz, its answers as buttons, and once one is chosen, the verdict on it.
class QuizQuestion : public QWidget {
    Q_OBJECT

public:
    QuizQuestion(QuizRun& run, QWidget* parent);

    /// Shows the present state of the run.
    void showRun();
    void setTheme(const Theme& theme);
    /// The words about the answer, in which things of the figure can be pointed at.
    [[nodiscard]] LabelTopics& reason() { return *reason_; }
    /// Moves the focus to the button that goes on, if it is there, else to this widget, whose accessible name
    /// is the question.
    void takeFocus();

signals:
    /// Somebody wants to see the right answer: its place is to be opened.
    void placeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void showVerdict();
    void retranslate();

    QuizRun& run_;
    Theme theme_ = lightTheme();
    std::shared_ptr<const Question> shown_; ///< whose choices are shown
    std::vector<ChoiceButton*> choices_;
    QLabel* progress_;
    QLabel* sentence_;
    QVBoxLayout* list_;
    QLabel* verdict_;
    QLabel* why_;
    LabelTopics* reason_; ///< what stands there
    QPushButton* next_;
    QPushButton* place_;
    QPushButton* stop_;
};

} // namespace mexplorer::ui
