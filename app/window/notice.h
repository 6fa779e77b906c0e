#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QPushButton;

namespace mexplorer::app {

/// A sentence above the figure with answers beside it; it waits until one is chosen, and nothing else waits
/// for it.
class Notice : public QFrame {
    Q_OBJECT

public:
    /// In the language of the interface; asked again when that changes.
    using Text = std::function<QString()>;
    struct Choice {
        Text text;
        std::function<void()> chosen;
        bool stays = false; ///< whether the notice stays when this is chosen
    };

    explicit Notice(QWidget* parent);

    /// Choosing hides the notice first, unless the choice says otherwise.
    void ask(Text text, std::vector<Choice> choices);
    /// A plain digit chooses what is marked with it: “&3  See all”. Returns whether something was.
    bool press(const QKeyEvent& event);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QHBoxLayout* row_; ///< of the buttons
    QLabel* label_;
    Text text_;
    std::vector<Choice> choices_;
    std::vector<QPushButton*> buttons_;
};

} // namespace mexplorer::app
