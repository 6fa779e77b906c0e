#pragma once

#include <cstdint>
#include <string_view>

namespace mexplorer::random_events {

/// The last events, printed if the program ends as it should not: by a sanitizer's report, a signal, or an
/// exception that nobody caught.
class LastWords {
public:
    static void install(std::uint64_t seed, bool everyEvent);

    static void event(std::uint64_t number, std::string_view what);
    /// The event that was noted last.
    [[nodiscard]] static std::string_view current();
    static void print() noexcept;
    /// Whether a sanitizer is at work, which reports by itself.
    [[nodiscard]] static bool sanitized();
};

} // namespace mexplorer::random_events
