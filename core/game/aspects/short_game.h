#pragma once

#include "core/game/aspects/aspect.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What is known of a short game by its canonical form, in the field’s notation.
struct ShortGameFacts {
    std::string canonical;
    std::string leftStop;
    std::string rightStop;
    std::string mean;
    std::string temperature;
    std::int64_t birthday = 0;
    bool isNumber = false;
    std::optional<std::uint32_t> nimber = {};     ///< if it is one
    std::optional<std::string> reduced = {};      ///< the reduced canonical form, if that is another game
    std::optional<std::string> atomicWeight = {}; ///< of a game that is all-small and no nimber
};

/// The way from a position’s options to its canonical form. All games are in the field’s notation.
struct ShortGameReduction {
    struct Step {
        bool isLeft = true;      ///< whose option is lost
        bool isBypassed = false; ///< it is reversible; else it is dominated
        std::string option;
        std::string because;           ///< the option that dominates it, or the answer that reverses it
        std::vector<std::string> left; ///< the options then; those of a reversible one are replaced
        std::vector<std::string> right;
    };
    std::vector<std::string> left; ///< the canonical forms of the options, each once, by length
    std::vector<std::string> right;
    std::vector<Step> steps;
    std::string canonical;
};

/// A position of a game of two sides that has a canonical form.
class ShortGameAspect : public Aspect {
public:
    /// Errors: the form takes more than is allowed; cancelled.
    [[nodiscard]] virtual Expected<ShortGameFacts> facts(Task& task) const = 0;
    [[nodiscard]] virtual Expected<ShortGameReduction> reduction(Task& task) const = 0;
};

} // namespace mexplorer
