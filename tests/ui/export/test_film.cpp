#include "tests/runner/listed.h"
#include "tests/ui/figure/squares.h"
#include "ui/export/film.h"
#include "ui/export/step_export.h"
#include "ui/figure/steps.h"

#include <webp/demux.h>

#include <QBuffer>
#include <QImageReader>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

struct Shown {
    QImage image;
    int milliseconds = 0;
};

struct Film {
    std::vector<Shown> frames;
    int loops = 0; ///< 0: for ever
};

/// As another program reads it.
Film gifIn(QByteArray bytes) {
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "gif");
    Film film;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        film.frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    film.loops = reader.loopCount() + 1; // Qt counts how often it is shown again, −1 for ever
    return film;
}

Film webpIn(const QByteArray& bytes) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(
        WebPAnimDecoderNew(&data, &options), WebPAnimDecoderDelete);
    Film film;
    WebPAnimInfo info;
    if (!decoder || WebPAnimDecoderGetInfo(decoder.get(), &info) == 0) return film;
    film.loops = static_cast<int>(info.loop_count);
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder.get()) != 0) {
        std::uint8_t* pixels = nullptr;
        int until = 0;
        if (WebPAnimDecoderGetNext(decoder.get(), &pixels, &until) == 0) break;
        const QImage image(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                           QImage::Format_RGB32);
        film.frames.push_back({image.copy(), until - std::exchange(before, until)});
    }
    return film;
}

/// The columns of red pixels, from the first to the last.
QPoint redIn(const QImage& image) {
    QPoint columns(image.width(), -1);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == Qt::red)
                columns = {std::min(columns.x(), x), std::max(columns.y(), x)};
    return columns;
}

/// Is cancelled after it was asked so many times.
class Ended final : public Task {
public:
    explicit Ended(int after) : left_(after) {}
    [[nodiscard]] bool cancelled() const noexcept override { return left_-- <= 0; }

private:
    mutable int left_;
};

/// A disk that is full after so many bytes.
class FullDevice final : public QIODevice {
public:
    explicit FullDevice(qint64 room) : room_(room) { open(QIODevice::WriteOnly); }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* /*data*/, qint64 size) override {
        room_ -= size;
        return room_ < 0 ? -1 : size;
    }

private:
    qint64 room_;
};

} // namespace

/// Moving pictures.
class TestFilm : public QObject {
    Q_OBJECT

private slots:
    void init() {
        options = {{800, 100}, 1.0, {}, {}};
        auto trace = std::make_shared<Trace>();
        trace->steps.push_back({say("One.")});
        trace->steps.push_back(
            {say("The second sentence takes somewhat longer to read than the first one does.")});
        trace->steps.push_back({say("Three.")});
        steps = std::make_unique<Steps>(trace, [](int step) {
            const int place = 20 + 300 * step;
            return std::make_unique<Squares>(
                std::vector<Squares::Square>{{{"one"}, {place, 20}, Qt::red, {}}});
        });
    }

    void theStepsStandAndMove_data() {
        QTest::addColumn<QString>("format");
        QTest::addRow("GIF") << "gif";
        QTest::addRow("WebP") << "webp";
    }
    void theStepsStandAndMove() {
        QFETCH(QString, format);
        const Film film = filmIn(format);
        constexpr int onTheWay = 7;
        QCOMPARE(film.frames.size(), std::size_t{3 + 2 * onTheWay});
        QCOMPARE(film.loops, 0);
        for (std::size_t step = 0; step < 3; ++step) {
            const Shown& frame = film.frames[step * (onTheWay + 1)];
            QCOMPARE(frame.image, toImage(*steps->figure(step), options).value());
            QCOMPARE(frame.milliseconds, 1500);
            if (step == 2) break;
            for (std::size_t way = 1; way <= onTheWay; ++way) {
                const Shown& moving = film.frames[step * (onTheWay + 1) + way];
                const Shown& before = film.frames[step * (onTheWay + 1) + way - 1];
                QCOMPARE(moving.milliseconds, 40);
                const QPoint red = redIn(moving.image);
                QCOMPARE(red.y() - red.x(), 9);
                QVERIFY(red.x() > redIn(before.image).x() && red.x() < 20 + 300 * static_cast<int>(step + 1));
            }
        }
    }

    void speedAndLoopsAreWhatWasAskedFor() {
        options.film = {2.0, 3};
        for (const QString format : {"gif", "webp"}) {
            const Film film = filmIn(format);
            QCOMPARE(film.loops, 3);
            QCOMPARE(film.frames.front().milliseconds, 750);
            QCOMPARE(film.frames[1].milliseconds, 20);
        }
        options.film.loops = 1;
        QCOMPARE(gifIn(bytesOf("gif")).loops, 1);
        QCOMPARE(webpIn(bytesOf("webp")).loops, 1);
        for (const FilmOptions& wrong :
             {FilmOptions{0, 0}, FilmOptions{-1, 0}, FilmOptions{NAN, 0}, FilmOptions{1, 70'000}}) {
            options.film = wrong;
            QVERIFY(!(*exporterFor("x.gif"))->check(options));
        }
    }

    void aStepStandsAsLongAsItsSentenceTakesToRead() {
        QCOMPARE(readingTime({}), 1500);
        QVERIFY(readingTime(QString(60, u'a')) == 4020);
        QCOMPARE(readingTime(QString(30, u'异')), readingTime(QString(60, u'a')));
        QCOMPARE(readingTime(QString(1'000'000, u'a')), 10'000);
        options.saysSteps = true;
        const Film film = filmIn("webp");
        QVERIFY(film.frames[8].milliseconds > 2 * film.frames[0].milliseconds);
    }

    void onePictureIsOneFrame() {
        const OneStep one(*steps, 1);
        for (const QString format : {"gif", "webp"}) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            QVERIFY((*exporterFor("x." + format))->write(buffer, one, options, task));
            const Film film = format == "gif" ? gifIn(buffer.data()) : webpIn(buffer.data());
            QCOMPARE(film.frames.size(), std::size_t{1});
            QCOMPARE(film.frames.front().image, toImage(*steps->figure(1), options).value());
        }
    }

    /// Its colours are mapped in bands, the last square in the second one.
    void aLargePictureIsOneOfFewColoursToo() {
        options.size = {2600, 1700};
        const auto trace = std::make_shared<Trace>();
        trace->steps.push_back({say("One.")});
        const Steps large(trace, [](int) {
            return std::make_unique<Squares>(std::vector<Squares::Square>{
                {{"one"}, {20, 20}, Qt::red, {}}, {{"two"}, {2580, 1680}, Qt::blue, {}}});
        });
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY((*exporterFor("x.gif"))->write(buffer, large, options, task));
        const Film film = gifIn(buffer.data());
        QCOMPARE(film.frames.size(), std::size_t{1});
        QCOMPARE(film.frames.front().image, toImage(*large.figure(0), options).value());
    }

    void itEndsWhereverItIsCancelledOrTheDiskIsFull() {
        for (const QString format : {"gif", "webp"}) {
            const Exporter& exporter = **exporterFor("x." + format);
            int checks = 0;
            for (bool isWhole = false; !isWhole; ++checks) {
                Ended ended(checks);
                QBuffer buffer;
                buffer.open(QIODevice::WriteOnly);
                const auto written = exporter.write(buffer, *steps, options, ended);
                isWhole = written.has_value();
                if (!isWhole) QCOMPARE(written.error().kind, Error::Kind::cancelled);
            }
            QVERIFY(checks > 10);
            const qsizetype size = bytesOf(format).size();
            for (qsizetype room = 0; room < size; room += size / 10) {
                FullDevice device(room);
                QVERIFY(!exporter.write(device, *steps, options, task));
            }
        }
    }

    void itIsNotTooLargeForItsFormat() {
        const Exporter& gif = **exporterFor("x.gif");
        QVERIFY(gif.check({{3840, 2160}, 1.0, {}, {}}));
        QVERIFY(!gif.check({{3840, 2160}, 2.0, {}, {}}));
        QVERIFY(!gif.check({{20'000, 100}, 1.0, {}, {}}));
    }

private:
    QByteArray bytesOf(const QString& format) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return (*exporterFor("x." + format))->write(buffer, *steps, options, task) ? buffer.data()
                                                                                   : QByteArray();
    }
    Film filmIn(const QString& format) {
        const QByteArray bytes = bytesOf(format);
        return format == "gif" ? gifIn(bytes) : webpIn(bytes);
    }

    std::unique_ptr<Steps> steps;
    ExportOptions options;
    Task task;
};

MEXPLORER_TEST(TestFilm)
#include "test_film.moc"
