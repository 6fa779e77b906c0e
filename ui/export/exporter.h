#pragma once

#include "ui/export/lettering.h"
#include "ui/figure/sequence.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

class QIODevice;

namespace mexplorer::ui {

/// How a moving picture is played.
struct FilmOptions {
    double speed = 1; ///< 2: in half the time
    int loops = 0;    ///< how often it is shown; 0: for ever
};

inline constexpr double leastSpeed = 0.25;
inline constexpr double mostSpeed = 8;
inline constexpr int mostLoops = 65'535; ///< what the formats can say

/// The size and style in which figures are written.
struct ExportOptions {
    QSize size{1280, 720};        ///< device-independent pixels
    double scale = 1.0;           ///< pixels of a bitmap per unit of `size`
    std::optional<Camera> camera; ///< none: the whole figure
    Style style;
    Lettering lettering = {};
    /// What the file says of itself where nobody sees it: the game, its rules and the position.
    QString about = QStringLiteral("Mexplorer");
    bool saysSteps = false; ///< what is said of each step is its caption
    FilmOptions film = {};
};

inline constexpr int leastSide = 16;              ///< of a picture, in device-independent pixels
inline constexpr int mostSide = 20'000;           ///< of a picture, in device-independent pixels
inline constexpr double mostPixels = 1 << 28;     ///< of a bitmap
inline constexpr double mostFilmPixels = 1 << 24; ///< of a frame of a moving picture
inline constexpr int mostFilmSide = 16'383;       ///< in pixels: what the formats can say

/// The options for one step of the sequence: its own caption among them, if steps have one.
[[nodiscard]] ExportOptions optionsAt(const Sequence& sequence, std::size_t step, ExportOptions options);

/// The options with room for the longest caption, so that the figure has the same place at every step.
[[nodiscard]] ExportOptions steadied(const Sequence& sequence, ExportOptions options);

/// Draws a step between its title and its caption; `options.size` is in the painter’s units.
void drawAll(QPainter& painter, const Sequence& sequence, std::size_t step, const ExportOptions& options);

/// One format that figures are written in.
class Exporter {
public:
    virtual ~Exporter() = default;
    [[nodiscard]] virtual QString suffix() const = 0;
    /// For menus and dialogs, in the language of the interface.
    [[nodiscard]] virtual QString title() const = 0;
    /// Whether size and style matter to it.
    [[nodiscard]] virtual bool isPicture() const { return true; }
    /// Whether the scale matters to it.
    [[nodiscard]] virtual bool isBitmap() const { return false; }
    /// How it holds the pictures of many steps.
    enum class Steps { files, pages, film };
    [[nodiscard]] virtual Steps steps() const { return Steps::files; }
    /// Whether the options are in range: the sides, the lettering and, for bitmaps, the pixels. Errors name
    /// the limit.
    [[nodiscard]] virtual Expected<void> check(const ExportOptions& options) const;
    /// Writes all steps, or, if each is in a file of its own, the first. Errors: too large; the device cannot
    /// be written to; cancelled.
    [[nodiscard]] virtual Expected<void> write(QIODevice& device, const Sequence& sequence,
                                               const ExportOptions& options, Task& task) const = 0;
};

/// PNG, SVG, PDF, GIF, WebP, CSV. To add a format, add its class and its line in exporters.cpp.
[[nodiscard]] const std::vector<std::unique_ptr<Exporter>>& exporters();
/// Chosen by the suffix of the file's name. Errors: an unknown suffix; names the known ones.
[[nodiscard]] Expected<const Exporter*> exporterFor(const QString& path);

/// Writes a file whole or not at all, as OutputFile does; in any thread. Errors: as for that and for the
/// exporter.
[[nodiscard]] Expected<void> exportFile(const QString& path, const Sequence& sequence,
                                        const ExportOptions& options, Task& task);
/// The same of a single figure.
[[nodiscard]] Expected<void> exportFile(const QString& path, const Figure& figure,
                                        const ExportOptions& options, Task& task);

/// The figure as a bitmap. Errors: as for the check of a bitmap; not enough memory.
[[nodiscard]] Expected<QImage> toImage(const Figure& figure, const ExportOptions& options);

/// A picture in the forms in which other programs paste it.
struct PictureCopy {
    QImage image;
    QByteArray svg; ///< empty if there is none
};
/// Large figures take a second: in any thread. Errors: as for `toImage`.
[[nodiscard]] Expected<PictureCopy> copyOf(const Figure& figure, const ExportOptions& options, Task& task);

} // namespace mexplorer::ui
