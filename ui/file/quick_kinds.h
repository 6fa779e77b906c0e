#pragma once

class QFileDialog;

namespace mexplorer::ui {

/// The kinds of files that the dialog lists are told by the ends of their names. By itself Qt reads the
/// beginning of each file for it, in the thread of the window.
void useQuickKinds(QFileDialog& dialog);

} // namespace mexplorer::ui
