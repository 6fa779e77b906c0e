// A program with many tests, each run in its own process: PROGRAM TEST [arguments of QTest …].
#include "tests/runner/listed.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace mexplorer::tests {

namespace {

/// A function-local static, as it is filled before main begins.
std::map<std::string, Listed::Run>& listed() {
    static std::map<std::string, Listed::Run> tests;
    return tests;
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
    return found->second(argc - 1, argv + 1);
}

} // namespace

Listed::Listed(const char* file, Run run) {
    listed().emplace(std::filesystem::path(file).stem().string(), run);
}

} // namespace mexplorer::tests

int main(int argc, char** argv) {
    return mexplorer::tests::run(argc, argv);
}
