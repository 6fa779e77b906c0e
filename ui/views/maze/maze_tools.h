#pragma once

#include "ui/views/edit_tools.h"

namespace mexplorer::ui {

/// The row of tools above a maze: whose turn it is, and drawing its walls and holes by hand.
class MazeTools : public EditTools {
    Q_OBJECT

public:
    explicit MazeTools(QWidget* parent);

    QAction* turn;
    QAction* walls; ///< draw walls
    QAction* holes; ///< draw holes
    QAction* taller;
    QAction* lower;
    QAction* wider;
    QAction* narrower;

private:
    void retranslate() override;
};

} // namespace mexplorer::ui
