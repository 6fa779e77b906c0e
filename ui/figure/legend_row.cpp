#include "ui/figure/legend_row.h"

#include "ui/figure/motion/keyed.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double textPixels = 13;
constexpr double signHeight = 14;
constexpr double signGap = 8;
constexpr double entryGap = 28;
constexpr double leastEntryGap = 14; // where there is little room
constexpr double besideLegend = 16;

constexpr double rowPitch = 19; // from row to row; legendRowHeight() has room for both
constexpr double raised = 3;    // two rows, which else would touch the edge below

/// An entry with what it takes of its row: to measure texts is what takes longest of a legend.
struct Measured {
    const LegendEntry* entry;
    double text;  ///< the width of its own
    double width; ///< with its sign, and room for any text that shares its place
};
using Entries = std::span<const Measured>;

std::vector<Measured> measured(const LegendEntries& entries) {
    const QFontMetricsF metrics(textFont(textPixels));
    std::vector<Measured> all;
    for (const LegendEntry& entry : entries) {
        const double text = metrics.horizontalAdvance(entry.text);
        double widest = text;
        for (const QString& other : entry.shared)
            widest = std::max(widest, metrics.horizontalAdvance(other));
        all.push_back({&entry, text, entry.width * signHeight + signGap + widest});
    }
    return all;
}

double widthOf(Entries entries, double gap) {
    double width = -gap;
    for (const Measured& entry : entries)
        width += entry.width + gap;
    return width;
}

/// How many entries stand in the first of two rows, so that the wider one is as narrow as can be.
std::size_t bestSplit(Entries entries) {
    const auto widest = [&](std::size_t first) {
        return std::max(widthOf(entries.first(first), entryGap), widthOf(entries.subspan(first), entryGap));
    };
    std::size_t best = entries.size();
    for (std::size_t first = 1; first < entries.size(); ++first) {
        if (widest(first) <= widest(best)) best = first;
    }
    return best;
}

struct Rows {
    Entries first;
    Entries second; ///< empty if one row is enough
    double gap = entryGap;
    double scale = 1;
};

Rows rowsOf(Entries entries, double width, const Style& style) {
    if (entries.empty()) return {};
    const bool isOneRow = widthOf(entries, entryGap) * style.type <= width;
    const std::size_t split = isOneRow ? entries.size() : bestSplit(entries);
    Rows rows{entries.first(split), entries.subspan(split)};
    const auto needed = [&](double gap) {
        return std::max(widthOf(rows.first, gap), widthOf(rows.second, gap));
    };
    if (needed(entryGap) * style.type > width) rows.gap = leastEntryGap;
    rows.scale = std::min(style.type, width / needed(rows.gap));
    return rows;
}

/// The rows that are drawn: places are kept only while what is seen can be read.
struct RowsInSight {
    RowsInSight(const LegendEntries& entries, double width, const Style& style) : every(measured(entries)) {
        std::ranges::copy_if(every, std::back_inserter(seen),
                             [](const Measured& one) { return one.entry->isSeen; });
        rows = rowsOf(every, width, style);
        if (rows.scale * textPixels < style.leastType) rows = rowsOf(seen, width, style);
    }
    RowsInSight(const RowsInSight&) = delete;
    RowsInSight& operator=(const RowsInSight&) = delete;

    std::vector<Measured> every;
    std::vector<Measured> seen;
    Rows rows; ///< of one of these
};

void drawRow(QPainter& painter, double y, const Style& style, Entries entries, double gap) {
    double x = -widthOf(entries, gap) / 2;
    for (const Measured& one : entries) {
        const LegendEntry& entry = *one.entry;
        const double left = x;
        x += one.width + gap;
        if (!entry.isSeen) continue;
        const Keyed named(painter, {"legend", qHash(entry.text)}); // each goes to its new place by itself
        const QRectF sign(left, y - signHeight / 2, entry.width * signHeight, signHeight);
        painter.save();
        entry.drawSign(painter, sign);
        painter.restore();
        painter.setPen(style.theme.quiet);
        painter.drawText(QRectF(sign.right() + signGap, y - signHeight, one.text + 2, 2 * signHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

} // namespace

void addEntry(LegendEntries& entries, bool isSeen, bool isSeenElsewhere, LegendEntry entry) {
    if (!isSeen && !isSeenElsewhere) return;
    entry.isSeen = isSeen;
    entries.push_back(std::move(entry));
}

QStringList textsOf(const LegendEntries& entries) {
    QStringList texts;
    for (const LegendEntry& entry : entries)
        if (entry.isSeen) texts << entry.text;
    return texts;
}

double legendRowHeight(const Style& style) {
    return 40 * style.type;
}

double legendType(const LegendEntries& entries, double width, const Style& style) {
    return textPixels * RowsInSight(entries, width, style).rows.scale;
}

void drawLegendRow(QPainter& painter, const QRectF& area, const Style& style, const LegendEntries& entries) {
    const RowsInSight sight(entries, area.width(), style);
    const Rows& rows = sight.rows;
    const double y = rows.second.empty() ? 0 : -rowPitch / 2 - raised;
    if (sight.seen.empty()) return;

    painter.save();
    painter.translate(area.center());
    painter.scale(rows.scale, rows.scale);
    painter.setFont(textFont(textPixels));
    drawRow(painter, y, style, rows.first, rows.gap);
    drawRow(painter, y + rowPitch, style, rows.second, rows.gap);
    painter.restore();
}

void drawAboveLegend(QPainter& painter, const Frame& frame, const LegendEntries& legend,
                     const std::function<void()>& drawWorld) {
    const QRectF area = frame.area();
    const Style& style = frame.style();
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.setClipRect(area.adjusted(0, 0, 0, frame.content().bottom() - area.bottom()));
    drawWorld();
    painter.restore();
    const double height = legendRowHeight(style);
    drawLegendRow(
        painter,
        {area.left() + besideLegend, area.bottom() - height, area.width() - 2 * besideLegend, height}, style,
        legend);
    painter.restore();
}

} // namespace mexplorer::ui
