#include "expect.h"

#include <cstdio>

namespace mexplorer {

namespace {
constexpr int mostSaid = 50;
} // namespace

Checks& checks() {
    static Checks all;
    return all;
}

void expect(bool holds, const std::string& what) {
    ++checks().made;
    if (holds) return;
    if (++checks().failures <= mostSaid)
        std::printf("FAILED  %s: %s\n", checks().where.c_str(), what.c_str());
}

bool fits(const Evaluation& says, Nimber value) {
    return (says.outcome == Outcome::P) == (value == 0) && says.outcome != Outcome::draw &&
           (!says.nimber() || *says.nimber() == value);
}

} // namespace mexplorer
