#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mexplorer::judge {

/// Whether programs can be run in a sandbox, which bubblewrap makes: without the network, seeing no files but
/// their own and the system's, which they cannot change, and no processes but their own; what they write is
/// in memory and is gone afterwards.
enum class Sandbox {
    ready,
    missing, ///< bubblewrap is not installed
    refused  ///< it is installed, but the system does not let it make a sandbox
};
[[nodiscard]] Message saySandbox(Sandbox sandbox);

/// The folders of programs in the sandbox, as in PATH.
inline constexpr const char* sandboxedPath = "/usr/local/bin:/usr/bin:/bin";

/// Where the program stands in the sandbox, and may write.
inline constexpr const char* sandboxedFolder = "/tmp";

/// The environment in the sandbox.
[[nodiscard]] std::vector<std::string> sandboxedEnvironment();

/// The command that runs another in a sandbox. `bubblewrap`: its path. `command`: a program and its
/// arguments; they are seen if they are paths of files. `written`: bytes that it may write in each place
/// where it may write. `told`: the number of a file open for bubblewrap, to which it writes how the program
/// ended.
[[nodiscard]] std::vector<std::string> sandboxed(const std::string& bubblewrap,
                                                 const std::vector<std::string>& command,
                                                 std::uint64_t written, int told);

} // namespace mexplorer::judge
