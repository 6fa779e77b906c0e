#pragma once

#include "core/solve/game.h"

#include <variant>

namespace mexplorer {

/// XOR: which part of the table is lit. Everything else is in XorScene.
struct XorStep {
    std::size_t rowsShown = 0;           ///< heaps written as binary rows so far
    std::size_t columnsShown = 0;        ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {}; ///< the bit in the light
    std::optional<std::size_t> row = {}; ///< the heap in the light
    bool chosen = false;                 ///< the row is the heap to play in
    bool moved = false;                  ///< the row shows its new size; the columns are counted again
};
/// What every step of an XOR trace shares.
struct XorScene {
    std::vector<Component> components;
    Nimber sum = 0;
    unsigned columns = 1; ///< how many binary columns are drawn
    std::optional<ComponentMove> move = {};
};

/// mex: the options looked at so far, and the candidate.
struct MexStep {
    std::size_t optionsShown = 0;           ///< options, in order, whose value is in the set
    std::optional<Nimber> candidate = {};   ///< m, while it counts up
    std::optional<std::size_t> option = {}; ///< the option in the light
    bool done = false;                      ///< the candidate is the value
};
struct MexScene {
    std::string position;
    std::vector<SolvedMove> options;
    Evaluation evaluation;
};

/// P/N labelling from the leaves up: after this step the nodes order[0 … labelled − 1] carry their label.
struct LabelStep {
    std::size_t labelled = 0;
    std::optional<std::uint32_t> node = {};    ///< the node of the tree in the light
    std::optional<std::uint32_t> because = {}; ///< the option that decided it
};
struct LabelScene {
    std::vector<std::uint32_t> order; ///< tree nodes, children before parents
};

/// A game’s own proof: sentences, their pseudo-code, and what each of them speaks of if the game is drawn.
struct ProofStep {
    std::optional<ProofMark> mark = {};
};
struct ProofScene {
    std::string position;
};

/// One step: what is lit, why, and where in the pseudo-code (a line index) it stands.
struct Step {
    Message reason;
    std::size_t codeLine = 0;
    std::variant<XorStep, MexStep, LabelStep, ProofStep> state;
};

/// An algorithm's or a proof's run. The scene is what all steps share; a view draws the scene at any step.
struct Trace {
    Message title;
    std::vector<Message> pseudoCode;
    std::variant<XorScene, MexScene, LabelScene, ProofScene> scene;
    std::vector<Step> steps; ///< at least one
};

} // namespace mexplorer
