#pragma once

#include "core/explain/drawn_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/motion/keyed.h"

namespace mexplorer::ui {

/// What is shown beside the drawing at a step, if anything: the set whose mex is sought, above it; or a table
/// of the values that are added by XOR, in binary, above a wide drawing and to the right of any other.
class GraphBoard {
public:
    GraphBoard(const DrawnSubject& subject, const DrawnState& step, const Style& style, bool isWide)
        : subject_(subject), step_(step), style_(style), isWide_(isWide) {}

    /// The room that it takes.
    [[nodiscard]] QMarginsF room() const;
    void draw(QPainter& painter, const Frame& frame, Play play) const;

private:
    const DrawnSubject& subject_;
    const DrawnState& step_;
    const Style& style_;
    bool isWide_;
};

/// The name of the box around the candidate for the mex.
[[nodiscard]] MotionKey candidateKey();

} // namespace mexplorer::ui
