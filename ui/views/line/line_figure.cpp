#include "ui/views/line/line_figure.h"

#include "core/explain/period_proof.h"
#include "core/explain/say_comparison.h"
#include "core/explain/say_status.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/whole.h"
#include "ui/text/translated.h"

#include <QThread>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double axisPixels = 12;

} // namespace

LineFigure::LineFigure(std::shared_ptr<const LineData> data, LineLook look, std::shared_ptr<LineChart> chart)
    : data_(std::move(data)), look_(std::move(look)), chart_(std::move(chart)) {
    const ExtremesIndex& known = data_->known;
    if (known.size() > 0) greatest_ = known[known.of(0, known.size()).greatest];
    if (const auto n = focus()) options_ = optionsOf(*n);
    if (look_.chosen && mexState()) counted_ = focus() == look_.chosen ? options_ : optionsOf(*look_.chosen);
}

std::vector<HeapOption> LineFigure::optionsOf(std::uint64_t n) const {
    return data_->line().optionsOf(n, mostOptions).value_or(std::vector<HeapOption>{});
}

QRectF LineFigure::bounds() const {
    const double above = std::max(0.8, 0.1 * greatest_);
    const double below = std::max(0.5, 0.04 * greatest_);
    return {-0.5, -(greatest_ + above), static_cast<double>(data_->size()), greatest_ + above + below};
}

QMarginsF LineFigure::margins(const Style& style) const {
    const QString widest = QString::number(greatest_ + greatest_ / 10);
    const double labels = QFontMetricsF(style.font(axisPixels)).horizontalAdvance(widest);
    const double top = (proofText().isEmpty() ? 92 : 130) * style.type;
    const double right = (histogramCensus() ? 132 : 28) * style.type;
    return {std::max(44 * style.type, labels + 24 * style.type), top, right,
            44 * style.type + legendRowHeight(style)};
}

std::pair<double, double> LineFigure::scaleRange() const {
    return {100.0 / static_cast<double>(data_->size()), 120.0};
}

std::optional<std::uint64_t> LineFigure::nAt(const QPointF& world) const {
    const double n = std::round(world.x());
    const bool isThere = n >= 0 && n < static_cast<double>(data_->known.size()); // false for NaN
    return isThere ? std::optional(static_cast<std::uint64_t>(n)) : std::nullopt;
}

std::optional<std::uint64_t> LineFigure::focus() const {
    const auto n = look_.hovered ? look_.hovered : look_.chosen;
    if (n && *n >= data_->known.size()) return std::nullopt;
    return n;
}

std::pair<std::uint64_t, std::uint64_t> LineFigure::seen(const Frame& frame) const {
    const QRectF visible = frame.visible();
    const auto first = wholeOf<std::uint64_t>(std::ceil(visible.left()), 0, data_->size());
    return {first, wholeOf<std::uint64_t>(std::floor(visible.right()) + 1, first, data_->size())};
}

LineFigure::Excerpt LineFigure::excerptOf(const Frame& frame) const {
    const auto [first, beyond] = seen(frame);
    const auto columns = wholeOf<std::uint64_t>(frame.content().width(), 64, mostPoints);
    return {first > 0 ? first - 1 : 0, std::min(beyond + 1, data_->known.size()),
            std::min(mostPoints, 2 * columns)};
}

std::uint64_t LineFigure::bucketOf(const Frame& frame) const {
    const auto [begin, end, most] = excerptOf(frame);
    return begin < end ? bucketWidth(begin, end, most) : 1;
}

LineChart::Content LineFigure::contentOf(const Frame& frame) const {
    const QRectF visible = frame.visible();
    const QRectF all = bounds();
    LineChart::Content content{.values = {},
                               .first = visible.left(),
                               .last = visible.right(),
                               .lowest = -all.bottom(),
                               .highest = -all.top()};
    const auto [begin, end, most] = excerptOf(frame);
    if (begin < end) content.values = decimated(data_->known, begin, end, most);
    return content;
}

QString LineFigure::periodText() const {
    return data_->period ? translated(sayPeriod(*data_->period, data_->size() - 1)) : QString();
}

QString LineFigure::proofText() const {
    return look_.period && data_->period ? translated(periodProof(*data_->period)) : QString();
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

void LineFigure::draw(QPainter& painter, const Frame& frame) const {
    if (QThread::currentThread() == QCoreApplication::instance()->thread()) {
        drawHere(painter, frame);
        return;
    }
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&] { drawHere(painter, frame); }, Qt::BlockingQueuedConnection);
}

Expected<void> LineFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + data_->known.size());
    bool good = csv.line("n,value");
    for (std::uint64_t n = 0; good && n < data_->known.size(); ++n)
        good = csv.line("{},{}", n, data_->known[n]);
    return csv.finish();
}

} // namespace mexplorer::ui
