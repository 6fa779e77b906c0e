#pragma once

#include "core/play/question.h"
#include "ui/figure/canvas.h"
#include "ui/task/job.h"

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace mexplorer {
class Game;
}

namespace mexplorer::ui {

/// Replaces the view while a question is open: shows what it is about, a position as a picture if some view
/// has one that does not give the answer away, anything else as text.
class QuizCover : public QWidget {
    Q_OBJECT

public:
    explicit QuizCover(QWidget* parent = nullptr);

    void showQuestion(const std::shared_ptr<const Game>& game, const Question& question);
    void setStyle(const Style& style);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showText();

    Job<std::shared_ptr<const Figure>> job_;
    Canvas* canvas_;
    QLabel* text_;
    QStackedLayout* layout_;
    Style style_;
    QString about_;
};

} // namespace mexplorer::ui
