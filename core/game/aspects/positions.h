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

} // namespace mexplorer
