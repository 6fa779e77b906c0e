#pragma once

#include "core/theory/random.h"

#include <QStringList>

#include <cstdint>

namespace mexplorer::random_events {

/// The random choices of one event, which depend only on the seed and the event's number, so that a seed
/// always gives the same events, however long the work between them took.
class Choices {
public:
    Choices(std::uint64_t seed, std::uint64_t event) : numbers_(seed ^ (event * 0xD1342543DE82EF95U)) {}

    std::uint64_t number() { return numbers_.next(); }
    /// 0 … count − 1; 0 if count is 0.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : number() % count; }
    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least) + 1));
    }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    /// An element of a non-empty list.
    template <class List>
    const auto& oneOf(const List& list) {
        return *(std::begin(list) +
                 static_cast<std::ptrdiff_t>(below(static_cast<std::size_t>(std::size(list)))));
    }

private:
    Random numbers_;
};

/// A text with one or a few small faults: letters deleted, doubled, changed, numbers made extreme.
[[nodiscard]] QString damaged(QString text, Choices& choose);
/// A number that might be typed: mostly small, sometimes at a limit of some range or far beyond.
[[nodiscard]] QString anyNumber(Choices& choose);
/// Something to enter as a position: one of some game, a damaged one, or `anyText`.
[[nodiscard]] QString anyPosition(Choices& choose);
/// Numbers, markup, control characters, other scripts, very long texts.
[[nodiscard]] QString anyText(Choices& choose);
/// An input for the judge: a sample, a damaged one, or `anyText`.
[[nodiscard]] QString anyInput(Choices& choose);

} // namespace mexplorer::random_events
