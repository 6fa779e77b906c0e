#pragma once

#include <QComboBox>

namespace mexplorer::ui {

/// A choice from a list that may be wider than its field: what does not fit in the field ends in “…”, and the
/// list that opens is as wide as its widest line. Return opens it, as Space does. The wheel scrolls the area
/// around the field and changes nothing.
class ValueChoice : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    void showPopup() override;
    /// The chosen line as the field shows it.
    [[nodiscard]] QString shownText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] int heightOfAll() const;
};

} // namespace mexplorer::ui
