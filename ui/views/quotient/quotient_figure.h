#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/quotient/quotient_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What a quotient is drawn from.
struct QuotientPicture {
    std::shared_ptr<const QuotientSubject> subject;
    QuotientLayout layout;
    Message title;            ///< of the game, for slides
    bool hasAllArrows = true; ///< otherwise only those along first words, besides what is pointed at
};

/// What is shown of a quotient.
struct QuotientLook {
    std::optional<QuotientState> step = {}; ///< none: all
    std::optional<Element> hovered = {};
    std::optional<SumOfHeaps> chosen = {}; ///< the document’s position, if its heaps are in the quotient
};

/// A misère quotient: its Cayley graph, the heaps with their elements, and what is known of it.
class QuotientFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(QuotientFigure)

public:
    explicit QuotientFigure(std::shared_ptr<const QuotientPicture> picture, QuotientLook look = {});

    [[nodiscard]] QRectF bounds() const override { return picture_->layout.bounds(); }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    /// In the graph or, at the steps that are told beside it, there.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    /// element,outcome,heaps and a column for each generator: the product with it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;
    [[nodiscard]] QString title() const override;

    [[nodiscard]] const QuotientPicture& picture() const { return *picture_; }
    [[nodiscard]] const QuotientSubject& subject() const { return *picture_->subject; }
    [[nodiscard]] const QuotientLook& look() const { return look_; }
    [[nodiscard]] bool isTold(QuotientState::Told what) const {
        return !look_.step || look_.step->told >= what;
    }
    /// The largest heap whose element is shown.
    [[nodiscard]] std::uint32_t shownHeap() const;
    /// Reached by the heaps shown, or named by the witness of the step.
    [[nodiscard]] bool isShown(Element element) const;
    /// Whether it is seen whether the element is P: when that is told, or by a witness.
    [[nodiscard]] bool hasOutcome(Element element) const;
    /// Whether a heap is this element; then it has a colour of its own.
    [[nodiscard]] bool isOfHeap(Element element) const { return places_[element] >= 0; }
    [[nodiscard]] QColor colourOf(Element element, const Theme& theme) const;
    /// The element at this place, of a node or a heap, if it is shown.
    [[nodiscard]] std::optional<Element> elementAt(const QPointF& world) const;
    /// The heap at this place, if its element is shown.
    [[nodiscard]] std::optional<std::uint32_t> heapAt(const QPointF& world) const;

private:
    /// Whether it is one of the products that tell two elements apart at this step.
    [[nodiscard]] bool isTelling(Element element) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const QuotientPicture> picture_;
    QuotientLook look_;
    std::vector<int> places_; ///< by element: which of those of heaps; −1: of none
    int coloured_ = 0;
};

/// The colour of a generator, and whether its lines are broken, since there may be more than colours.
[[nodiscard]] QPen generatorPen(const Theme& theme, std::size_t generator, double width);

} // namespace mexplorer::ui
