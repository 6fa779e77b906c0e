#pragma once

#include "core/rules/rules.h"
#include "ui/theme/theme.h"

#include <QLabel>

#include <optional>

namespace mexplorer::ui {

/// Who wins, in the colour of the outcome; hidden while it is not known.
class OutcomeBadge : public QLabel {
    Q_OBJECT

public:
    explicit OutcomeBadge(QWidget* parent);

    void setOutcome(std::optional<Outcome> outcome);
    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showOutcome();

    std::optional<Outcome> outcome_;
    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
