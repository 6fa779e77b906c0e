#pragma once

#include "ui/export/exporter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mexplorer::ui {

class ValueLine;

/// Asks for the size, scale and colours of a picture, and says at once what is not possible.
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
