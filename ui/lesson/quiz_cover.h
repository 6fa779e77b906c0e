#pragma once

#include "ui/figure/canvas.h"
#include "ui/task/job.h"

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace mexplorer {
class Game;
}

namespace mexplorer::ui {

/// Replaces the view while a question is open: shows the position alone, as a picture if some view has one
/// that does not give the answer away, else as text.
class QuizCover : public QWidget {
    Q_OBJECT

public:
    explicit QuizCover(QWidget* parent = nullptr);

    void showPosition(const std::shared_ptr<const Game>& game, const std::string& position);
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
    QString position_;
};

} // namespace mexplorer::ui
