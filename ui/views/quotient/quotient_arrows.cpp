#include "ui/views/quotient/quotient_arrows.h"

#include "ui/figure/motion/keyed.h"
#include "ui/figure/world_painter.h"
#include "ui/theme/roles.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double headSize = 8; // pixels
constexpr double bendPitch = 9;
constexpr int clippingSteps = 24;
constexpr std::size_t mostArrows = 800; ///< of more, only those along first words are drawn at once
constexpr std::size_t manyElements = 64;

double lengthOf(const QPointF& way) {
    return std::hypot(way.x(), way.y());
}

/// The part of a curve between two boxes.
struct QuotientCurve {
    QPointF from, bend, to;

    [[nodiscard]] QPointF at(double t) const {
        return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * bend + t * t * to;
    }
    /// Where it leaves the box around its beginning.
    [[nodiscard]] double leaves(const QRectF& box) const {
        double inside = 0;
        double outside = 0.5;
        for (int i = 0; i < clippingSteps; ++i) {
            const double middle = (inside + outside) / 2;
            (box.contains(at(middle)) ? inside : outside) = middle;
        }
        return outside;
    }
    [[nodiscard]] QuotientCurve reversed() const { return {to, bend, from}; }
    [[nodiscard]] QPainterPath between(double begin, double end) const {
        constexpr int parts = 20;
        QPainterPath path(at(begin));
        for (int i = 1; i <= parts; ++i)
            path.lineTo(at(begin + (end - begin) * i / parts));
        return path;
    }
};

class QuotientArrowPainter : private WorldPainter {
public:
    QuotientArrowPainter(QPainter& painter, const QuotientFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void drawArrows() {
        for (const bool isStrong : {false, true})
            for (const QuotientArrow& arrow : layout().arrows())
                if (isSeen(arrow) && isLit(arrow) == isStrong) drawOne(arrow, isStrong);
        forWitness([this](Element from, const QuotientCurve& curve, double begin, double end) {
            const Keyed keyed(painter_, {"witness", from}, curve.at(begin), Growth::uncovers);
            const QPen pen(theme().accent, 3.4 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
            drawCurve(curve, begin, end, pen, true);
        });
    }
    void drawLabels() {
        forWitness([this](Element from, const QuotientCurve& curve, double begin, double end) {
            const Keyed keyed(painter_, {"witness label", from});
            drawLabel(curve.at((begin + end) / 2));
        });
        for (const Element element : staying()) {
            const Keyed keyed(painter_, {"witness label", element});
            const QRectF box = placed(layout().node(element));
            drawLabel({box.center().x(), box.top() - 0.35 * box.height()});
        }
    }

private:
    [[nodiscard]] const QuotientLayout& layout() const { return figure_.picture().layout; }
    [[nodiscard]] std::optional<Element> centre() const { return figure_.look().hovered; }
    /// At what is pointed at: leading away from it.
    [[nodiscard]] bool isAtCentre(const QuotientArrow& arrow) const {
        return centre() == arrow.from || (arrow.isBoth && centre() == arrow.to);
    }
    [[nodiscard]] bool isSeen(const QuotientArrow& arrow) const {
        const bool areAll = figure_.picture().hasAllArrows && layout().arrows().size() <= mostArrows;
        const bool isWanted = areAll || arrow.isFirst || isAtCentre(arrow);
        return isWanted && figure_.isShown(arrow.from) && figure_.isShown(arrow.to) &&
               figure_.subject().told.presentation.elements.generators[arrow.generator] <=
                   figure_.shownHeap();
    }
    [[nodiscard]] bool isLit(const QuotientArrow& arrow) const {
        return centre() ? isAtCentre(arrow) : arrow.isFirst;
    }

    [[nodiscard]] QuotientCurve curveOf(Element from, Element to, std::size_t generator) const {
        const QPointF begin = layout().node(from).center();
        const QPointF end = layout().node(to).center();
        const QPointF way = end - begin;
        const double length = std::max(lengthOf(way), 1.0);
        const QPointF aside(-way.y() / length, way.x() / length);
        const double bend = bendPitch * (1 + static_cast<double>(generator % 5)) + 0.06 * length;
        return {placed(begin), placed((begin + end) / 2 + aside * bend), placed(end)};
    }
    [[nodiscard]] QRectF around(Element element) const {
        const double gap = 2.5 * line();
        return placed(layout().node(element)).adjusted(-gap, -gap, gap, gap);
    }

    void drawOne(const QuotientArrow& arrow, bool isStrong) {
        const QuotientCurve curve = curveOf(arrow.from, arrow.to, arrow.generator);
        const double begin = curve.leaves(around(arrow.from));
        const double end = 1 - curve.reversed().leaves(around(arrow.to));
        if (begin >= end) return;
        const std::uint64_t which = arrow.to * std::uint64_t{BipartiteMonoid::mostElements} + arrow.generator;
        const Keyed keyed(painter_, {"arrow", arrow.from, which}, curve.at(begin), Growth::uncovers);
        QPen pen = generatorPen(theme(), arrow.generator, (isStrong ? strongWidth() : 1.1) * line());
        if (!isStrong) pen.setColor(faded(pen.color(), strengthOfRest()));
        drawCurve(curve, begin, end, pen, !arrow.isBoth);
    }

    void drawCurve(const QuotientCurve& curve, double begin, double end, const QPen& pen, bool hasHead) {
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(curve.between(begin, end));
        if (!hasHead) return;
        const double size = headSize * std::clamp(frame_.scale(), 0.6, 1.4) * line();
        const QPointF tip = curve.at(end);
        QPointF along = tip - curve.at(begin + 0.85 * (end - begin));
        along *= size / std::max(lengthOf(along), 1e-6);
        const QPointF aside(-along.y() * 0.42, along.x() * 0.42);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(pen.color());
        painter_.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
    }

    /// The ways from two elements to their products with what tells them apart.
    template <class Visit>
    void forWitness(const Visit& visit) {
        if (!figure_.look().step || !figure_.look().step->witness) return;
        const ElementWitness& witness = *figure_.look().step->witness;
        if (witness.context == 0) return;
        for (const Element from : {witness.one, witness.other}) {
            const Element to = figure_.subject().quotient().monoid.product(from, witness.context);
            if (to == from) continue;
            const QuotientCurve curve = curveOf(from, to, 2);
            const double begin = curve.leaves(around(from));
            const double end = 1 - curve.reversed().leaves(around(to));
            if (begin < end) visit(from, curve, begin, end);
        }
    }
    /// Of the two elements that are told apart, those that what is added does not change.
    [[nodiscard]] std::vector<Element> staying() const {
        std::vector<Element> elements;
        if (!figure_.look().step || !figure_.look().step->witness) return elements;
        const ElementWitness& witness = *figure_.look().step->witness;
        for (const Element element : {witness.one, witness.other}) {
            const bool stays =
                figure_.subject().quotient().monoid.product(element, witness.context) == element;
            if (stays && witness.context != 0) elements.push_back(element);
        }
        return elements;
    }
    void drawLabel(const QPointF& middle) {
        const Element context = figure_.look().step->witness->context;
        const QString text =
            QStringLiteral("× ") + QString::fromStdString(figure_.subject().told.word(context));
        painter_.setFont(font(13, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        const double wide = metrics.horizontalAdvance(text) + 12;
        const QRectF box(middle.x() - wide / 2, middle.y() - metrics.height() / 2, wide, metrics.height());
        painter_.setPen(QPen(theme().accent, 1.5 * line()));
        painter_.setBrush(theme().paper);
        painter_.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter_.setPen(theme().accent);
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }
    [[nodiscard]] double strongWidth() const {
        return centre() || figure_.subject().quotient().monoid.order() <= manyElements ? 2.2 : 1.4;
    }
    /// Of those that are not strong: the more there are, the fainter.
    [[nodiscard]] double strengthOfRest() const {
        constexpr double usual = 40;
        if (centre()) return 0.16;
        return std::clamp(usual / static_cast<double>(layout().arrows().size()), 0.14, 0.5);
    }

    const QuotientFigure& figure_;
};

} // namespace

void drawQuotientArrows(QPainter& painter, const QuotientFigure& figure, const Frame& frame) {
    QuotientArrowPainter(painter, figure, frame).drawArrows();
}

void drawQuotientLabels(QPainter& painter, const QuotientFigure& figure, const Frame& frame) {
    QuotientArrowPainter(painter, figure, frame).drawLabels();
}

} // namespace mexplorer::ui
