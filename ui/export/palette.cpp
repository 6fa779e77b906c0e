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

    /// A picture as the library takes it.
    struct Taken {
        Taken(const QImage& image, liq_attr* attributes)
            : bytes(image.convertToFormat(QImage::Format_RGBA8888)),
              pixels(liq_image_create_rgba(attributes, bytes.constBits(), bytes.width(), bytes.height(), 0)) {
        }

        QImage bytes;
        Pointer<liq_image> pixels;
    };

    Pointer<liq_attr> attributes;
    Pointer<liq_result> result;
};

namespace {

liq_color exactly(const QColor& colour) {
    const auto level = [](int value) { return static_cast<unsigned char>(value); };
    return {level(colour.red()), level(colour.green()), level(colour.blue()), level(colour.alpha())};
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
        const Quantizer::Taken taken(*image, attributes.get());
        if (!taken.pixels ||
            liq_histogram_add_image(seen.get(), attributes.get(), taken.pixels.get()) != LIQ_OK)
            return noMemory();
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
    const Quantizer::Taken taken(image, quantizer_->attributes.get());
    std::vector<std::uint8_t> indices(static_cast<std::size_t>(image.width()) *
                                      static_cast<std::size_t>(image.height()));
    if (!taken.pixels || liq_write_remapped_image(quantizer_->result.get(), taken.pixels.get(),
                                                  indices.data(), indices.size()) != LIQ_OK)
        return noMemory();
    return indices;
}

} // namespace mexplorer::ui
