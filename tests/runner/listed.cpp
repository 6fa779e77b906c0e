// A program with many tests, each run in its own process: PROGRAM TEST [arguments of QTest …].
#include "tests/runner/listed.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <map>
#include <string>
#include <system_error>
#include <thread>

namespace mexplorer::tests {

namespace {

/// A function-local static, as it is filled before main begins.
std::map<std::string, Listed::Run>& listed() {
    static std::map<std::string, Listed::Run> tests;
    return tests;
}

std::ptrdiff_t threads() {
    std::error_code unavailable;
    const std::filesystem::directory_iterator tasks("/proc/self/task", unavailable);
    return std::distance(begin(tasks), end(tasks));
}

/// Qt's pools do not wait until their threads have gone, only until they have done their work; what such a
/// thread still owns, the leak checker would call leaked.
void letThreadsGo() {
    using namespace std::chrono_literals;
    const auto latest = std::chrono::steady_clock::now() + 1s;
    while (threads() > 1 && std::chrono::steady_clock::now() < latest)
        std::this_thread::sleep_for(1ms);
}

int run(int argc, char** argv) {
    const auto found = argc > 1 ? listed().find(argv[1]) : listed().end();
    if (found == listed().end()) {
        std::fprintf(stderr, "Usage: %s TEST [arguments of QTest …]\nTESTS:\n", argv[0]);
        for (const auto& test : listed())
            std::fprintf(stderr, "  %s\n", test.first.c_str());
        return 2;
    }
    argv[1] = argv[0];
    const int failed = found->second(argc - 1, argv + 1);
    letThreadsGo();
    return failed;
}

} // namespace

Listed::Listed(const char* file, Run run) {
    listed().emplace(std::filesystem::path(file).stem().string(), run);
}

} // namespace mexplorer::tests

int main(int argc, char** argv) {
    return mexplorer::tests::run(argc, argv);
}
