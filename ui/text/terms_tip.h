#pragma once

#include <QString>

namespace mexplorer::ui {

/// A tooltip that explains the words of the field that `text`, in the language of the interface, has in it;
/// empty if it has none. O(text).
[[nodiscard]] QString termsTip(const QString& text);

} // namespace mexplorer::ui
