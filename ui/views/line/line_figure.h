#pragma once

#include "core/explain/mex_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/solve/folding.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/pairable.h"
#include "ui/views/line/line_data.h"
#include "ui/views/line/line_table.h"
#include "ui/views/line/value_colours.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a line figure shows.
struct LineLook {
    std::uint64_t width = 0;             ///< heaps in a row; 0: as many as fits the line best
    bool outcomes = false;               ///< colours tell P from N only
    bool period = true;                  ///< shows the rows that are alike, the exceptions and the proof
    bool rare = true;                    ///< marks rare values, where they are few
    bool histogram = true;               ///< shows beside the table how often each value occurs
    bool compare = false;                ///< shows mismatches with the closed form, if compared
    std::optional<std::uint64_t> chosen; ///< the n of the document's position
    std::optional<std::uint64_t> hovered;
    /// A step of the mex of the chosen n.
    std::shared_ptr<const MexTrace> trace = {};
    int step = noStep;
    bool hasHandle = false; ///< the right edge can be dragged
    bool isBare = false;    ///< without the words, values and signs around the table
    /// What was in sight when the edge was taken: it stays where it is while the width changes.
    std::optional<QRectF> held = {};
};

/// SG(n) of single heaps, folded into rows. The world is that of LineTable.
class LineFigure : public Figure, public Pairable {
    Q_DECLARE_TR_FUNCTIONS(LineFigure)

public:
    /// The most points that the thumbnail of the chart has, however many values there are.
    static constexpr std::uint64_t mostPoints = 400;
    /// If a heap has more options than this, none is marked.
    static constexpr std::size_t mostOptions = 5000;
    /// Of each kind of mark, evenly chosen ones are drawn if more than this are in sight.
    static constexpr std::size_t mostMarks = 500;

    explicit LineFigure(std::shared_ptr<const LineData> data, LineLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override;
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    /// The chosen heap at the bottom, as its options are above it.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// The cell of a position, or of a number that is spoken of; of the period its first values.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& frame,
                                                             const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// n,value
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] ValueTable valueTable() const override;
    [[nodiscard]] std::optional<QRectF> rectOf(const ValuePlace& place) const override {
        return table_.cell(place.a);
    }
    [[nodiscard]] std::optional<ValuePlace> placeAt(const QPointF& world,
                                                    const Frame& /*frame*/) const override {
        const auto n = nAt(world);
        return n ? std::optional(ValuePlace{*n, 0}) : std::nullopt;
    }
    [[nodiscard]] Parameters commonSettings() const override;
    [[nodiscard]] std::unique_ptr<Figure> withoutLegend() const override;

    [[nodiscard]] const LineData& data() const { return *data_; }
    [[nodiscard]] const LineLook& look() const { return look_; }
    [[nodiscard]] const LineTable& table() const { return table_; }
    [[nodiscard]] const Folding& folding() const { return folding_; }

    /// The n at a place of the world, if its value is known.
    [[nodiscard]] std::optional<std::uint64_t> nAt(const QPointF& world) const;
    /// The n whose options are marked: the one pointed at, else the chosen one.
    [[nodiscard]] std::optional<std::uint64_t> focus() const;
    /// The options of focus(), each of one heap or several; empty if there are too many.
    [[nodiscard]] const std::vector<HeapOption>& options() const { return options_; }
    /// Whether the cells have numbers in them; otherwise they are pixels.
    [[nodiscard]] bool isWritten(const Frame& frame) const;
    /// Where the right edge of the table can be taken; nothing if that is not in sight.
    [[nodiscard]] std::optional<QRectF> handle(const Frame& frame) const;

    // Sentences, in the language of the interface.

    /// "period 3 from n = 0: proved"
    [[nodiscard]] QString periodText() const;
    /// What proves the period, or would: an inequality with its numbers, or a theorem; empty if nothing does.
    [[nodiscard]] QString proofText() const;
    /// Which rows are alike, as far as the values are known; empty if none are.
    [[nodiscard]] QString alikeText() const;
    /// Other facts about the whole line.
    [[nodiscard]] QString noteText() const;
    /// "a heap of 17 · SG 2 · N · 3 options"
    [[nodiscard]] QString textOf(std::uint64_t n) const;

private:
    // The table
    void drawCells(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawWritten(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawPixels(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawLost(QPainter& painter, const Frame& frame) const;
    void drawHeads(QPainter& painter, const Frame& frame) const;
    void drawMore(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QString moreText(const Frame& frame) const;
    void drawHandle(QPainter& painter, const Frame& frame) const;
    void drawBracket(QPainter& painter, const Frame& frame) const;
    void drawBound(QPainter& painter, const Frame& frame) const;

    // Marks in it
    [[nodiscard]] QRectF clipOf(const Frame& frame) const;
    [[nodiscard]] QRectF cellAt(const Frame& frame, std::uint64_t n) const;
    /// The known values of the first period, [first, beyond); nothing if there is none or it is not shown.
    [[nodiscard]] std::optional<std::pair<std::uint64_t, std::uint64_t>> repeated() const;
    /// The same, but large enough for a mark to be seen.
    [[nodiscard]] QRectF markedAt(const Frame& frame, std::uint64_t n) const;
    [[nodiscard]] bool hasRings(const Frame& frame) const;
    template <class Heaps, class Place, class Draw>
    void forMarks(const Frame& frame, const Heaps& heaps, const Place& place, const Draw& draw) const;
    void drawMarks(QPainter& painter, const Frame& frame) const;
    void drawFocus(QPainter& painter, const Frame& frame) const;
    void drawOption(QPainter& painter, const Frame& frame, const HeapOption& heaps, const QPen& pen) const;
    void drawLinks(QPainter& painter, const Frame& frame, const HeapOption& heaps) const;

    // Beside it
    void drawAround(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawTitles(QPainter& painter, const Frame& frame) const;
    void drawSide(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawWords(QPainter& painter, const Frame& frame, const QRectF& side) const;
    void drawThumbnail(QPainter& painter, const Frame& frame, const QRectF& box) const;
    void drawScale(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawBars(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QRectF sideOf(const Frame& frame) const;
    [[nodiscard]] double wordsHeight(const Style& style) const;
    /// Whether a step needs all of the room beside the table for the boxes of its values.
    [[nodiscard]] bool isOnlyScale(const Frame& frame) const;
    [[nodiscard]] QString checkedText() const;
    /// Which rows are alike, or what to do if none are.
    [[nodiscard]] QString firstWords() const;
    [[nodiscard]] double signRoom(const Style& style) const;
    [[nodiscard]] bool hasThumbnail(const Frame& frame) const;
    [[nodiscard]] QRectF thumbnailBox(const Frame& frame) const;
    /// What is left between the words and the thumbnail.
    [[nodiscard]] QRectF besideWords(const Frame& frame) const;
    /// Of the values, least on top, with a bar of how often each occurs.
    [[nodiscard]] QRectF scaleBox(const Frame& frame) const;
    /// How many values the scale has, from 0 on; 0 if it is not shown.
    [[nodiscard]] std::uint64_t scaleSize() const;
    [[nodiscard]] double scaleRow(const Frame& frame) const;
    /// The boxes of the values, one below the other: asked for once a picture, as words are measured for it.
    struct Swatches {
        QRectF first;
        double row;
        [[nodiscard]] QRectF at(std::uint64_t value) const {
            return first.translated(0, row * static_cast<double>(value));
        }
    };
    [[nodiscard]] Swatches swatches(const Frame& frame) const;
    [[nodiscard]] QRectF spokenSwatchAt(const Frame& frame, std::uint64_t value) const;
    void drawSwatch(QPainter& painter, const Frame& frame, const QRectF& swatch, std::uint64_t value,
                    bool isBold) const;

    // A step of the mex
    [[nodiscard]] const MexSubject* mexSubject() const;
    [[nodiscard]] const MexState* mexState() const;
    void drawMex(QPainter& painter, const Frame& frame, const ValueColours& colours) const;
    void drawCounted(QPainter& painter, const Frame& frame, const Swatches& boxes, QRgb colour,
                     std::size_t option, Nimber value, bool isLit) const;
    void drawCandidate(QPainter& painter, const Frame& frame, const MexState& step, bool isInSet) const;
    void drawSpoken(QPainter& painter, const Frame& frame, const ValueColours& colours,
                    std::uint64_t n) const;
    [[nodiscard]] bool isInSet(const MexState& step) const;

    // The legend
    [[nodiscard]] QString headline() const;
    /// On slides: the value that the steps are about, else the headline.
    [[nodiscard]] QString title(const Style& style) const;
    /// The notes, after the headline where the title says something else.
    [[nodiscard]] QString noteIn(const Style& style) const;
    [[nodiscard]] LegendEntries legend(const Frame& frame) const;
    [[nodiscard]] bool seesAny(const Frame& frame, const std::vector<std::uint64_t>& heaps) const;
    void addValueSigns(LegendEntries& entries, const Frame& frame) const;
    void addPeriodSigns(LegendEntries& entries, const Frame& frame) const;
    void addMarkSigns(LegendEntries& entries, const Frame& frame) const;

    [[nodiscard]] const LineComparison* mismatches() const {
        return look_.compare && data_->mismatches ? &*data_->mismatches : nullptr;
    }
    [[nodiscard]] std::vector<HeapOption> optionsOf(std::uint64_t n) const;
    [[nodiscard]] bool misere() const { return playOf(*data_->game) == Play::misere; }
    [[nodiscard]] bool showsBound() const;
    [[nodiscard]] const ValueCensus* rareCensus() const;
    [[nodiscard]] const ValueCensus* histogramCensus() const;
    [[nodiscard]] ValueColours coloursIn(const Theme& theme) const;

    std::shared_ptr<const LineData> data_;
    LineLook look_;
    std::vector<HeapOption> options_; ///< of focus()
    std::vector<HeapOption> counted_; ///< of the chosen n, while a step of its mex is shown
    std::uint32_t greatest_ = 0;
    LineTable table_;
    Folding folding_;
};

} // namespace mexplorer::ui
