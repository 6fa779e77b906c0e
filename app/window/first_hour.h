#pragma once

#include "app/window/notice.h"

namespace mexplorer::ui {
class Document;
}

namespace mexplorer::app {

/// The card of the very first start: says what to look at in a small game of Nim, and offers ways on.
class FirstHour : public Notice {
    Q_OBJECT

public:
    FirstHour(ui::Document& document, QWidget* parent);

    void openGame();
    /// Opens the game, and shows the card until another one is opened.
    void begin();
    /// The card is not for the audience.
    void setPresenting(bool presenting);

signals:
    void stepWanted();
    void closed();

private:
    ui::Document& document_;
    bool wasShown_ = false; ///< before presenting
};

} // namespace mexplorer::app
