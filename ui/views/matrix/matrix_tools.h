#pragma once

#include "ui/views/edit_tools.h"

namespace mexplorer::ui {

/// The row of tools above a matrix, to change its size. (Payoffs are edited in the cells.)
class MatrixTools : public EditTools {
    Q_OBJECT

public:
    explicit MatrixTools(QWidget* parent);

    QAction* taller;
    QAction* lower;
    QAction* wider;
    QAction* narrower;

private:
    void retranslate() override;
};

} // namespace mexplorer::ui
