#pragma once

#include "core/explain/trace.h"
#include "ui/export/exporter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mexplorer::ui {

class ValueLine;

/// What a figure can be stepped through.
struct ExportableSteps {
    std::shared_ptr<const Trace> trace; ///< null if nothing
    int shown = noStep;                 ///< the step that the figure shows
};

/// Asks for the size, scale, colours, title and caption of a picture, whether one of every step is wanted,
/// and how a moving one is played; says at once what is not possible.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const Exporter& exporter, const ExportOptions& shown, ExportableSteps steps = {},
                 QWidget* parent = nullptr);

    /// What was chosen; valid once accepted. If each step’s sentence becomes a caption, the longest is here.
    [[nodiscard]] ExportOptions options() const;
    /// Whether a picture of every step is wanted.
    [[nodiscard]] bool isOfEveryStep() const;
    /// Whether the caption is the step’s sentence.
    [[nodiscard]] bool saysStep() const;

private:
    void check();

    void buildFilm(QFormLayout& layout);
    void buildSteps();
    void buildLettering();
    void offerSentence();
    [[nodiscard]] std::size_t stepCount() const;
    [[nodiscard]] bool showsStep() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] Expected<void> checked() const;

    const Exporter& exporter_;
    ExportOptions shown_;
    ExportableSteps steps_;
    ValueLine* width_;
    ValueLine* height_;
    QComboBox* scale_;
    QCheckBox* light_;
    QCheckBox* everyStep_;
    QComboBox* speed_;
    QCheckBox* loops_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QCheckBox* saysStep_;
    QLabel* error_;
    QPushButton* accept_;
};

} // namespace mexplorer::ui
