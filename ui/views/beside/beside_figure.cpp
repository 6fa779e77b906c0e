#include "ui/views/beside/beside_figure.h"

#include "ui/text/translated.h"
#include "ui/views/beside/beside_halves.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double betweenHalves = 12; // pixels, as all below, at the usual size of type
constexpr double halfTitleBand = 30;
constexpr double belowReasons = 10;
constexpr double mostOfReasons = 0.25; // of the picture’s height
constexpr double leastContent = 0.45;  // of a half: with less, the legends are left out
constexpr double leastHeightForReasons = 400;
constexpr double leastUpright = 480; // lower pictures have no room for axes and titles twice

/// Above each half stands in what it differs: its own title would say less.
Style halfStyle(Style style) {
    style.titled = false;
    return style;
}

double grown(const Style& style, double pixels, double type) {
    return std::ceil(pixels * style.typeOf(type) / type);
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

BesideFigure::BesideFigure(std::shared_ptr<const BesidePicture> picture, BesideLook look)
    : picture_(std::move(picture)), figures_(std::move(look.figures)), ringed_(look.ringed) {
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        if (!figures_[i]) figures_[i] = picture_->figures[i];
        if (const Pairable* own = pairable(*figures_[i])) bare_[i] = own->withoutLegend();
    }
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
    if (facts().reasons[0].empty() || picture.height() < leastHeightForReasons * style.type) return 0;
    const QFontMetricsF metrics(style.font(besideReasonType));
    const QRectF room(0, 0, std::max(1.0, picture.width() / 2 - 2 * besideAir * style.type), far);
    double most = 0;
    for (const Message& reason : facts().reasons)
        most = std::max(most, metrics.boundingRect(room, Qt::TextWordWrap, translated(reason)).height());
    return std::min(std::ceil(most) + belowReasons * style.type, picture.height() * mostOfReasons);
}

double BesideFigure::footHeight(const Style& style, const QSizeF& picture) const {
    if (!facts().differences) return facts().unpaired.empty() ? 0 : legendRowHeight(style);
    return legendRowHeight(style) + reasonsHeight(style, picture);
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

BesideFigure::Halves BesideFigure::halvesIn(const Style& whole, const QRectF& area) const {
    const Style style = halfStyle(whole);
    Halves halves;
    const double foot = std::min(footHeight(style, area.size()), area.height() / 3);
    const double band = grown(style, halfTitleBand, halfTitleType);
    const double gap = betweenHalves * style.type;
    const QRectF above = area.adjusted(0, 0, 0, -foot);
    halves.foot = QRectF(area.left(), above.bottom(), area.width(), foot);
    halves.areAcross = area.width() >= area.height() || area.height() < leastUpright * style.type;
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
            halfStyle(frame.style())};
}

std::optional<std::size_t> BesideFigure::sideAt(const Frame& frame, const QPointF& point) const {
    for (std::size_t side = 0; side < figures_.size(); ++side)
        if (half(side, frame).content().contains(point)) return side;
    return std::nullopt;
}

QRectF BesideFigure::foot(const Frame& frame) const {
    return halvesIn(frame.style(), frame.area()).foot;
}

bool BesideFigure::isTouchable(const Frame& frame, const QPointF& point) const {
    return sideAt(frame, point) || foot(frame).contains(point);
}

QPointF BesideFigure::inFirst(const Frame& frame, const QPointF& point) const {
    if (sideAt(frame, point) != std::optional<std::size_t>(1)) return point;
    return point - half(1, frame).content().topLeft() + half(0, frame).content().topLeft();
}

std::optional<ValuePlace> BesideFigure::placeAt(std::size_t side, const Frame& frame,
                                                const QPointF& point) const {
    const Pairable* own = pairable(*figures_[side]);
    const Frame there = half(side, frame);
    return own ? own->placeAt(there.toWorld(point), there) : std::nullopt;
}

std::optional<std::size_t> BesideFigure::differenceAt(std::size_t side, const ValuePlace& place) const {
    if (!facts().differences) return std::nullopt;
    const ValueDifferences& found = *facts().differences;
    for (std::size_t i = 0; i < found.listed.size(); ++i)
        if (found.placeIn(side, found.listed[i]) == std::optional(place)) return i;
    return std::nullopt;
}

} // namespace mexplorer::ui
