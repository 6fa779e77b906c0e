#pragma once

#include "core/text/expected.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The text of a game, read from its beginning: signs as books print them or as they are typed, numbers and
/// names. The first fault is kept with its place; after it, isRead() is false.
class GameText {
public:
    explicit GameText(std::string_view text) : text_(text) {}

    [[nodiscard]] bool isRead() const { return !error_; }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    void fail(const Message& what) { failAt(at_, what); }
    /// `what` is wrong with what stands at `place`, a number of bytes.
    void failAt(std::size_t place, const Message& what);

    [[nodiscard]] std::size_t place() const { return at_; }
    void goBackTo(std::size_t place) { at_ = place; }
    void skipBlanks();
    [[nodiscard]] bool isAtEnd();
    /// What was read since `begin`, and what is still to be read, shortened as messages quote it.
    [[nodiscard]] std::string since(std::size_t begin) const;
    [[nodiscard]] std::string rest() const;

    /// Whether this sign stands here, after blanks.
    [[nodiscard]] bool sees(std::string_view sign);
    bool take(std::string_view sign);
    /// The same of a sign that must follow at once, without blanks.
    [[nodiscard]] bool touches(std::string_view sign) const { return lengthOf(sign) > 0; }
    bool takeTouching(std::string_view sign);

    /// Whether a digit stands here, after blanks.
    [[nodiscard]] bool seesNumber();
    /// The number that follows at once, or `usual` if none does; above `most` it is a fault.
    std::uint64_t numberOr(std::uint64_t usual, std::uint64_t most);
    /// The name that follows at once, empty if none does.
    [[nodiscard]] std::string_view name() const;
    std::string_view takeName();
    /// Whether a sign of downs stands here, not a longer name that begins with it: v, vv, v2, v*, v[3].
    [[nodiscard]] bool isDown();
    /// Whether this is one: v, vv, v2, perhaps with what may stand beside it, vTiny.
    [[nodiscard]] static bool spellsDown(std::string_view name);

private:
    /// Of this sign in either spelling, in bytes; 0 if it does not stand here.
    [[nodiscard]] std::size_t lengthOf(std::string_view sign) const;
    std::uint64_t digits(std::uint64_t most);

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

} // namespace mexplorer
