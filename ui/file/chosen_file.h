#pragma once

#include <QStringList>

class QWidget;

namespace mexplorer::ui {

/// Asks for a file to open, in the folder of the file that was chosen last. Empty: none was chosen.
[[nodiscard]] QString chooseToOpen(QWidget* parent, const QString& title, const QString& filter = {});
/// The same for several files.
[[nodiscard]] QStringList chooseSeveral(QWidget* parent, const QString& title, const QString& filter);
/// The same for a file to write; `proposed` is its path, or its name alone.
[[nodiscard]] QString chooseToSave(QWidget* parent, const QString& title, const QString& proposed,
                                   const QString& filter);

/// Bytes of the largest file with a graph that the window opens: it is read within half a second.
inline constexpr std::size_t largestOpenedGraph = std::size_t{4} << 20U;

/// The folder of this file is where the next one is looked for.
void rememberFolderOf(const QString& path);

} // namespace mexplorer::ui
