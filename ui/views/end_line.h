#pragma once

#include "ui/figure/canvas.h"

#include <QLineEdit>
#include <QPointer>

namespace mexplorer::ui {

/// A line edit over the picture, for the score at an end of a tree or another short text. Return enters it;
/// Tab enters it and goes on to the next; Escape closes it unchanged; when the focus goes elsewhere, it is
/// entered and closed. It stays over its place when the canvas is reshaped, and is finished when the camera
/// moves.
class EndLine : public QObject {
    Q_OBJECT

public:
    explicit EndLine(Canvas& canvas);

    /// Brings `place`, in the world, into sight and opens the line there. `name` is its accessible name;
    /// `longest`: letters; `leastWidth`: pixels.
    void open(const QRectF& place, const QString& score, const QString& name, int longest = longestScore,
              int leastWidth = scoreWidth);
    void close();
    /// As Return does; nothing if the line is closed.
    void enter();
    /// The same, then closes the line, even if the text was refused.
    void finish();
    /// As Return does, if the focus of the window is in such a line: what is typed counts before the document
    /// is saved or closed.
    static void enterIn(const QWidget& window);
    [[nodiscard]] bool isOpen() const { return line_ != nullptr; }

    bool eventFilter(QObject* watched, QEvent* event) override;

    static constexpr int longestScore = 14;
    static constexpr int scoreWidth = 72;

signals:
    /// The line stays open until close() is called. `goesOn`: the next one is to be opened.
    void entered(const QString& score, bool goesOn);
    /// Closed by Escape.
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
