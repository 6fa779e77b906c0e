#pragma once

#include <vector>

#include <Qt>

class QWidget;

namespace mexplorer::app {

/// The widgets that Tab can go to now, part by part, and in each part in reading order: by rows, from left to
/// right, whenever they were made. A widget that contains others to go to, such as a scroll area, is skipped.
[[nodiscard]] std::vector<QWidget*> tabOrder(const std::vector<QWidget*>& parts);

/// Gives the widget the focus and scrolls it into view.
void focusInSight(QWidget& widget, Qt::FocusReason reason);

} // namespace mexplorer::app
