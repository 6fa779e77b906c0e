#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/short_game.h"

namespace mexplorer {

/// An option that a form has at some step.
struct FormOption {
    bool isLeft = true;
    std::string name;
    std::string from =
        {}; ///< the reversible option in whose place it comes; empty: it is there from the start
};

/// All options of a form on its way, each player’s in a row, and what they become.
struct FormSubject {
    std::vector<FormOption> options;
    std::string canonical;

    /// Its index; the number of options if there is none.
    [[nodiscard]] std::size_t find(bool isLeft, const std::string& name) const;
};

/// What is drawn of a comparison, or of a form that is named.
struct FormPlate {
    struct Line {
        bool isLeft = true; ///< who moves
        std::string game;   ///< that he moves to
        Message said;       ///< what follows
    };
    Message heading;
    std::string game = {}; ///< the difference that is played; empty: none is
    std::vector<Line> lines = {};
    Message verdict = {};
    bool isEnd = false; ///< the verdict is the name of the form
};

/// What is seen of a form at a step.
struct FormState {
    enum class Fate { absent, kept, dominated, reversible };

    std::vector<std::string> left; ///< the options that it has now
    std::vector<std::string> right;
    std::vector<Fate> fates;             ///< of each option of the subject
    std::vector<std::size_t> about = {}; ///< the options that the step speaks of
    std::string answer = {};             ///< that reverses the first of these; empty: none does
    FormPlate plate = {};
};

/// How a form becomes the canonical one: its options; each pair compared; one step for each that is dominated
/// or reversible; and what remains, by its name.
using CanonicalTrace = TraceOf<FormSubject, FormState>;

[[nodiscard]] CanonicalTrace canonicalTrace(const ShortGameReduction& reduction);

} // namespace mexplorer
