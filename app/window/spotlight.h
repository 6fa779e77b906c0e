#pragma once

#include <QTimer>
#include <QWidget>

namespace mexplorer::app {

/// Darkens its parent, whatever size that has, except for a circle that follows the pointer. Clicks and keys
/// go to what is below.
class Spotlight : public QWidget {
    Q_OBJECT

public:
    explicit Spotlight(QWidget& parent);

    /// The bright circle, in the widget's coordinates.
    [[nodiscard]] QRect circle() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QTimer timer_;
    QPoint centre_;
};

} // namespace mexplorer::app
