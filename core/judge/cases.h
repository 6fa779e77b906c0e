#pragma once

#include "core/judge/problem.h"

namespace mexplorer::judge {

// The two ways inputs end. `one()` reads a case and answers it; it returns false if the reader failed or no
// case follows.

/// Cases to the end of the input.
template <class One>
void casesToEnd(Reader& reader, Answers& answers, const One& one) {
    while (answers.useful() && !reader.atEnd()) {
        answers.begin(reader);
        if (!one()) return;
    }
}

/// The number of cases C, which may be 0, then the cases, and nothing after them.
template <class One>
void countedCases(Reader& reader, Answers& answers, const One& one) {
    std::uint64_t count = 0;
    if (!reader.number(count, {"C", 0, mostCases})) return;
    for (; count > 0 && answers.useful(); --count) {
        answers.begin(reader);
        if (!one()) return;
    }
    if (count == 0) reader.ends();
}

} // namespace mexplorer::judge
