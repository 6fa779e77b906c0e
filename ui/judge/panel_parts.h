#pragma once

#include <QList>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace mexplorer::ui::judge_parts {

// What the judge’s panel is built of.

/// Its text wraps.
[[nodiscard]] QLabel* label(const char* name, QWidget* parent);
[[nodiscard]] QPushButton* button(const char* name, QWidget* parent);
/// Widgets beside each other, of which the first takes what room is left.
[[nodiscard]] QHBoxLayout* row(const QList<QWidget*>& widgets);
/// Buttons of one width, two in each row.
[[nodiscard]] QGridLayout* pairs(const QList<QPushButton*>& buttons);
/// Lets it share what height there is, instead of making the panel scroll.
void shrink(QWidget& list);

} // namespace mexplorer::ui::judge_parts
