#include "ui/document/puzzle.h"

#include "core/game/aspects/positions.h"
#include "ui/document/view_kind.h"

namespace mexplorer::ui {

Expected<std::shared_ptr<const Figure>> puzzleOf(const std::shared_ptr<const Game>& game,
                                                 const std::string& position, Task& task) {
    const auto asked = ask(*game, position);
    if (!asked) return tl::unexpected(asked.error());
    for (const ViewKind& kind : viewKinds()) {
        if (!kind.puzzle || !kind.canShow(*game)) continue;
        const auto settings = completed(kind.settings(*game), {});
        if (!settings) return tl::unexpected(settings.error());
        auto figure = kind.puzzle({game, *asked, *settings}, task);
        if (!figure) return tl::unexpected(figure.error());
        if (*figure) return std::shared_ptr<const Figure>(std::move(*figure));
    }
    return nullptr;
}

} // namespace mexplorer::ui
