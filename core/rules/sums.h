#pragma once

#include "core/rules/rules.h"

#include <span>

namespace mexplorer {

/// A sum of components, added up from their Sprague–Grundy values one after another.
class NimTotal {
public:
    void add(Nimber value) {
        sum_ ^= value;
        any_ |= value;
    }

    /// The XOR of the values.
    [[nodiscard]] Nimber sum() const { return sum_; }

    /// Normal play: XOR (Sprague 1935, Grundy 1939). Misère play: the same as long as some component is above
    /// 1, and with 0 and 1 exchanged otherwise. The misère rule holds for sums of heaps in which any allowed
    /// number may be taken from one heap (Bouton 1901 for Nim, Ferguson 1974 for every subtraction set), not
    /// in general.
    [[nodiscard]] Evaluation evaluation(Play play) const {
        return evaluationOf(play == Play::misere && any_ <= 1 ? sum_ ^ 1U : sum_);
    }

private:
    Nimber sum_ = 0;
    Nimber any_ = 0; ///< the OR of the values: at most 1 if they all are
};

/// The value that one component must get to leave a P-position by the rule of NimTotal, if the others have
/// the XOR `others`: that XOR; but in misère play, if no other is above 1, the value that makes the number of
/// ones odd.
[[nodiscard]] constexpr Nimber winningValue(Nimber others, bool othersSmall, Play play) {
    return play == Play::misere && othersSmall ? others ^ 1U : others;
}

/// The XOR of the values. Θ(n), limited by memory speed.
[[nodiscard]] Nimber nimSum(std::span<const Nimber> values);

/// A sum of components with these Sprague–Grundy values, by the rule of NimTotal. Θ(n), limited by memory
/// speed.
[[nodiscard]] Evaluation evaluateHeaps(std::span<const Nimber> values, Play play);

/// Lines of pseudo-code, where S is the XOR: when normal play is lost, and the exception in misère play.
[[nodiscard]] Message sayLostAtZero();
[[nodiscard]] Message sayLeaveOddOnes();

} // namespace mexplorer
