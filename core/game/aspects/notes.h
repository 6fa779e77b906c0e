#pragma once

#include "core/game/game.h"
#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// How a game took what it was given: what it does not read, although a person might think that it counts;
/// which known game it turned out to be. To be told wherever the game is shown. Games of which there is
/// nothing to tell do not have the aspect.
class NotesAspect : public Aspect {
public:
    explicit NotesAspect(std::vector<Message> notes) : notes_(std::move(notes)) {}

    [[nodiscard]] const std::vector<Message>& notes() const { return notes_; }

private:
    std::vector<Message> notes_;
};

[[nodiscard]] inline std::vector<Message> notesOf(const Game& game) {
    const auto* notes = game.as<NotesAspect>();
    return notes ? notes->notes() : std::vector<Message>();
}

} // namespace mexplorer
