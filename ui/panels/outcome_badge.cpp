#include "ui/panels/outcome_badge.h"

#include "ui/text/terms_tip.h"

#include <QEvent>

namespace mexplorer::ui {

namespace {

QString textOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return OutcomeBadge::tr("P: lost");
    case Outcome::N:
        return OutcomeBadge::tr("N: won");
    case Outcome::L:
        return OutcomeBadge::tr("L: Left wins");
    case Outcome::R:
        return OutcomeBadge::tr("R: Right wins");
    case Outcome::draw:
        break;
    }
    return OutcomeBadge::tr("a draw");
}

/// The colour and that of a text on it.
std::pair<QColor, QColor> coloursOf(Outcome outcome, const Theme& theme) {
    if (isLost(outcome)) return {theme.p, theme.onP};
    if (isWon(outcome)) return {theme.n, theme.onN};
    return {theme.quiet, theme.paper};
}

} // namespace

OutcomeBadge::OutcomeBadge(QWidget* parent) : QLabel(parent) {
    setObjectName("badge");
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    hide();
}

void OutcomeBadge::setOutcome(std::optional<Outcome> outcome) {
    outcome_ = outcome;
    showOutcome();
}

void OutcomeBadge::setTheme(const Theme& theme) {
    theme_ = theme;
    showOutcome();
}

void OutcomeBadge::showOutcome() {
    setVisible(outcome_.has_value());
    setText(outcome_ ? textOf(*outcome_) : QString());
    if (!outcome_) return;
    setToolTip(termsTip(text()));
    const auto [ground, ink] = coloursOf(*outcome_, theme_);
    setStyleSheet(QStringLiteral("QLabel { background: %1; color: %2; border-radius: 6px; padding: 3px 10px; "
                                 "font-weight: bold; }")
                      .arg(ground.name(), ink.name()));
}

void OutcomeBadge::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) showOutcome();
    QLabel::changeEvent(event);
}

} // namespace mexplorer::ui
