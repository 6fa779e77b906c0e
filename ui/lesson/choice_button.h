#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace mexplorer::ui {

/// An answer that can be chosen: its digit, and its text in as many lines as it needs. Once the question is
/// answered, the right one is ticked and the one that was wrong is crossed.
class ChoiceButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Mark { none, right, wrong };

    ChoiceButton(int digit, const QString& text, QWidget* parent);

    void setMark(Mark mark);
    void setTheme(const Theme& theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect textPlace(int width) const;
    void drawMark(QPainter& painter, const QRectF& place) const;

    int digit_;
    Mark mark_ = Mark::none;
    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
