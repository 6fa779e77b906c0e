#include "ui/export/webp.h"

#include "ui/export/film.h"
#include "ui/export/written_file.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <QIODevice>

#include <memory>

namespace mexplorer::ui {

namespace {

// For drawings the least effort makes files that are hardly larger than those of the greatest.
constexpr int effort = 1;
constexpr float thoroughness = 20;

struct Deleted {
    void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

/// Frees itself.
struct Picture : WebPPicture {
    Picture() : isMade(WebPPictureInit(this) != 0) {}
    ~Picture() { WebPPictureFree(this); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    bool isMade;
};

class WebpFilm {
public:
    WebpFilm(QSize size, int loops) {
        WebPAnimEncoderOptions options;
        if (WebPAnimEncoderOptionsInit(&options) == 0) return;
        options.anim_params.loop_count = loops;
        encoder_.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
        isMade_ = encoder_ && WebPConfigInit(&config_) != 0;
        config_.lossless = 1;
        config_.method = effort;
        config_.quality = thoroughness;
    }

    /// False if there is not enough memory.
    bool add(const QImage& image, int milliseconds) {
        Picture picture;
        picture.use_argb = 1;
        picture.width = image.width();
        picture.height = image.height();
        const bool isTaken =
            isMade_ && picture.isMade &&
            WebPPictureImportBGRX(&picture, image.constBits(), static_cast<int>(image.bytesPerLine())) != 0 &&
            WebPAnimEncoderAdd(encoder_.get(), &picture, until_, &config_) != 0;
        until_ += milliseconds;
        return isTaken;
    }

    /// Empty if there is not enough memory.
    QByteArray finished() {
        WebPData data;
        WebPDataInit(&data);
        QByteArray bytes;
        if (isMade_ && WebPAnimEncoderAdd(encoder_.get(), nullptr, until_, nullptr) != 0 &&
            WebPAnimEncoderAssemble(encoder_.get(), &data) != 0)
            bytes = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
        WebPDataClear(&data);
        return bytes;
    }

private:
    std::unique_ptr<WebPAnimEncoder, Deleted> encoder_;
    WebPConfig config_{};
    bool isMade_ = false;
    int until_ = 0; ///< milliseconds
};

} // namespace

Expected<void> writeWebp(QIODevice& device, const Sequence& sequence, const ExportOptions& options,
                         Task& task) {
    WebpFilm film((QSizeF(options.size) * options.scale).toSize(), options.film.loops);
    const auto take = [&](const QImage& image, int milliseconds) -> Expected<void> {
        if (!film.add(image, milliseconds)) return noMemory();
        return {};
    };
    if (auto shown = eachFrame(sequence, options, task, take); !shown) return shown;
    const QByteArray bytes = film.finished();
    if (bytes.isEmpty()) return noMemory();
    if (device.write(bytes) != bytes.size()) return cannotWrite(device);
    return {};
}

} // namespace mexplorer::ui
