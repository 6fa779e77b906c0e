#include "core/rules/complement.h"

#include "core/rules/heap_game.h"
#include "core/rules/said_heap.h"

namespace mexplorer {

Proof byComplements(std::vector<Message> pseudoCode) {
    return {say(MX_TEXT("core", "Answering with the complement")), std::move(pseudoCode)};
}

void addTake(Proof& proof, std::uint64_t size, std::uint64_t taken, std::size_t codeLine) {
    proof.move = takeText({size}, {0, taken});
    proof.steps.push_back(
        {say(MX_TEXT("core", "Take %1 and leave %2."), sayPart(taken), sayHeap(size - taken)), codeLine});
}

} // namespace mexplorer
