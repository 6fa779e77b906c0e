#include "ui/views/quotient/quotient_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double leastNodeWidth = 58;
constexpr double nodeHeight = 28;
constexpr double besideNode = 26;  // between elements in a row
constexpr double layerPitch = 78;  // between layers
constexpr double withinLayer = 46; // between the rows of a layer
constexpr int layerSweeps = 8;

constexpr double leastCellWidth = 46;
constexpr double mostCellWidth = 72;
constexpr double cellHeight = 27;
constexpr double rowHeadWidth = 40;
constexpr double columnHeadHeight = 22;
constexpr double bracketWidth = 12;
constexpr double betweenSides = 44;
constexpr double leastSideWidth = 430;
constexpr std::uint32_t usualColumns = 10;
constexpr std::uint32_t leastColumns = 5;

constexpr double factGap = 10;
constexpr double generatorHeight = 24;
constexpr double generatorWidth = 140;
constexpr double lineHeight = 19;
constexpr double letterWidth = 8;        // of text of 13 pixels, at most
constexpr double wordLetterWidth = 11.5; // in words, which are larger
constexpr double besideWord = 14;
constexpr double mostLines = 6;

using ElementLayers = std::vector<std::vector<Element>>;

ElementLayers layersOf(const QuotientSubject& subject) {
    ElementLayers layers;
    const std::vector<Word>& words = subject.told.presentation.elements.words;
    for (Element element = 0; element < words.size(); ++element) {
        const std::size_t length = std::accumulate(words[element].begin(), words[element].end(), 0U);
        if (layers.size() <= length) layers.resize(length + 1);
        layers[length].push_back(element);
    }
    return layers;
}

/// The length of a row of the table.
std::uint32_t columnsFor(const ToldQuotient& told) {
    const std::uint32_t heaps = told.found.quotient.largestHeap() + 1;
    const std::uint32_t unit = told.period ? told.period->length : usualColumns;
    // So many rows that the table is not much wider than high.
    const auto even = static_cast<std::uint32_t>(std::sqrt(heaps));
    const std::uint32_t least = std::max(leastColumns, even);
    return std::max(1U, (least + unit - 1) / unit) * unit;
}

/// The width of the longest of these elements’ words.
template <class Elements>
double widestOf(const ToldQuotient& told, const Elements& elements) {
    double widest = 0;
    for (const Element element : elements) {
        const std::string word = told.word(element);
        // Of the bytes of a letter only the first counts.
        const auto letters = std::ranges::count_if(word, [](char c) { return (c & 0xC0) != 0x80; });
        widest = std::max(widest, besideWord + wordLetterWidth * static_cast<double>(letters));
    }
    return widest;
}

std::size_t lengthOf(const ToldQuotient& told, QuotientFact fact) {
    return sayFact(told, fact).english().size();
}

} // namespace

QuotientLayout::QuotientLayout(const QuotientSubject& subject, std::uint32_t columns)
    : columns_(columns > 0 ? columns : columnsFor(subject.told)),
      rows_(subject.quotient().largestHeap() / columns_ + 1),
      generators_(subject.told.presentation.elements.generators.size()) {
    findArrows(subject);
    placeNodes(subject);
    placeFacts(subject);
}

void QuotientLayout::findArrows(const QuotientSubject& subject) {
    const MisereQuotient& quotient = subject.quotient();
    const std::vector<std::uint32_t>& heaps = subject.told.presentation.elements.generators;
    const std::vector<Word>& words = subject.told.presentation.elements.words;
    idle_.resize(quotient.monoid.order());
    std::vector<bool> isLed(quotient.monoid.order(), false);
    for (Element from = 0; from < quotient.monoid.order(); ++from) {
        for (std::size_t g = 0; g < heaps.size(); ++g) {
            const Element generator = quotient.ofHeap[heaps[g]];
            const Element to = quotient.monoid.product(from, generator);
            if (to == from) {
                idle_[from].push_back(g);
                continue;
            }
            const bool isBoth = quotient.monoid.product(to, generator) == from;
            if (isBoth && to < from) continue;
            Word longer = words[from];
            ++longer[g];
            const bool isFirst = longer == words[to] && !isLed[to];
            if (isFirst) isLed[to] = true;
            arrows_.push_back({from, to, g, isFirst, isBoth});
        }
    }
}

void QuotientLayout::placeNodes(const QuotientSubject& subject) {
    ElementLayers layers = layersOf(subject);
    const auto order = static_cast<double>(subject.quotient().monoid.order());
    std::vector<Element> all(subject.quotient().monoid.order());
    std::iota(all.begin(), all.end(), 0U);
    const double nodeWidth = std::max(leastNodeWidth, widestOf(subject.told, all));
    const double nodePitch = nodeWidth + besideNode;
    const auto inRow = static_cast<std::size_t>(std::clamp(std::ceil(std::sqrt(1.1 * order)), 4.0, 40.0));
    std::vector<double> x(subject.quotient().monoid.order(), 0);
    std::vector<double> y(x.size(), 0);
    const auto spread = [&](const std::vector<Element>& layer, double top) {
        const std::size_t lines = (layer.size() + inRow - 1) / inRow;
        const double step = nodePitch / static_cast<double>(lines);
        for (std::size_t i = 0; i < layer.size(); ++i) {
            x[layer[i]] = (static_cast<double>(i) - static_cast<double>(layer.size() - 1) / 2) * step;
            y[layer[i]] = top + static_cast<double>(i % lines) * withinLayer;
        }
        return top + static_cast<double>(lines - 1) * withinLayer + layerPitch;
    };
    for (int sweep = 0; sweep <= layerSweeps; ++sweep) {
        double top = 0;
        for (const std::vector<Element>& layer : layers)
            top = spread(layer, top);
        if (sweep == layerSweeps) break;
        std::vector<double> sum(x.size(), 0);
        std::vector<double> count(x.size(), 0);
        for (const QuotientArrow& arrow : arrows_) {
            const double weight = arrow.isFirst ? 4 : 1;
            sum[arrow.to] += weight * x[arrow.from];
            sum[arrow.from] += weight * x[arrow.to];
            count[arrow.to] += weight;
            count[arrow.from] += weight;
        }
        for (std::vector<Element>& layer : layers)
            std::ranges::stable_sort(layer, {}, [&](Element element) {
                return count[element] > 0 ? sum[element] / count[element] : x[element];
            });
    }
    const double left = *std::ranges::min_element(x) - nodeWidth / 2;
    nodes_.reserve(x.size());
    for (std::size_t i = 0; i < x.size(); ++i)
        nodes_.emplace_back(x[i] - nodeWidth / 2 - left, y[i], nodeWidth, nodeHeight);
}

void QuotientLayout::placeFacts(const QuotientSubject& subject) {
    const ToldQuotient& told = subject.told;
    corner_ = QPointF(graph().right() + betweenSides, 0);
    constexpr double besideCells = rowHeadWidth + bracketWidth;
    const double leastWidth = std::max(leastCellWidth, widestOf(told, told.found.quotient.ofHeap));
    cellWidth_ = std::clamp((leastSideWidth - besideCells) / columns_, leastWidth,
                            std::max(leastWidth, mostCellWidth));
    width_ = std::max(leastSideWidth, besideCells + columns_ * cellWidth_);
    facts_.resize(4);
    double top = columnHeadHeight + rows_ * cellHeight + factGap;
    const auto place = [&](QuotientFact fact, double lines) {
        facts_[static_cast<std::size_t>(fact)] = QRectF(corner_.x(), top, width_, lines * lineHeight);
        top += lines * lineHeight + factGap;
    };
    const auto linesFor = [&](QuotientFact fact) {
        const double length = static_cast<double>(lengthOf(told, fact)) * letterWidth;
        return std::clamp(std::ceil(length / width_), 1.0, mostLines);
    };
    place(QuotientFact::order, 1.3);
    generatorsTop_ = top;
    const auto across = static_cast<std::size_t>(width_ / generatorWidth);
    const std::size_t lines = (generators_ + across - 1) / across;
    top += static_cast<double>(lines) * generatorHeight + factGap;
    for (const QuotientFact fact : {QuotientFact::relations, QuotientFact::period, QuotientFact::checked})
        place(fact, linesFor(fact));
    // The lower side begins further down, so that both have their middle at one height.
    const double down = (graph().height() - (top - factGap)) / 2;
    if (down < 0) {
        for (QRectF& node : nodes_)
            node.translate(0, -down);
        return;
    }
    corner_.ry() += down;
    generatorsTop_ += down;
    for (QRectF& fact : facts_)
        fact.translate(0, down);
}

QRectF QuotientLayout::bounds() const {
    constexpr double rim = 14;
    return graph().united(side()).adjusted(-rim, -rim, rim, rim);
}

QRectF QuotientLayout::graph() const {
    QRectF all;
    for (const QRectF& node : nodes_)
        all = all.united(node);
    return all;
}

QRectF QuotientLayout::cell(std::uint32_t heap) const {
    const std::uint32_t row = heap / columns_;
    return {corner_.x() + rowHeadWidth + (heap % columns_) * cellWidth_,
            corner_.y() + columnHeadHeight + row * cellHeight, cellWidth_, cellHeight};
}

QRectF QuotientLayout::rowHead(std::uint32_t row) const {
    return {corner_.x(), corner_.y() + columnHeadHeight + row * cellHeight, rowHeadWidth - 6, cellHeight};
}

QRectF QuotientLayout::columnHead(std::uint32_t column) const {
    return {corner_.x() + rowHeadWidth + column * cellWidth_, corner_.y(), cellWidth_, columnHeadHeight};
}

QRectF QuotientLayout::tableHead() const {
    return {corner_.x(), corner_.y(), rowHeadWidth - 6, columnHeadHeight};
}

QRectF QuotientLayout::bracket(std::uint32_t firstHeap, std::uint32_t lastHeap) const {
    const QRectF first = cell(firstHeap);
    const QRectF last = cell(lastHeap);
    return {cell(columns_ - 1).right() + 3, first.top() + 2, bracketWidth - 4,
            last.bottom() - first.top() - 4};
}

QRectF QuotientLayout::generator(std::size_t index) const {
    const auto across = static_cast<std::size_t>(width_ / generatorWidth);
    const double pitch = width_ / static_cast<double>(across);
    const std::size_t row = index / across;
    return {corner_.x() + static_cast<double>(index % across) * pitch,
            generatorsTop_ + static_cast<double>(row) * generatorHeight, pitch - 8, generatorHeight};
}

} // namespace mexplorer::ui
