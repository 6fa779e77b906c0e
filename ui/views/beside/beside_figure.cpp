#include "ui/views/beside/beside_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double betweenHalves = 12; // pixels, as all below, at the usual size of type
constexpr double halfTitleBand = 30;
constexpr double halfTitleType = 15;
constexpr double reasonType = 12;
constexpr double belowReasons = 10;
constexpr double mostOfReasons = 0.25; // of the picture’s height
constexpr double leastContent = 0.45;  // of a half: with less, the legends are left out
constexpr double leastHeightForReasons = 400;
constexpr double sideAir = 16;
constexpr double cellWithCorner = 24; // the least in which the cross leaves the number free
constexpr double leastMark = 6;

const Pairable* pairable(const Figure& figure) {
    return dynamic_cast<const Pairable*>(&figure.bare());
}

double grown(const Style& style, double pixels, double type) {
    return std::ceil(pixels * style.typeOf(type) / type);
}

void addMark(QPainterPath& marks, const QPointF& middle, double reach, bool isOfOutcome) {
    marks.moveTo(middle + QPointF(-reach, reach));
    marks.lineTo(middle + QPointF(reach, -reach));
    if (!isOfOutcome) return;
    marks.moveTo(middle + QPointF(-reach, -reach));
    marks.lineTo(middle + QPointF(reach, reach));
}

/// With a rim, to be seen on any colour.
void strokeMarks(QPainter& painter, const QPainterPath& marks, const Style& style, double width) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.paper, 2.4 * width * style.line, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(marks);
    painter.setPen(QPen(style.theme.mismatch, width * style.line, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(marks);
}

/// What a frame asks of a half: that both have the same world and scale, whatever each alone would have.
class HalfGeometry final : public Figure {
public:
    HalfGeometry(const Figure& lead, const QRectF& bounds, const QMarginsF& margins)
        : lead_(lead), bounds_(bounds), margins_(margins) {}

    [[nodiscard]] QRectF bounds() const override { return bounds_; }
    [[nodiscard]] QMarginsF margins(const Style& /*style*/) const override { return margins_; }
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return lead_.scaleRange(); }
    [[nodiscard]] double largestFit() const override { return lead_.largestFit(); }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override {
        return lead_.leastFit(style, content);
    }
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return lead_.heart(seen); }
    [[nodiscard]] std::optional<QMarginsF> holding(const Style& style) const override {
        return lead_.holding(style);
    }
    [[nodiscard]] bool keepsAspect() const override { return lead_.keepsAspect(); }
    void draw(QPainter& /*painter*/, const Frame& /*frame*/) const override {}
    [[nodiscard]] Expected<void> writeCsv(QIODevice& /*device*/, Task& /*task*/) const override { return {}; }

private:
    const Figure& lead_;
    QRectF bounds_;
    QMarginsF margins_;
};

} // namespace

struct BesideFigure::Halves {
    bool areAcross = true;
    std::array<QRectF, 2> titles;
    std::array<QRectF, 2> areas; ///< below the titles
    std::array<QMarginsF, 2> margins;
    std::array<bool, 2> haveLegend{true, true};
    QRectF foot;

    // Both contents get the same size, whatever stands beside them; `gap` is between the areas.
    void placeAcross(const QRectF& all, double gap);
    void placeUpright(const QRectF& all, double gap);
};

void BesideFigure::Halves::placeAcross(const QRectF& all, double gap) {
    auto& [one, other] = margins;
    one.setTop(std::max(one.top(), other.top()));
    one.setBottom(std::max(one.bottom(), other.bottom()));
    other.setTop(one.top());
    other.setBottom(one.bottom());
    const double beside = one.left() + one.right() + other.left() + other.right();
    const double content = std::max(1.0, (all.width() - gap - beside) / 2);
    const double width = content + one.left() + one.right();
    areas[0] = QRectF(all.left(), all.top(), width, std::max(1.0, all.height()));
    areas[1] = areas[0].translated(width + gap, 0);
    areas[1].setRight(std::max(all.right(), areas[1].left() + 1));
}

void BesideFigure::Halves::placeUpright(const QRectF& all, double gap) {
    auto& [one, other] = margins;
    one.setLeft(std::max(one.left(), other.left()));
    one.setRight(std::max(one.right(), other.right()));
    other.setLeft(one.left());
    other.setRight(one.right());
    const double beside = one.top() + one.bottom() + other.top() + other.bottom();
    const double content = std::max(1.0, (all.height() - gap - beside) / 2);
    const double height = content + one.top() + one.bottom();
    areas[0] = QRectF(all.left(), all.top(), std::max(1.0, all.width()), height);
    areas[1] = areas[0].translated(0, height + gap);
    areas[1].setBottom(std::max(all.bottom(), areas[1].top() + 1));
}

BesideFigure::BesideFigure(std::shared_ptr<const Figure> left, std::shared_ptr<const Figure> right,
                           std::shared_ptr<const BesideFacts> facts)
    : figures_{std::move(left), std::move(right)}, facts_(std::move(facts)) {
    for (std::size_t i = 0; i < figures_.size(); ++i)
        if (const Pairable* own = pairable(*figures_[i])) bare_[i] = own->withoutLegend();
}

QRectF BesideFigure::bounds() const {
    return figures_[0]->bounds().united(figures_[1]->bounds());
}

QRectF BesideFigure::reach() const {
    return figures_[0]->reach().united(figures_[1]->reach());
}

std::pair<double, double> BesideFigure::scaleRange() const {
    return figures_[0]->scaleRange();
}

double BesideFigure::largestFit() const {
    return std::min(figures_[0]->largestFit(), figures_[1]->largestFit());
}

double BesideFigure::leastFit(const Style& style, const QSizeF& content) const {
    return std::max(figures_[0]->leastFit(style, content), figures_[1]->leastFit(style, content));
}

double BesideFigure::readableScale() const {
    return std::max(figures_[0]->readableScale(), figures_[1]->readableScale());
}

QPointF BesideFigure::heart(const QSizeF& seen) const {
    return figures_[0]->heart(seen);
}

std::optional<QMarginsF> BesideFigure::holding(const Style& style) const {
    return figures_[0]->holding(style);
}

bool BesideFigure::keepsAspect() const {
    return figures_[0]->keepsAspect();
}

std::optional<QRectF> BesideFigure::placeOfTopic(const Topic& topic) const {
    const auto place = figures_[0]->placeOfTopic(topic);
    return place ? place : figures_[1]->placeOfTopic(topic);
}

/// What the longer one takes in its half; 0 if a small picture has no room for them.
double BesideFigure::reasonsHeight(const Style& style, const QSizeF& picture) const {
    if (facts_->reasons[0].empty() || picture.height() < leastHeightForReasons * style.type) return 0;
    const QFontMetricsF metrics(style.font(reasonType));
    const QRectF room(0, 0, std::max(1.0, picture.width() / 2 - 2 * sideAir * style.type), far);
    double most = 0;
    for (const Message& reason : facts_->reasons)
        most = std::max(most, metrics.boundingRect(room, Qt::TextWordWrap, translated(reason)).height());
    return std::min(std::ceil(most) + belowReasons * style.type, picture.height() * mostOfReasons);
}

double BesideFigure::footHeight(const Style& style, const QSizeF& picture) const {
    return facts_->differences ? legendRowHeight(style) + reasonsHeight(style, picture) : 0;
}

const Figure& BesideFigure::shown(std::size_t which, const Halves& halves) const {
    return halves.haveLegend[which] ? *figures_[which] : *bare_[which];
}

/// Whether a legend says the same on both sides, so that one of them is enough.
bool BesideFigure::haveSameLegend(const Style& style, const QSizeF& half) const {
    if (!bare_[0] || !bare_[1] || !pairable(*figures_[0])->sharesColours(*pairable(*figures_[1])))
        return false;
    const QRectF area({}, half);
    const auto said = [&](const Figure& figure) {
        return figure.textsBeside(Frame(figure, area, std::nullopt, style));
    };
    return said(*figures_[0]) == said(*figures_[1]);
}

/// Of two legends that are the same, the one at the outer edge stays; where they would leave too little room,
/// none does.
std::array<bool, 2> BesideFigure::legendsIn(const Style& style, const QSizeF& half) const {
    const QMarginsF beside = figures_[0]->marginsIn(style, half);
    const double across = half.width() - beside.left() - beside.right();
    const double upright = half.height() - beside.top() - beside.bottom();
    const bool isNarrow = across < leastContent * half.width() || upright < leastContent * half.height();
    if (bare_[0] && bare_[1] && isNarrow) return {false, false};
    return {!haveSameLegend(style, half), true};
}

BesideFigure::Halves BesideFigure::halvesIn(const Style& style, const QRectF& area) const {
    Halves halves;
    const double foot = std::min(footHeight(style, area.size()), area.height() / 3);
    const double band = grown(style, halfTitleBand, halfTitleType);
    const double gap = betweenHalves * style.type;
    const QRectF above = area.adjusted(0, 0, 0, -foot);
    halves.foot = QRectF(area.left(), above.bottom(), area.width(), foot);
    halves.areAcross = area.width() >= area.height();
    const QSizeF half = halves.areAcross ? QSizeF((above.width() - gap) / 2, above.height() - band)
                                         : QSizeF(above.width(), (above.height() - gap) / 2 - band);
    const QSizeF size = half.expandedTo({1, 1});
    halves.haveLegend = legendsIn(style, size);
    for (std::size_t i = 0; i < 2; ++i)
        halves.margins[i] = shown(i, halves).marginsIn(style, size);
    const QRectF below = above.adjusted(0, band, 0, 0);
    if (halves.areAcross)
        halves.placeAcross(below, gap);
    else
        halves.placeUpright(below, gap + band);
    for (std::size_t i = 0; i < 2; ++i) {
        const QRectF& own = halves.areas[i];
        halves.titles[i] = QRectF(own.left(), own.top() - band, own.width(), band);
    }
    return halves;
}

QMarginsF BesideFigure::margins(const Style& style) const {
    constexpr QSizeF usual(1280, 720);
    return marginsIn(style, usual);
}

/// The content of the whole is that of the first half.
QMarginsF BesideFigure::marginsIn(const Style& style, const QSizeF& picture) const {
    const Halves halves = halvesIn(style, QRectF({}, picture));
    const QRectF content = halves.areas[0].marginsRemoved(halves.margins[0]);
    return {content.left(), content.top(), picture.width() - content.right(),
            picture.height() - content.bottom()};
}

Frame BesideFigure::half(std::size_t which, const Frame& frame) const {
    const Halves halves = halvesIn(frame.style(), frame.area());
    return {HalfGeometry(*this, bounds(), halves.margins[which]), halves.areas[which], frame.camera(),
            frame.style()};
}

void BesideFigure::draw(QPainter& painter, const Frame& frame) const {
    paintPaper(painter, frame);
    const Halves halves = halvesIn(frame.style(), frame.area());
    for (std::size_t i = 0; i < 2; ++i)
        drawHalf(painter, frame, halves, i);
    drawFoot(painter, frame, halves);
}

void BesideFigure::drawHalf(QPainter& painter, const Frame& frame, const Halves& halves,
                            std::size_t which) const {
    const InPart part(painter, static_cast<std::uint32_t>(which + 1));
    const Style& style = frame.style();
    const Frame own = half(which, frame);
    const Figure& figure = shown(which, halves);
    painter.save();
    painter.setClipRect(own.area());
    figure.draw(painter, own);
    painter.restore();
    drawDifferences(painter, own, figure);
    const Keyed title(painter, {"half"});
    painter.setFont(style.font(halfTitleType, QFont::Bold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, titleOf(halves, which, own), Qt::AlignCenter,
                   translated(facts_->titles[which]));
}

/// Above what is seen of the world, in its middle, if it has room there.
QRectF BesideFigure::titleOf(const Halves& halves, std::size_t which, const Frame& half) const {
    const Style& style = half.style();
    const QFontMetricsF metrics(style.font(halfTitleType, QFont::Bold));
    const double needed = metrics.horizontalAdvance(translated(facts_->titles[which])) + 2 * sideAir;
    QRectF band = halves.titles[which];
    if (needed <= half.content().width()) {
        band.setLeft(half.content().left());
        band.setRight(half.content().right());
    }
    return band.adjusted(2, 2, -2, -2);
}

/// In a corner of the cell, where it does not hide its number, or on all of a small one.
void BesideFigure::drawDifferences(QPainter& painter, const Frame& half, const Figure& figure) const {
    const Pairable* own = pairable(figure);
    if (!own || !facts_->differences) return;
    const auto& listed = facts_->differences->listed;
    const std::size_t stride = listed.size() / mostMarks + 1;
    QPainterPath marks;
    double reach = 1;
    for (std::size_t i = 0; i < listed.size(); i += stride) {
        const auto place = own->rectOf(listed[i].place);
        if (!place) continue;
        const QRectF cell = half.toArea().mapRect(*place);
        const double side = std::min(cell.width(), cell.height());
        const bool isInCorner = side >= cellWithCorner;
        reach = isInCorner ? side * 0.15 : std::max(side * 0.22, leastMark / 2);
        const QPointF corner = cell.topRight() + QPointF(-1.7 * reach, 1.7 * reach);
        const QPointF middle = isInCorner ? corner : cell.center();
        if (half.content().contains(middle)) addMark(marks, middle, reach, listed[i].isOfOutcome());
    }
    if (marks.isEmpty()) return;
    const Keyed all(painter, {"differences"});
    painter.save();
    painter.setClipRect(half.content());
    strokeMarks(painter, marks, half.style(), std::clamp(reach / 2.5, 1.0, 3.0));
    painter.restore();
}

LegendEntries BesideFigure::marks(const Style& style) const {
    const ValueDifferences& found = *facts_->differences;
    LegendEntries entries;
    entries.push_back({translated(sayCompared(found)), [](QPainter&, const QRectF&) {}, 0});
    const auto add = [&](const Message& text, bool isOfOutcome) {
        entries.push_back({translated(text), [style, isOfOutcome](QPainter& painter, const QRectF& sign) {
                               QPainterPath mark;
                               addMark(mark, sign.center(), sign.height() * 0.35, isOfOutcome);
                               strokeMarks(painter, mark, style, 2);
                           }});
    };
    if (found.outcomes > 0) add(sayOutcomesDiffer(found), true);
    if (found.values > 0) add(sayValuesDiffer(found), false);
    return entries;
}

void BesideFigure::drawFoot(QPainter& painter, const Frame& frame, const Halves& halves) const {
    if (!facts_->differences) return;
    const Keyed all(painter, {"foot"});
    const Style& style = frame.style();
    const double air = sideAir * style.type;
    QRectF line = halves.foot.adjusted(air, 0, -air, 0);
    line.setHeight(std::min(line.height(), legendRowHeight(style)));
    drawLegendRow(painter, line, style, marks(style));
    const QRectF below = halves.foot.adjusted(0, line.height(), 0, 0);
    if (below.height() < style.leastType) return;
    painter.setFont(style.font(reasonType));
    painter.setPen(style.theme.ink);
    for (std::size_t i = 0; i < 2; ++i) {
        QRectF own = below;
        own.setWidth(below.width() / 2);
        own.translate(static_cast<double>(i) * own.width(), 0);
        drawFittedText(painter, style, own.adjusted(air, 0, -air, 0), Qt::AlignHCenter | Qt::AlignTop,
                       translated(facts_->reasons[i]));
    }
}

QStringList BesideFigure::textsBeside(const Frame& frame) const {
    const Halves halves = halvesIn(frame.style(), frame.area());
    QStringList texts;
    for (std::size_t i = 0; i < 2; ++i) {
        texts << translated(facts_->titles[i]);
        for (const QString& text : shown(i, halves).textsBeside(half(i, frame)))
            if (!texts.contains(text)) texts << text;
    }
    if (facts_->differences) texts << textsOf(marks(frame.style()));
    return texts;
}

Expected<void> BesideFigure::writeCsv(QIODevice& device, Task& task) const {
    const Pairable* own = pairable(*figures_[0]);
    if (!own || !facts_->differences)
        return invalid(say(MX_TEXT("core", "These two pictures have no values that could be compared.")));
    const ValueTable table = own->valueTable();
    const auto& listed = facts_->differences->listed;
    CsvWriter csv(device, task, 1 + listed.size());
    bool good = csv.line("position,left,right,differs");
    for (std::size_t i = 0; good && i < listed.size(); ++i) {
        const ValueDifference& at = listed[i];
        good = csv.line("\"{}\",{},{},{}", table.positionAt(at.place), at.left, at.right,
                        at.isOfOutcome() ? "outcome" : "value");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
