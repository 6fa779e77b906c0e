#include "core/rules/bash.h"

namespace mexplorer {

Description Bash::describe() {
    return {
        .id = "bash",
        .title = say(MX_TEXT("core", "Bash")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Take at least one and at most m from one heap.")),
        .parameters = {{.id = "m",
                        .title = say(MX_TEXT("core", "largest take")),
                        .kind = Parameter::Kind::integer,
                        .fallback = "3",
                        .least = 1,
                        .most = 1'000'000,
                        .hint = say(MX_TEXT("core", "the most that one turn may take"))},
                       playParameter()},
        .position = "21",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 21")),
        .presets = {{say(MX_TEXT("core", "Take 1 to 3 from 21")), {}, "21"},
                    {say(MX_TEXT("core", "Lost: take 1 to 4 from 20")), {{"m", "4"}}, "20"},
                    {say(MX_TEXT("core", "Three heaps: 5, 9, 14")), {{"m", "4"}}, "5,9,14", "xor"},
                    {say(MX_TEXT("core", "Misère: 13")), {{"play", "misere"}}, "13"}},
        .theorems = {{say(MX_TEXT("core", "Remainders")),
                      say(MX_TEXT(
                          "core",
                          "A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So "
                          "one heap is P exactly when m + 1 divides it. In misère play the same, "
                          "except when no heap is worth more than 1: then the position is P exactly "
                          "when the number of heaps worth 1 is odd.")),
                      say(MX_TEXT("core", "all heaps")), "Bachet 1612"}},
    };
}

std::optional<std::uint64_t> Bash::takeTo(std::uint64_t size, Nimber value) const {
    if (value > most_) return std::nullopt;
    const std::uint64_t modulus = most_ + 1;
    const std::uint64_t taken = (size % modulus + modulus - value) % modulus;
    return taken >= 1 && taken <= size ? std::optional(taken) : std::nullopt;
}

} // namespace mexplorer
