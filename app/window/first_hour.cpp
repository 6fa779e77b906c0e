#include "app/window/first_hour.h"

#include "ui/document/document.h"

namespace mexplorer::app {

namespace {
const std::string firstGame = "nim";
}

FirstHour::FirstHour(ui::Document& document, QWidget* parent) : Notice(parent), document_(document) {
    connect(&document, &ui::Document::changed, this, [this] {
        if (document_.state().game != firstGame) hide(); // it speaks of Nim
    });
}

/// Small heaps of Nim, since they show all that the other games are about.
void FirstHour::openGame() {
    document_.reset(ui::withGame({}, firstGame, {}, "3,5,7", "xor").value());
}

void FirstHour::begin() {
    openGame();
    const auto show = [this](const char* view) { (void)document_.setView(view); };
    ask(
        [] {
            return tr(
                "Welcome. This is Nim: each player in turn takes as many as they like from one heap, and "
                "whoever takes the last one wins. Who can force that, and why?");
        },
        {{[] { return tr("&1  Step through the reason"); },
          [this, show] {
              show("xor");
              emit stepWanted();
          },
          true},
         {[] { return tr("&2  Play against the computer"); }, [show] { show("play"); }, true},
         {[] { return tr("&3  See all positions at once"); }, [show] { show("grid"); }, true},
         {[] { return tr("Close"); }, [this] { emit closed(); }}});
}

void FirstHour::setPresenting(bool presenting) {
    if (presenting) wasShown_ = !isHidden();
    setVisible(!presenting && wasShown_ && document_.state().game == firstGame);
}

} // namespace mexplorer::app
