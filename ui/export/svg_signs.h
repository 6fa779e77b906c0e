#pragma once

#include <QByteArray>

namespace mexplorer::ui {

/// A drawing by QSvgGenerator in which the signs of a font of our own (see textFont) are outlines: in other
/// programs, which lack it, a root would have no bar.
[[nodiscard]] QByteArray withSignsAsPaths(const QByteArray& svg);

} // namespace mexplorer::ui
