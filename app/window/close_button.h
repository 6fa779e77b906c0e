#pragma once

#include <QDialog>
#include <QDialogButtonBox>

namespace mexplorer::app {

/// A row with one button, which closes the dialog.
[[nodiscard]] inline QDialogButtonBox* closeButton(const QString& text, QDialog& dialog) {
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(text, QDialogButtonBox::RejectRole); // Qt's translations are not installed everywhere
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

} // namespace mexplorer::app
