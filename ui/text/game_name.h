#pragma once

#include <QString>

#include <string>

namespace mexplorer::ui {

/// The name of a short game as books print it, its beginning if it is longer than pictures can show: a name
/// may have a million letters.
[[nodiscard]] QString gameName(const std::string& name);

} // namespace mexplorer::ui
