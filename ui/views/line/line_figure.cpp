#include "ui/views/line/line_figure.h"

#include "core/explain/period_proof.h"
#include "core/explain/say_comparison.h"
#include "core/explain/say_folding.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/positions.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/legend_row.h"
#include "ui/text/translated.h"
#include "ui/views/line/line_layout.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double largestCell = 36;  // pixels
constexpr double closestCell = 120; // pixels, zoomed in

std::uint32_t greatestOf(const LineData& data) {
    return data.known.size() > 0 ? data.known[data.known.of(0, data.known.size()).greatest] : 0;
}

std::uint64_t widthOf(const LineData& data, const LineLook& look) {
    if (look.width > 0) return look.width;
    return usualWidth(data.size(), data.period.value_or(Period{}));
}

} // namespace

LineFigure::LineFigure(std::shared_ptr<const LineData> data, LineLook look)
    : data_(std::move(data)), look_(std::move(look)), greatest_(greatestOf(*data_)),
      table_(data_->size(), widthOf(*data_, look_), static_cast<int>(std::to_string(greatest_).size())),
      folding_(folded(data_->finished(), table_.width(), data_->period.value_or(Period{}))) {
    if (const auto n = focus()) options_ = optionsOf(*n);
    if (look_.chosen && mexState()) counted_ = focus() == look_.chosen ? options_ : optionsOf(*look_.chosen);
}

ValueTable LineFigure::valueTable() const {
    return {
        .rows = data_->known.size(),
        .columns = 1,
        .at = [data = data_](const ValuePlace& place) { return (*data->values)[place.a]; },
        .positionAt = [data = data_](const ValuePlace& place) { return data->line().positionAt(place.a); }};
}

Parameters LineFigure::commonSettings() const {
    return {{"width", std::to_string(table_.width())}};
}

std::unique_ptr<Figure> LineFigure::withoutLegend() const {
    LineLook bare = look_;
    bare.isBare = true;
    return std::make_unique<LineFigure>(data_, std::move(bare));
}

std::vector<HeapOption> LineFigure::optionsOf(std::uint64_t n) const {
    return data_->line().optionsOf(n, mostOptions).value_or(std::vector<HeapOption>{});
}

QRectF LineFigure::bounds() const {
    const QRectF table = table_.bounds();
    if (!look_.held) return table;
    return look_.held->united({0, look_.held->top(), table.width(), look_.held->height()});
}

QMarginsF LineFigure::margins(const Style& style) const {
    const QString last = QString::number((table_.rows() - 1) * table_.width());
    const double labels = QFontMetricsF(style.font(headPixels)).horizontalAdvance(last);
    const double before = std::max(44 * style.type, labels + 22 * style.type);
    if (look_.isBare)
        return {before, headHeight * style.type, edgeRoom * style.type, moreHeight * style.type};
    return {before, (titleHeight + headHeight) * style.type, (edgeRoom + sideWidth) * style.type,
            moreHeight * style.type + legendRowHeight(style) + 4};
}

std::pair<double, double> LineFigure::scaleRange() const {
    const QRectF all = table_.bounds();
    return {std::min({1.0, 200 / all.width(), 200 / all.height()}), closestCell};
}

double LineFigure::largestFit() const {
    constexpr double any = 1e4;
    const bool isFree = look_.held || table_.isOfPixels(); // what is held does not change its size
    return isFree ? any : largestCell;
}

double LineFigure::leastFit(const Style& style, const QSizeF& content) const {
    if (look_.held) return 0;
    const QRectF all = table_.bounds();
    const double readable = table_.readableScale(style);
    if (readable * all.width() <= content.width()) return readable;
    return all.width() < all.height() ? content.width() / all.width() : 0; // all columns are seen
}

QPointF LineFigure::heart(const QSizeF& seen) const {
    if (!look_.chosen || *look_.chosen >= data_->size()) return upperLeft(seen);
    const QRectF cell = table_.cell(*look_.chosen);
    return {cell.center().x(), std::max(cell.bottom() - seen.height() / 2, upperLeft(seen).y())};
}

std::optional<std::uint64_t> LineFigure::nAt(const QPointF& world) const {
    const auto n = table_.at(world);
    return n && *n < data_->known.size() ? n : std::nullopt;
}

std::optional<QRectF> LineFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind == topic::period) {
        const auto values = repeated();
        return values ? std::optional(table_.around(values->first, values->second).boundingRect())
                      : std::nullopt;
    }
    std::optional<std::uint64_t> n;
    if (topic.kind == topic::number) n = topic.first;
    if (topic.kind == topic::position) {
        const auto asked = ask(*data_->game, topic.text);
        if (asked) n = data_->line().heapOf(**asked);
    }
    if (!n || *n >= data_->known.size()) return std::nullopt;
    return table_.cell(*n);
}

std::optional<QPainterPath> LineFigure::outlineOfTopic(const Frame& frame, const Topic& topic) const {
    const auto values = topic.kind == topic::period ? repeated() : std::nullopt;
    if (!values) return std::nullopt;
    QPainterPath seen;
    seen.addRect(clipOf(frame));
    return frame.toArea().map(table_.around(values->first, values->second)) & seen;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> LineFigure::repeated() const {
    const auto& period = data_->period;
    if (!look_.period || !period || period->status == Period::Status::none) return std::nullopt;
    const std::uint64_t beyond = std::min<std::uint64_t>(period->start + period->length, data_->known.size());
    return period->start < beyond ? std::optional(std::pair(period->start, beyond)) : std::nullopt;
}

std::optional<Topic> LineFigure::topicAt(const QPointF& world) const {
    const auto n = nAt(world);
    return n ? std::optional(Topic{topic::number, *n}) : std::nullopt;
}

std::optional<std::uint64_t> LineFigure::focus() const {
    const auto n = look_.hovered ? look_.hovered : look_.chosen;
    if (n && *n >= data_->known.size()) return std::nullopt;
    return n;
}

bool LineFigure::isWritten(const Frame& frame) const {
    constexpr double rounding = 1e-6;
    return frame.scale() >= table_.readableScale(frame.style()) - rounding;
}

QString LineFigure::periodText() const {
    return data_->period ? translated(sayPeriod(*data_->period, data_->size() - 1)) : QString();
}

QString LineFigure::proofText() const {
    return look_.period && data_->period ? translated(periodProof(*data_->period)) : QString();
}

QString LineFigure::alikeText() const {
    const bool isWhole = data_->period.has_value(); // before, nothing is known about the end
    return look_.period && isWhole ? translated(sayAlike(folding_, data_->finished())) : QString();
}

QString LineFigure::noteText() const {
    const QString last = QString::number(data_->size() - 1);
    const QString subject = translated(data_->line().subject());
    QStringList notes = {misere() ? tr("misère values of %1, n = 0 … %2").arg(subject, last)
                                  : tr("SG values of %1, n = 0 … %2").arg(subject, last)};
    if (look_.period && data_->period && !data_->period->exceptions.empty())
        notes << tr("exceptions: %1").arg(data_->period->exceptions.size());
    if (mismatches()) notes << translated(sayComparison(*mismatches()));
    if (look_.chosen && *look_.chosen >= data_->size())
        notes << tr("%1 lies beyond").arg(translated(data_->line().name(*look_.chosen)));
    QString all = notes.takeFirst();
    for (const QString& note : notes)
        all = tr("%1 · %2").arg(all, note);
    return all;
}

QString LineFigure::textOf(std::uint64_t n) const {
    const auto options = data_->line().optionsOf(n, mostOptions);
    Pointed pointed{.position = data_->line().name(n),
                    .evaluation = evaluationOf(data_->known[n]),
                    .play = playOf(*data_->game)};
    if (options) pointed.options = options->size(); // otherwise too many, or not on the line
    return translated(sayStatus(pointed));
}

/// Where marks may be drawn: their pens and arcs reach out of the outermost cells.
QRectF LineFigure::clipOf(const Frame& frame) const {
    const double beyond = 4 * frame.style().line;
    return frame.content().adjusted(-beyond, -0.5 * headHeight * frame.style().type, beyond, beyond);
}

void LineFigure::draw(QPainter& painter, const Frame& frame) const {
    const ValueColours colours = coloursIn(frame.theme());
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.setClipRect(clipOf(frame));
    drawCells(painter, frame, colours);
    drawBound(painter, frame);
    drawMarks(painter, frame);
    drawFocus(painter, frame);
    painter.restore();
    drawHeads(painter, frame);
    drawMore(painter, frame);
    drawBracket(painter, frame);
    drawHandle(painter, frame);
    if (!look_.isBare) drawAround(painter, frame, colours);
    painter.restore();
}

/// What stands beside the table, above and below it.
void LineFigure::drawAround(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    drawTitles(painter, frame);
    drawSide(painter, frame, colours);
    drawMex(painter, frame, colours);
    const QRectF area = frame.area();
    const double height = legendRowHeight(frame.style());
    drawLegendRow(painter, {area.left() + 16, area.bottom() - height - 4, area.width() - 32, height},
                  frame.style(), legend(frame));
}

Expected<void> LineFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + data_->known.size());
    bool good = csv.line("n,value");
    for (std::uint64_t n = 0; good && n < data_->known.size(); ++n)
        good = csv.line("{},{}", n, data_->known[n]);
    return csv.finish();
}

} // namespace mexplorer::ui
