#pragma once

#include "app/window/spotlight.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

class QKeyEvent;

namespace mexplorer::app {

/// The window as it is presented: on the whole screen, without a pointer while the mouse rests, and with two
/// overlays: a black screen, which any key or click removes, and a spotlight.
class Presentation : public QObject {
    Q_OBJECT

public:
    /// `figure` is the part that the spotlight darkens.
    Presentation(QWidget& window, QWidget& figure);
    ~Presentation() override;

    /// Takes the whole screen, or gives it back and removes both overlays.
    void setOn(bool on);
    /// Handles a key that nothing else has used. Returns whether it did anything.
    bool press(const QKeyEvent& event);
    /// Must be called when the window's size has changed.
    void fit();
    [[nodiscard]] bool isBlank() const { return !curtain_->isHidden(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The screen has become black.
    void blanked();
    /// While presenting: the mouse has not been used for some seconds, or is used again.
    void rested(bool rests);

private:
    void setResting(bool rests);
    [[nodiscard]] bool wakes(const QEvent& event);
    void blank();
    void lift();
    [[nodiscard]] bool isTakenByCurtain(QEvent& event);
    void light(bool on);

    QWidget& window_;
    QWidget* curtain_;
    Spotlight* spotlight_;
    QTimer untilRest_;
    QPointF pointer_; ///< where it was last
    bool rests_ = false;
    Qt::WindowStates before_; ///< of the window, before it was presented
};

} // namespace mexplorer::app
