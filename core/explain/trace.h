#pragma once

#include "core/solve/aspects/sum.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"
#include "core/text/saying.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// XOR: which part of the table is highlighted. Everything else is in XorSubject.
struct XorState {
    std::size_t rowsShown = 0;           ///< heaps written as binary rows so far
    std::size_t columnsShown = 0;        ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {}; ///< the highlighted bit
    std::optional<std::size_t> row = {}; ///< the highlighted heap
    bool chosen = false;                 ///< the row is the heap to play in
    bool moved = false;                  ///< the row shows its new size; the columns are counted again

    friend bool operator==(const XorState&, const XorState&) = default;
};
/// What every step of an XOR trace shares.
struct XorSubject {
    std::vector<Component> components;
    Nimber sum = 0;
    unsigned columns = 1; ///< how many binary columns are drawn
    std::optional<ComponentMove> move = {};
};

/// mex: the options considered so far, and the candidate.
struct MexState {
    std::size_t optionsShown = 0;           ///< options, in order, whose value is in the set
    std::optional<Nimber> candidate = {};   ///< g, while it counts up
    std::optional<std::size_t> option = {}; ///< the highlighted option
    bool compared = false;                  ///< it was looked for in the set
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
    std::optional<std::uint32_t> node = {};    ///< the highlighted node of the tree
    std::optional<std::uint32_t> because = {}; ///< the option that decided it
};
struct LabelSubject {
    std::vector<std::uint32_t> order; ///< tree nodes, children before parents
};

/// In the place of a step, counted from 0: none is shown.
inline constexpr int noStep = -1;

/// A run of an algorithm or a proof, for the player, the panel and the command line.
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

/// The same with what its view draws: a subject that all steps share, and a state for each step.
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

} // namespace mexplorer
