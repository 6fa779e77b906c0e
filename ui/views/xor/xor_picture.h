#pragma once

#include "core/explain/xor_verdict.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// What an XOR picture is made from: a sum, its outcome, and every winning move in it.
struct XorPicture {
    XorSubject subject;
    Outcome outcome = Outcome::P;
    XorVerdict verdict;
    std::vector<ComponentMove> winning;   ///< in the order of the components
    std::shared_ptr<const Inquiry> asked; ///< about the position whose sum this is

    /// What a component is called: “heap 2”.
    [[nodiscard]] Message name(std::size_t component) const;

    /// How many columns the values, and every move that can be shown, need.
    [[nodiscard]] unsigned columns() const;
    /// The winning move in this component, or null.
    [[nodiscard]] const ComponentMove* winningIn(std::size_t component) const;
};

/// The picture of a position of a game that is a sum. Errors: as for xorSubject.
[[nodiscard]] Expected<XorPicture> xorPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked,
                                                Task& task);

/// How it is shown: at a step of its trace or as a whole, and what is highlighted.
struct XorLook {
    std::optional<XorState> step;
    std::optional<std::size_t> heap;    ///< chosen by a click: its winning move is shown
    std::optional<std::size_t> hovered; ///< a heap under the pointer
    std::optional<unsigned> hoveredColumn;
};

} // namespace mexplorer::ui
