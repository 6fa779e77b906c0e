#include "ui/text/game_name.h"

#include "core/explain/say_short_game.h"

namespace mexplorer::ui {

QString gameName(const std::string& name) {
    constexpr std::size_t most = 1000;
    return QString::fromStdString(printedGame(name.substr(0, most)));
}

} // namespace mexplorer::ui
