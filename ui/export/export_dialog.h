#pragma once

#include "ui/export/exporter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mexplorer::ui {

class ValueLine;

/// Asks for the size, scale, colours, title and caption of a picture, and says at once what is not possible.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `sentence`: the sentence of the step shown, offered as the caption; empty if no step is shown.
    ExportDialog(const Exporter& exporter, const ExportOptions& shown, const QString& sentence = {},
                 QWidget* parent = nullptr);

    /// What was chosen; valid once accepted.
    [[nodiscard]] ExportOptions options() const;

private:
    void check();

    void buildLettering();

    const Exporter& exporter_;
    ExportOptions shown_;
    QString sentence_;
    ValueLine* width_;
    ValueLine* height_;
    QComboBox* scale_;
    QCheckBox* light_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QCheckBox* saysStep_;
    QLabel* error_;
    QPushButton* accept_;
};

} // namespace mexplorer::ui
