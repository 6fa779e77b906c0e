#pragma once

#include "ui/views/edit_tools.h"

namespace mexplorer::ui {

/// The tools for whatever is drawn as nodes and edges; what they are called is said where they are used.
class SketchTools : public EditTools {
    Q_OBJECT

public:
    virtual void setCanEdit(bool can);

    QAction* node;
    QAction* edge;
    QAction* write; ///< what stands at what is selected
    QAction* remove;
    QAction* arrange;
    QAction* save;

protected:
    /// The first three; then come those of one kind of graph, then the rest.
    explicit SketchTools(QWidget* parent);
    void makeRest();
};

} // namespace mexplorer::ui
