#pragma once

#include "core/rules/two_sided/form_reach.h"
#include "core/rules/two_sided/sided_breaks.h"

namespace mexplorer {

/// Partizan take-and-break games (Fraenkel, Kotzig 1987, “Partizan octal games”): each player takes from a
/// heap, and leaves the rest of it, as a code of his own allows. Who cannot has lost.
class PartizanOctal : public SidedBreaksGame<BreakCode> {
public:
    static constexpr std::int64_t largestSize = 200;
    static constexpr const char* leftId = "left";
    static constexpr const char* rightId = "right";

    using SidedBreaksGame::SidedBreaksGame;

    static Description describe();
    /// Errors: a code cannot be read.
    static Expected<PartizanOctal> make(const Parameters& parameters);

    /// Errors: as for parseFewHeaps.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        return parseFewHeaps(text, largestSize);
    }
    [[nodiscard]] FormReach reach(const Heaps& heap) const;
    [[nodiscard]] MoveBounds bounds(const Heaps& heap) const;
};

} // namespace mexplorer
