#pragma once

#include "core/explain/quotient_trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// An arrow of the Cayley graph: `from` times a generator is `to`.
struct QuotientArrow {
    Element from = 0;
    Element to = 0;
    std::size_t generator = 0;
    bool isFirst = false; ///< along the first word of `to`
    bool isBoth = false;  ///< it leads back as well
};

/// Where a quotient is drawn, in its world: pixels at the usual size of type. To the left the Cayley graph,
/// in layers by the length of the elements’ words, a long one in several rows; to the right the heaps with
/// their elements, `columns` in a row, and below them what is said.
class QuotientLayout {
public:
    /// `columns`: 0 for the period, some periods, or ten.
    QuotientLayout(const QuotientSubject& subject, std::uint32_t columns);

    [[nodiscard]] QRectF bounds() const;
    /// The Cayley graph.
    [[nodiscard]] QRectF graph() const;
    /// All that is beside it.
    [[nodiscard]] QRectF side() const { return {corner_, facts_.back().bottomRight()}; }
    [[nodiscard]] const QRectF& node(Element element) const { return nodes_[element]; }
    /// Those that lead somewhere else.
    [[nodiscard]] const std::vector<QuotientArrow>& arrows() const { return arrows_; }
    /// By element: the generators that change nothing.
    [[nodiscard]] const std::vector<std::size_t>& idle(Element element) const { return idle_[element]; }

    [[nodiscard]] std::uint32_t columns() const { return columns_; }
    [[nodiscard]] std::uint32_t rows() const { return rows_; }
    [[nodiscard]] QRectF cell(std::uint32_t heap) const;
    [[nodiscard]] QRectF rowHead(std::uint32_t row) const;
    [[nodiscard]] QRectF columnHead(std::uint32_t column) const;
    /// Beside the heads of the columns.
    [[nodiscard]] QRectF tableHead() const;
    /// Beside the rows in which all repeats.
    [[nodiscard]] QRectF bracket(std::uint32_t firstHeap, std::uint32_t lastHeap) const;
    [[nodiscard]] QRectF generator(std::size_t index) const;
    [[nodiscard]] const QRectF& fact(QuotientFact fact) const {
        return facts_[static_cast<std::size_t>(fact)];
    }

private:
    void placeNodes(const QuotientSubject& subject);
    void findArrows(const QuotientSubject& subject);
    void placeFacts(const QuotientSubject& subject);

    std::vector<QRectF> nodes_;
    std::vector<QuotientArrow> arrows_;
    std::vector<std::vector<std::size_t>> idle_;
    std::uint32_t columns_ = 10;
    std::uint32_t rows_ = 1;
    QPointF corner_; ///< the upper left one of the table
    double cellWidth_ = 0;
    double width_ = 0;
    double generatorsTop_ = 0;
    std::size_t generators_ = 0;
    std::vector<QRectF> facts_;
};

} // namespace mexplorer::ui
