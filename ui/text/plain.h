#pragma once

#include "core/text/printable.h"

#include <QString>

class QLabel;
class QMimeData;
class QWidget;

namespace mexplorer::ui {

/// Text from a file, a document or a keyboard, made safe to show: shortened, with control characters made
/// visible (see printable), and so are more accents on one letter than any script has. O(most).
[[nodiscard]] QString shownText(std::string_view text, std::size_t most = longestShown);
[[nodiscard]] QString shownText(const QString& text, std::size_t most = longestShown);

/// The name of the file at `path`, as it may be shown.
[[nodiscard]] QString shownFileName(const QString& path);

/// A label that shows its text as it is: a plain QLabel takes text that looks like HTML for HTML, and loads
/// the pictures that it names.
[[nodiscard]] QLabel* plainLabel(QWidget* parent);

/// Text for a tooltip that shows it as it is; tooltips take HTML, too.
[[nodiscard]] QString plainTip(const QString& text);

/// What is pasted or dropped, as text. Empty if there is none: the clipboard may be empty, hold a picture, or
/// have lost its owner.
[[nodiscard]] QString textOf(const QMimeData* source);

} // namespace mexplorer::ui
