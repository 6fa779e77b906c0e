#pragma once

#include "core/rules/nim.h"

namespace mexplorer::test {

/// What is wrong about this Nim, and what else is right.
enum class Nims {
    right,
    wrongOutcomes,      ///< the theorem, which only has outcomes
    wrongValues,        ///< the theorem's value; its outcome is right
    wrongSolver,        ///< the solver; the theorem says nothing
    wrongSolverOnly,    ///< the solver; the theorem has the right value
    wrongSolverOutcomes ///< the solver; the theorem has the right outcome
};

/// Nim with a theorem or solver that is wrong about one heap.
class WrongNim : public HeapGame<WrongNim> {
public:
    static constexpr std::uint64_t heap = 5; ///< the heap that it is wrong about

    explicit WrongNim(Nims wrong) : HeapGame(Play::normal), wrong_(wrong) {}
    static Description describe() { return Nim::describe(); }
    static Expected<WrongNim> make(const Parameters& /*parameters*/) { return WrongNim(Nims::right); }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        return Nim(Play::normal).forEachTake(size, visit);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return size; }

    /// The value that the solvers use.
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const {
        const bool isWrong = wrong_ == Nims::wrongSolver || wrong_ == Nims::wrongSolverOnly ||
                             wrong_ == Nims::wrongSolverOutcomes;
        return isWrong && size == heap ? 9 : size;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        const Evaluation truth = evaluationOf(nimSum(heaps));
        const bool isThatHeap = truth.nimber() == heap;
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
