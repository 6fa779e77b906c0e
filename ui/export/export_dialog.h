#pragma once

#include "ui/export/exporter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mexplorer::ui {

class ValueLine;

/// Asks in which size, scale and colours a picture is to be written, and says at once what cannot be.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const Exporter& exporter, const ExportOptions& shown, QWidget* parent = nullptr);

    /// What was chosen; valid once accepted.
    [[nodiscard]] ExportOptions options() const;

private:
    void check();

    const Exporter& exporter_;
    ExportOptions shown_;
    ValueLine* width_;
    ValueLine* height_;
    QComboBox* scale_;
    QCheckBox* light_;
    QLabel* error_;
    QPushButton* accept_;
};

} // namespace mexplorer::ui
