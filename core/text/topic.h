#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace mexplorer {

/// What sentences speak of and pictures show, so that who points at the one finds the other: the fourth heap,
/// a column of the XOR, a position.
struct Topic {
    std::string_view kind;   ///< a literal, from those below
    std::uint64_t first = 0; ///< which of its kind, from 0
    std::uint64_t second = 0;
    std::string text = {}; ///< of what is called by a text, such as a position, as its game writes it
    friend auto operator<=>(const Topic&, const Topic&) = default;
};

// The kinds that the core's sentences speak of. A picture names what it shows by the same.
namespace topic {
inline constexpr std::string_view position = "position"; ///< `text`: the position
inline constexpr std::string_view row = "row";           ///< a summand, a heap of a sum
inline constexpr std::string_view column = "column";     ///< of the binary digit with this exponent
inline constexpr std::string_view sum = "sum";           ///< the nim-sum
inline constexpr std::string_view value = "value";       ///< an SG value, as a place in a list of values
inline constexpr std::string_view number = "number";     ///< a heap of a line of heaps, by its size
inline constexpr std::string_view player = "player";
inline constexpr std::string_view coalition = "coalition"; ///< by the bits of its players
inline constexpr std::string_view cell = "cell";           ///< of a table: row, column
inline constexpr std::string_view node = "node";           ///< of a tree that is searched
inline constexpr std::string_view edge = "edge";           ///< of a graph; an arrow of a network
inline constexpr std::string_view vertex = "vertex";       ///< of a network
inline constexpr std::string_view strategy = "strategy";   ///< whose (0: of the rows), which
inline constexpr std::string_view move = "move";           ///< the turn of the step, all that it changes
inline constexpr std::string_view path = "path";           ///< through a network, or of a play, as a whole
/// Of a heap, by its size; of a bar that is cut, before the cut (0) or behind it (1); `second`: in which row.
inline constexpr std::string_view part = "part";
inline constexpr std::string_view multiple = "multiple"; ///< kφ or, if `second` is 1, kφ²; if 2, k itself
inline constexpr std::string_view period = "period";     ///< of the values of a line
inline constexpr std::string_view fact = "fact";         ///< written beside a picture, by its place there
/// The first-th number entered in the field `text` (see enteredNumber); `second` is the number itself.
inline constexpr std::string_view entered = "entered";
} // namespace topic

/// `number` must be what the figure shows there.
[[nodiscard]] inline Topic enteredTopic(std::string field, std::size_t index, std::int64_t number) {
    return {topic::entered, index, static_cast<std::uint64_t>(number), std::move(field)};
}
[[nodiscard]] inline Topic positionTopic(std::string position) {
    return {.kind = topic::position, .text = std::move(position)};
}

} // namespace mexplorer
