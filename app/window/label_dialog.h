#pragma once

#include "ui/document/document_label.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace mexplorer::app {

/// Asks what a document is called, which must be something, and what is said about it.
class LabelDialog : public QDialog {
    Q_OBJECT

public:
    LabelDialog(const QString& title, const ui::DocumentLabel& before, QWidget* parent);

    [[nodiscard]] ui::DocumentLabel label() const;

private:
    QLineEdit* name_;
    QPlainTextEdit* description_;
};

} // namespace mexplorer::app
