#pragma once

#include "core/theory/nimber.h"
#include "core/theory/score.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace mexplorer {

/// What a position is worth, if it is known: a nimber, where both players have the same moves; a score; or a
/// game, such as 1/2 or {1|0}, where the players’ moves differ.
class Value {
public:
    Value() = default; ///< not known
    Value(Nimber nimber) : number_(nimber) {}
    [[nodiscard]] static Value ofScore(Score score);
    /// A game by its canonical form, in the field’s notation.
    [[nodiscard]] static Value ofGame(std::string canonical);

    [[nodiscard]] explicit operator bool() const { return number_.index() != 0 || game_; }
    [[nodiscard]] std::optional<Nimber> nimber() const { return get<Nimber>(); }
    [[nodiscard]] std::optional<Score> score() const { return get<Score>(); }
    /// A number as digits, a game as its canonical form; empty if it is not known.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Value& one, const Value& other);

private:
    template <class Kind>
    [[nodiscard]] std::optional<Kind> get() const {
        const Kind* held = std::get_if<Kind>(&number_);
        return held ? std::optional(*held) : std::nullopt;
    }

    // Side by side: a variant that holds a pointer, too, is copied and destroyed by a call, and engines hand
    // on millions of nimbers.
    std::variant<std::monostate, Nimber, Score> number_;
    std::shared_ptr<const std::string> game_; ///< shared, so that a value is small
};

} // namespace mexplorer
