#pragma once

#include "core/judge/running/program_check.h"

#include "ui/task/job.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace mexplorer::ui {

/// Asks whether a program or a source, which it names, may be run: in a sandbox or with all rights, on what
/// inputs, and within what limits. It can be accepted as soon as it is known whether there is a sandbox.
class ProgramDialog : public QDialog {
    Q_OBJECT

public:
    /// `before`: what was entered when it was last asked.
    ProgramDialog(const judge::Problem& problem, const judge::CheckedProgram& before,
                  QWidget* parent = nullptr);

    [[nodiscard]] judge::CheckedProgram program() const;
    void accept() override;

private:
    [[nodiscard]] QString question() const;
    QSpinBox* number(const char* name, int least, int most, std::uint64_t value);
    void tellSandbox(judge::Sandbox found);
    void tellRights();

    judge::CheckedProgram before_;
    QSpinBox* cases_;
    QSpinBox* seed_;
    QSpinBox* seconds_;
    QSpinBox* megabytes_;
    QCheckBox* sandboxed_;
    QLabel* confined_; ///< what it cannot do
    QLabel* warning_;  ///< what it can
    QPushButton* run_ = nullptr;
    Job<judge::Sandbox>* finding_;
    judge::Sandbox found_ = judge::Sandbox::ready;
};

} // namespace mexplorer::ui
