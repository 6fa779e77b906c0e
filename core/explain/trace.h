#pragma once

#include "core/explain/sayings.h"
#include "core/rules/heap_part.h"
#include "core/solve/aspects/sum.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a turn makes of one row of a table of columns.
struct RowChange {
    std::size_t component = 0;
    std::string to;      ///< what is left there, as it is written
    Nimber newValue = 0; ///< and its value
};
/// A turn as such a table shows it. In a sum it changes one row.
struct TableTurn {
    Message move; ///< what is done
    std::vector<RowChange> changes;
};

/// A table of binary columns: which part of it is shown, and what is lit. Everything else is in
/// ColumnsSubject.
struct ColumnsState {
    std::size_t rowsShown = 0;            ///< rows written in binary so far
    std::size_t columnsShown = 0;         ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {};  ///< the highlighted bit
    std::optional<std::size_t> row = {};  ///< the highlighted row
    bool result = false;                  ///< the line of the result is highlighted
    bool misere = false;                  ///< so is what is said of misère play
    std::size_t marked = 0;               ///< changes of the turn, in its order, whose rows are chosen so far
    std::optional<unsigned> written = {}; ///< what these become is written from the left down to this bit
    bool moved = false;                   ///< the turn is made
    bool told = false;                    ///< who wins, or what the turn does to the columns, is said below

    friend bool operator==(const ColumnsState&, const ColumnsState&) = default;
};
/// What every step of such a trace shares: the components of a sum, whose XOR counts the ones of each column
/// mod 2, or the heaps of Moore’s Nim, which counts them mod k + 1.
struct ColumnsSubject {
    std::vector<Component> components;
    Nimber sum = 0;
    unsigned columns = 1; ///< how many binary columns are drawn
    std::optional<TableTurn> move = {};
    std::uint64_t modulus = 2;
};

/// A heap in parts, the largest first; see PartsAspect.
struct DividedHeap {
    std::uint64_t size = 0;
    std::uint64_t aside = 0; ///< 1 in misère play: no part of it
    std::vector<HeapPart> parts;
};
/// What the other player may take of a part, and what is left of it then, in parts: the last is the answer.
struct PartReply {
    std::uint64_t taken = 0;
    std::vector<HeapPart> left;
};
struct PartsSubject {
    std::vector<DividedHeap> heaps;
    std::optional<std::uint64_t> take = {}; ///< of the only heap: its last part, if that may be taken
    std::uint64_t most = 0;                 ///< what may be taken of it at most, before
    std::uint64_t mostThen = 0;             ///< and after; the same as `most` where nothing is taken
    std::uint64_t attacked = 0;          ///< the last part then, which is larger than that; 0: none is left
    std::vector<PartReply> replies = {}; ///< the first of them
    std::uint64_t moreReplies = 0;
    std::uint64_t block = 0; ///< m + 1, where several heaps leave remainders
    Nimber sum = 0;          ///< the XOR of these
};
/// How much of it is shown, each stage with what comes before, and what is lit.
struct PartsState {
    enum class Stage { whole, aside, divided, last, taken, next, replies };
    Stage stage = Stage::whole;
    std::size_t heaps = 1;                 ///< how many are divided
    std::optional<std::size_t> reply = {}; ///< the one in the light
    bool told = false;                     ///< who wins is said below

    friend bool operator==(const PartsState&, const PartsState&) = default;
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
    Sayings steps; ///< at least one

    [[nodiscard]] bool hasStep(int step) const {
        return step >= 0 && static_cast<std::size_t>(step) < steps.size();
    }
    /// What a step says; nothing if there is no such step.
    [[nodiscard]] std::optional<Saying> sayingAt(int step) const {
        if (!hasStep(step)) return std::nullopt;
        return steps[static_cast<std::size_t>(step)];
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

using ColumnsTrace = TraceOf<ColumnsSubject, ColumnsState>;
using PartsTrace = TraceOf<PartsSubject, PartsState>;
using MexTrace = TraceOf<MexSubject, MexState>;
using LabelTrace = TraceOf<LabelSubject, LabelState>;

} // namespace mexplorer
