#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace mexplorer::ui {

/// The icon resources/icons/`name`.svg in this colour, sharp at any size; pale if disabled. A null icon if
/// there is no such file.
[[nodiscard]] QIcon icon(const QString& name, const QColor& color);

/// The small drawing of a game, resources/icons/games/`game`.svg, in this colour, and in another in the row
/// that is selected. A neutral one if the game has none.
[[nodiscard]] QIcon gameIcon(const QString& game, const QColor& color, const QColor& selected);

} // namespace mexplorer::ui
