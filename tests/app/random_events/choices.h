#pragma once

#include "core/theory/split_mix.h"

#include <QStringList>

#include <cstdint>

namespace mexplorer::random_events {

/// What one event chooses: decided by the seed and the event's number alone, so that a seed means the same
/// events however long the work between them took.
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
    /// One of a list that is not empty.
    template <class List>
    const auto& oneOf(const List& list) {
        return *(std::begin(list) +
                 static_cast<std::ptrdiff_t>(below(static_cast<std::size_t>(std::size(list)))));
    }

private:
    SplitMix numbers_;
};

/// A text with one or a few small faults: letters lost, doubled, changed, numbers become extreme.
[[nodiscard]] QString damaged(QString text, Choices& choose);
/// A number as it could be typed: mostly small, sometimes at an end of some range or far beyond.
[[nodiscard]] QString anyNumber(Choices& choose);
/// What can stand where a position is asked for: one of some game, a damaged one, or `anyText`.
[[nodiscard]] QString anyPosition(Choices& choose);
/// Numbers, markup, control characters, other scripts, very long texts.
[[nodiscard]] QString anyText(Choices& choose);
/// An input for the judge: a sample, a damaged one, or `anyText`.
[[nodiscard]] QString anyInput(Choices& choose);

} // namespace mexplorer::random_events
