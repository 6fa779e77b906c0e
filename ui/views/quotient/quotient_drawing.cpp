#include "ui/views/quotient/quotient_drawing.h"

#include "core/text/parse.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/translated.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"
#include "ui/views/quotient/quotient_arrows.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double wordPixels = 15;
constexpr double cellPixels = 14;
constexpr double quotientHeadPixels = 12;
constexpr double factPixels = 13;
constexpr double orderPixels = 18;
constexpr double cornerShare = 0.4; // of a node’s height

class QuotientPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(QuotientFigure)

public:
    QuotientPainter(QPainter& painter, const QuotientFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        drawQuotientArrows(painter_, figure_, frame_);
        for (Element element = 0; element < quotient().monoid.order(); ++element)
            figure_.isShown(element) ? drawElement(element) : drawPlace(element);
        drawQuotientLabels(painter_, figure_, frame_);
        drawHeads();
        for (std::uint32_t heap = 0; heap <= quotient().largestHeap(); ++heap)
            drawCell(heap);
        using Told = QuotientState::Told;
        if (figure_.isTold(Told::period)) drawPeriod();
        drawGenerators();
        if (figure_.isTold(Told::checked)) drawFact(QuotientFact::checked);
        if (figure_.isTold(Told::relations)) drawFact(QuotientFact::relations);
        if (figure_.isTold(Told::period)) drawFact(QuotientFact::period);
        if (figure_.isTold(Told::all)) drawOrder();
    }

private:
    [[nodiscard]] const QuotientLayout& layout() const { return figure_.picture().layout; }
    [[nodiscard]] const QuotientSubject& subject() const { return figure_.subject(); }
    [[nodiscard]] const MisereQuotient& quotient() const { return subject().quotient(); }
    [[nodiscard]] QString word(Element element) const {
        return QString::fromStdString(subject().told.word(element));
    }
    [[nodiscard]] bool isLit(Element element) const {
        const auto& step = figure_.look().step;
        return step && std::ranges::find(step->lit, element) != step->lit.end();
    }

    struct Look {
        QColor fill;
        QColor ink;
        bool isPlain; ///< with a rim only
    };
    [[nodiscard]] Look lookOf(Element element) const {
        if (figure_.hasOutcome(element) && quotient().monoid.isP(element))
            return {pAmongColours(theme()).fill, pAmongColours(theme()).on, false};
        if (!figure_.isOfHeap(element)) return {theme().paper, theme().ink, true};
        const QColor fill = figure_.colourOf(element, theme());
        return {fill, readableOn(fill.rgb()), false};
    }

    /// Where an element will be.
    void drawPlace(Element element) {
        const Keyed keyed(painter_, {"place", element});
        const QRectF box = placed(layout().node(element));
        painter_.setPen(QPen(theme().line, line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(box, cornerShare * box.height(), cornerShare * box.height());
    }

    void drawElement(Element element) {
        const Named named(painter_, [&] { return elementTopic(element); });
        const QRectF box = placed(layout().node(element));
        const Keyed keyed(painter_, {"element", element}, box.center(), Growth::stretches);
        const double round = cornerShare * box.height();
        if (isLit(element)) {
            const double halo = 5 * line();
            painter_.setPen(QPen(theme().accent, 2 * line()));
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(box.adjusted(-halo, -halo, halo, halo), round + halo, round + halo);
        }
        const Look look = lookOf(element);
        painter_.setPen(look.isPlain ? QPen(theme().rim, 1.5 * line()) : QPen(Qt::NoPen));
        painter_.setBrush(look.fill);
        painter_.drawRoundedRect(box, round, round);
        write(box.adjusted(3, 0, -3, 0), word(element), wordPixels, look.ink, Qt::AlignCenter,
              QFont::DemiBold);
        drawIdle(element, box);
        if (isChosen(element)) drawRing(box, theme().selection, round);
        if (figure_.look().hovered == element) drawRing(box, theme().ink, round);
    }
    [[nodiscard]] bool isChosen(Element element) const {
        return figure_.look().chosen && quotient().of(*figure_.look().chosen) == element;
    }
    void drawRing(const QRectF& box, const QColor& colour, double round) {
        const double gap = 2.5 * line();
        painter_.setPen(QPen(colour, 3 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(box.adjusted(-gap, -gap, gap, gap), round + gap, round + gap);
    }
    /// On its lower rim: a dot for each generator that changes nothing.
    void drawIdle(Element element, const QRectF& box) {
        const std::vector<std::size_t>& idle = layout().idle(element);
        const double radius = std::clamp(4 * frame_.scale(), 2.0, 5.0) * line();
        const double step = std::min(2.6 * radius, box.width() / (static_cast<double>(idle.size()) + 1));
        double x = box.center().x() - step * (static_cast<double>(idle.size()) - 1) / 2;
        for (const std::size_t generator : idle) {
            if (subject().told.presentation.elements.generators[generator] <= figure_.shownHeap()) {
                painter_.setPen(QPen(theme().paper, line()));
                painter_.setBrush(seriesColour(theme(), generator));
                painter_.drawEllipse(QPointF(x, box.bottom()), radius, radius);
            }
            x += step;
        }
    }

    void drawHeads() {
        const Keyed keyed(painter_, {"heads"});
        write(placed(layout().tableHead()), QStringLiteral("n ="), quotientHeadPixels, theme().quiet,
              Qt::AlignRight | Qt::AlignVCenter);
        for (std::uint32_t column = 0; column < layout().columns(); ++column)
            write(placed(layout().columnHead(column)), QString::number(column), quotientHeadPixels,
                  theme().quiet, Qt::AlignCenter);
        for (std::uint32_t row = 0; row < layout().rows(); ++row)
            write(placed(layout().rowHead(row)), QString::number(row * layout().columns()),
                  quotientHeadPixels, theme().quiet, Qt::AlignRight | Qt::AlignVCenter);
    }

    void drawCell(std::uint32_t heap) {
        const Named named(painter_, topic::number, heap);
        const QRectF box = placed(layout().cell(heap)).adjusted(1, 1, -1, -1);
        if (heap > figure_.shownHeap()) {
            const Keyed keyed(painter_, {"empty", heap});
            painter_.setPen(QPen(theme().line, line()));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRoundedRect(box, 3, 3);
            return;
        }
        const Element element = quotient().ofHeap[heap];
        const Keyed keyed(painter_, {"cell", heap}, placed(layout().node(element)).center());
        const Look look = lookOf(element);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(look.fill);
        painter_.drawRoundedRect(box, 3, 3);
        write(box.adjusted(2, 0, -2, 0), word(element), cellPixels, look.ink, Qt::AlignCenter,
              isGenerator(heap) ? QFont::Bold : QFont::Normal);
        if (isInPosition(heap)) drawRing(box.adjusted(3, 3, -3, -3), theme().selection, 1);
        if (figure_.look().hovered == element) drawRing(box.adjusted(3, 3, -3, -3), theme().ink, 1);
    }
    [[nodiscard]] bool isGenerator(std::uint32_t heap) const {
        return std::ranges::binary_search(subject().told.presentation.elements.generators, heap);
    }
    [[nodiscard]] bool isInPosition(std::uint32_t heap) const {
        const auto& heaps = figure_.look().chosen;
        return heaps && std::ranges::binary_search(*heaps, heap);
    }

    /// Where the heaps repeat: a line before the first, and a bracket beside the rest.
    void drawPeriod() {
        const auto& period = subject().told.period;
        if (!period) return;
        const Keyed keyed(painter_, {"period"}, Growth::uncovers);
        const Named named(painter_, topic::period);
        const QRectF box = placed(layout().bracket(period->start, quotient().largestHeap()));
        painter_.setPen(QPen(theme().accent, 2.4 * line(), period->isProved ? Qt::SolidLine : Qt::DashLine));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(
            QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}));
        const QRectF first = placed(layout().cell(period->start)).adjusted(1, 1, -1, -1);
        painter_.drawLine(first.topLeft(), first.bottomLeft());
    }

    void drawGenerators() {
        const std::vector<std::uint32_t>& generators = subject().told.presentation.elements.generators;
        for (std::size_t i = 0; i < generators.size(); ++i) {
            if (generators[i] > figure_.shownHeap()) continue;
            const Keyed keyed(painter_, {"generator", i});
            const QRectF box = placed(layout().generator(i));
            const double sign = 22 * frame_.scale();
            const double y = box.center().y();
            painter_.setPen(generatorPen(theme(), i, 2.4 * line()));
            painter_.drawLine(QPointF(box.left(), y), QPointF(box.left() + sign, y));
            write(box.adjusted(sign + 6, 0, 0, 0), generatorText(i), factPixels, theme().ink,
                  Qt::AlignLeft | Qt::AlignVCenter);
        }
    }
    /// “a: 1, 4, 7 …”
    [[nodiscard]] QString generatorText(std::size_t index) const {
        constexpr std::size_t mostHeaps = 4;
        const Element element = quotient().ofHeap[subject().told.presentation.elements.generators[index]];
        std::vector<std::uint32_t> heaps;
        for (std::uint32_t heap = 0; heap <= figure_.shownHeap(); ++heap)
            if (quotient().ofHeap[heap] == element) heaps.push_back(heap);
        const bool areMore = heaps.size() > mostHeaps;
        heaps.resize(std::min(heaps.size(), mostHeaps));
        return QString::fromStdString(
            fmt::format("{}: {}{}", generatorName(index), joined(heaps, ", "), areMore ? " …" : ""));
    }

    void drawOrder() {
        const Keyed keyed(painter_, {"order"});
        const Named named(painter_, [] { return factTopic(QuotientFact::order); });
        write(placed(layout().fact(QuotientFact::order)),
              translated(sayFact(subject().told, QuotientFact::order)), orderPixels, theme().ink,
              Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold);
    }
    void drawFact(QuotientFact fact) {
        const Keyed keyed(painter_, {"fact", static_cast<std::uint64_t>(fact)});
        const Named named(painter_, [fact] { return factTopic(fact); });
        const bool isQuiet = fact == QuotientFact::checked;
        // No equation is broken.
        const QString text = translated(sayFact(subject().told, fact))
                                 .replace(QStringLiteral(" = "), QStringLiteral("\u00A0=\u00A0"));
        write(placed(layout().fact(fact)), text, factPixels, isQuiet ? theme().quiet : theme().ink,
              Qt::AlignLeft | Qt::AlignTop);
    }

    const QuotientFigure& figure_;
};

} // namespace

void drawQuotient(QPainter& painter, const QuotientFigure& figure, const Frame& frame) {
    QuotientPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
