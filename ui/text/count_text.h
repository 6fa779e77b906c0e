#pragma once

#include "core/text/count_text.h"

#include <QString>

namespace mexplorer::ui {

/// mexplorer::countText as a QString.
[[nodiscard]] inline QString countText(std::uint64_t count) {
    return QString::fromStdString(mexplorer::countText(count));
}

} // namespace mexplorer::ui
