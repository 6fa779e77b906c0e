#include "core/solve/search_memory.h"

namespace mexplorer {

tl::unexpected<Error> fullOf(std::size_t positions) {
    return tooLarge(
        say(MX_TEXT("core", "%1 positions are kept in memory, which is all that there is room for, and "
                            "it is not known who wins: this is too far from the end of play."),
            positions));
}

} // namespace mexplorer
