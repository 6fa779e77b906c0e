#pragma once

class QDialog;

namespace mexplorer::ui {

/// Its fields take no more letters than a path may have: Qt lays out any text, and for some of 10⁴ letters,
/// such as accents alone, it takes longer than a window may not answer.
void takeOnlyPaths(QDialog& dialog);

/// Deletes a hidden dialog that shows folders, when it has come to rest. At once it would wait for its thread
/// that reads them, and for the system to end its watches, for which Linux takes a tenth to half a second;
/// later that thread is idle, and another one waits for the system. If its parent goes earlier, so does the
/// dialog.
void deleteAtRest(QDialog* dialog);

} // namespace mexplorer::ui
