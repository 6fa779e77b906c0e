#include "core/explain/search_trace.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/whole.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/interval/interval_colours.h"
#include "ui/views/interval/interval_drawing.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double leastBox = 10;     // pixels of height; lower cells are drawn as pixels
constexpr double leastRounded = 13; // pixels; lower boxes have plain corners, for speed
constexpr double gapShare = 0.13;   // of a cell’s height, above and below its box
constexpr double digitShare = 0.6;  // a digit’s width, by the height of the type

std::size_t signsOf(std::int64_t value) {
    return std::to_string(value).size();
}

class CellPainter {
public:
    CellPainter(QPainter& painter, const IntervalDrawing& drawing)
        : painter_(painter), drawing_(drawing), colours_(drawing.picture, drawing.theme()),
          height_(drawing.layout.cellHeight() * drawing.frame.scale()) {}

    void draw() {
        if (drawing_.picture.numbers() == 0) return;
        if (height_ >= leastBox)
            drawBoxes();
        else
            drawPixels();
        drawPlay();
        drawTold();
    }

private:
    [[nodiscard]] const IntervalValues& values() const { return drawing_.picture.values(); }
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return drawing_.style().line; }

    [[nodiscard]] QRectF boxOf(const Stretch& stretch) const {
        const QRectF cell = drawing_.placed(drawing_.layout.cell(stretch));
        if (height_ < leastBox) return cell;
        const double gap = gapShare * height_;
        return cell.adjusted(gap / 2, gap, -gap / 2, -gap);
    }

    /// Calls `visit(stretch)` for every cell in view.
    template <class Visit>
    void forEachInView(const Visit& visit) const {
        const QRectF seen = drawing_.frame.visible().intersected(drawing_.layout.triangle());
        if (seen.isEmpty()) return;
        const std::size_t numbers = drawing_.picture.numbers();
        const double top = seen.top() - drawing_.layout.triangle().top();
        const double high = drawing_.layout.cellHeight();
        const auto first = wholeOf<std::size_t>(top / high, 0, numbers - 1);
        const auto last = wholeOf<std::size_t>((top + seen.height()) / high, 0, numbers - 1);
        for (std::size_t above = first; above <= last; ++above) {
            const double shift = static_cast<double>(above) / 2;
            const double wide = drawing_.layout.cellWidth();
            const auto begin = wholeOf<std::size_t>(seen.left() / wide - shift, 0, numbers - above - 1);
            const auto end = wholeOf<std::size_t>(seen.right() / wide - shift, 0, numbers - above - 1);
            for (std::size_t i = begin; i <= end; ++i)
                visit(Stretch{i, i + above + 1});
        }
    }

    void drawBoxes() {
        const QSizeF box = boxOf({0, 1}).size();
        const std::size_t longest = std::max(signsOf(drawing_.picture.least), signsOf(drawing_.picture.most));
        const auto type = drawing_.typeIn(box, longest);
        if (type) painter_.setFont(textFont(*type, QFont::DemiBold));
        forEachInView([&](const Stretch& stretch) { drawBox(stretch, type.has_value()); });
    }

    /// Of many cells each is too small to be seen moving.
    void drawBox(const Stretch& stretch, bool hasNumber) {
        constexpr std::size_t mostMoving = 24; // numbers
        const bool isKnown = drawing_.look.knows(values(), stretch);
        const bool isMoving = drawing_.picture.numbers() <= mostMoving;
        if (isMoving && isFilledNow(stretch)) drawWhatItIsMadeOf(stretch, hasNumber);
        std::optional<Keyed> cell;
        if (isMoving)
            cell.emplace(painter_, MotionKey{isKnown ? "cell" : "blank", stretch.begin, stretch.end});
        const QRectF box = boxOf(stretch);
        if (!isKnown) {
            const double radius = std::min(7.0, box.height() / 4);
            painter_.setPen(QPen(theme().line, line()));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRoundedRect(box, radius, radius);
            return;
        }
        drawValue(box, stretch, hasNumber);
        if (stretch.length() > 1 && height_ >= leastRounded) drawChoices(stretch, theme().quiet, 1);
    }

    [[nodiscard]] bool isFilledNow(const Stretch& stretch) const {
        return stretch.length() > 1 && drawing_.look.step && drawing_.look.step->cell == stretch;
    }

    /// The values of both rests come from their cells, and end below the value that follows from them.
    void drawWhatItIsMadeOf(const Stretch& stretch, bool hasNumber) {
        for (const Stretch& rest : {stretch.withoutLeft(), stretch.withoutRight()}) {
            const Keyed part(painter_, {"value of a rest", rest.begin, rest.end},
                             MotionKey{"cell", rest.begin, rest.end});
            drawValue(boxOf(stretch), rest, hasNumber);
        }
    }

    /// The value of a stretch on its colour.
    void drawValue(const QRectF& box, const Stretch& stretch, bool hasNumber) {
        const std::int64_t value = drawing_.picture.subject.valueOf(stretch);
        const QRgb ground = colours_.of(static_cast<double>(value));
        if (height_ < leastRounded) return painter_.fillRect(box, QColor(ground));
        const double radius = std::min(7.0, box.height() / 4);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor(ground));
        painter_.drawRoundedRect(box, radius, radius);
        if (!hasNumber) return;
        painter_.setPen(readableOn(ground));
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::fromStdString(scoreText(value)));
    }

    /// In the gap above a cell, towards the cell of what its better end leaves: if the left end is taken,
    /// that is the cell above on the right.
    void drawChoices(const Stretch& stretch, const QColor& colour, double times) {
        const RowEnd choice = values().choice(stretch);
        const double size = 2 * gapShare * height_ * times;
        if (size < 3) return;
        const QRectF cell = drawing_.placed(drawing_.layout.cell(stretch));
        const double aside = cell.width() / 4;
        const QPointF middle(cell.center().x(), cell.top() - size / 2);
        if (choice != RowEnd::right) drawChoice(painter_, middle + QPointF(aside, 0), size, colour);
        if (choice != RowEnd::left) drawChoice(painter_, middle - QPointF(aside, 0), size, colour);
    }

    /// A ring around a cell, visible however small the cell is.
    void drawRing(const Stretch& stretch, const QColor& colour, double width) {
        constexpr double leastSide = 7;
        QRectF box = boxOf(stretch);
        const double more = std::max({0.0, (leastSide - box.width()) / 2, (leastSide - box.height()) / 2});
        box.adjust(-more, -more, more, more);
        const double radius = std::min(8.0, box.height() / 3);
        painter_.setPen(QPen(colour, width * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(box, radius, radius);
    }

    /// Whether a cell, its ring or the way to the next one can be in sight.
    [[nodiscard]] bool isNearSight(const Stretch& stretch) const {
        const QRectF box = boxOf(stretch);
        const double more = 2 * box.width() + 16;
        return box.adjusted(-more, -more, more, more).intersects(drawing_.frame.area());
    }

    /// Rings around what is left after each move of best play, up to the last one made.
    void drawPlay() {
        if (!drawing_.look.plays()) return;
        const IntervalSubject& subject = drawing_.picture.subject;
        const std::size_t moves = drawing_.look.moves(subject);
        if (height_ < leastBox) drawWay(moves);
        for (std::size_t move = 0; move <= moves; ++move) {
            const Stretch& rest = subject.rests[move];
            if (rest.length() == 0 || !isNearSight(rest)) continue;
            const bool isLast = drawing_.look.step && move == moves;
            if (height_ >= leastBox || isLast)
                drawMovingRing({isLast ? "told" : "rest", isLast ? 0 : move}, rest,
                               isLast ? theme().accent : theme().winning, isLast ? 4 : 3);
            if (height_ >= leastBox && move < moves && rest.length() > 1) drawTakenWay(move);
        }
    }

    void drawTakenWay(std::size_t move) {
        const IntervalSubject& subject = drawing_.picture.subject;
        const QRectF from = boxOf(subject.rests[move]);
        const QRectF to = boxOf(subject.rests[move + 1]);
        const double x = (from.center().x() + to.center().x()) / 2;
        painter_.setPen(QPen(theme().winning, 3 * line()));
        painter_.drawLine(QPointF(x, from.top()), QPointF(x, to.bottom()));
    }

    void drawWay(std::size_t moves) {
        QPolygonF way;
        for (std::size_t move = 0; move <= moves; ++move) {
            const Stretch& rest = drawing_.picture.subject.rests[move];
            if (rest.length() > 0) way << boxOf(rest).center();
        }
        painter_.setPen(QPen(theme().winning, 2.5 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(way);
    }

    /// Rings around the cell whose recurrence is shown, and the two that it comes from.
    void drawTold() {
        const auto told = drawing_.look.told(values());
        if (!told) return;
        if (told->length() > 1) {
            const RowEnd choice = values().choice(*told);
            drawMovingRing({"without left"}, told->withoutLeft(),
                           choice == RowEnd::right ? theme().rim : theme().winning, 3);
            drawMovingRing({"without right"}, told->withoutRight(),
                           choice == RowEnd::left ? theme().rim : theme().winning, 3);
            const Keyed chosen(painter_, {"chosen"});
            drawChoices(*told, theme().winning, 1.25);
        }
        drawMovingRing({"told"}, *told, theme().accent, 4);
    }

    void drawMovingRing(const MotionKey& key, const Stretch& stretch, const QColor& colour, double width) {
        const Keyed ring(painter_, key);
        drawRing(stretch, colour, width);
    }

    /// One colour per pixel of the screen: the mean over the lengths that the pixel covers.
    void drawPixels() {
        const QRectF seen = drawing_.frame.visible().intersected(drawing_.layout.triangle());
        if (seen.isEmpty()) return;
        const double detail = std::max(1.0, std::abs(painter_.deviceTransform().m11()));
        const double scale = drawing_.frame.scale() * detail;
        constexpr int most = 4096;
        const int width = wholeOf(std::ceil(seen.width() * scale), 1, most);
        const int height = wholeOf(std::ceil(seen.height() * scale), 1, most);
        QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
        const double pixel = seen.width() / width / drawing_.layout.cellWidth();
        const double left = seen.left() / drawing_.layout.cellWidth() + pixel / 2;
        for (int y = 0; y < height; ++y) {
            auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
            const Lengths lengths =
                lengthsAt(seen.top() + seen.height() * y / height, seen.height() / height);
            std::optional<std::size_t> cell; // the only cell that the pixel before covers
            for (int x = 0; x < width; ++x) {
                const double column = left + x * pixel;
                const auto same = lengths.isOne() ? beginAt(column, lengths.first) : std::nullopt;
                pixels[x] = same && same == cell ? pixels[x - 1] : meanAt(column, lengths);
                cell = same;
            }
        }
        painter_.drawImage(drawing_.placed(seen), image);
    }

    /// Rows of cells, from 0; only every second one counts.
    struct Lengths {
        std::size_t first;
        std::size_t last;
        [[nodiscard]] bool isOne() const { return first == last; }
    };

    /// The rows from this height of the world down by `depth`. Of several, only those with the parity of the
    /// whole row's length count: leads change sign from each length to the next.
    [[nodiscard]] Lengths lengthsAt(double y, double depth) const {
        const double high = drawing_.layout.cellHeight();
        const double top = y - drawing_.layout.triangle().top();
        const std::size_t numbers = drawing_.picture.numbers();
        auto first = wholeOf<std::size_t>(top / high, 0, numbers - 1);
        if (depth <= high) return {first, first};
        first -= std::min(first, (numbers - 1 - first) % 2);
        return {first, std::min(first + wholeOf<std::size_t>(depth / high, 1, numbers), numbers) - 1};
    }

    /// The first number of the stretch whose cell is at this column, in cell widths from the left, in the row
    /// of cells `above`.
    [[nodiscard]] std::optional<std::size_t> beginAt(double column, std::size_t above) const {
        const double begin = column - static_cast<double>(above) / 2;
        if (begin < 0 || begin >= static_cast<double>(drawing_.picture.numbers() - above))
            return std::nullopt;
        return static_cast<std::size_t>(begin);
    }

    [[nodiscard]] QRgb meanAt(double column, const Lengths& lengths) const {
        double sum = 0;
        unsigned known = 0;
        unsigned unknown = 0;
        for (std::size_t above = lengths.first; above <= lengths.last; above += 2) {
            const auto begin = beginAt(column, above);
            if (!begin) continue;
            const Stretch stretch{*begin, *begin + above + 1};
            if (drawing_.look.knows(values(), stretch)) {
                sum += static_cast<double>(drawing_.picture.subject.valueOf(stretch));
                ++known;
            } else {
                ++unknown;
            }
        }
        if (known > 0) return colours_.of(sum / known);
        return unknown > 0 ? theme().chrome.rgb() : qRgba(0, 0, 0, 0);
    }

    QPainter& painter_;
    const IntervalDrawing& drawing_;
    IntervalColours colours_;
    double height_; ///< of a cell, in pixels
};

} // namespace

std::optional<double> IntervalDrawing::typeIn(const QSizeF& box, std::size_t longest) const {
    const double widest = (box.width() - 4) / (static_cast<double>(longest) * digitShare);
    const double usual = std::min({0.52 * box.height(), widest, 24 * style().type});
    if (usual >= style().leastType) return usual;
    if (std::min(0.9 * box.height(), widest) >= style().leastType) return style().leastType;
    return std::nullopt;
}

void drawChoice(QPainter& painter, const QPointF& tip, double size, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(0.6 * size, 0.8 * size), tip + QPointF(-0.6 * size, 0.8 * size)}));
}

void drawIntervalCells(QPainter& painter, const IntervalDrawing& drawing) {
    CellPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
