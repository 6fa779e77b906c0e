#pragma once

#include <QFontInfo>
#include <QWidget>

namespace mexplorer::ui {

/// How much larger than usual the widget's type is: what is painted grows with it.
[[nodiscard]] inline double typeUnit(const QWidget& widget) {
    constexpr double usualPixels = 14;
    return QFontInfo(widget.font()).pixelSize() / usualPixels;
}

} // namespace mexplorer::ui
