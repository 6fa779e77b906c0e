#include "core/theory/value.h"

namespace mexplorer {

Value Value::ofScore(Score score) {
    Value value;
    value.held_ = score;
    return value;
}

Value Value::ofGame(std::string canonical) {
    Value value;
    value.held_ = std::make_shared<const std::string>(std::move(canonical));
    return value;
}

std::string Value::text() const {
    if (const auto held = nimber()) return std::to_string(*held);
    if (const auto held = score()) return std::to_string(*held);
    const auto held = get<Game>();
    return held ? **held : "";
}

bool operator==(const Value& one, const Value& other) {
    const auto* game = std::get_if<Value::Game>(&one.held_);
    const auto* otherGame = std::get_if<Value::Game>(&other.held_);
    return game && otherGame ? **game == **otherGame : one.held_ == other.held_;
}

} // namespace mexplorer
