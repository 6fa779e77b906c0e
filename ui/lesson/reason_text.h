#pragma once

#include <QWidget>

namespace mexplorer::ui {

/// A sentence that is always shown whole: it wraps, and where that is not enough its type shrinks; if even
/// the smallest type does not fit, the widget asks for more height.
class ReasonText : public QWidget {
    Q_OBJECT

public:
    explicit ReasonText(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return text_; }
    /// For a room instead of a desk: in the middle, and lighter, as it is the largest there anyway.
    void setPresenting(bool presenting);
    /// Secondary text is shown paler.
    void setColour(const QColor& colour);

    /// The type in which the text fits.
    [[nodiscard]] QFont fittingFont() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    bool eventFilter(QObject* parent, QEvent* event) override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont fontOf(double pixels) const;
    [[nodiscard]] int heightIn(const QFont& font) const;
    void fit();

    /// The sizes of type, in pixels where the interface’s type is as usual.
    struct Sizes {
        double largest;
        double smallest;
    };
    [[nodiscard]] Sizes sizes() const;
    [[nodiscard]] int flags() const;

    QString text_;
    bool presenting_ = false;
    QColor colour_;
};

} // namespace mexplorer::ui
