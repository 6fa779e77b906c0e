#include "ui/export/palette.h"

#include "ui/export/written_file.h"

#include <libimagequant.h>

#include <QImage>

#include <algorithm>
#include <memory>
#include <utility>

namespace mexplorer::ui {

namespace {

/// Frees the library’s things.
struct Release {
    void operator()(liq_attr* held) const { liq_attr_destroy(held); }
    void operator()(liq_histogram* held) const { liq_histogram_destroy(held); }
    void operator()(liq_result* held) const { liq_result_destroy(held); }
    void operator()(liq_image* held) const { liq_image_destroy(held); }
};
template <class Held>
using Pointer = std::unique_ptr<Held, Release>;

liq_color exactly(const QColor& colour) {
    const auto level = [](int value) { return static_cast<unsigned char>(value); };
    return {level(colour.red()), level(colour.green()), level(colour.blue()), level(colour.alpha())};
}

/// In bands of rows, as the library (2.17) never frees the rows it prepares of a picture of more than 2²²
/// pixels. Whether all were added.
bool addTo(liq_histogram* seen, const QImage& image, liq_attr* attributes) {
    constexpr int most = 1 << 22;
    const QImage bytes = image.convertToFormat(QImage::Format_RGBA8888);
    const int rows = std::max(1, most / std::max(1, bytes.width()));
    for (int top = 0; top < bytes.height(); top += rows) {
        const int height = std::min(rows, bytes.height() - top);
        const Pointer<liq_image> band(
            liq_image_create_rgba(attributes, bytes.constScanLine(top), bytes.width(), height, 0));
        if (!band || liq_histogram_add_image(seen, attributes, band.get()) != LIQ_OK) return false;
    }
    return true;
}

int squaredDistance(const QColor& from, QRgb to) {
    const int red = from.red() - qRed(to);
    const int green = from.green() - qGreen(to);
    const int blue = from.blue() - qBlue(to);
    return red * red + green * green + blue * blue;
}

} // namespace

Expected<Palette> Palette::of(const Sequence& sequence, const ExportOptions& options, int most, Task& task,
                              double share) {
    const Pointer<liq_attr> attributes(liq_attr_create());
    if (!attributes || liq_set_max_colors(attributes.get(), most) != LIQ_OK) return noMemory();
    const Pointer<liq_histogram> seen(liq_histogram_create(attributes.get()));
    if (!seen || liq_histogram_add_fixed_color(seen.get(), exactly(options.style.theme.paper), 0) != LIQ_OK)
        return noMemory();
    for (std::size_t step = 0; step < sequence.count(); ++step) {
        if (task.cancelled()) return cancelled();
        task.report(share * static_cast<double>(step) / static_cast<double>(sequence.count()));
        const auto image = toImage(*sequence.figure(step), optionsAt(sequence, step, options));
        if (!image) return tl::unexpected(image.error());
        if (!addTo(seen.get(), *image, attributes.get())) return noMemory();
    }
    liq_result* result = nullptr;
    if (liq_histogram_quantize(seen.get(), attributes.get(), &result) != LIQ_OK) return noMemory();
    const Pointer<liq_result> held(result);
    const liq_palette* palette = liq_get_palette(result);
    std::vector<QColor> colours(palette->count);
    std::transform(palette->entries, palette->entries + palette->count, colours.begin(),
                   [](const liq_color& colour) { return QColor(colour.r, colour.g, colour.b, colour.a); });
    return Palette(std::move(colours));
}

std::vector<std::uint8_t> Palette::indicesOf(const QImage& image) {
    const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    std::vector<std::uint8_t> indices;
    indices.reserve(static_cast<std::size_t>(pixels.width()) * static_cast<std::size_t>(pixels.height()));
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (int x = 0; x < pixels.width(); ++x) // most have the colour of the one before
            indices.push_back(x > 0 && row[x] == row[x - 1] ? indices.back() : indexOf(row[x]));
    }
    return indices;
}

std::uint8_t Palette::indexOf(QRgb colour) {
    const auto [known, isNew] = indices_.try_emplace(colour);
    if (isNew) {
        const auto nearest = std::ranges::min_element(
            colours_, {}, [colour](const QColor& entry) { return squaredDistance(entry, colour); });
        known->second = static_cast<std::uint8_t>(nearest - colours_.begin());
    }
    return known->second;
}

} // namespace mexplorer::ui
