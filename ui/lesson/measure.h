#pragma once

#include <QFontInfo>
#include <QWidget>

namespace mexplorer::ui {

/// The size of the widget's type in units of the usual one; what is painted grows with it.
[[nodiscard]] inline double typeUnit(const QWidget& widget) {
    constexpr double usualPixels = 14;
    return QFontInfo(widget.font()).pixelSize() / usualPixels;
}

} // namespace mexplorer::ui
