#pragma once

#include <vector>

#include <Qt>

class QWidget;

namespace mexplorer::app {

/// What Tab can go to now, part by part, and in each part as one reads it: by rows, from left to right. Forms
/// that were made anew stand where they are seen, not at the end. An area that scrolls is passed by if there
/// is something to go to in it: that is brought into sight.
[[nodiscard]] std::vector<QWidget*> tabOrder(const std::vector<QWidget*>& parts);

/// Gives it the focus, and scrolls it into sight.
void focusInSight(QWidget& widget, Qt::FocusReason reason);

} // namespace mexplorer::app
