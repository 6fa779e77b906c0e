#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

class QPainter;

namespace mexplorer::ui {

/// What a thing in a figure is called, so that the next figure can be searched for the same thing.
struct MotionKey {
    std::string_view kind; ///< a literal: “bit”, “node”
    std::int64_t first = 0;
    std::int64_t second = 0;
    friend auto operator<=>(const MotionKey&, const MotionKey&) = default;
};

/// While it lives, what is painted belongs to the thing of this name. From one step to the next a thing moves
/// from where it was to where it is; what has no name fades. It costs nothing while nothing moves.
class Keyed {
public:
    Keyed(QPainter& painter, const MotionKey& key) : Keyed(painter, key, std::nullopt) {}
    /// A thing that was not there before comes from where `source` is, before the step or after it.
    Keyed(QPainter& painter, const MotionKey& key, const std::optional<MotionKey>& source);
    ~Keyed();
    Keyed(const Keyed&) = delete;
    Keyed& operator=(const Keyed&) = delete;

private:
    QPainter& painter_;
    bool isSeparated_;
};

} // namespace mexplorer::ui
