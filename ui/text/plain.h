#pragma once

#include "core/text/printable.h"

#include <QString>

class QLabel;
class QMimeData;
class QWidget;

namespace mexplorer::ui {

/// Text from a file, a document or a keyboard as it may be shown: shortened, with control characters made
/// visible (see printable), and more accents on one letter than any script has, too. O(most).
[[nodiscard]] QString shownText(std::string_view text, std::size_t most = longestShown);
[[nodiscard]] QString shownText(const QString& text, std::size_t most = longestShown);

/// The name of the file at `path`, as it may be shown.
[[nodiscard]] QString shownFileName(const QString& path);

/// A label that shows its text as it is: a plain QLabel reads as HTML what looks like it, and loads the
/// pictures that it names.
[[nodiscard]] QLabel* plainLabel(QWidget* parent);

/// The text for a tooltip that shows it as it is; a tooltip reads HTML, too.
[[nodiscard]] QString plainTip(const QString& text);

/// What is pasted or dropped, as text. Empty if there is none: the clipboard may be empty, hold a picture, or
/// have lost its owner.
[[nodiscard]] QString textOf(const QMimeData* source);

} // namespace mexplorer::ui
