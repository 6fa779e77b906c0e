#include "core/explain/too_many.h"

#include "core/explain/say_position.h"

namespace mexplorer {

tl::unexpected<Error> tooManyComponents(std::size_t count, std::size_t most) {
    return tooLarge(
        say(MX_TEXT("core", "There are %1 components; at most %2 can be stepped through."), count, most));
}

tl::unexpected<Error> tooManyOptions(const std::string& position) {
    return tooLarge(say(MX_TEXT("core", "%1 has too many options to step through."), sayPosition(position)));
}

} // namespace mexplorer
