#include "core/file/reason.h"

#include <cerrno>
#include <system_error>

namespace mexplorer {

Message sayReason(int error) {
    switch (error) {
    case ENOENT:
        return say(MX_TEXT("core", "there is no such file or folder"));
    case EACCES:
        return say(MX_TEXT("core", "you have no right to do that"));
    case EISDIR:
        return say(MX_TEXT("core", "it is a folder"));
    default:
        return verbatim(std::generic_category().message(error));
    }
}

} // namespace mexplorer
