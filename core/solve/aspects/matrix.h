#pragma once

#include "core/regret/matrix_answer.h"
#include "core/regret/regret_matching.h"
#include "core/solve/aspects/aspect.h"
#include "core/task/remembered.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What two players choose from at the same time: a matrix of payoffs.
class MatrixAspect : public Aspect {
public:
    /// What the actions are called, of row and column; as many as there are.
    using Names = std::array<std::vector<std::string>, 2>;
    /// How regrets are learnt from.
    struct Learning {
        RegretMethod method = RegretMethod::matching;
        RegretStart start = RegretStart::first;
    };

    MatrixAspect(MatrixGame game, Names names, Learning learning)
        : game_(std::move(game)), names_(std::move(names)), learning_(learning) {}

    [[nodiscard]] const MatrixGame& game() const { return game_; }
    [[nodiscard]] const Names& names() const { return names_; }
    [[nodiscard]] const Learning& learning() const { return learning_; }
    /// Found once. Errors: cancelled.
    [[nodiscard]] Found<MatrixAnswer> answer(Task& task) const {
        return answer_.get(task, [&] { return answerOf(game_, task); });
    }

private:
    MatrixGame game_;
    Names names_;
    Learning learning_;
    Remembered<MatrixAnswer> answer_;
};

} // namespace mexplorer
