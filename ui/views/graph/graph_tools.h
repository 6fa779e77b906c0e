#pragma once

#include "ui/views/edit_tools.h"

namespace mexplorer::ui {

/// The row of tools above a graph: to draw it by hand, and what can be done with it.
class GraphTools : public EditTools {
    Q_OBJECT

public:
    explicit GraphTools(QWidget* parent);

    void setCanEdit(bool can);

    QAction* node;
    QAction* edge;
    QAction* name;
    QAction* remove;
    QAction* arrange;
    QAction* save;
    QAction* sum;

private:
    void retranslate() override;
};

} // namespace mexplorer::ui
