#pragma once

#include "core/game/aspects/aspect.h"
#include "core/regret/matrix_answer.h"
#include "core/regret/regret_matching.h"
#include "core/task/remembered.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A matrix game: two players choose a row and a column at the same time.
class MatrixAspect : public Aspect {
public:
    /// The names of the row player’s and the column player’s actions, one for each.
    using Names = std::array<std::vector<std::string>, 2>;
    /// How strategies are learnt from regrets.
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
