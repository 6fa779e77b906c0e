#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace mexplorer::ui {

/// The icon resources/icons/`name`.svg in this colour, sharp at any size; pale if disabled. A null icon if
/// there is no such file.
[[nodiscard]] QIcon icon(const QString& name, const QColor& color);

} // namespace mexplorer::ui
