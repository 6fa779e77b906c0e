#include "ui/lesson/pseudo_code.h"

#include "ui/lesson/measure.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer::ui {

namespace {
constexpr double codePixels = 13;
constexpr int linePadding = 8;
} // namespace

PseudoCode::PseudoCode(QWidget* parent) : QWidget(parent) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    layout_ = new QVBoxLayout;
    layout_->setSpacing(0);
    all->addLayout(layout_);
    all->addStretch(1);
}

void PseudoCode::setTrace(std::shared_ptr<const Trace> trace) {
    trace_ = std::move(trace);
    current_ = noLine;
    const std::size_t count = trace_ ? trace_->pseudoCode.size() : 0;
    while (lines_.size() > count) {
        lines_.back()->setParent(nullptr);
        lines_.back()->hide();        // else the layout, which shows it only later, would show it as a window
        lines_.back()->deleteLater(); // a click on it may have led here
        lines_.pop_back();
    }
    while (lines_.size() < count) {
        auto* line = plainLabel(this);
        line->setWordWrap(true);
        layout_->addWidget(line);
        lines_.push_back(line);
    }
    retranslate();
    restyle();
}

void PseudoCode::showStep(int step) {
    const auto said = trace_ ? trace_->sayingAt(step) : std::nullopt;
    const int line = said ? static_cast<int>(said->codeLine) : noLine;
    if (line == current_) return;
    current_ = line;
    light();
}

QWidget* PseudoCode::litLine() const {
    return current_ == noLine ? nullptr : lines_[static_cast<std::size_t>(current_)];
}

void PseudoCode::setTheme(const Theme& theme) {
    theme_ = theme;
    restyle();
}

void PseudoCode::restyle() {
    const QFont font = codeFont(codePixels * typeUnit(*this));
    for (QLabel* line : lines_)
        line->setFont(font);
    light();
}

/// Spaces at a line's beginning indent it as a whole, wrapped parts included.
int PseudoCode::indentOf(std::size_t line) const {
    const std::string& code = trace_->pseudoCode[line].id;
    const auto spaces = static_cast<int>(std::min(code.find_first_not_of(' '), code.size()));
    return spaces * QFontMetrics(lines_[line]->font()).horizontalAdvance(u' ');
}

void PseudoCode::light() {
    const QString sheet = QStringLiteral(
        "QLabel { color: %1; background: %2; padding: 2px %3px 2px %4px; border-radius: 3px; }");
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const QString ground =
            static_cast<int>(i) == current_ ? theme_.spotlight.name() : QStringLiteral("transparent");
        lines_[i]->setStyleSheet(
            sheet.arg(theme_.ink.name(), ground).arg(linePadding).arg(linePadding + indentOf(i)));
    }
}

void PseudoCode::retranslate() {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        lines_[i]->setText(translated(trace_->pseudoCode[i]).trimmed());
}

void PseudoCode::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) restyle();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
