#pragma once

#include <QString>

namespace mexplorer::ui {

/// A tooltip that explains the technical terms in `text`, which is in the language of the interface; empty if
/// it has none. O(text).
[[nodiscard]] QString termsTip(const QString& text);

} // namespace mexplorer::ui
