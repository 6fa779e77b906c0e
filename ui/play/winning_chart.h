#pragma once

#include "core/play/report.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QWidget>

#include <optional>

namespace mexplorer::ui {

/// Draws who was winning at each position of a game, from left to right, with the moves that gave something
/// away. `current` is the index of the position shown; none if no position is to be marked.
void drawWinningChart(QPainter& painter, const Theme& theme, const Report& report, const QRectF& area,
                      std::optional<std::size_t> current = {});

/// The same in a panel; a click on a position chooses it. Hidden while no move was made.
class WinningChart : public QWidget {
    Q_OBJECT

public:
    explicit WinningChart(QWidget* parent = nullptr);

    void setReport(const Report& report, std::optional<std::size_t> current);
    void setTheme(const Theme& theme);

signals:
    /// `position`: its index in the game, from 0.
    void chosen(std::size_t position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Report report_;
    std::optional<std::size_t> current_;
    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
