#pragma once

#include "core/explain/sayings.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// Stands for no step; steps are counted from 0.
inline constexpr int noStep = -1;

/// A run of an algorithm or a proof, for the player, the panel and the command line.
struct Trace {
    /// Some steps that belong together: from this one to the next section.
    struct Section {
        std::size_t step = 0;
        Message name; ///< a word or two
    };

    Message title;
    std::vector<Message> pseudoCode;
    Sayings steps;                      ///< at least one
    std::vector<Section> sections = {}; ///< in order; none if the steps are all alike

    /// The next step to be added begins a section.
    void begin(Message name) {
        if (!sections.empty() && sections.back().step == steps.size()) sections.pop_back();
        sections.push_back({steps.size(), std::move(name)});
    }

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

} // namespace mexplorer
