#pragma once

#include <QDialog>

namespace mexplorer {
class Game;
}
namespace mexplorer::ui {
struct ViewKind;
}

namespace mexplorer::app {

/// The window's help, about the game and the view that are shown.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    HelpDialog(const Game& game, const ui::ViewKind& view, QWidget& window);

    /// Says what program this is.
    static void tellAbout(QWidget& window);
};

} // namespace mexplorer::app
