#include "ui/views/quotient/quotient_figure.h"

#include "core/text/csv.h"
#include "core/text/parse.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/outcome_legend.h"
#include "ui/text/translated.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"
#include "ui/views/quotient/quotient_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

QuotientFigure::QuotientFigure(std::shared_ptr<const QuotientPicture> picture, QuotientLook look)
    : picture_(std::move(picture)), look_(std::move(look)),
      places_(picture_->subject->quotient().monoid.order(), -1) {
    for (const Element element : subject().quotient().ofHeap)
        if (places_[element] < 0) places_[element] = coloured_++;
}

double QuotientFigure::leastFit(const Style& style, const QSizeF& content) const {
    constexpr double mostUnseen = 3;     // times the size of the content
    constexpr double smallestWord = 0.7; // of a node’s height
    if (isReadFromAfar(style)) return 0; // a slide cannot be moved
    const double readable = scaleForLines(style, smallestWord * picture_->layout.node(0).height());
    const QSizeF all = bounds().size() * readable;
    const bool isMuchSeen =
        all.width() <= mostUnseen * content.width() && all.height() <= mostUnseen * content.height();
    return isMuchSeen ? readable : 0;
}

QPointF QuotientFigure::heart(const QSizeF& seen) const {
    const bool isBeside = look_.step && look_.step->told >= QuotientState::Told::checked;
    const QRectF about = isBeside ? picture_->layout.side() : picture_->layout.graph();
    return {about.left() + std::min(seen.width(), about.width()) / 2,
            about.top() + std::min(seen.height(), about.height()) / 2};
}

std::uint32_t QuotientFigure::shownHeap() const {
    return look_.step ? look_.step->told == QuotientState::Told::all ? subject().quotient().largestHeap()
                                                                     : look_.step->heap
                      : subject().quotient().largestHeap();
}

bool QuotientFigure::isTelling(Element element) const {
    if (!look_.step || !look_.step->witness) return false;
    const ElementWitness& witness = *look_.step->witness;
    const BipartiteMonoid& monoid = subject().quotient().monoid;
    return element == monoid.product(witness.one, witness.context) ||
           element == monoid.product(witness.other, witness.context);
}

bool QuotientFigure::isShown(Element element) const {
    const bool isContext = look_.step && look_.step->witness && look_.step->witness->context == element;
    return subject().reachedAt[element] <= shownHeap() || isContext || isTelling(element);
}

bool QuotientFigure::hasOutcome(Element element) const {
    return isTold(QuotientState::Told::outcomes) || isTelling(element);
}

QColor QuotientFigure::colourOf(Element element, const Theme& theme) const {
    const double t = (places_[element] + 0.5) / coloured_;
    return QColor(besideP(colourAt(ColourMap::viridis, t), theme));
}

std::optional<Element> QuotientFigure::elementAt(const QPointF& world) const {
    if (const auto heap = heapAt(world)) return subject().quotient().ofHeap[*heap];
    for (Element element = 0; element < subject().quotient().monoid.order(); ++element)
        if (isShown(element) && picture_->layout.node(element).contains(world)) return element;
    return std::nullopt;
}

std::optional<std::uint32_t> QuotientFigure::heapAt(const QPointF& world) const {
    for (std::uint32_t heap = 0; heap <= shownHeap(); ++heap)
        if (picture_->layout.cell(heap).contains(world)) return heap;
    return std::nullopt;
}

QString QuotientFigure::title() const {
    return tr("%1: misère quotient of the heaps 0 … %2")
        .arg(translated(picture_->title))
        .arg(subject().quotient().largestHeap());
}

void QuotientFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawQuotient(painter, *this, frame);
}

LegendEntries QuotientFigure::legend(const Style& style) const {
    const Theme theme = style.theme;
    const auto box = [](const QColor& fill, const QPen& pen) {
        return [fill, pen](QPainter& painter, const QRectF& sign) {
            painter.setPen(pen);
            painter.setBrush(fill);
            painter.drawRoundedRect(sign.adjusted(1, 1, -1, -1), 4, 4);
        };
    };
    LegendEntries entries;
    const bool hasP = isTold(QuotientState::Told::outcomes);
    addEntry(entries, hasP, true, {tr("P: lost"), box(pAmongColours(theme).fill, QPen(Qt::NoPen)), 1.4});
    addEntry(entries, true, true, {tr("of one heap"), box(colourOf(0, theme), QPen(Qt::NoPen)), 1.4});
    const auto isSum = [&](Element element) { return isShown(element) && !isOfHeap(element); };
    const auto order = static_cast<Element>(subject().quotient().monoid.order());
    bool isSeen = false;
    bool isIdle = false;
    bool isEverIdle = false;
    for (Element element = 0; element < order; ++element) {
        isSeen = isSeen || isSum(element);
        const bool hasIdle = !picture_->layout.idle(element).empty();
        isEverIdle = isEverIdle || hasIdle;
        isIdle = isIdle || (isShown(element) && hasIdle);
    }
    addEntry(entries, isSeen, std::ranges::find(places_, -1) != places_.end(),
             {tr("of sums only"), box(theme.paper, QPen(theme.rim, 1.5)), 1.4});
    addEntry(entries, isIdle, isEverIdle,
             {tr("changes nothing"),
              [theme](QPainter& painter, const QRectF& sign) {
                  painter.setPen(Qt::NoPen);
                  painter.setBrush(seriesColour(theme, 0));
                  painter.drawEllipse(sign.center(), 4, 4);
              },
              0.8});
    addEntry(entries, true, true,
             {tr("there and back"),
              [theme](QPainter& painter, const QRectF& sign) {
                  painter.setPen(generatorPen(theme, 0, 2.2));
                  painter.drawLine(QPointF(sign.left(), sign.center().y()),
                                   QPointF(sign.right(), sign.center().y()));
              },
              1.6});
    return entries;
}

Expected<void> QuotientFigure::writeCsv(QIODevice& device, Task& task) const {
    const ToldQuotient& told = subject().told;
    const MisereQuotient& quotient = subject().quotient();
    const std::vector<std::uint32_t>& generators = told.presentation.elements.generators;
    CsvWriter csv(device, task, 1 + quotient.monoid.order());
    std::string heads = "element,outcome,heaps";
    for (std::size_t g = 0; g < generators.size(); ++g)
        heads += ",times " + generatorName(g);
    bool good = csv.line("{}", heads);
    for (Element element = 0; good && element < quotient.monoid.order(); ++element) {
        if (!isShown(element)) continue;
        std::vector<std::uint32_t> heaps;
        for (std::uint32_t heap = 0; heap <= shownHeap(); ++heap)
            if (quotient.ofHeap[heap] == element) heaps.push_back(heap);
        std::string products;
        for (const std::uint32_t heap : generators)
            products += "," + told.word(quotient.monoid.product(element, quotient.ofHeap[heap]));
        good = csv.line("{},{},{}{}", told.word(element), quotient.monoid.isP(element) ? "P" : "N",
                        csvField(joined(heaps, "; ")), products);
    }
    return csv.finish();
}

QPen generatorPen(const Theme& theme, std::size_t generator, double width) {
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return {seriesColour(theme, generator), width, styles[generator / seriesCount % std::size(styles)],
            Qt::RoundCap, Qt::RoundJoin};
}

} // namespace mexplorer::ui
