#pragma once

#include "core/rules/nim.h"

namespace mexplorer::test {

/// Who is wrong about Nim, and what else is told.
enum class Nims {
    right,
    wrongOutcomes,      ///< the theorem, which tells only who wins
    wrongValues,        ///< the theorem, whose value is wrong where who wins is right
    wrongSolver,        ///< the solver, and the theorem is silent
    wrongSolverOnly,    ///< the solver, and the theorem tells the right value
    wrongSolverOutcomes ///< the solver, and the theorem tells who wins, rightly
};

/// Nim in which somebody is wrong about one heap.
class WrongNim : public HeapGame<WrongNim> {
public:
    static constexpr std::uint64_t heap = 5; ///< that one

    explicit WrongNim(Nims wrong) : HeapGame(Play::normal), wrong_(wrong) {}
    static Description describe() { return Nim::describe(); }
    static Expected<WrongNim> make(const Parameters& /*parameters*/) { return WrongNim(Nims::right); }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        return Nim(Play::normal).forEachTake(size, visit);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return size; }

    /// What the solvers go by.
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const {
        const bool isWrong = wrong_ == Nims::wrongSolver || wrong_ == Nims::wrongSolverOnly ||
                             wrong_ == Nims::wrongSolverOutcomes;
        return isWrong && size == heap ? 9 : size;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        const Evaluation truth = evaluationOf(nimSum(heaps));
        const bool isThatHeap = truth.value == heap;
        switch (wrong_) {
        case Nims::wrongSolver:
            return std::nullopt;
        case Nims::wrongSolverOutcomes:
            return Evaluation{truth.outcome, {}};
        case Nims::wrongOutcomes:
            return Evaluation{isThatHeap ? Outcome::P : truth.outcome, {}};
        case Nims::wrongValues:
            return isThatHeap ? evaluationOf(9) : truth;
        case Nims::right:
        case Nims::wrongSolverOnly:
            break;
        }
        return truth;
    }

private:
    Nims wrong_;
};

} // namespace mexplorer::test
