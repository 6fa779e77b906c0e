#pragma once

#include "core/explain/xor_subject.h"
#include "core/rules/rules.h"

#include <optional>
#include <string>

namespace mexplorer {

/// The caption of a picture of a sum.
struct XorVerdict {
    /// Who wins, and why; empty where a winning move shows it (see sayXorMove).
    Message line;
    /// How misère play of the sum compares with normal play; empty in normal play.
    Message misere = {};
    /// Whether they differ, in the winner or in the winning move.
    bool differs = false;
    /// Whether it is misère play of heaps of Nim, which are lonely (of 1) or rich (above 1).
    bool hasClasses = false;
};

/// The verdict on a position with so many options.
[[nodiscard]] XorVerdict xorVerdict(const ColumnsSubject& subject, Play play, Outcome outcome,
                                    std::uint64_t options);

/// That misère play is won, too, but by another move.
[[nodiscard]] Message sayOtherMoveOfMisere();

/// Heaps in misère play: how many are rich and lonely, and their class: S if the XOR is not 0, T if it is,
/// followed by 0, 1 or 2 for no, one or more rich heaps. S0 and T2 are lost, T1 does not occur.
[[nodiscard]] Message sayMisereClass(const ColumnsSubject& subject);

/// Whether a heap with `value` ≥ 1 is lonely or rich: “heap 2: rich”.
[[nodiscard]] Message sayClassOfHeap(const Message& name, Nimber value);

/// A position of Moore’s Nim, whose columns count modulo `modulus`, with its outcome once that is found:
/// “Nim₂ (3, 5, 10, 15) is N”.
[[nodiscard]] Message sayMoore(const std::string& position, std::uint64_t modulus,
                               std::optional<Outcome> outcome);

/// What a winning move does to the columns.
[[nodiscard]] Message sayXorMove(const ColumnsSubject& subject, const ColumnsTurn& turn);
/// That the component called `name` has no winning move.
[[nodiscard]] Message sayNoXorMove(const Message& name);

/// A component in short: “heap 2: 5 = 4 + 1”, or with its SG value.
[[nodiscard]] Message sayRowInBrief(const Component& component, const Message& name);
/// Adds to the above that a move there wins, or none.
[[nodiscard]] Message sayRowThatWins(const Message& row, const Message& move);
[[nodiscard]] Message sayRowWithoutWin(const Message& row);

} // namespace mexplorer
