#pragma once

#include <QPointF>

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

class QPainter;

namespace mexplorer::ui {

/// What a thing in a figure is called, so that the next figure can be searched for the same thing.
struct MotionKey {
    std::string_view kind; ///< a literal: “bit”, “node”
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::uint32_t part = 0; ///< of the picture (see InPart)
    friend auto operator<=>(const MotionKey&, const MotionKey&) = default;
};

/// Where a thing comes from that was not there before: from another thing, where that is before the step or
/// after it; or from a place, in the units of the painter.
using MotionSource = std::variant<MotionKey, QPointF>;

/// What happens on the way to a thing that has another size after it: it turns into that where it is, as
/// texts do, or it grows, as bars do. What is uncovered grows as well, but if it was not there before, it
/// begins at the place that it comes from and is seen further and further, as lines drawn by hand. What flips
/// turns over, as coins do: it gets narrow, and wide again with its other face.
enum class Growth { turns, stretches, uncovers, flips };

/// While it lives, what is painted belongs to the thing of this name. From one step to the next a thing moves
/// from where it was to where it is; what has no name fades. If it is not there after the step, it goes by
/// `leaving`, in units of the painter, while it fades. It costs nothing while nothing moves.
class Keyed {
public:
    explicit Keyed(QPainter& painter, const MotionKey& key, const std::optional<MotionSource>& source = {},
                   Growth growth = Growth::turns, const QPointF& leaving = {});
    Keyed(QPainter& painter, const MotionKey& key, Growth growth) : Keyed(painter, key, {}, growth) {}
    ~Keyed();
    Keyed(const Keyed&) = delete;
    Keyed& operator=(const Keyed&) = delete;

private:
    QPainter& painter_;
    bool isSeparated_;
};

/// While it lives, what is painted belongs to this part of the picture: another figure in it may have things
/// of the same names, which are not the same things.
class InPart {
public:
    InPart(QPainter& painter, std::uint32_t part);
    ~InPart();
    InPart(const InPart&) = delete;
    InPart& operator=(const InPart&) = delete;

private:
    QPainter& painter_;
    bool isSeparated_;
};

/// While it lives, what is painted belongs to the world that a camera looks at, seen through the painter’s
/// clip: when the camera pans, it all goes with it. What is painted otherwise, a title, a legend, keeps its
/// place in the picture.
class InWorld {
public:
    explicit InWorld(QPainter& painter);
    ~InWorld();
    InWorld(const InWorld&) = delete;
    InWorld& operator=(const InWorld&) = delete;

private:
    QPainter& painter_;
    bool isSeparated_;
};

} // namespace mexplorer::ui
