#pragma once

#include "core/text/topic.h"
#include "ui/figure/figure.h"

#include <functional>
#include <vector>

namespace mexplorer::ui {

class NamesEngine;

/// While it lives, what is painted shows this topic, of which sentences speak. It costs nothing unless
/// somebody asks where topics are.
class Named {
public:
    Named(QPainter& painter, std::string_view kind, std::uint64_t first = 0, std::uint64_t second = 0)
        : Named(painter, [=] {
              return Topic{kind, first, second};
          }) {}
    /// Makes the name only if somebody asks.
    template <class Make>
    requires std::is_invocable_r_v<Topic, Make> Named(QPainter& painter, const Make& make)
        : engine_(engineOf(painter)) {
        if (engine_) enter(make());
    }
    ~Named();
    Named(const Named&) = delete;
    Named& operator=(const Named&) = delete;

private:
    [[nodiscard]] static NamesEngine* engineOf(const QPainter& painter);
    void enter(Topic topic);

    NamesEngine* engine_; ///< null if nobody asks
};

/// Where a topic is seen, in pixels of the frame’s area.
struct NamedPlace {
    Topic topic;
    QRectF place;
};

/// All that a figure shows in a frame and has a name, in the order in which it is painted. Takes about as
/// long as drawing it without setting a pixel.
[[nodiscard]] std::vector<NamedPlace> namedPlacesOf(const Figure& figure, const Frame& frame);

} // namespace mexplorer::ui
