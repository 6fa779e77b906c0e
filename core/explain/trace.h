#pragma once

#include "core/solve/aspects/sum.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"
#include "core/text/saying.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// XOR: which part of the table is lit. Everything else is in XorSubject.
struct XorState {
    std::size_t rowsShown = 0;           ///< heaps written as binary rows so far
    std::size_t columnsShown = 0;        ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {}; ///< the bit in the light
    std::optional<std::size_t> row = {}; ///< the heap in the light
    bool chosen = false;                 ///< the row is the heap to play in
    bool moved = false;                  ///< the row shows its new size; the columns are counted again
};
/// What every step of an XOR trace shares.
struct XorSubject {
    std::vector<Component> components;
    Nimber sum = 0;
    unsigned columns = 1; ///< how many binary columns are drawn
    std::optional<ComponentMove> move = {};
};

/// mex: the options looked at so far, and the candidate.
struct MexState {
    std::size_t optionsShown = 0;           ///< options, in order, whose value is in the set
    std::optional<Nimber> candidate = {};   ///< m, while it counts up
    std::optional<std::size_t> option = {}; ///< the option in the light
    bool done = false;                      ///< the candidate is the value
};
struct MexSubject {
    std::string position;
    std::vector<SolvedMove> options;
    Evaluation evaluation;
};

/// P/N labelling from the leaves up: after this step the nodes order[0 … labelled − 1] carry their label.
struct LabelState {
    std::size_t labelled = 0;
    std::optional<std::uint32_t> node = {};    ///< the node of the tree in the light
    std::optional<std::uint32_t> because = {}; ///< the option that decided it
};
struct LabelSubject {
    std::vector<std::uint32_t> order; ///< tree nodes, children before parents
};

/// In the place of a step, counted from 0: none is shown.
inline constexpr int noStep = -1;

/// An algorithm's or a proof's run, as the player, the panel and the command line understand it.
struct Trace {
    Message title;
    std::vector<Message> pseudoCode;
    std::vector<Saying> steps; ///< at least one

    [[nodiscard]] bool hasStep(int step) const {
        return step >= 0 && static_cast<std::size_t>(step) < steps.size();
    }
    /// What a step says; null if there is no such step.
    [[nodiscard]] const Saying* sayingAt(int step) const {
        return hasStep(step) ? &steps[static_cast<std::size_t>(step)] : nullptr;
    }
};

/// The same with what its view draws: the subject is what all steps share, and each step has a state.
template <class SubjectType, class StateType>
struct TraceOf : Trace {
    TraceOf(Message title_, std::vector<Message> code_, SubjectType subject_)
        : Trace{std::move(title_), std::move(code_), {}}, subject(std::move(subject_)) {}

    void add(Saying saying, StateType state) {
        steps.push_back(std::move(saying));
        states.push_back(std::move(state));
    }
    /// The state of a step; null if there is no such step.
    [[nodiscard]] const StateType* stateAt(int step) const {
        return hasStep(step) ? &states[static_cast<std::size_t>(step)] : nullptr;
    }

    SubjectType subject;
    std::vector<StateType> states; ///< one for each step
};

using XorTrace = TraceOf<XorSubject, XorState>;
using MexTrace = TraceOf<MexSubject, MexState>;
using LabelTrace = TraceOf<LabelSubject, LabelState>;

/// An explanation of a position that is drawn as a graph: what each step speaks of there, if it is a proof.
struct DrawnSubject {
    std::string position;
};
using DrawnTrace = TraceOf<DrawnSubject, std::optional<ProofMark>>;

} // namespace mexplorer
