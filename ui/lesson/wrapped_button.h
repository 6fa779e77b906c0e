#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace mexplorer::ui {

/// A button whose text has as many lines as it needs.
class WrappedButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit WrappedButton(QWidget* parent);

    virtual void setTheme(const Theme& theme);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    static constexpr int air = 8; ///< pixels around the text

    /// What is kept free for other things beside the text, and the least height that they need.
    struct Sides {
        int left = air;
        int right = air;
        int least = 0;
    };
    [[nodiscard]] virtual Sides sides() const { return {}; }
    [[nodiscard]] virtual QColor ink() const { return theme_.ink; }
    /// The colour of the rim, if it is drawn thick whether or not the button has the focus.
    [[nodiscard]] virtual std::optional<QColor> markedRim() const { return {}; }
    [[nodiscard]] const Theme& theme() const { return theme_; }

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect textPlace(int width) const;

    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
