#include "ui/lesson/player.h"

#include "ui/lesson/reason_text.h"
#include "ui/lesson/speed_control.h"
#include "ui/lesson/timeline.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::array pauses = {3200, 2000, 1200, 700, 350};

} // namespace

int Player::pause(int speed) {
    return pauses.at(static_cast<std::size_t>(speed - SpeedControl::slowest));
}

Player::Player(QWidget* parent)
    : QWidget(parent), timeline_(new Timeline(this)), position_(plainLabel(this)),
      speedTitle_(plainLabel(this)), speed_(new SpeedControl(this)), reason_(new ReasonText(this)),
      shownCaption_(plainLabel(this)), rows_(new QVBoxLayout(this)), row_(new QHBoxLayout) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    rows_->setContentsMargins(16, 6, 16, 6);
    rows_->setSizeConstraint(QLayout::SetNoConstraint); // it may be narrower, without the speed
    rows_->addLayout(row_);
    row_->setSpacing(8);
    buttons_ = {makeButton("first", &Player::first), makeButton("back", &Player::stepBack),
                makeButton("play", &Player::togglePlay), makeButton("forward", &Player::stepForward),
                makeButton("last", &Player::last)};
    for (QToolButton* button : buttons_)
        row_->addWidget(button);
    row_->addSpacing(8);
    row_->addWidget(timeline_, 5);
    row_->addWidget(position_);
    row_->addSpacing(16);
    row_->addWidget(speedTitle_);
    row_->addWidget(speed_);
    row_->addSpacing(16);
    position_->setObjectName("position");
    reason_->setObjectName("reason");
    shownCaption_->setObjectName("caption");
    shownCaption_->setMinimumWidth(1); // what is shown of it depends on the width, not the other way round
    layOut();
    timeline_->setTip([this](int step) { return stepText(step); });

    connect(timeline_, &Timeline::chosen, this, &Player::jump);
    connect(speed_, &SpeedControl::valueChanged, this,
            [this](int speed) { timer_.setInterval(pause(speed)); });
    connect(&timer_, &QTimer::timeout, this, &Player::advance);
    timer_.setInterval(pause(speed_->value()));
    restyle();
    retranslate();
}

QToolButton* Player::makeButton(const char* name, void (Player::*act)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void Player::setIdleText(const QString& text) {
    if (text == idleText_) return;
    idleText_ = text;
    showState();
}

void Player::setCaption(const QString& caption) {
    caption_ = caption;
    showCaption();
}

void Player::setTrace(std::shared_ptr<const Trace> trace) {
    timer_.stop();
    trace_ = std::move(trace);
    moves_ = 0;
    step_ = noStep;
    question_.reset();
    verdict_.clear();
    timeline_->setStepCount(stepCount());
    showSections();
    reason_->cutNext();
    showState();
    expectLongest();
}

/// The longest of some sentences from all over the trace, close to each other at its beginning: most of its
/// kinds are among them.
void Player::expectLongest() {
    QString longest;
    for (int step = 0; trace_ && step < stepCount(); step += 1 + step / 2) {
        const QString sentence = translated(trace_->sayingAt(step)->reason);
        if (sentence.size() > longest.size()) longest = sentence;
    }
    reason_->expect(longest);
}

void Player::showSections() {
    std::vector<Timeline::Section> sections;
    if (trace_ && !presenting_)
        for (const auto& [step, name] : trace_->sections)
            sections.push_back({static_cast<int>(step), translated(name)});
    timeline_->setSections(std::move(sections));
}

void Player::setGame(int moves, int shown) {
    if (trace_) setTrace(nullptr);
    if (moves != moves_) timeline_->setStepCount(moves);
    moves_ = moves;
    step_ = std::clamp(shown, noStep, moves - 1);
    if (step_ == moves - 1) timer_.stop();
    showState();
}

int Player::stepCount() const {
    return trace_ ? static_cast<int>(trace_->steps.size()) : moves_;
}

int Player::speed() const {
    return speed_->value();
}

void Player::setStep(int step) {
    const int next = std::clamp(step, noStep, stepCount() - 1);
    if (next == step_ && !question_) return;
    question_.reset();
    verdict_.clear();
    const bool isAnother = next != step_;
    step_ = next;
    showState();
    if (!isAnother) return;
    emit stepChanged(step_);
}

/// Choosing a step by hand ends the playing.
void Player::jump(int step) {
    stop();
    setStep(step);
}

void Player::first() {
    jump(trace_ ? 0 : noStep);
}

void Player::stepBack() {
    if (!trace_) return jump(std::max(noStep, step_ - 1)); // the start of a game is a place, too
    jump(step_ == noStep ? stepCount() - 1 : std::max(0, step_ - 1));
}

void Player::stepForward() {
    if (askBefore(step_ + 1)) return;
    jump(std::min(step_ + 1, stepCount() - 1));
}

void Player::last() {
    jump(stepCount() - 1);
}

void Player::togglePlay() {
    if (playing()) {
        stop();
        return;
    }
    if (stepCount() == 0) return;
    if (askBefore(step_ + 1)) {
        goesOn_ = true;
        return;
    }
    setStep(step_ == noStep || step_ == stepCount() - 1 ? 0 : step_ + 1);
    if (step_ < stepCount() - 1) timer_.start();
    showState();
}

void Player::stop() {
    timer_.stop();
    showState();
}

void Player::advance() {
    if (askBefore(step_ + 1)) {
        goesOn_ = true;
        return;
    }
    setStep(step_ + 1);
    const auto saying = trace_ ? trace_->sayingAt(step_) : std::nullopt;
    if (step_ == stepCount() - 1 || (saying && saying->asks)) stop();
}

void Player::setAsking(bool asks) {
    asks_ = asks;
    if (asks || !question_) return;
    question_.reset();
    showState();
}

/// While a question is open, stepping on skips it.
bool Player::askBefore(int step) {
    const auto saying = trace_ && asks_ && !question_ ? trace_->sayingAt(step) : std::nullopt;
    if (!saying || !saying->before) return false;
    timer_.stop();
    question_ = saying->before;
    goesOn_ = false;
    verdict_.clear();
    showState();
    return true;
}

bool Player::answer(int digit) {
    if (!question_ || digit < 1 || static_cast<std::size_t>(digit) > question_->choices.size()) return false;
    const bool isRight = question_->right + 1 == static_cast<std::size_t>(digit);
    setStep(step_ + 1);
    verdict_ = isRight ? tr("Right.") : tr("Wrong.");
    if (goesOn_ && step_ < stepCount() - 1) timer_.start();
    showState();
    return true;
}

bool Player::isAboutQuestion() const {
    if (question_) return true;
    const bool mayAsk = trace_ && asks_ && trace_->hasStep(step_);
    const auto saying = mayAsk ? trace_->sayingAt(step_) : std::nullopt;
    return saying && saying->before;
}

void Player::faster() {
    speed_->setValue(speed_->value() + 1);
}

void Player::slower() {
    speed_->setValue(speed_->value() - 1);
}

QString Player::stepText(int step) const {
    if (!trace_) return Timeline::tr("step %1 / %2").arg(step + 1).arg(stepCount());
    return tr("step %1 / %2: %3")
        .arg(QString::number(step + 1), QString::number(stepCount()),
             translated(trace_->sayingAt(step)->reason));
}

/// The question, and its choices with their digits.
QString Player::questionText() const {
    QStringList parts{translated(question_->sentence)};
    for (std::size_t i = 0; i < question_->choices.size(); ++i)
        parts << tr("%1: %2").arg(i + 1).arg(translated(question_->choices[i]));
    return parts.join(QStringLiteral("  "));
}

void Player::showState() {
    const int count = stepCount();
    timeline_->showStep(step_);
    for (QToolButton* button : buttons_)
        button->setEnabled(count > 0);
    speed_->setEnabled(count > 0);
    speedTitle_->setEnabled(count > 0);
    const QColor onAccent = theme_.dark ? theme_.paper : QColor(Qt::white);
    buttons_[playButton]->setIcon(icon(playing() ? QStringLiteral("pause") : QStringLiteral("play"),
                                       count > 0 ? onAccent : theme_.quiet));
    const QString act = playing() ? tr("Pause") : tr("Play");
    buttons_[playButton]->setToolTip(tr("%1 (%2)").arg(act, named(playButton).key));
    buttons_[playButton]->setAccessibleName(act);

    reason_->setColour(step_ == noStep ? theme_.quiet : theme_.ink);
    position_->setText(timeline_->valueText());
    if (question_) {
        reason_->setColour(theme_.accent);
        reason_->setText(questionText());
    } else if (!trace_ || count == 0) {
        reason_->setText(idleText_.isEmpty() ? tr("There is nothing to step through here.") : idleText_);
    } else if (step_ == noStep) {
        reason_->setSentence(spoken(trace_->title));
    } else {
        const SpokenText sentence = spoken(trace_->sayingAt(step_)->reason);
        reason_->setSentence(verdict_.isEmpty() ? sentence
                                                : sentence.inside(tr("%1 %2").arg(verdict_, sentence.text)));
    }
    // As wide as this trace will ever need, so that the timeline does not move from step to step.
    const QFontMetrics metrics(position_->font());
    const QString widest = QString(QString::number(count).size(), u'0');
    const int steps = metrics.horizontalAdvance(Timeline::tr("step %1 / %2").arg(widest, widest));
    position_->setFixedWidth(
        2 + std::max(steps, metrics.horizontalAdvance(Timeline::tr("steps: %1").arg(widest))));
}

Player::Named Player::named(Button button) {
    switch (button) {
    case firstButton:
        return {tr("First step"), tr("Home")};
    case backButton:
        return {tr("Step back"), QStringLiteral("←")};
    case playButton:
        return {tr("Play or pause"), tr("Space")};
    case forwardButton:
        return {tr("Step forward"), QStringLiteral("→")};
    case lastButton:
        return {tr("Last step"), tr("End")};
    case buttonCount:
        break;
    }
    return {};
}

void Player::retranslate() {
    reason_->cutNext();
    for (const Button button : {firstButton, backButton, forwardButton, lastButton}) {
        const auto [name, key] = named(button);
        buttons_[button]->setAccessibleName(name);
        buttons_[button]->setToolTip(tr("%1 (%2)").arg(name, key));
    }
    timeline_->setAccessibleName(tr("Steps"));
    speedTitle_->setText(tr("speed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Speed (+ and −)"));
    showSections();
    showState();
    expectLongest();
}

void Player::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) restyle();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
