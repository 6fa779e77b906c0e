#include "core/rules/wythoff.h"

#include "core/theory/golden.h"

#include <numbers>

namespace mexplorer {

namespace {
constexpr double goldenRatio = std::numbers::phi; // for drawing only: exact arithmetic decides who wins
}

Description Wythoff::describe() {
    return {
        .id = "wythoff",
        .title = say(MX_TEXT("core", "Wythoff")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT("core", "Two heaps: take any number from one, or the same number from both.")),
        .parameters = {playParameter()},
        .position = "6,10",
        .positionHint = say(MX_TEXT("core", "two heaps, for example 4,7")),
        .presets = {{say(MX_TEXT("core", "A cold pair: 6, 10")), {}, "6,10"},
                    {say(MX_TEXT("core", "A hot one: 5, 8")), {}, "5,8"},
                    {say(MX_TEXT("core", "A small tree: 2, 3")), {}, "2,3"}},
        .theorems = {{say(MX_TEXT("core", "The golden rays")),
                      say(MX_TEXT("core",
                                  "The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every "
                                  "positive integer is in exactly one of them. In misère play the first "
                                  "two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).")),
                      say(MX_TEXT("core", "all pairs; the SG values themselves have no known formula")),
                      "Wythoff 1907"}},
        .rays = {{goldenRatio, say(MX_TEXT("core", "slope φ"))},
                 {1 / goldenRatio, say(MX_TEXT("core", "slope 1/φ"))}},
    };
}

Message Wythoff::moveText(const Cell& /*cell*/, const Ride& ride) const {
    switch (ride.vector) {
    case 0:
        return say(MX_TEXT("core", "take %1 from heap %2"), ride.steps, 1);
    case 1:
        return say(MX_TEXT("core", "take %1 from heap %2"), ride.steps, 2);
    default:
        return say(MX_TEXT("core", "take %1 from both heaps"), ride.steps);
    }
}

std::optional<Evaluation> Wythoff::closedForm(const Cell& cell) const {
    bool cold = isColdPair(cell.a, cell.b);
    if (play() == Play::misere && cell.a <= 2 && cell.b <= 2) {
        cold = cell.a + cell.b == 1 || (cell.a == 2 && cell.b == 2);
    }
    return Evaluation{cold ? Outcome::P : Outcome::N, std::nullopt};
}

} // namespace mexplorer
