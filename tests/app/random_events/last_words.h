#pragma once

#include <cstdint>
#include <string_view>

namespace mexplorer::random_events {

/// The last events, printed if the program ends abnormally: by a sanitizer's report, a signal, or an uncaught
/// exception.
class LastWords {
public:
    static void install(std::uint64_t seed, bool everyEvent);

    static void event(std::uint64_t number, std::string_view what);
    /// The last event that was noted.
    [[nodiscard]] static std::string_view current();
    static void print() noexcept;
    /// Whether the program runs under a sanitizer, which has its own reports.
    [[nodiscard]] static bool sanitized();
};

} // namespace mexplorer::random_events
