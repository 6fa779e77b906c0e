#include "ui/export/exporter.h"

#include "core/text/parse.h"
#include "ui/export/gif.h"
#include "ui/export/pages.h"
#include "ui/export/svg_signs.h"
#include "ui/export/webp.h"
#include "ui/export/written_file.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QSvgGenerator>

namespace mexplorer::ui {

namespace {

constexpr double metersPerInch = 0.0254;

Expected<void> checkSides(QSize size) {
    if (std::min(size.width(), size.height()) >= leastSide &&
        std::max(size.width(), size.height()) <= mostSide)
        return {};
    return invalid(
        "size", say(MX_TEXT("core", "A picture of %1 × %2 cannot be made: each side must be from %3 to %4."),
                    size.width(), size.height(), leastSide, mostSide));
}

Expected<void> checkDrawing(const ExportOptions& options) {
    if (auto fits = checkSides(options.size); !fits) return fits;
    return checkLettering(options.lettering, options.size, options.style);
}

Expected<void> checkBitmap(const ExportOptions& options) {
    if (auto fits = checkDrawing(options); !fits) return fits;
    const double pixels =
        double{1} * options.size.width() * options.size.height() * options.scale * options.scale;
    if (pixels <= mostPixels) return {};
    return tooLarge(say(MX_TEXT("core", "A picture of %1 × %2 at scale %3 has more than %4 million pixels."),
                        options.size.width(), options.size.height(), options.scale,
                        static_cast<int>(mostPixels / 1e6)));
}

Expected<void> checkFilm(const ExportOptions& options) {
    const QSizeF size = QSizeF(options.size) * options.scale;
    if (std::max(size.width(), size.height()) > mostFilmSide || size.width() * size.height() > mostFilmPixels)
        return tooLarge(
            say(MX_TEXT("core", "A moving picture of %1 × %2 at scale %3 cannot be made: it has at "
                                "most %4 million pixels, and sides of at most %5."),
                options.size.width(), options.size.height(), options.scale,
                static_cast<int>(mostFilmPixels / 1e6), mostFilmSide));
    const auto [speed, loops] = options.film;
    if (speed >= leastSpeed && speed <= mostSpeed && loops >= 0 && loops <= mostLoops) return {};
    return invalid(
        say(MX_TEXT("core", "A moving picture is played at a speed from %1 to %2, at most %3 times."),
            leastSpeed, mostSpeed, mostLoops));
}

class PngExporter final : public Exporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("png"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "PNG image");
    }
    [[nodiscard]] bool isBitmap() const override { return true; }
    [[nodiscard]] Expected<void> check(const ExportOptions& options) const override {
        return checkBitmap(options);
    }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& /*task*/) const override {
        auto image = toImage(*sequence.figure(0), optionsAt(sequence, 0, options));
        if (!image) return tl::unexpected(image.error());
        image->setText(QStringLiteral("Title"), options.about);
        // First into memory: the library of PNG speaks on standard error if it cannot write.
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (!image->save(&buffer, "PNG") || device.write(bytes) != bytes.size()) return cannotWrite(device);
        return {};
    }
};

class SvgExporter final : public Exporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("svg"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "SVG drawing");
    }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& /*task*/) const override {
        QSvgGenerator generator;
        QBuffer drawing;
        generator.setOutputDevice(&drawing);
        generator.setSize(options.size);
        generator.setViewBox(QRect({0, 0}, options.size));
        generator.setResolution(screenDpi);
        generator.setTitle(options.about);
        QPainter painter;
        if (!painter.begin(&generator)) return cannotWrite(device);
        drawAll(painter, sequence, 0, options);
        if (!painter.end()) return cannotWrite(device);
        const QByteArray written = withSignsAsPaths(drawing.data());
        if (device.write(written) != written.size()) return cannotWrite(device);
        return {};
    }
};

class PdfExporter final : public Exporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("pdf"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "PDF document");
    }
    [[nodiscard]] Steps steps() const override { return Steps::pages; }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& task) const override {
        return writePages(device, sequence, options, task);
    }
};

/// A moving picture.
class FilmExporter : public Exporter {
public:
    [[nodiscard]] bool isBitmap() const override { return true; }
    [[nodiscard]] Steps steps() const override { return Steps::film; }
    [[nodiscard]] Expected<void> check(const ExportOptions& options) const override {
        if (auto fits = checkBitmap(options); !fits) return fits;
        return checkFilm(options);
    }
};

class GifExporter final : public FilmExporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("gif"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "GIF, moving");
    }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& task) const override {
        return writeGif(device, sequence, options, task);
    }
};

class WebpExporter final : public FilmExporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("webp"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "WebP, moving");
    }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& task) const override {
        return writeWebp(device, sequence, options, task);
    }
};

class CsvExporter final : public Exporter {
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("csv"); }
    [[nodiscard]] QString title() const override {
        return QCoreApplication::translate("Exporter", "CSV data");
    }
    [[nodiscard]] bool isPicture() const override { return false; }
    [[nodiscard]] Expected<void> check(const ExportOptions& /*options*/) const override { return {}; }
    [[nodiscard]] Expected<void> write(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& /*options*/, Task& task) const override {
        return sequence.figure(0)->writeCsv(device, task);
    }
};

} // namespace

namespace {

void drawLettered(QPainter& painter, const Figure& figure, const ExportOptions& options) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area =
        drawLettering(painter, QRectF({0, 0}, QSizeF(options.size)), options.lettering, options.style);
    figure.draw(painter, Frame(figure, area, options.camera, options.style));
}

} // namespace

ExportOptions optionsAt(const Sequence& sequence, std::size_t step, ExportOptions options) {
    if (options.saysSteps) options.lettering.caption = sequence.sentence(step);
    return options;
}

ExportOptions steadied(const Sequence& sequence, ExportOptions options) {
    for (std::size_t step = 0; options.saysSteps && step < sequence.count(); ++step) {
        const double needed = captionHeight(sequence.sentence(step), options.size.width(), options.style);
        options.lettering.captionRoom = std::max(options.lettering.captionRoom, needed);
    }
    return options;
}

void drawAll(QPainter& painter, const Sequence& sequence, std::size_t step, const ExportOptions& options) {
    drawLettered(painter, *sequence.figure(step), optionsAt(sequence, step, options));
}

Expected<void> Exporter::check(const ExportOptions& options) const {
    return checkDrawing(options);
}

const std::vector<std::unique_ptr<Exporter>>& exporters() {
    static const std::vector<std::unique_ptr<Exporter>> all = [] {
        std::vector<std::unique_ptr<Exporter>> list;
        list.push_back(std::make_unique<PngExporter>());
        list.push_back(std::make_unique<SvgExporter>());
        list.push_back(std::make_unique<PdfExporter>());
        list.push_back(std::make_unique<GifExporter>());
        list.push_back(std::make_unique<WebpExporter>());
        list.push_back(std::make_unique<CsvExporter>());
        return list;
    }();
    return all;
}

Expected<const Exporter*> exporterFor(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    std::vector<std::string> known;
    for (const auto& exporter : exporters()) {
        if (exporter->suffix() == suffix) return exporter.get();
        known.push_back(fmt::format(".{}", exporter->suffix().toStdString()));
    }
    return invalid("file", say(MX_TEXT("core", "“%1” does not end in a known format; the known ones are %2."),
                               path.toStdString(), joined(known, ", ")));
}

Expected<QImage> toImage(const Figure& figure, const ExportOptions& options) {
    if (auto fits = checkBitmap(options); !fits) return tl::unexpected(fits.error());
    QImage image((QSizeF(options.size) * options.scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return noMemory();
    image.setDevicePixelRatio(options.scale);
    const int dots = qRound(screenDpi * options.scale / metersPerInch);
    image.setDotsPerMeterX(dots); // so that at every scale it is printed in the same size
    image.setDotsPerMeterY(dots);
    image.fill(options.style.theme.paper);
    QPainter painter(&image);
    drawLettered(painter, figure, options);
    return image;
}

Expected<PictureCopy> copyOf(const Figure& figure, const ExportOptions& options, Task& task) {
    const auto image = toImage(figure, options);
    if (!image) return tl::unexpected(image.error());
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    if (!SvgExporter().write(svg, Still(figure), options, task)) svg.setData({});
    return PictureCopy{*image, svg.data()};
}

Expected<void> exportFile(const QString& path, const Sequence& sequence, const ExportOptions& options,
                          Task& task) {
    const auto exporter = exporterFor(path);
    if (!exporter) return tl::unexpected(exporter.error());
    for (std::size_t step = 0; step < sequence.count(); ++step)
        if (auto fits = (*exporter)->check(optionsAt(sequence, step, options)); !fits) return fits;
    return writeWhole(
        path, [&](QIODevice& device) { return (*exporter)->write(device, sequence, options, task); }, task);
}

Expected<void> exportFile(const QString& path, const Figure& figure, const ExportOptions& options,
                          Task& task) {
    return exportFile(path, Still(figure), options, task);
}

} // namespace mexplorer::ui
