#pragma once

#include "tests/ui/views/seen_texts.h"

#include <QLineF>
#include <QPolygonF>

namespace mexplorer::ui {

/// Records the texts of a picture and, in its pixels, the lines that are drawn as paths without a filling.
class LineWatcher : public TextWatcher {
public:
    [[nodiscard]] const std::vector<QPolygonF>& lines() const { return lines_; }

    void drawPath(const QPainterPath& path) override {
        TextWatcher::drawPath(path);
        if (painter()->brush().style() != Qt::NoBrush || painter()->pen().style() == Qt::NoPen) return;
        for (const QPolygonF& line : painter()->deviceTransform().map(path).toSubpathPolygons())
            lines_.push_back(line);
    }

private:
    std::vector<QPolygonF> lines_;
};

class LinedPicture : public WatchedPicture {
public:
    using WatchedPicture::WatchedPicture;

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &watcher_; }
    [[nodiscard]] const LineWatcher& watcher() const { return watcher_; }

private:
    mutable LineWatcher watcher_;
};

inline bool runsThrough(const QPolygonF& line, const QRectF& box) {
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        const int steps = 1 + static_cast<int>(piece.length()); // pixels
        for (int step = 0; step <= steps; ++step)
            if (box.contains(piece.pointAt(static_cast<double>(step) / steps))) return true;
    }
    return false;
}

} // namespace mexplorer::ui
