#include "core/explain/tellers.h"

#include "core/explain/coalition/why_coalition.h"
#include "core/explain/explain.h"
#include "core/explain/matrix_trace.h"
#include "core/explain/poker_teller.h"

#include <algorithm>

namespace mexplorer {

namespace {

const Inquiry& position(const Instance& instance) {
    return dynamic_cast<const Inquiry&>(instance);
}

bool isPosition(const Instance& instance) {
    return dynamic_cast<const Inquiry*>(&instance) != nullptr;
}

Expected<Why> whyOfPosition(const Game& game, const Instance& instance, Task& task) {
    return why(game, position(instance), task);
}

Expected<Trace> explainPosition(const Game& game, const Instance& instance, Task& task) {
    return explain(game, position(instance), task);
}

bool isMatrix(const Instance& instance) {
    return instance.as<MatrixAspect>() != nullptr;
}

Expected<Why> whyThisMatrix(const Game& /*game*/, const Instance& instance, Task& task) {
    return whyOfMatrix(instance, task);
}

Expected<Trace> explainMatrix(const Game& /*game*/, const Instance& instance, Task& task) {
    // A pointer that does not own it: the subject does not outlive this function.
    const std::shared_ptr<const Instance> kept(std::shared_ptr<const Instance>(), &instance);
    auto subject = matrixSubject(kept, DominanceKind::strict, task);
    if (!subject) return tl::unexpected(subject.error());
    return matrixTrace(std::move(*subject));
}

const Teller& tellerOf(const Instance& instance) {
    return *std::find_if(tellers().begin(), tellers().end(),
                         [&](const Teller& teller) { return teller.tells(instance); });
}

} // namespace

const std::vector<Teller>& tellers() {
    static const std::vector<Teller> all = {{isPosition, whyOfPosition, explainPosition},
                                            {isMatrix, whyThisMatrix, explainMatrix},
                                            pokerTeller(),
                                            coalitionTeller(),
                                            plainFlowTeller()};
    return all;
}

Expected<Why> why(const Game& game, const Instance& instance, Task& task) {
    return tellerOf(instance).why(game, instance, task);
}

Expected<Trace> explain(const Game& game, const Instance& instance, Task& task) {
    return tellerOf(instance).explain(game, instance, task);
}

} // namespace mexplorer
