#pragma once

#include <QLineEdit>
#include <QPointer>

namespace mexplorer::ui {

/// A line over the picture in which the score of an end is written, or another short text. Return enters it,
/// Tab enters it and goes on, Escape leaves it as it was; so does whoever goes elsewhere, having entered it.
class EndLine : public QObject {
    Q_OBJECT

public:
    explicit EndLine(QWidget& canvas) : canvas_(canvas) {}

    /// `place`: of the end, in pixels of the canvas.
    /// `longest`: letters.
    void open(const QRect& place, const QString& score, const QString& name, int longest = longestScore);
    void close();
    /// What it lies over has moved.
    void moveTo(const QRect& place);
    /// As Return does, if it is open.
    void enter();
    /// As Return does in the line of this window in which one writes, if there is one: what is typed counts
    /// before the document is saved or left.
    static void enterIn(const QWidget& window);
    [[nodiscard]] bool isOpen() const { return line_ != nullptr; }

    bool eventFilter(QObject* watched, QEvent* event) override;

    static constexpr int longestScore = 14;

signals:
    /// The line stays open until it is closed. `goesOn`: the next end is wanted.
    void entered(const QString& score, bool goesOn);
    /// By Escape.
    void left();

private:
    [[nodiscard]] bool key(int key);

    QWidget& canvas_;
    QPointer<QLineEdit> line_;
};

} // namespace mexplorer::ui
