#pragma once

#include <QMessageBox>

namespace mexplorer::app {

/// Says or asks something in a message box; returns the button that was pressed. The text is plain, not HTML,
/// since it may quote files and their names.
int tell(QMessageBox::Icon icon, QWidget* parent, const QString& title, const QString& text,
         QMessageBox::StandardButtons buttons = QMessageBox::Ok,
         QMessageBox::StandardButton usual = QMessageBox::NoButton);

/// The chosen path, with the suffix added if it has none. In that case asks before a file of the longer name
/// is overwritten, as the dialog has not; empty if it is to be kept.
[[nodiscard]] QString withSuffix(QWidget* parent, const QString& path, const QString& suffix);

} // namespace mexplorer::app
