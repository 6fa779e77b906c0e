#pragma once

#include "ui/export/exporter.h"

#include <QColor>

#include <cstdint>
#include <memory>
#include <vector>

namespace mexplorer::ui {

/// Few colours that show a sequence best, and pictures in them.
class Palette {
public:
    /// At most `most` of them, from 2 to 256: those of the steps at rest, since between these they mix. The
    /// paper’s is among them. Reports progress, up to `share`. Errors: as for `toImage`; cancelled.
    [[nodiscard]] static Expected<Palette> of(const Sequence& sequence, const ExportOptions& options,
                                              int most, Task& task, double share);
    ~Palette();
    Palette(Palette&& other) noexcept;
    Palette& operator=(Palette&& other) noexcept;

    [[nodiscard]] std::vector<QColor> colours() const;
    /// For each pixel the index of its colour, row by row: the same for the same colour in all pictures.
    /// Errors: not enough memory.
    [[nodiscard]] Expected<std::vector<std::uint8_t>> indicesOf(const QImage& image) const;

private:
    struct Quantizer;
    explicit Palette(std::unique_ptr<const Quantizer> quantizer);
    std::unique_ptr<const Quantizer> quantizer_;
};

} // namespace mexplorer::ui
