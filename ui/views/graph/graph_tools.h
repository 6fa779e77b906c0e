#pragma once

#include "ui/views/sketch/sketch_tools.h"

namespace mexplorer::ui {

/// The row of tools above a graph: to draw it by hand, and to use it in a sum.
class GraphTools : public SketchTools {
    Q_OBJECT

public:
    explicit GraphTools(QWidget* parent);

    void setCanEdit(bool can) override;

    QAction* sum;

private:
    void retranslate() override;
};

} // namespace mexplorer::ui
