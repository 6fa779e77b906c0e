#pragma once

#include <QDialog>

namespace mexplorer::app {

class Appearance;

/// The dialog that lists the keys and the uses of the mouse. It is not larger than the window.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// `views`: how many there are to choose from.
    KeysDialog(int views, const Appearance& appearance, QWidget& window);
};

} // namespace mexplorer::app
