#pragma once

#include <QObject>

class QWidget;

namespace mexplorer::ui {

/// Keeps a dialog as high as its wrapped texts need at its width: by itself it asks them only once, before it
/// is shown, and later texts would be cut.
class WholeTexts : public QObject {
public:
    /// Belongs to the dialog, which must have a layout.
    explicit WholeTexts(QWidget& dialog);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget& dialog_;
};

} // namespace mexplorer::ui
