#pragma once

#include "ui/views/sketch/sketch_tools.h"

namespace mexplorer::ui {

/// The row of tools above a network, to draw it by hand.
class FlowTools : public SketchTools {
    Q_OBJECT

public:
    explicit FlowTools(QWidget* parent);

    QAction* source;
    QAction* sink;

private:
    void retranslate() override;
};

} // namespace mexplorer::ui
