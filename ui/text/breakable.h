#pragma once

#include <QString>

namespace mexplorer::ui {

/// The text with invisible break points in long words (a row of 200 coins, a list without spaces), so that
/// labels can wrap. Other words stay whole.
[[nodiscard]] QString breakable(const QString& text);

} // namespace mexplorer::ui
