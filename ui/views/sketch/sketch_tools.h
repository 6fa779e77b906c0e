#pragma once

#include "ui/views/edit_tools.h"

namespace mexplorer::ui {

/// The tools for anything drawn as nodes and edges; subclasses set their titles.
class SketchTools : public EditTools {
    Q_OBJECT

public:
    virtual void setCanEdit(bool can);

    QAction* node;
    QAction* edge;
    QAction* write; ///< edits the text of what is selected
    QAction* remove;
    QAction* arrange;
    QAction* save;

protected:
    /// Makes the first three tools; a subclass then makes its own, and calls makeRest().
    explicit SketchTools(QWidget* parent);
    void makeRest();
};

} // namespace mexplorer::ui
