#pragma once

#include <QString>

namespace mexplorer::ui {

/// Letters of a value that a field lays out, and that can be edited there. Of a longer one it shows the
/// beginning; it is entered as a whole when it is pasted.
inline constexpr qsizetype longestEdited = 4000;
/// Letters that a field takes at all: a graph that is read within half a second.
inline constexpr qsizetype longestEntered = qsizetype{4} << 20;

/// The value as a field shows it.
[[nodiscard]] QString fieldText(const QString& value);

/// What is said of a longer one than is taken.
[[nodiscard]] QString tooLongToEnter();

} // namespace mexplorer::ui
