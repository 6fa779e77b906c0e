#pragma once

#include "ui/export/exporter.h"

#include <functional>

namespace mexplorer::ui {

/// Takes a frame and how long it is shown. An error ends the film.
using TakeFrame = std::function<Expected<void>(const QImage& image, int milliseconds)>;

/// The frames of a moving picture: each step stands as long as it takes to read, then moves to the next one,
/// under whose sentence it moves. All have the same size. Reports progress, from `begun` to 1. Errors: as for
/// `toImage` and `take`; cancelled.
[[nodiscard]] Expected<void> eachFrame(const Sequence& sequence, const ExportOptions& options, Task& task,
                                       const TakeFrame& take, double begun = 0);

/// How long a sentence takes to read, in milliseconds, at the rate of subtitles: 15 letters a second, or half
/// as many Chinese characters. At least 1.5 s, for the picture, and at most 10 s.
[[nodiscard]] int readingTime(const QString& sentence);

} // namespace mexplorer::ui
