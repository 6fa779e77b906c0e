#pragma once

#include "ui/theme/theme.h"

#include <QSlider>

namespace mexplorer::ui {

/// How fast a trace is played, from 1 to 5, as rising bars; a click on a bar chooses it.
class SpeedControl : public QSlider {
    Q_OBJECT

public:
    static constexpr int slowest = 1;
    static constexpr int fastest = 5;

    explicit SpeedControl(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    [[nodiscard]] QRectF bar(int speed) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const QPointF& point);

    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
