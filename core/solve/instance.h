#pragma once

#include "core/solve/aspects/aspect.h"

#include <string>

namespace mexplorer {

/// What is open, read once from the text that somebody typed: a position of a game, or, where a game has no
/// positions and moves, what stands in their place, a matrix or the values of coalitions. Its aspects say
/// what it can be asked. It does not need its Game to stay alive; any thread may ask it.
class Instance : public HasAspects {
public:
    explicit Instance(std::string text);
    virtual ~Instance();
    Instance(const Instance&) = delete;
    Instance& operator=(const Instance&) = delete;

    /// In its canonical spelling.
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

} // namespace mexplorer
