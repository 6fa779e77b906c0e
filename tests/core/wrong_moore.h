#pragma once

#include "core/rules/moore.h"

namespace mexplorer::test {

/// Moore’s Nim with a wrong theorem: that the XOR decides who wins.
class WrongMoore : public Moore {
public:
    using Moore::Moore;
    static Expected<WrongMoore> make(const Parameters& /*parameters*/) { return WrongMoore(Play::normal, 2); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        return Evaluation{nimSum(heaps) == 0 ? Outcome::P : Outcome::N, {}};
    }
};

} // namespace mexplorer::test
