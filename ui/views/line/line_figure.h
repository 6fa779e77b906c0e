#pragma once

#include "core/explain/mex_trace.h"
#include "core/game/aspects/impartial.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/line/line_chart.h"
#include "ui/views/line/line_data.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a line figure shows.
struct LineLook {
    bool outcomes = true;                ///< P and N are coloured
    bool period = true;                  ///< shows the period's bands and the exceptions
    bool rare = true;                    ///< marks rare values, where they are few
    bool histogram = true;               ///< shows beside the line how often each value occurs
    bool compare = false;                ///< shows mismatches with the closed form, if compared
    std::optional<std::uint64_t> chosen; ///< the n of the document's position
    std::optional<std::uint64_t> hovered;
    /// A step of the mex of the chosen n.
    std::shared_ptr<const MexTrace> trace = {};
    int step = noStep;
};

/// SG(n) of single heaps as a chart. In its world x is n and y is −SG(n).
class LineFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(LineFigure)

public:
    /// The most points that the chart is given, however many values there are.
    static constexpr std::uint64_t mostPoints = 2000;
    /// If a heap has more options than this, none is marked.
    static constexpr std::size_t mostOptions = 5000;
    /// If more heaps of the options than this are in sight, they are spots instead of rings: so many rings
    /// would cover one another, and take a quarter of a second.
    static constexpr std::size_t mostRings = 500;

    /// Figures of the same view may share one chart.
    explicit LineFigure(std::shared_ptr<const LineData> data, LineLook look = {},
                        std::shared_ptr<LineChart> chart = nullptr);

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] bool keepsAspect() const override { return false; }
    /// The chart belongs to the GUI thread: another thread that draws waits for it.
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// n,value
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const LineData& data() const { return *data_; }
    [[nodiscard]] const LineLook& look() const { return look_; }
    /// Null before the first drawing.
    [[nodiscard]] const LineChart* chart() const { return chart_.get(); }

    /// The n at a place of the world, if its value is known.
    [[nodiscard]] std::optional<std::uint64_t> nAt(const QPointF& world) const;
    /// The n whose options are marked: the one pointed at, else the chosen one.
    [[nodiscard]] std::optional<std::uint64_t> focus() const;
    /// The options of focus(), each of one heap or several; empty if there are too many.
    [[nodiscard]] const std::vector<HeapOption>& options() const { return options_; }
    /// The chart's content for the visible part.
    [[nodiscard]] LineChart::Content contentOf(const Frame& frame) const;
    /// The n in sight, known or not: [first, second).
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> seen(const Frame& frame) const;

    /// How many consecutive n are drawn by their two extremes only; 1 if every value is drawn.
    [[nodiscard]] std::uint64_t bucketOf(const Frame& frame) const;

    // Sentences, in the language of the interface.

    /// "period 3 from n = 0: proved"
    [[nodiscard]] QString periodText() const;
    /// What proves the period, or would: an inequality with its numbers, or a theorem; empty if nothing does.
    [[nodiscard]] QString proofText() const;
    /// Other facts about the whole line.
    [[nodiscard]] QString noteText() const;
    /// "a heap of 17 · SG 2 · N · 3 options"
    [[nodiscard]] QString textOf(std::uint64_t n) const;

private:
    void drawHere(QPainter& painter, const Frame& frame) const;
    void drawBands(QPainter& painter, const Frame& frame) const;
    void drawBound(QPainter& painter, const Frame& frame) const;
    void drawRare(QPainter& painter, const Frame& frame) const;
    void drawHistogram(QPainter& painter, const Frame& frame) const;
    void drawDots(QPainter& painter, const Frame& frame) const;
    void drawDot(QPainter& painter, const Style& style, const QPointF& middle, double radius,
                 std::uint32_t value) const;
    void drawNumbers(QPainter& painter, const Frame& frame) const;
    void drawFocus(QPainter& painter, const Frame& frame) const;
    /// Whether few enough of the options' heaps are in sight to be ringed.
    [[nodiscard]] bool areRinged(const std::vector<HeapOption>& options, const Frame& frame) const;
    void drawOption(QPainter& painter, const Frame& frame, std::uint64_t heap, const QPen& pen,
                    bool isRing) const;
    void drawMarks(QPainter& painter, const Frame& frame) const;
    void drawMex(QPainter& painter, const Frame& frame) const;
    void drawCounted(QPainter& painter, const Frame& frame, std::size_t option, Nimber value, bool isLit,
                     bool isRing) const;
    void drawCandidate(QPainter& painter, const Frame& frame, const MexState& step, bool isInSet) const;
    [[nodiscard]] QString headline() const;
    void drawTitles(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Frame& frame) const;
    void addValueSigns(LegendEntries& entries, const Frame& frame) const;
    void addPeriodSigns(LegendEntries& entries, const Frame& frame) const;
    void addMarkSigns(LegendEntries& entries, const Frame& frame) const;
    /// The n whose values the chart gets, one more on each side than is in sight, and the most points.
    struct Excerpt {
        std::uint64_t begin;
        std::uint64_t end;
        std::uint64_t most;
    };
    [[nodiscard]] Excerpt excerptOf(const Frame& frame) const;
    [[nodiscard]] const LineComparison* mismatches() const {
        return look_.compare && data_->mismatches ? &*data_->mismatches : nullptr;
    }
    [[nodiscard]] std::vector<HeapOption> optionsOf(std::uint64_t n) const;
    [[nodiscard]] const MexSubject* mexSubject() const;
    [[nodiscard]] const MexState* mexState() const;
    [[nodiscard]] bool misere() const { return playOf(*data_->game) == Play::misere; }
    [[nodiscard]] const ValueCensus* rareCensus() const;
    [[nodiscard]] const ValueCensus* histogramCensus() const;
    [[nodiscard]] const PeriodCertificate* certificate() const;
    /// The height of a value, on the painter.
    [[nodiscard]] double heightOf(const Frame& frame, double value) const;
    /// The middle of n's dot, on the painter.
    [[nodiscard]] QPointF dotAt(const Frame& frame, std::uint64_t n) const;
    [[nodiscard]] bool showsDots(const Frame& frame) const;
    [[nodiscard]] bool showsNumbers(const Frame& frame) const;
    /// Whether there are periods to shade: if each is of one heap, shades tell nothing.
    [[nodiscard]] bool hasBands() const;
    [[nodiscard]] bool showsBandsApart(const Frame& frame) const;
    [[nodiscard]] double dotRadius(const Frame& frame) const;

    std::shared_ptr<const LineData> data_;
    LineLook look_;
    mutable std::shared_ptr<LineChart> chart_;
    std::vector<HeapOption> options_; ///< of focus()
    std::vector<HeapOption> counted_; ///< of the chosen n, while a step of its mex is shown
    std::uint32_t greatest_ = 0;
};

} // namespace mexplorer::ui
