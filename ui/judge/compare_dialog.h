#pragma once

#include "ui/judge/judge_input.h"

#include <QDialog>

class QLabel;

namespace mexplorer::ui {

class InputEdit;

/// Asks for the output of somebody's solution: pasted, or a file of any size.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    explicit CompareDialog(QWidget* parent = nullptr);

    [[nodiscard]] std::shared_ptr<const JudgeInput> output() const;

private:
    void openFile();

    InputEdit* output_;
    QLabel* refusal_;
};

} // namespace mexplorer::ui
