#include "core/judge/running/sandbox.h"

#include <cstdlib>
#include <filesystem>

namespace mexplorer::judge {

Message saySandbox(Sandbox sandbox) {
    switch (sandbox) {
    case Sandbox::missing:
        return say(
            MX_TEXT("core", "A sandbox needs bubblewrap, which is not installed (apt install bubblewrap)."));
    case Sandbox::refused:
        return say(MX_TEXT("core",
                           "bubblewrap is installed, but this system does not let it make a sandbox: user "
                           "namespaces are not permitted."));
    case Sandbox::ready:
        break;
    }
    return say(MX_TEXT("core",
                       "It runs in a sandbox: it has no network, sees no files but its own and those of "
                       "the system, can change none, and what it writes is gone afterwards."));
}

std::vector<std::string> sandboxedEnvironment() {
    return {std::string("PATH=") + sandboxedPath, std::string("HOME=") + sandboxedFolder,
            std::string("TMPDIR=") + sandboxedFolder, "LANG=C.UTF-8"};
}

std::vector<std::string> sandboxed(const std::string& bubblewrap, const std::vector<std::string>& command,
                                   std::uint64_t written, int told) {
    std::vector<std::string> words{bubblewrap,   "--unshare-all", "--die-with-parent", "--new-session",
                                   "--cap-drop", "ALL",           "--json-status-fd",  std::to_string(told)};
    const auto add = [&](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
    for (const char* part : {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt",
                             "/nix/store", "/gnu/store"})
        add({"--ro-bind-try", part, part});
    add({"--proc", "/proc", "--dev", "/dev"});
    for (const char* place : {sandboxedFolder, "/dev/shm"})
        add({"--size", std::to_string(written), "--tmpfs", place});
    // The home folder may lie inside one of those above.
    if (const char* home = std::getenv("HOME"); home != nullptr && std::string(home).size() > 1)
        add({"--size", std::to_string(written), "--tmpfs", home});
    std::error_code ignored;
    for (const std::string& word : command)
        if (word.starts_with('/') && std::filesystem::is_regular_file(word, ignored))
            add({"--ro-bind", word, word});
    add({"--remount-ro", "/", "--remount-ro", "/dev", "--chdir", sandboxedFolder, "--"});
    words.insert(words.end(), command.begin(), command.end());
    return words;
}

} // namespace mexplorer::judge
