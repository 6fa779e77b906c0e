#include "ui/export/gif.h"

#include "ui/export/film.h"
#include "ui/export/palette.h"
#include "ui/export/written_file.h"

#include <gif_lib.h>

#include <QIODevice>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr int colours = 256;
constexpr int unchanged = 255;   // the index of what stays as it was in the frame before
constexpr int hundredth = 10;    // milliseconds: the format counts in hundredths of a second
constexpr double choosing = 0.2; // the share of the work that choosing the colours takes
constexpr int leastDelay = 2;    // hundredths: players take shorter ones for mistakes

int writeTo(GifFileType* file, const GifByteType* bytes, int count) {
    return static_cast<int>(
        static_cast<QIODevice*>(file->UserData)->write(reinterpret_cast<const char*>(bytes), count));
}

/// Each call is false if the device does not take all.
class GifFile {
public:
    explicit GifFile(QIODevice& device) : file_(EGifOpen(&device, writeTo, nullptr)) {}
    ~GifFile() { (void)close(); }
    GifFile(const GifFile&) = delete;
    GifFile& operator=(const GifFile&) = delete;

    bool begin(QSize size, const Palette& palette, const ExportOptions& options) {
        if (!file_) return false;
        EGifSetGifVersion(file_, true);
        std::array<GifColorType, colours> entries{};
        const std::vector<QColor>& known = palette.colours();
        std::transform(known.begin(), known.end(), entries.begin(), [](const QColor& colour) {
            const auto level = [](int value) { return static_cast<GifByteType>(value); };
            return GifColorType{level(colour.red()), level(colour.green()), level(colour.blue())};
        });
        ColorMapObject* map = GifMakeMapObject(colours, entries.data());
        const bool isBegun =
            map && EGifPutScreenDesc(file_, size.width(), size.height(), 8, 0, map) == GIF_OK;
        GifFreeMapObject(map);
        return isBegun && putLoops(options.film.loops) &&
               EGifPutComment(file_, options.about.toUtf8().constData()) == GIF_OK;
    }

    /// The part of the picture in `place`; `delay` in hundredths of a second.
    bool put(std::vector<GifPixelType> indices, const QRect& place, int delay) {
        const GraphicsControlBlock shown{DISPOSE_DO_NOT, false, delay, unchanged};
        std::array<GifByteType, 4> bytes{};
        EGifGCBToExtension(&shown, bytes.data());
        if (EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, bytes.size(), bytes.data()) != GIF_OK ||
            EGifPutImageDesc(file_, place.left(), place.top(), place.width(), place.height(), false,
                             nullptr) != GIF_OK)
            return false;
        return EGifPutLine(file_, indices.data(), static_cast<int>(indices.size())) == GIF_OK;
    }

    bool close() { return !file_ || EGifCloseFile(std::exchange(file_, nullptr), nullptr) == GIF_OK; }

private:
    /// An extension of Netscape’s that all players know: how often after the first time.
    bool putLoops(int loops) {
        if (loops == 1) return true;
        const int again = std::max(0, loops - 1);
        const std::array<GifByteType, 3> bytes{1, static_cast<GifByteType>(again & 0xFF),
                                               static_cast<GifByteType>(again >> 8)};
        return EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(file_, bytes.size(), bytes.data()) == GIF_OK &&
               EGifPutExtensionTrailer(file_) == GIF_OK;
    }

    GifFileType* file_;
};

const QRgb* rowOf(const QImage& image, int y) {
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

/// Where a picture differs from the one before, which has the same size or is null.
QRect changedFrom(const QImage& before, const QImage& now) {
    if (before.isNull()) return now.rect();
    QRect changed;
    for (int y = 0; y < now.height(); ++y) {
        const QRgb* const line = rowOf(now, y);
        const QRgb* const old = rowOf(before, y);
        const auto first = std::mismatch(line, line + now.width(), old).first - line;
        if (first == now.width()) continue;
        auto last = now.width() - 1;
        while (line[last] == old[last])
            --last;
        changed |= QRect(QPoint(static_cast<int>(first), y), QPoint(last, y));
    }
    return changed;
}

/// Writes a frame when it is known how long it stays, and of it only what is new.
class GifFilm {
public:
    GifFilm(GifFile& file, Palette& palette) : file_(file), palette_(palette) {}

    [[nodiscard]] bool add(const QImage& image, int milliseconds) {
        const QRect changed = changedFrom(shown_, image);
        bool isPut = true;
        if (!changed.isEmpty()) {
            isPut = flush();
            place_ = changed;
            pending_ = palette_.indicesOf(image.copy(changed));
            leaveUnchanged(image);
            shown_ = image;
        }
        until_ += milliseconds;
        return isPut;
    }
    [[nodiscard]] bool flush() {
        if (pending_.empty()) return true;
        const int end = std::max(until_ / hundredth, written_ + leastDelay);
        const int delay = end - std::exchange(written_, end);
        return file_.put(std::exchange(pending_, {}), place_, delay);
    }

private:
    void leaveUnchanged(const QImage& image) {
        if (shown_.isNull()) return;
        auto index = pending_.begin();
        for (int y = place_.top(); y <= place_.bottom(); ++y) {
            const QRgb* const line = rowOf(image, y);
            const QRgb* const old = rowOf(shown_, y);
            for (int x = place_.left(); x <= place_.right(); ++x, ++index)
                if (line[x] == old[x]) *index = unchanged;
        }
    }

    GifFile& file_;
    Palette& palette_;
    QImage shown_;                      ///< the last frame
    std::vector<GifPixelType> pending_; ///< what is new in it, not yet written
    QRect place_;
    int until_ = 0;   ///< milliseconds
    int written_ = 0; ///< hundredths of a second
};

} // namespace

Expected<void> writeGif(QIODevice& device, const Sequence& sequence, const ExportOptions& options,
                        Task& task) {
    auto palette = Palette::of(sequence, options, unchanged, task, choosing);
    if (!palette) return tl::unexpected(palette.error());
    GifFile file(device);
    if (!file.begin((QSizeF(options.size) * options.scale).toSize(), *palette, options))
        return cannotWrite(device);
    GifFilm film(file, *palette);
    const auto take = [&](const QImage& image, int milliseconds) -> Expected<void> {
        return film.add(image, milliseconds) ? Expected<void>() : cannotWrite(device);
    };
    if (auto shown = eachFrame(sequence, options, task, take, choosing); !shown) return shown;
    if (!film.flush() || !file.close()) return cannotWrite(device);
    return {};
}

} // namespace mexplorer::ui
