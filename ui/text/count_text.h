#pragma once

#include <QString>

#include <cstdint>

namespace mexplorer::ui {

/// How many, in digits; of a count that stopped at the largest of its 64 bits, that there are more.
[[nodiscard]] inline QString countText(std::uint64_t count) {
    return count < UINT64_MAX ? QString::number(count) : QStringLiteral(">1.8·10¹⁹");
}

} // namespace mexplorer::ui
