#include "app/window/notice.h"

#include "ui/text/plain.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace mexplorer::app {

Notice::Notice(QWidget* parent) : QFrame(parent), row_(new QHBoxLayout), label_(ui::plainLabel(this)) {
    setObjectName("notice");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(8);
    label_->setWordWrap(true);
    layout->addWidget(label_);
    layout->addLayout(row_);
    row_->addStretch(1);
    hide();
}

void Notice::ask(Text text, std::vector<Choice> choices) {
    for (QPushButton* button : std::exchange(buttons_, {})) {
        button->hide();
        button->deleteLater(); // it may be the one being clicked
    }
    text_ = std::move(text);
    choices_ = std::move(choices);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        auto* button = new QPushButton(this);
        row_->insertWidget(row_->count() - 1, button); // before the stretch
        buttons_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, choice = choices_[i]] {
            if (!choice.stays) hide();
            choice.chosen();
        });
    }
    retranslate();
    show();
}

bool Notice::press(const QKeyEvent& event) {
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isVisible() || !isPlain || event.key() < Qt::Key_0 || event.key() > Qt::Key_9) return false;
    const QKeySequence mnemonic(Qt::ALT | static_cast<Qt::Key>(event.key()));
    const auto button = std::ranges::find(buttons_, mnemonic, &QPushButton::shortcut);
    if (button == buttons_.end()) return false;
    (*button)->click();
    return true;
}

void Notice::retranslate() {
    if (text_) label_->setText(text_());
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setText(choices_[i].text());
}

void Notice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

} // namespace mexplorer::app
