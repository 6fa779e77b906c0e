#pragma once

#include "core/coalition/coalition_answer.h"
#include "core/game/aspects/aspect.h"
#include "core/task/remembered.h"

#include <utility>

namespace mexplorer {

/// A coalition game: players who may join, and what each coalition is worth.
class CoalitionAspect : public Aspect {
public:
    explicit CoalitionAspect(CoalitionGame game) : game_(std::move(game)) {}

    [[nodiscard]] const CoalitionGame& game() const { return game_; }
    /// Found once. Errors: cancelled.
    [[nodiscard]] Found<CoalitionAnswer> answer(Task& task) const {
        return answer_.get(task, [&] { return answerOf(game_, task); });
    }

private:
    CoalitionGame game_;
    Remembered<CoalitionAnswer> answer_;
};

/// The coalitions’ values are maximum flows through the arrows that they own; beside a CoalitionAspect.
class FlowAspect : public Aspect {
public:
    FlowAspect(std::shared_ptr<const FlowNetwork> network, FlowEnds ends)
        : network_(std::move(network)), ends_(ends) {}

    [[nodiscard]] const FlowNetwork& network() const { return *network_; }
    [[nodiscard]] const FlowEnds& ends() const { return ends_; }

private:
    std::shared_ptr<const FlowNetwork> network_;
    FlowEnds ends_;
};

/// An estate and the claims on it; beside a CoalitionAspect.
class BankruptcyAspect : public Aspect {
public:
    BankruptcyAspect(std::int64_t estate, std::vector<std::int64_t> claims, std::int64_t parts)
        : estate_(estate), claims_(std::move(claims)), parts_(parts) {}

    [[nodiscard]] std::int64_t estate() const { return estate_; }
    [[nodiscard]] const std::vector<std::int64_t>& claims() const { return claims_; }
    /// How many units of estate() and claims() make 1.
    [[nodiscard]] std::int64_t parts() const { return parts_; }

private:
    std::int64_t estate_;
    std::vector<std::int64_t> claims_;
    std::int64_t parts_;
};

} // namespace mexplorer
