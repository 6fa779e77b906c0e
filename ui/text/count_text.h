#pragma once

#include <QString>

#include <cstdint>

namespace mexplorer::ui {

/// The count in digits; for UINT64_MAX, says that there are more.
[[nodiscard]] inline QString countText(std::uint64_t count) {
    return count < UINT64_MAX ? QString::number(count) : QStringLiteral(">1.8·10¹⁹");
}

} // namespace mexplorer::ui
