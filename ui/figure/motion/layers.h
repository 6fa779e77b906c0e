#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/motion/keyed.h"

#include <QImage>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// A part of a figure's picture, cut out: what one thing looks like, or what was painted between two things.
struct PictureLayer {
    MotionKey key; ///< of what lies between two things: that of the thing before
    bool isThing = false;
    int part = 0; ///< counts the layers with this key, from 0: other things may have been painted in between
    Growth growth = Growth::turns;
    std::optional<MotionSource> source; ///< a place: in pixels of the picture
    QPointF leaving;                    ///< by so many pixels of the picture it goes while it fades
    QRect window;                       ///< of the world that it is in (see InWorld); null: it is in none
    QPoint place;                       ///< of the image, in pixels of the picture
    QImage image;                       ///< premultiplied; never empty
};

/// The picture of a figure in a frame, in layers from the lowest to the highest. Takes as long as drawing it,
/// and memory for the areas of its layers.
[[nodiscard]] std::vector<PictureLayer> layersOf(const Figure& figure, const Frame& frame, double pixelRatio);

} // namespace mexplorer::ui
