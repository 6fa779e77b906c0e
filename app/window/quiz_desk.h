#pragma once

#include "core/play/question.h"
#include "core/play/quiz_parameters.h"
#include "ui/figure/figure.h"

#include <QObject>

class QStackedWidget;
class QWidget;

namespace mexplorer::ui {
class Document;
class LabelTopics;
class QuizCover;
class QuizPanel;
class QuizRun;
} // namespace mexplorer::ui

namespace mexplorer::app {

class FileWriter;
class ViewStack;

/// The quiz: its panel, the figure that is hidden while a question is open, and its files.
class QuizDesk : public QObject {
    Q_OBJECT

public:
    /// The panel is made when the quiz is first opened, and put into `panels`.
    QuizDesk(ui::Document& document, ViewStack& views, QStackedWidget& panels, FileWriter& writer);

    void open();
    /// Ends the quiz, and shows what was open before.
    void close();
    /// Moves the focus to where the keyboard is needed next.
    void takeFocus();
    /// Answers the open question with the choice that has this digit. False if nothing is asked, or there is
    /// no such choice.
    bool answer(int digit);
    /// Whether a quiz was begun and not left.
    [[nodiscard]] bool isBegun() const;
    void setStyle(const ui::Style& style);

signals:
    void made(QWidget* panel);
    /// What is said about an answer has its place in the panel.
    void answersSaid(mexplorer::ui::LabelTopics& words);
    /// The figure was covered, or is seen again.
    void coverChanged();
    void closed();
    void failed(const QString& sentence);

private:
    void make();
    [[nodiscard]] ui::QuizRun& run() const;
    void stageChanged();
    void openPlace(const QuestionPlace& place);
    void saveAnswers();
    void saveSheet(const QuizPlan& plan);
    /// Asks for a file named after the game.
    [[nodiscard]] QString chooseFile(const QString& title, const QString& suffix) const;

    ui::Document& document_;
    ViewStack& views_;
    QStackedWidget& panels_;
    FileWriter& writer_;
    ui::QuizPanel* panel_ = nullptr; ///< until it is made
    ui::QuizCover* cover_ = nullptr; ///< likewise
    ui::Style style_;
};

} // namespace mexplorer::app
