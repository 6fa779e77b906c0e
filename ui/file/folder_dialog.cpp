#include "ui/file/folder_dialog.h"

#include "ui/file/watch_end.h"

#include <QDialog>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>

namespace mexplorer::ui {

void takeOnlyPaths(QDialog& dialog) {
    constexpr int longestPath = 4096;
    for (QLineEdit* field : dialog.findChildren<QLineEdit*>())
        field->setMaxLength(std::min(field->maxLength(), longestPath));
}

void deleteAtRest(QDialog* dialog) {
    QTimer::singleShot(std::chrono::seconds(2), dialog, [dialog] {
        endWatchesElsewhere();
        delete dialog;
    });
}

} // namespace mexplorer::ui
