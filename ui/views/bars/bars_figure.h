#pragma once

#include "core/explain/trace.h"
#include "ui/figure/figure.h"
#include "ui/views/bars/bar_piece.h"
#include "ui/views/bars/bars_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What a picture of heaps divided into parts is made from.
struct BarsPicture {
    PartsSubject subject;
    Outcome outcome = Outcome::P;
    Message verdict; ///< the sentence below the picture
};

/// The picture of a position that has parts. Errors: as for Inquiry::evaluation.
[[nodiscard]] Expected<BarsPicture> barsPictureOf(const Game& game, const Inquiry& asked, Task& task);

/// A heap as a bar, its parts below it, the last one being taken away, and through a lens the answer to each
/// reply; of several heaps, on one scale, their remainders. Or any step on the way there.
class BarsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(BarsFigure)

public:
    explicit BarsFigure(std::shared_ptr<const BarsPicture> picture, std::optional<PartsState> step = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.1, 6.0}; }
    [[nodiscard]] double largestFit() const override { return 1.25; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// heap,part,count
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const BarsLayout& layout() const { return layout_; }
    [[nodiscard]] const BarsPicture& picture() const { return *picture_; }
    /// The step shown; without one, the state with everything.
    [[nodiscard]] const PartsState& state() const { return state_; }
    /// The sentence below, in the language of the interface; empty if the step has none.
    [[nodiscard]] QString sentence() const;

    /// All bars that are drawn, those above others last.
    [[nodiscard]] std::vector<BarPiece> pieces() const;
    /// On slides: the heap as a sum, or the XOR of the remainders.
    [[nodiscard]] QString title(const Style& style) const;

private:
    [[nodiscard]] bool isOne() const { return picture_->subject.heaps.size() == 1; }
    [[nodiscard]] bool reached(PartsState::Stage stage) const { return state_.stage >= stage; }
    /// Whether the last part is taken away.
    [[nodiscard]] bool isTaken() const {
        return picture_->subject.take && reached(PartsState::Stage::taken) && layout_.last();
    }
    /// Whether the part that the other player meets is framed.
    [[nodiscard]] bool isNextFramed() const {
        return layout_.attacked() && reached(PartsState::Stage::next) && !isWhole_;
    }
    /// Whether the XOR of the remainders of several heaps is known.
    [[nodiscard]] bool isSummed() const { return !isOne() && reached(PartsState::Stage::replies); }
    [[nodiscard]] Topic enteredHeap(std::size_t heap) const;
    /// Whether the step divides this heap.
    [[nodiscard]] bool isTellingOf(std::size_t heap) const;
    /// The bars of all steps; none if the figure is of no step.
    [[nodiscard]] std::vector<BarPiece> piecesOfSteps() const;
    void addParts(std::vector<BarPiece>& pieces) const;
    void addReplies(std::vector<BarPiece>& pieces) const;
    void addHeaps(std::vector<BarPiece>& pieces) const;
    void drawOne(QPainter& painter, const Style& style) const;
    void drawWhatIsToCome(QPainter& painter, const Style& style) const;
    void drawMeasure(QPainter& painter, const Style& style, const Bar& bar, std::uint64_t most) const;
    void drawLens(QPainter& painter, const Style& style) const;
    void drawLight(QPainter& painter, const Style& style) const;
    void drawReplyTexts(QPainter& painter, const Style& style) const;
    /// The row that stands for replies or heaps not listed.
    void drawMore(QPainter& painter, const Style& style) const;
    /// What lies below the bars of several heaps.
    void drawHeaps(QPainter& painter, const Style& style) const;
    void drawHeapLight(QPainter& painter, const Style& style) const;
    void drawZero(QPainter& painter, const Style& style) const;
    void drawNames(QPainter& painter, const Style& style) const;
    void drawSum(QPainter& painter, const Style& style) const;
    void drawSentence(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const BarsPicture> picture_;
    bool isWhole_;
    PartsState state_;
    BarsLayout layout_;
};

} // namespace mexplorer::ui
