#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QKeyEvent;

namespace mexplorer::app {

class Actions;

/// Handles the window's keys and its focus. The keys of the steps, and Shift with an arrow, do the same
/// wherever the focus is, except in text fields, and except for ← and → on the tabs, which choose a tab;
/// Return presses the focused button. The focus returns to the picture after a click on anything but a text
/// field, and after Return in a field with a valid value.
class Keyboard : public QObject {
    Q_OBJECT

public:
    /// `picture` returns the widget that gets the focus by default.
    Keyboard(QWidget& window, const Actions& actions, std::function<QWidget*()> picture);
    /// `answer` is called with each digit from 1 to 9 first, outside text fields; if it returns false, the
    /// digit is handled like other keys.
    void setAnswer(std::function<bool(int digit)> answer) { answer_ = std::move(answer); }
    /// After clicks in this part, the focus stays there. It must live as long as the window.
    void addApart(QWidget* part) { apart_.push_back(part); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(QWidget& focused, QKeyEvent& event);
    [[nodiscard]] bool isAnswer(const QKeyEvent& event) const;
    void returnPressed(QWidget& field);
    void released(QWidget& clicked);
    void giveBack();
    [[nodiscard]] bool isOfWindow(const QWidget& widget) const;

    QWidget& window_;
    const Actions& actions_;
    std::function<QWidget*()> picture_;
    std::vector<QWidget*> apart_;
    std::function<bool(int digit)> answer_;
};

} // namespace mexplorer::app
