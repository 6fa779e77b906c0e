#include "ui/lesson/quiz_cover.h"

#include "core/game/game.h"
#include "ui/document/puzzle.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QLabel>
#include <QStackedLayout>

#include <algorithm>

namespace mexplorer::ui {

QuizCover::QuizCover(QWidget* parent)
    : QWidget(parent), canvas_(new Canvas(this)), text_(plainLabel(this)), layout_(new QStackedLayout(this)) {
    text_->setObjectName("quizPosition");
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    text_->setMargin(24);
    layout_->addWidget(text_);
    layout_->addWidget(canvas_);
}

void QuizCover::showQuestion(const std::shared_ptr<const Game>& game, const Question& question) {
    about_ = translated(sayAbout(question));
    showText();
    layout_->setCurrentWidget(text_);
    canvas_->setAccessibleName(about_);
    job_.drop();
    if (question.position.empty()) return;
    job_.start(
        tr("Drawing the position"),
        [game, position = question.position](Task& task) { return puzzleOf(game, position, task); },
        [this](const Expected<std::shared_ptr<const Figure>>& figure) {
            if (!figure || !*figure) return; // the text is enough
            canvas_->setFigure(*figure);
            canvas_->setCamera(std::nullopt);
            layout_->setCurrentWidget(canvas_);
        });
}

/// Shows the text as large as fits.
void QuizCover::showText() {
    constexpr double largest = 64; // pixels
    constexpr double smallest = 16;
    constexpr double step = 0.9;
    text_->setText(breakable(about_));
    double pixels = largest * style_.type;
    const QRect room = rect().adjusted(text_->margin(), text_->margin(), -text_->margin(), -text_->margin());
    const auto fits = [&](double size) {
        const QRect needed = QFontMetrics(textFont(size)).boundingRect(room, Qt::TextWordWrap, text_->text());
        return needed.width() <= room.width() && needed.height() <= room.height();
    };
    while (pixels > smallest && !fits(pixels))
        pixels *= step;
    text_->setStyleSheet(QStringLiteral("color: %1; background: %2; font-size: %3px")
                             .arg(style_.theme.ink.name(), style_.theme.paper.name())
                             .arg(qRound(pixels)));
}

void QuizCover::setStyle(const Style& style) {
    style_ = style;
    canvas_->setStyle(style);
    showText();
}

void QuizCover::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showText();
}

} // namespace mexplorer::ui
