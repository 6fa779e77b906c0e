// Sums of different games, in both plays: the input is the position.

#include "tests/fuzz/check_game.h"

using namespace mexplorer;

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    for (const char* play : {"normal", "misere"})
        fuzz::checkTyped(**makeGame("sum", {{"play", play}}), std::string(data, size));
    return 0;
}
