#pragma once

#include "core/judge/running/program_check.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;

namespace mexplorer::ui {

/// Asks whether a program, which it names, may be run, on what inputs and within what limits.
class ProgramDialog : public QDialog {
    Q_OBJECT

public:
    /// `before`: what was entered when it was last asked.
    ProgramDialog(const judge::Problem& problem, const judge::CheckedProgram& before,
                  QWidget* parent = nullptr);

    [[nodiscard]] judge::CheckedProgram program() const;

private:
    QSpinBox* number(const char* name, int least, int most, std::uint64_t value);

    judge::CheckedProgram before_;
    QSpinBox* cases_;
    QSpinBox* seed_;
    QSpinBox* seconds_;
    QSpinBox* megabytes_;
};

} // namespace mexplorer::ui
