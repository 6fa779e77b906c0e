#pragma once

#include <QString>

namespace mexplorer::ui {

/// A folder of this name in the place for application data, made if it is missing; empty if it cannot be.
[[nodiscard]] QString dataFolder(const QString& name);

} // namespace mexplorer::ui
