#pragma once

#include <QRgb>

#include <array>

/// The measured colours behind ui/theme/colour_maps.h.
namespace mexplorer::ui::tables {

extern const std::array<QRgb, 256> viridis;
extern const std::array<QRgb, 256> cividis;
extern const std::array<QRgb, 256> magma;
extern const std::array<QRgb, 128> twilight; ///< cyclic: the first follows the last

} // namespace mexplorer::ui::tables
