#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_step.h"

#include <QCoreApplication>

#include <vector>

namespace mexplorer::ui {

/// What the colours, lines and signs of a grid mean, and the result of the comparison with the theorem.
class GridLegend {
    Q_DECLARE_TR_FUNCTIONS(GridLegend)

public:
    struct Entry {
        enum class Sign { heading, bar, chip, ring, unknown, dashes, cross, text };
        Sign sign;
        QString text;
        QColor colour = {};
        bool isSeen = true; ///< false: only its place is kept, for other steps
    };

    /// What is seen beside the legend.
    struct Seen {
        const Discovered* discovered = nullptr; ///< what is known of the table; null if everything is
        double room = Figure::far; ///< the available height: the bar of colours has its usual length, or what
                                   ///< the other entries leave
        QString outside = {};      ///< the position, if it is no cell of the table
        bool areWritten = false;   ///< the cells have their numbers: a slide needs no key of the colours
    };
    GridLegend(const GridPicture& picture, const Style& style, const Seen& seen);

    [[nodiscard]] static double width(const Style& style);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] QSizeF size() const { return size_; }
    void draw(QPainter& painter, const QPointF& topLeft) const;

private:
    void addSubject();
    void addWhole();
    void addColours();
    void addValues(const QString& heading);
    void addTheorem();
    void addDiscovered(const Discovered& discovered);
    void addFound(const Discovered& discovered);
    void addExtent();
    void measure(double room);
    [[nodiscard]] double heightOf(const Entry& entry) const;
    void drawEntry(QPainter& painter, const Entry& entry, const QRectF& rect) const;
    void drawBar(QPainter& painter, const QRectF& rect) const;

    const GridPicture& picture_;
    const Style& style_;
    std::vector<Entry> entries_;
    QSizeF size_;
    double barHeight_;
    bool hasKey_; ///< of the colours of values
};

} // namespace mexplorer::ui
