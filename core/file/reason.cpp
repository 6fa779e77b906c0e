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
    case ENOTDIR:
        return say(MX_TEXT("core", "a part of the path is no folder"));
    case ENOSPC:
        return say(MX_TEXT("core", "the disk is full"));
    case EDQUOT:
        return say(MX_TEXT("core", "your share of the disk is used up"));
    case EROFS:
        return say(MX_TEXT("core", "the disk can only be read"));
    default:
        return verbatim(std::generic_category().message(error));
    }
}

} // namespace mexplorer
