#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <QSize>

#include <functional>

class QIODevice;
class QPainter;
class QString;

namespace mexplorer::ui {

inline constexpr int screenDpi = 96; ///< what a pixel on the screen is on paper

/// Writes a PDF with this title, of so many pages of this size in pixels; `draw` draws each in these units.
/// Reports progress. Errors: `draw`’s; the device cannot be written to; cancelled.
[[nodiscard]] Expected<void>
writePages(QIODevice& device, const QString& title, QSize size, std::size_t count,
           const std::function<Expected<void>(QPainter&, std::size_t page)>& draw, Task& task);

} // namespace mexplorer::ui
