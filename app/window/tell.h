#pragma once

#include <QMessageBox>

namespace mexplorer::app {

/// How long a sentence stays in the status bar.
inline constexpr int messageMilliseconds = 5000;

/// Says or asks something; the button that was pressed. Sentences quote what stands in files and their names:
/// they are no HTML.
int tell(QMessageBox::Icon icon, QWidget* parent, const QString& title, const QString& text,
         QMessageBox::StandardButtons buttons = QMessageBox::Ok,
         QMessageBox::StandardButton usual = QMessageBox::NoButton);

/// The name that was chosen with the suffix, if it has none; empty if that file is there and is to stay: only
/// the name without the suffix has been asked about.
[[nodiscard]] QString withSuffix(QWidget* parent, const QString& path, const QString& suffix);

} // namespace mexplorer::app
