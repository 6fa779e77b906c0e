#pragma once

#include "core/game/aspects/instances.h"
#include "core/game/inquiry.h"

#include <memory>
#include <string_view>

namespace mexplorer {

/// A game that has positions, and moves between them: what is typed is a position.
class PositionsAspect : public InstancesAspect {
public:
    /// Reads a position. Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const = 0;
    [[nodiscard]] Expected<std::shared_ptr<const Instance>> read(std::string_view text) const final;
    [[nodiscard]] const Inquiry& opening() const {
        return static_cast<const Inquiry&>(InstancesAspect::opening()); // read() asks
    }
};

/// PositionsAspect::ask for any game. Further errors: it has no positions.
[[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position);
/// The same as it meets this player (see forMover); `mover` is either in games whose players have the same
/// moves.
[[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position,
                                                           Side mover);
/// An option of a position, given by its text, as it meets whoever is to move there.
[[nodiscard]] Expected<std::shared_ptr<const Inquiry>> askAfter(const Game& game, const Inquiry& from,
                                                                std::string_view option);

} // namespace mexplorer
