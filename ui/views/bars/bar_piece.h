#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/bars/bars_layout.h"

#include <optional>
#include <string>

namespace mexplorer::ui {

/// What a bar stands for, which is how it looks.
enum class BarLook {
    whole,     ///< a heap that is not divided
    part,      ///< of one heap
    aside,     ///< set aside in misère play
    last,      ///< the last part
    taken,     ///< the last part, which is taken
    gone,      ///< where that was
    take,      ///< what a reply takes
    answer,    ///< what is taken then
    block,     ///< of one of several heaps
    idle,      ///< a block that changes nothing
    remainder, ///< of one of several heaps
    nimHeap    ///< a remainder that is a heap of Nim
};

/// A bar with a look, and the name under which it moves.
struct BarPiece {
    Bar bar;
    BarLook look = BarLook::part;
    MotionKey key;
    std::optional<MotionSource> source = {};
    std::string sum = {};  ///< of its parts: written instead of its number, if there is no title that says it
    std::string left = {}; ///< what is left of it: written instead of both
    Topic topic = {};      ///< what sentences call it; of no kind: nothing
    Topic entered = {};    ///< its number, where that was entered; of no kind: it was not
};

/// Draws the bar with its number and, if they can be told apart, a tick for each object.
void drawBarPiece(QPainter& painter, const Style& style, const BarPiece& piece);

/// What the looks of these bars mean; those that only bars of other steps have keep their places.
[[nodiscard]] LegendEntries legendOf(const std::vector<BarPiece>& pieces,
                                     const std::vector<BarPiece>& elsewhere, const Theme& theme);

} // namespace mexplorer::ui
