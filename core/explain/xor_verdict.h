#pragma once

#include "core/explain/xor_subject.h"

namespace mexplorer {

/// What a picture of a sum says of it as a whole.
struct XorVerdict {
    /// Who wins, and why; empty where a winning move shows it (see sayXorMove).
    Message line;
    /// How misère play of the sum stands to normal play of it; empty in normal play.
    Message misere = {};
    /// Whether it differs, be it that another player wins or by another move.
    bool differs = false;
    /// Whether it is misère play of plain heaps, which are lonely, of 1, or rich, above 1.
    bool hasClasses = false;
};

/// The verdict on a position of so many options.
[[nodiscard]] XorVerdict xorVerdict(const ColumnsSubject& subject, Play play, Outcome outcome,
                                    std::uint64_t options);

/// That misère play is won as normal play is, by another move.
[[nodiscard]] Message sayOtherMoveOfMisere();

/// Of heaps in misère play: how many are rich and lonely, and which of the classes S0, S1, S2 (S is not 0),
/// T0 and T2 (it is) they are by the number of rich heaps, none, one or more. S0 and T2 are lost.
[[nodiscard]] Message sayMisereClass(const ColumnsSubject& subject);

/// What a heap that counts, called `name`, is in misère play: “heap 2: rich”.
[[nodiscard]] Message sayClassOfHeap(const Message& name, Nimber value);

/// What a winning move does to the columns.
[[nodiscard]] Message sayXorMove(const ColumnsSubject& subject, const TableTurn& turn);
/// The same of a component, called `name`, that has none.
[[nodiscard]] Message sayNoXorMove(const Message& name);

} // namespace mexplorer
