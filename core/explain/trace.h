#pragma once

#include "core/explain/sayings.h"
#include "core/game/aspects/sum.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/rules/heap_part.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a turn changes in one row of a table of columns.
struct RowChange {
    std::size_t component = 0;
    std::string to;      ///< what is left of the component, as text
    Nimber newValue = 0; ///< the value of that
};
/// A turn as such a table shows it. In a sum, it changes one row.
struct TableTurn {
    Message move; ///< what is done
    std::vector<RowChange> changes;
};

/// A table of binary columns: which part of it is shown, and what is highlighted. Everything else is in
/// ColumnsSubject.
struct ColumnsState {
    std::size_t rowsShown = 0;            ///< rows written in binary so far
    std::size_t columnsShown = 0;         ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {};  ///< the highlighted bit
    std::optional<std::size_t> row = {};  ///< the highlighted row
    bool result = false;                  ///< the line of the result is highlighted
    bool misere = false;                  ///< the remark about misère play is highlighted
    std::size_t marked = 0;               ///< how many of the turn's changes have their rows chosen so far
    std::optional<unsigned> written = {}; ///< the new values are written from the left down to this bit
    bool moved = false;                   ///< the turn has been made
    bool told = false;                    ///< the caption says who wins, or what the turn does to the columns

    friend bool operator==(const ColumnsState&, const ColumnsState&) = default;
};
/// What all steps of a columns trace share: the components of a sum, with the ones of each column counted
/// mod 2 (XOR), or the heaps of Moore’s Nim, with them counted mod k + 1.
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
    std::uint64_t aside = 0; ///< 1 in misère play: one object set aside, in none of the parts
    std::vector<HeapPart> parts;
};
/// What the other player may take from a part, and the parts that are left of it; the last one is the answer.
struct PartReply {
    std::uint64_t taken = 0;
    std::vector<HeapPart> left;
};
struct PartsSubject {
    std::vector<DividedHeap> heaps;
    std::optional<std::uint64_t> take = {}; ///< the last part of the only heap, if that may be taken
    std::uint64_t most = 0;                 ///< the most that may be taken now
    std::uint64_t mostThen = 0;             ///< the most after `take`; `most` if nothing is taken
    std::uint64_t attacked = 0;             ///< the last part then, larger than `mostThen`; 0: none is left
    std::vector<PartReply> replies = {};    ///< the first ones
    std::uint64_t moreReplies = 0;          ///< how many further ones there are
    std::uint64_t block = 0;                ///< m + 1, if there are several heaps, whose remainders count
    Nimber sum = 0;                         ///< the XOR of the remainders
};
/// How much is shown, each stage including those before it, and what is highlighted.
struct PartsState {
    enum class Stage { whole, aside, divided, last, taken, next, replies };
    Stage stage = Stage::whole;
    std::size_t heaps = 1;                 ///< how many are divided so far
    std::optional<std::size_t> reply = {}; ///< the highlighted one
    bool told = false;                     ///< the caption says who wins

    friend bool operator==(const PartsState&, const PartsState&) = default;
};

/// A mex: the options considered so far, and the candidate.
struct MexState {
    std::size_t optionsShown = 0;           ///< options, in order, whose value is in the set
    std::optional<Nimber> candidate = {};   ///< g, while it counts up
    std::optional<std::size_t> option = {}; ///< the highlighted option
    bool compared = false;                  ///< the candidate has been looked up in the set
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
    std::optional<std::uint32_t> because = {}; ///< the tree node of the P-option that makes `node` N
};
struct LabelSubject {
    std::vector<std::uint32_t> order; ///< tree nodes, children before parents
};

/// Stands for no step; steps are counted from 0.
inline constexpr int noStep = -1;

/// A run of an algorithm or a proof, for the player, the panel and the command line.
struct Trace {
    Message title;
    std::vector<Message> pseudoCode;
    Sayings steps; ///< at least one

    [[nodiscard]] bool hasStep(int step) const {
        return step >= 0 && static_cast<std::size_t>(step) < steps.size();
    }
    /// What a step says; empty if there is no such step.
    [[nodiscard]] std::optional<Saying> sayingAt(int step) const {
        if (!hasStep(step)) return std::nullopt;
        return steps[static_cast<std::size_t>(step)];
    }
};

/// A trace with what its view draws: a subject that all steps share, and a state for each step.
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
