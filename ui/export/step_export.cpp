#include "ui/export/step_export.h"

#include <algorithm>

namespace mexplorer::ui {

Expected<void> checkSteps(std::size_t count) {
    if (count <= mostSteps) return {};
    return tooLarge(
        say(MX_TEXT("core", "There are %1 steps; at most %2 are written at once: write one of them."), count,
            mostSteps));
}

Expected<void> exportSteps(const QString& path, const Sequence& sequence, const ExportOptions& options,
                           Task& task) {
    const auto exporter = exporterFor(path);
    if (!exporter) return tl::unexpected(exporter.error());
    const std::size_t count = sequence.count();
    if (auto fits = checkSteps(count); !fits) return fits;
    const ExportOptions steady = steadied(sequence, options);
    if ((*exporter)->steps() != Exporter::Steps::files) return exportFile(path, sequence, steady, task);
    for (std::size_t step = 0; step < count; ++step) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(step) / static_cast<double>(count));
        if (auto written = exportFile(numbered(path, step + 1, count), OneStep(sequence, step), steady, task);
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
