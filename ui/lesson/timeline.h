#pragma once

#include "core/explain/trace.h"
#include "ui/theme/theme.h"

#include <QSlider>

#include <functional>
#include <vector>

namespace mexplorer::ui {

/// The steps of a trace as dots on a line, with a knob at the one that is shown; a plain bar if there are too
/// many to tell apart. Below it are the names of its sections, where each begins. Clicking and dragging
/// choose a step.
class Timeline : public QSlider {
    Q_OBJECT

public:
    static constexpr int mostDots = 60;

    explicit Timeline(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Some steps that belong together: from this one to the next section.
    struct Section {
        int step = 0;
        QString name;
    };

    /// Removes the sections.
    void setStepCount(int count);
    /// Those that are too near to each other lose their names. Shown where the line is high enough.
    void setSections(std::vector<Section> sections);
    [[nodiscard]] const std::vector<Section>& sections() const { return sections_; }
    [[nodiscard]] int stepCount() const { return count_; }
    [[nodiscard]] int step() const { return step_; }
    /// “step 3 / 9”, or the number of steps if none is shown; empty without steps.
    [[nodiscard]] QString valueText() const;
    /// Shows a step, or none, without a signal.
    void showStep(int step);
    /// What the tool tip says of a step.
    void setTip(std::function<QString(int)> tip) { tip_ = std::move(tip); }

    [[nodiscard]] bool hasDots() const;
    /// The middle of a step's dot.
    [[nodiscard]] QPointF dotAt(int step) const;
    [[nodiscard]] int stepAt(double x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] double unit() const; ///< 1 at the usual size of type
    [[nodiscard]] bool showsSections() const;
    [[nodiscard]] bool beginsSection(int step) const;
    void drawSections(QPainter& painter) const;
    void drawDots(QPainter& painter) const;
    void choose(double x);
    void hover(int step);

    Theme theme_ = lightTheme();
    std::function<QString(int)> tip_;
    std::vector<Section> sections_;
    int count_ = 0;
    int step_ = noStep;
    int hovered_ = noStep;
};

} // namespace mexplorer::ui
