#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QKeyEvent;

namespace mexplorer::app {

class Actions;

/// What the keys mean in the window, and where its focus is. The keys of the steps, and Shift with an arrow,
/// do the same wherever the focus is, but where one types, and but for ← and → on the tabs, which choose one;
/// Return presses what has the focus. The focus goes back to the picture with a click on anything that is not
/// typed into, and with Return in a field whose value stands.
class Keyboard : public QObject {
    Q_OBJECT

public:
    /// `picture` tells what has the focus where nothing else is wanted.
    Keyboard(QWidget& window, const Actions& actions, std::function<QWidget*()> picture);
    /// `answer` is asked first what becomes of a digit, wherever the focus is; false: it is a key like
    /// others.
    void setAnswer(std::function<bool(int digit)> answer) { answer_ = std::move(answer); }
    /// Clicks in this part, which stays as long as the window, leave the focus there.
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
