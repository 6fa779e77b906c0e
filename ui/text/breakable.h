#pragma once

#include <QString>

namespace mexplorer::ui {

/// The text with places, not seen, where long words may be broken over lines: a row of two hundred coins is
/// one word, and so is a list of numbers without spaces; a label is as wide as its longest. Other words stay
/// whole.
[[nodiscard]] QString breakable(const QString& text);

} // namespace mexplorer::ui
