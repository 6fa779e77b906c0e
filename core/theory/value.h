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
    Value(Nimber nimber) : held_(nimber) {}
    [[nodiscard]] static Value ofScore(Score score);
    /// A game by its canonical form, in the field’s notation.
    [[nodiscard]] static Value ofGame(std::string canonical);

    [[nodiscard]] explicit operator bool() const { return held_.index() != 0; }
    [[nodiscard]] std::optional<Nimber> nimber() const { return get<Nimber>(); }
    [[nodiscard]] std::optional<Score> score() const { return get<Score>(); }
    /// A number as digits, a game as its canonical form; empty if it is not known.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Value& one, const Value& other);

private:
    /// Shared, so that a value is small, and one that is a nimber is copied at no cost.
    using Game = std::shared_ptr<const std::string>;

    template <class Kind>
    [[nodiscard]] std::optional<Kind> get() const {
        const Kind* held = std::get_if<Kind>(&held_);
        return held ? std::optional(*held) : std::nullopt;
    }

    std::variant<std::monostate, Nimber, Score, Game> held_;
};

} // namespace mexplorer
