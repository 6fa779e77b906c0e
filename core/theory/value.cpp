#include "core/theory/value.h"

namespace mexplorer {

Value Value::ofScore(Score score) {
    Value value;
    value.number_ = score;
    return value;
}

Value Value::ofGame(std::string canonical) {
    Value value;
    value.game_ = std::make_shared<const std::string>(std::move(canonical));
    return value;
}

std::string Value::text() const {
    if (const auto held = nimber()) return std::to_string(*held);
    if (const auto held = score()) return std::to_string(*held);
    return game_ ? *game_ : "";
}

bool operator==(const Value& one, const Value& other) {
    const bool areSameGame = one.game_ && other.game_ ? *one.game_ == *other.game_ : one.game_ == other.game_;
    return areSameGame && one.number_ == other.number_;
}

} // namespace mexplorer
