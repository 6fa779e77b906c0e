#pragma once

#include "core/solve/numbered_parts.h"

#include <memory>

namespace mexplorer {

/// The canonical forms of positions of one game, each part’s found once. If it stops (see ShortGames), all of
/// them are forgotten. One thread at a time.
class CanonicalForms {
public:
    using Id = ShortGames::Id;

    CanonicalForms(std::unique_ptr<NumberedParts> parts, const Budget& budget);

    /// Errors: what stops the games; a part’s form is out of reach (see SearchedInParts).
    [[nodiscard]] Expected<Id> of(AnyPosition position, Task& task);
    /// The canonical forms of a position’s options, Left’s and Right’s. Errors: as for of().
    struct Options {
        std::vector<Id> left;
        std::vector<Id> right;
    };
    [[nodiscard]] Expected<Options> optionsOf(AnyPosition position, Task& task);
    /// The game 0. Errors: as for of().
    [[nodiscard]] Expected<Id> zero(Task& task);

    void forget();

    // After one of the questions above, with its task; games that have stopped do not begin anew.
    [[nodiscard]] ShortGames& games() { return *games_; }
    [[nodiscard]] NumberedParts& parts() { return *parts_; }
    [[nodiscard]] Expected<Id> of(AnyPosition position);
    [[nodiscard]] Id ofPart(NumberedParts::Number part);

private:
    static constexpr std::uint64_t stepsPerPosition = 1; ///< a step is a comparison or a sum

    void begin(Task& task);
    [[nodiscard]] Id sumOf(const NumberedParts::Numbers& parts);
    [[nodiscard]] Id found(AnyPosition part);
    [[nodiscard]] Options optionsFound(AnyPosition position);

    std::unique_ptr<NumberedParts> parts_;
    Budget budget_;
    std::optional<ShortGames> games_;
    std::vector<Id> known_; ///< of parts; none: not found
};

} // namespace mexplorer
