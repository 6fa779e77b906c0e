#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/beatty/beatty_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// Multiples of φ and φ² on a line of numbers, the bars by which they are counted, and the table of pairs; or
/// any step on the way there.
class BeattyFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(BeattyFigure)

public:
    explicit BeattyFigure(std::shared_ptr<const BeattySubject> subject, std::optional<BeattyState> step = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.1, 8.0}; }
    [[nodiscard]] double largestFit() const override { return 1.4; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// k,a,b
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const BeattySubject& subject() const { return *subject_; }
    [[nodiscard]] const BeattyLayout& layout() const { return layout_; }
    /// How many pairs the table has.
    [[nodiscard]] std::size_t tableColumns() const;

private:
    using Stage = BeattyState::Stage;

    [[nodiscard]] bool reached(Stage stage) const { return stage_ >= stage; }
    /// Whether the step is about this stage; the whole picture is about none.
    [[nodiscard]] bool isAbout(Stage stage) const { return !isWhole_ && stage_ == stage; }
    void drawLights(QPainter& painter, const Style& style) const;
    void drawLine(QPainter& painter, const Style& style) const;
    void drawNumbers(QPainter& painter, const Style& style) const;
    void drawHeld(QPainter& painter, const Style& style, const QRectF& box, const BeattyPair& pair,
                  bool isOfSquare) const;
    void drawMarks(QPainter& painter, const Style& style, bool isOfSquares) const;
    void drawBar(QPainter& painter, const Style& style, std::size_t bar) const;
    void drawBarNames(QPainter& painter, const Style& style, std::size_t bar) const;
    void drawFractions(QPainter& painter, const Style& style, std::size_t bar) const;
    void drawLengths(QPainter& painter, const Style& style, std::size_t bar) const;
    void drawCounts(QPainter& painter, const Style& style, std::size_t bar) const;
    void drawWhatIsToCome(QPainter& painter, const Style& style) const;
    void drawEnds(QPainter& painter, const Style& style) const;
    [[nodiscard]] std::optional<MotionSource> sourceOf(std::size_t row, const BeattyPair& pair) const;
    void drawTable(QPainter& painter, const Style& style) const;
    void drawRings(QPainter& painter, const Style& style) const;
    /// Whether the multiples of φ, or of φ², are counted in a bar.
    [[nodiscard]] bool isCounted(std::size_t bar, bool isOfSquares) const;
    /// What the step comes to.
    [[nodiscard]] QString title() const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const BeattySubject> subject_;
    bool isWhole_;
    Stage stage_;
    BeattyLayout layout_;
};

} // namespace mexplorer::ui
