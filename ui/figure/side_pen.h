#pragma once

#include "ui/theme/theme.h"

#include <QPen>

namespace mexplorer::ui {

/// A line of Left’s or Right’s, told apart without colours: Right’s is dashed.
[[nodiscard]] QPen sidePen(const Theme& theme, bool isLeft, double width);

} // namespace mexplorer::ui
