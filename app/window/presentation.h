#pragma once

#include "app/window/spotlight.h"

#include <QObject>

class QKeyEvent;

namespace mexplorer::app {

/// What lies over the window while it presents: a black screen, which any key or click takes away, and a
/// spotlight.
class Presentation : public QObject {
    Q_OBJECT

public:
    /// `figure`: the part that the spotlight darkens.
    Presentation(QWidget& window, QWidget& figure);

    /// A key that nobody else has a use for. Returns whether it has done something.
    bool press(const QKeyEvent& event);
    void end();
    /// The window has another size.
    void fit();
    [[nodiscard]] bool isBlank() const { return !curtain_->isHidden(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The screen has become black.
    void blanked();

private:
    void blank();
    void lift();
    void light(bool on);

    QWidget& window_;
    QWidget* curtain_;
    Spotlight* spotlight_;
};

} // namespace mexplorer::app
