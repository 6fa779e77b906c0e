#include "ui/export/film.h"

#include <QEasingCurve>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr int framesOnTheWay = 8;
constexpr int frameTime = 40; // milliseconds: a way takes as long as it does in the window

} // namespace

int readingTime(const QString& sentence) {
    constexpr int letter = 67;
    constexpr int least = 1500;
    constexpr int most = 10'000;
    const auto isWide = [](QChar character) { return character.unicode() >= 0x2E80; };
    const qsizetype letters = sentence.size() + std::count_if(sentence.begin(), sentence.end(), isWide);
    return static_cast<int>(std::clamp<qsizetype>(letters * letter, least, most));
}

Expected<void> eachFrame(const Sequence& sequence, const ExportOptions& options, Task& task,
                         const TakeFrame& take, double begun) {
    const std::size_t count = sequence.count();
    const QEasingCurve pace(QEasingCurve::InOutCubic);
    const auto show = [&](std::size_t step, double moment, std::size_t said, double milliseconds) {
        if (task.cancelled()) return Expected<void>(cancelled());
        const auto image = toImage(*sequence.figure(step, moment), optionsAt(sequence, said, options));
        if (!image) return Expected<void>(tl::unexpected(image.error()));
        return take(*image, std::max(1, static_cast<int>(milliseconds / options.film.speed)));
    };
    for (std::size_t step = 0; step < count; ++step) {
        task.report(begun + (1 - begun) * static_cast<double>(step) / static_cast<double>(count));
        const QString said = options.saysSteps ? sequence.sentence(step) : QString();
        if (auto shown = show(step, 0, step, readingTime(said)); !shown) return shown;
        if (step + 1 == count) continue;
        for (int frame = 1; frame < framesOnTheWay; ++frame) {
            const double moment = pace.valueForProgress(static_cast<double>(frame) / framesOnTheWay);
            if (auto shown = show(step, moment, step + 1, frameTime); !shown) return shown;
        }
    }
    return {};
}

} // namespace mexplorer::ui
