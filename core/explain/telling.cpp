#include "core/explain/telling.h"

#include "core/explain/coalition/why_coalition.h"
#include "core/explain/explain.h"
#include "core/explain/extensive_telling.h"
#include "core/explain/matrix_trace.h"

namespace mexplorer {

namespace {

const Inquiry& position(const Instance& instance) {
    return dynamic_cast<const Inquiry&>(instance);
}

Expected<Why> whyOfPosition(const Game& game, const Instance& instance, Task& task) {
    return why(game, position(instance), task);
}

Expected<Trace> explainPosition(const Game& game, const Instance& instance, Task& task) {
    return explain(game, position(instance), task);
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

const Telling& tellingOf(GameKind kind) {
    static const ForEachKind<Telling> all = {{{whyOfPosition, explainPosition},
                                              {whyThisMatrix, explainMatrix},
                                              extensiveTelling(),
                                              coalitionTelling()}};
    return all[kind];
}

} // namespace

Expected<Why> why(const Game& game, const Instance& instance, Task& task) {
    return tellingOf(game.kind()).why(game, instance, task);
}

Expected<Trace> explain(const Game& game, const Instance& instance, Task& task) {
    return tellingOf(game.kind()).explain(game, instance, task);
}

} // namespace mexplorer
