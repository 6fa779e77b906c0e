// What a supervised program and its descendants take, as /proc tells it.
#include "core/judge/running/supervisor.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

namespace mexplorer::judge {

namespace {

namespace fs = std::filesystem;

/// The children of all threads of the process.
std::vector<pid_t> childrenOf(pid_t process) {
    std::vector<pid_t> children;
    std::error_code ignored; // it may end at any time
    for (fs::directory_iterator at("/proc/" + std::to_string(process) + "/task", ignored), end; at != end;
         at.increment(ignored)) {
        std::ifstream list(at->path() / "children");
        for (pid_t child = 0; list >> child;)
            children.push_back(child);
    }
    return children;
}

/// Adds what the process takes, by itself and by children that have ended.
void addUsageOf(pid_t process, Usage& usage) {
    constexpr int firstTime = 11; // counted after the name, which ends with the last parenthesis
    constexpr int lastTime = 14;  // of the process, and of its children, each in user and system mode
    constexpr int resident = 21;
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    if (!std::getline(file, line)) return;
    std::istringstream words(line.substr(std::min(line.rfind(')') + 1, line.size())));
    std::string word;
    std::uint64_t ticks = 0;
    for (int at = 0; words >> word; ++at) {
        const std::uint64_t number = std::strtoull(word.c_str(), nullptr, 10);
        if (at >= firstTime && at <= lastTime) ticks += number;
        if (at == resident) usage.memory += number * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    }
    usage.time +=
        std::chrono::milliseconds(ticks * 1000 / static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK)));
}

} // namespace

Usage Supervised::usage() const {
    Usage usage;
    std::vector<pid_t> open{keeper_};
    while (!open.empty()) {
        const pid_t process = open.back();
        open.pop_back();
        const std::uint64_t before = usage.memory;
        addUsageOf(process, usage);
        // The memory of these two is shared with this process, of which they are copies.
        if (process == keeper_ || process == parent_) usage.memory = before;
        for (const pid_t child : childrenOf(process))
            open.push_back(child);
    }
    return usage;
}

} // namespace mexplorer::judge
