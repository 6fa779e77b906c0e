#include "core/explain/explain.h"

#include "core/explain/mex_trace.h"
#include "core/explain/xor_trace.h"

namespace mexplorer {

Expected<Trace> explain(const Game& game, const std::string& position, Task& task) {
    return game.sum() ? xorTrace(game, position, task) : mexTrace(game, position, task);
}

} // namespace mexplorer
