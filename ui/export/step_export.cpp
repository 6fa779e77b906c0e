#include "ui/export/step_export.h"

#include "ui/export/pages.h"
#include "ui/export/written_file.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

Expected<void> exportAsPages(const QString& path, const Exporter& exporter, const Steps& steps,
                             const std::function<ExportOptions(std::size_t)>& optionsAt, Task& task) {
    const auto draw = [&](QPainter& painter, std::size_t step) -> Expected<void> {
        const ExportOptions options = optionsAt(step);
        if (auto fits = exporter.check(options); !fits) return fits;
        drawAll(painter, *steps.figureAt(static_cast<int>(step)), options);
        return {};
    };
    const auto write = [&](QIODevice& device) {
        return writePages(device, optionsAt(0).about, optionsAt(0).size, steps.trace->steps.size(), draw,
                          task);
    };
    return writeWhole(path, write, task);
}

} // namespace

Expected<void> checkSteps(std::size_t count) {
    if (count <= mostSteps) return {};
    return tooLarge(
        say(MX_TEXT("core", "There are %1 steps; at most %2 are written at once. Give one: 1 to %1."), count,
            mostSteps));
}

Expected<void> exportSteps(const QString& path, const Steps& steps, const ExportOptions& options,
                           bool saySteps, Task& task) {
    const auto exporter = exporterFor(path);
    if (!exporter) return tl::unexpected(exporter.error());
    const std::size_t count = steps.trace->steps.size();
    if (auto fits = checkSteps(count); !fits) return fits;
    const auto optionsAt = [&](std::size_t step) {
        ExportOptions own = options;
        if (saySteps) own.lettering.caption = translated(steps.trace->steps[step].reason);
        return own;
    };
    if ((*exporter)->hasPages()) return exportAsPages(path, **exporter, steps, optionsAt, task);
    for (std::size_t step = 0; step < count; ++step) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(step) / static_cast<double>(count));
        const auto figure = steps.figureAt(static_cast<int>(step));
        if (auto written = exportFile(numbered(path, step + 1, count), *figure, optionsAt(step), task);
            !written)
            return written;
    }
    return {};
}

QString numbered(const QString& path, std::size_t number, std::size_t last) {
    const auto digits = std::max<qsizetype>(2, QString::number(last).size());
    const QString place = QStringLiteral("-%1.").arg(number, static_cast<int>(digits), 10, QLatin1Char('0'));
    const auto dot = path.lastIndexOf(u'.'); // there is one, as the suffix determines the format
    return path.left(dot) + place + path.mid(dot + 1);
}

} // namespace mexplorer::ui
