#pragma once

#include "ui/lesson/wrapped_button.h"

namespace mexplorer::ui {

/// A winning move, which a click makes.
class WinningMoveButton : public WrappedButton {
    Q_OBJECT

public:
    explicit WinningMoveButton(QWidget* parent) : WrappedButton(parent) { setObjectName("winningMove"); }

protected:
    [[nodiscard]] QColor ink() const override { return theme().winning; }
};

} // namespace mexplorer::ui
