#pragma once

#include "ui/lesson/wrapped_button.h"

namespace mexplorer::ui {

/// An answer that can be chosen: its digit, and its text. Once the question is answered, the right one is
/// ticked and the one that was wrong is crossed.
class ChoiceButton : public WrappedButton {
    Q_OBJECT

public:
    enum class Mark { none, right, wrong };

    ChoiceButton(int digit, const QString& text, QWidget* parent);

    void setMark(Mark mark);

protected:
    [[nodiscard]] Sides sides() const override;
    [[nodiscard]] QColor ink() const override { return isFaint() ? theme().quiet : theme().ink; }
    [[nodiscard]] std::optional<QColor> markedRim() const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isFaint() const { return !isEnabled() && mark_ == Mark::none; }
    void drawDigit(QPainter& painter) const;
    void drawMark(QPainter& painter, const QRectF& place) const;

    int digit_;
    Mark mark_ = Mark::none;
};

} // namespace mexplorer::ui
