#include "core/game/aspects/pictures.h"

namespace mexplorer {

std::optional<BoardPicture> pictureOf(const Inquiry& asked) {
    const auto graph = asked.graph();
    const auto* pictures = graph->as<PicturesAspect>();
    return pictures ? std::optional(pictures->picture(0)) : std::nullopt;
}

} // namespace mexplorer
