#pragma once

#include "core/game/aspects/aspect.h"

#include <string>

namespace mexplorer {

/// An instance of a game, read once from a text that a user typed: a position or, in games without positions
/// and moves, what they have instead, such as a matrix or the values of coalitions. Its aspects are what it
/// can be asked. It does not need its Game to stay alive; any thread may ask it.
class Instance : public HasAspects {
public:
    explicit Instance(std::string text);
    virtual ~Instance();
    Instance(const Instance&) = delete;
    Instance& operator=(const Instance&) = delete;

    /// The text in its canonical spelling.
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

} // namespace mexplorer
