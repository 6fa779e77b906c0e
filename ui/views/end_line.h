#pragma once

#include "ui/figure/canvas.h"

#include <QLineEdit>
#include <QPointer>

namespace mexplorer::ui {

/// A line over the picture in which the score of an end is written, or another short text. Return enters it,
/// Tab enters it and goes on, Escape leaves it as it was; so does whoever goes elsewhere, having entered it.
/// It stays over its place when the canvas is reshaped, and is finished when the camera moves.
class EndLine : public QObject {
    Q_OBJECT

public:
    explicit EndLine(Canvas& canvas);

    /// Brings the place of the end, in the world, in sight. `longest`: letters; `leastWidth`: pixels.
    void open(const QRectF& place, const QString& score, const QString& name, int longest = longestScore,
              int leastWidth = scoreWidth);
    void close();
    /// As Return does, if it is open.
    void enter();
    /// The same; what cannot be entered is left.
    void finish();
    /// As Return does in the line of this window in which one writes, if there is one: what is typed counts
    /// before the document is saved or left.
    static void enterIn(const QWidget& window);
    [[nodiscard]] bool isOpen() const { return line_ != nullptr; }

    bool eventFilter(QObject* watched, QEvent* event) override;

    static constexpr int longestScore = 14;
    static constexpr int scoreWidth = 72;

signals:
    /// The line stays open until it is closed. `goesOn`: the next end is wanted.
    void entered(const QString& score, bool goesOn);
    /// By Escape.
    void left();

private:
    void lieOverPlace();
    [[nodiscard]] bool key(int key);

    Canvas& canvas_;
    QPointer<QLineEdit> line_;
    QRectF place_;
    int leastWidth_ = scoreWidth;
};

} // namespace mexplorer::ui
