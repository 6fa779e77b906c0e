#include "ui/export/palette.h"

#include "ui/export/written_file.h"

#include <libimagequant.h>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

/// The library’s things, which free themselves.
struct Palette::Quantizer {
    struct Release {
        void operator()(liq_attr* held) const { liq_attr_destroy(held); }
        void operator()(liq_histogram* held) const { liq_histogram_destroy(held); }
        void operator()(liq_result* held) const { liq_result_destroy(held); }
        void operator()(liq_image* held) const { liq_image_destroy(held); }
    };
    template <class Held>
    using Pointer = std::unique_ptr<Held, Release>;

    Pointer<liq_attr> attributes;
    Pointer<liq_result> result;
};

namespace {

liq_color exactly(const QColor& colour) {
    const auto level = [](int value) { return static_cast<unsigned char>(value); };
    return {level(colour.red()), level(colour.green()), level(colour.blue()), level(colour.alpha())};
}

/// Calls `take` with the picture as the library takes it: in bands of rows, as the library (2.17) never frees
/// the rows it prepares of a picture of more than 2²² pixels. Whether all were taken.
template <class Taken, class Take>
bool eachBand(const QImage& image, liq_attr* attributes, const Take& take) {
    constexpr int most = 1 << 22;
    const QImage bytes = image.convertToFormat(QImage::Format_RGBA8888);
    const int rows = std::max(1, most / std::max(1, bytes.width()));
    for (int top = 0; top < bytes.height(); top += rows) {
        const int height = std::min(rows, bytes.height() - top);
        const Taken band(
            liq_image_create_rgba(attributes, bytes.constScanLine(top), bytes.width(), height, 0));
        if (!band || !take(band.get(), top, height)) return false;
    }
    return true;
}

} // namespace

Palette::Palette(std::unique_ptr<const Quantizer> quantizer) : quantizer_(std::move(quantizer)) {}
Palette::~Palette() = default;
Palette::Palette(Palette&& other) noexcept = default;
Palette& Palette::operator=(Palette&& other) noexcept = default;

Expected<Palette> Palette::of(const Sequence& sequence, const ExportOptions& options, int most, Task& task,
                              double share) {
    Quantizer::Pointer<liq_attr> attributes(liq_attr_create());
    if (!attributes || liq_set_max_colors(attributes.get(), most) != LIQ_OK) return noMemory();
    const Quantizer::Pointer<liq_histogram> seen(liq_histogram_create(attributes.get()));
    if (!seen || liq_histogram_add_fixed_color(seen.get(), exactly(options.style.theme.paper), 0) != LIQ_OK)
        return noMemory();
    for (std::size_t step = 0; step < sequence.count(); ++step) {
        if (task.cancelled()) return cancelled();
        task.report(share * static_cast<double>(step) / static_cast<double>(sequence.count()));
        const auto image = toImage(*sequence.figure(step), optionsAt(sequence, step, options));
        if (!image) return tl::unexpected(image.error());
        const auto add = [&](liq_image* band, int, int) {
            return liq_histogram_add_image(seen.get(), attributes.get(), band) == LIQ_OK;
        };
        if (!eachBand<Quantizer::Pointer<liq_image>>(*image, attributes.get(), add)) return noMemory();
    }
    liq_result* result = nullptr;
    if (liq_histogram_quantize(seen.get(), attributes.get(), &result) != LIQ_OK) return noMemory();
    liq_set_dithering_level(result, 0); // else what does not move would flicker
    return Palette(std::make_unique<const Quantizer>(
        Quantizer{std::move(attributes), Quantizer::Pointer<liq_result>(result)}));
}

std::vector<QColor> Palette::colours() const {
    const liq_palette* palette = liq_get_palette(quantizer_->result.get());
    std::vector<QColor> colours(palette->count);
    std::transform(palette->entries, palette->entries + palette->count, colours.begin(),
                   [](const liq_color& colour) { return QColor(colour.r, colour.g, colour.b, colour.a); });
    return colours;
}

Expected<std::vector<std::uint8_t>> Palette::indicesOf(const QImage& image) const {
    const std::size_t width = static_cast<std::size_t>(image.width());
    std::vector<std::uint8_t> indices(width * static_cast<std::size_t>(image.height()));
    const auto map = [&](liq_image* band, int top, int height) {
        return liq_write_remapped_image(quantizer_->result.get(), band,
                                        indices.data() + static_cast<std::size_t>(top) * width,
                                        static_cast<std::size_t>(height) * width) == LIQ_OK;
    };
    if (!eachBand<Quantizer::Pointer<liq_image>>(image, quantizer_->attributes.get(), map)) return noMemory();
    return indices;
}

} // namespace mexplorer::ui
