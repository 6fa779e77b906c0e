#pragma once

#include "core/explain/trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
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

/// A heap as a bar, its parts below it, the last one being taken away, and the answer to each reply; of
/// several heaps their remainders. Or any step on the way there.
class BarsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(BarsFigure)

public:
    explicit BarsFigure(std::shared_ptr<const BarsPicture> picture, std::optional<PartsState> step = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.1, 6.0}; }
    [[nodiscard]] double largestFit() const override { return 1.25; }
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

private:
    enum class Look { part, pale, lit, winning, gone };

    [[nodiscard]] bool reached(PartsState::Stage stage) const { return state_.stage >= stage; }
    void drawBar(QPainter& painter, const Style& style, const QRectF& where, const QString& text,
                 Look look) const;
    void drawOne(QPainter& painter, const Style& style) const;
    void drawParts(QPainter& painter, const Style& style) const;
    void drawMeasure(QPainter& painter, const Style& style, const Bar& bar, std::uint64_t most) const;
    void drawReplies(QPainter& painter, const Style& style) const;
    /// The row that stands for replies or heaps not listed.
    void drawMore(QPainter& painter, const Style& style) const;
    void drawSeveral(QPainter& painter, const Style& style) const;
    void drawSentence(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const BarsPicture> picture_;
    bool isWhole_;
    PartsState state_;
    BarsLayout layout_;
};

} // namespace mexplorer::ui
