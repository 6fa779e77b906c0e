#pragma once

#include "ui/figure/motion/layers.h"

#include <QPoint>

#include <vector>

namespace mexplorer::ui {

/// Makes two pictures of a world ready for a Movement between which the camera pans, so that everything in
/// the world goes by `way`, in pixels, while things change: what was out of sight comes in from there, what
/// leaves goes on until it is, and what was cut off at an edge is whole. What is seen on the way alone is not
/// there.
void glide(std::vector<PictureLayer>& before, std::vector<PictureLayer>& after, const QPoint& way);

} // namespace mexplorer::ui
