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
};

/// The verdict on a position of so many options.
[[nodiscard]] XorVerdict xorVerdict(const XorSubject& subject, Play play, Outcome outcome,
                                    std::uint64_t options);

/// What a winning move does to the columns.
[[nodiscard]] Message sayXorMove(const XorSubject& subject, const ComponentMove& move);
/// The same of a component, called `name`, that has none.
[[nodiscard]] Message sayNoXorMove(const Message& name);

} // namespace mexplorer
