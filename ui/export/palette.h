#pragma once

#include "ui/export/exporter.h"

#include <QColor>

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// Few colours that show a sequence best, and pictures in them.
class Palette {
public:
    /// At most `most` of them, from 2 to 256: those of the steps at rest, since between these they mix. The
    /// paper’s is among them. Reports progress, up to `share`. Errors: as for `toImage`; cancelled.
    [[nodiscard]] static Expected<Palette> of(const Sequence& sequence, const ExportOptions& options,
                                              int most, Task& task, double share);

    [[nodiscard]] const std::vector<QColor>& colours() const { return colours_; }
    /// For each pixel the index of the nearest colour, row by row: the same for the same colour in all
    /// pictures.
    [[nodiscard]] std::vector<std::uint8_t> indicesOf(const QImage& image);

private:
    explicit Palette(std::vector<QColor> colours) : colours_(std::move(colours)) {}
    std::uint8_t indexOf(QRgb colour);

    std::vector<QColor> colours_;
    /// Of all colours met: pictures have the same again and again.
    std::unordered_map<QRgb, std::uint8_t> indices_;
};

} // namespace mexplorer::ui
