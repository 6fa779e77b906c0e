#include "core/play/players.h"

namespace mexplorer {

Message nameOf(Who who) {
    switch (who) {
    case Who::first:
        return say(MX_TEXT("core", "the first player"));
    case Who::second:
        return say(MX_TEXT("core", "the second player"));
    case Who::you:
        return say(MX_TEXT("core", "you"));
    case Who::computer:
        break;
    }
    return say(MX_TEXT("core", "the computer"));
}

Message nameAtBeginning(Who who) {
    switch (who) {
    case Who::first:
        return say(MX_TEXT("core", "The first player"));
    case Who::second:
        return say(MX_TEXT("core", "The second player"));
    case Who::you:
        return say(MX_TEXT("core", "You"));
    case Who::computer:
        break;
    }
    return say(MX_TEXT("core", "The computer"));
}

} // namespace mexplorer
