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
class QuizRun;

/// The question of a quiz, its answers as buttons, and once one is chosen, what is to be said to it.
class QuizQuestion : public QWidget {
    Q_OBJECT

public:
    QuizQuestion(QuizRun& run, QWidget* parent);

    /// As the run stands.
    void showRun();
    void setTheme(const Theme& theme);
    /// Where the focus goes: to the next question, or else to this widget, which tells the question.
    void takeFocus();

signals:
    /// Somebody wants to see why.
    void placeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void showVerdict();
    void retranslate();

    QuizRun& run_;
    Theme theme_ = lightTheme();
    std::shared_ptr<const Question> shown_; ///< whose choices are there
    std::vector<ChoiceButton*> choices_;
    QLabel* progress_;
    QLabel* sentence_;
    QVBoxLayout* list_;
    QLabel* verdict_;
    QLabel* why_;
    QPushButton* next_;
    QPushButton* place_;
    QPushButton* stop_;
};

} // namespace mexplorer::ui
