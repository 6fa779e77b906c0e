#pragma once

#include "ui/figure/motion/layers.h"

#include <QImage>
#include <QPainter>
#include <QRectF>

#include <optional>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// The way from one picture to another, made before anything moves: a thing that is in both goes from its
/// place to its place, one that is only in the second comes from its source or appears, one that is only in
/// the first fades on its way out, and what has no name dissolves into what takes its place. Nothing is
/// computed while it moves but where images lie: a frame takes as long as painting them.
class Movement {
public:
    /// Both pictures have the same size.
    Movement(const std::vector<PictureLayer>& before, const std::vector<PictureLayer>& after);

    /// Paints the picture at a moment between 0 and 1, in pixels of the pictures.
    void draw(QPainter& painter, double moment) const;

private:
    /// An image and the rectangle that it fills at a moment.
    struct End {
        QRectF place; ///< empty: where it begins to be uncovered
        QImage image; ///< null: it is not there at this end
    };
    struct Track {
        End before;
        End after;
        bool isStill = false; ///< the same at both ends
        Growth growth = Growth::turns;
        QRect window = {}; ///< in which it is seen; null: anywhere
        double begins = 0; ///< the part of the time in which it moves or fades
        double ends = 1;
    };

    [[nodiscard]] static End centred(const End& end, const QRectF& now);
    /// One end turns into the other.
    static void dissolve(QPainter& painter, const End& from, const End& to, double moment);
    static void uncover(QPainter& painter, const QPointF& beginning, const End& end, double moment);
    static void flip(QPainter& painter, const End& from, const End& to, double moment);
    static void drawTrack(QPainter& painter, const Track& track, double moment);
    [[nodiscard]] static Track trackOf(const PictureLayer& before, const PictureLayer& after);
    /// Of what is not there after it.
    [[nodiscard]] static Track fading(const QRectF& place, const QImage& image, const QPointF& way = {});
    void add(Track track);
    void addWords(const PictureLayer& before, const PictureLayer& after);
    void mergeStill();
    [[nodiscard]] static Track together(std::vector<Track>::const_iterator first,
                                        std::vector<Track>::const_iterator last);

    std::vector<Track> tracks_; ///< from the lowest to the highest
};

/// A movement that is made when it is first painted: the frame that has cut its layers has done enough.
class LateMovement {
public:
    LateMovement(std::vector<PictureLayer> before, std::vector<PictureLayer> after)
        : before_(std::move(before)), after_(std::move(after)) {}

    void draw(QPainter& painter, double moment);

private:
    std::vector<PictureLayer> before_; ///< these two: until it is made
    std::vector<PictureLayer> after_;
    std::optional<Movement> made_;
};

} // namespace mexplorer::ui
