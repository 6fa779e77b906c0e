#include "tests/app/random_events/last_words.h"

#include "tests/app/random_events/stack.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <unistd.h>

extern "C" {
// Of the sanitizers' run-time library; not there without one.
void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak)); // NOLINT: its name
}

namespace mexplorer::random_events {

namespace {

// Static memory: printing must not need the heap, which may be broken.
using Line = std::array<char, 200>;
std::array<Line, 32> lines{};
std::size_t next = 0;
Line heading{};
bool printEach = false;

void write(const Line& line) {
    const std::size_t length = strnlen(line.data(), line.size());
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), length);
}

void atSignal(int signal) {
    LastWords::print();
    if (signal != SIGTERM && signal != SIGINT) Stack::printHere();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

void LastWords::install(std::uint64_t seed, bool everyEvent) {
    std::snprintf(heading.data(), heading.size(), "\nrandom events of seed %llu: the last were\n",
                  static_cast<unsigned long long>(seed));
    printEach = everyEvent;
    if (sanitized())
        __sanitizer_set_death_callback([] { print(); }); // catches SIGSEGV and its like itself
    else
        for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
            std::signal(signal, atSignal);
    for (const int signal : {SIGABRT, SIGTERM, SIGINT})
        std::signal(signal, atSignal);
}

void LastWords::event(std::uint64_t number, std::string_view what) {
    Line& line = lines[next++ % lines.size()];
    std::snprintf(line.data(), line.size(), "%8llu  %.*s\n", static_cast<unsigned long long>(number),
                  static_cast<int>(std::min<std::size_t>(what.size(), line.size() - 16)), what.data());
    if (printEach) write(line);
}

std::string_view LastWords::current() {
    const Line& line = lines[(next + lines.size() - 1) % lines.size()];
    const std::string_view text(line.data());
    return text.substr(0, text.find('\n'));
}

void LastWords::print() noexcept {
    write(heading);
    for (std::size_t i = 0; i < lines.size(); ++i)
        write(lines[(next + i) % lines.size()]);
}

bool LastWords::sanitized() {
    return __sanitizer_set_death_callback != nullptr;
}

} // namespace mexplorer::random_events
