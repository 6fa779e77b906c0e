#include "ui/views/lens/lens_figure.h"

#include "core/text/parse.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr double titleRow = 34;   // pixels, times the style's type
constexpr double besideSide = 26; // between the values and what stands beside them
constexpr double leastRest = 420; // for the values, if something stands beside them
constexpr double chipWidth = 118;
constexpr double largestCellFit = 64;

std::string saidText(const LensFailure& failure) {
    if (failure.said.value) return std::to_string(*failure.said.value);
    return *failure.said.isP ? "P" : "N";
}

bool hasRoomBeside(const Style& style, double width) {
    return width >= (leastRest + LensSide::width) * style.type;
}

} // namespace

LensFigure::LensFigure(std::shared_ptr<const LensSubject> subject, std::optional<LensState> step)
    : subject_(std::move(subject)), step_(step), field_(lensFieldOf(subject_)) {}

QMarginsF LensFigure::margins(const Style& style) const {
    return {46 * style.type, (titleRow + 8) * style.type + (hasTitle(style) ? 8 : 0), 16 * style.type,
            legendRowHeight(style) + 22 * style.type};
}

QMarginsF LensFigure::marginsIn(const Style& style, const QSizeF& picture) const {
    const double beside =
        hasRoomBeside(style, picture.width()) ? (besideSide + LensSide::width) * style.type : 0;
    return margins(style) + QMarginsF(0, 0, beside, 0);
}

double LensFigure::largestFit() const {
    return largestCellFit;
}

/// Whether everything is told: at the last step, and where no step is shown.
bool LensFigure::isAtEnd() const {
    return !step_ || step_->look == LensState::Look::all;
}

LensMarks LensFigure::marks() const {
    using enum LensState::Look;
    const std::size_t all_ = subject_->failures.size();
    LensMarks marks;
    if (isAtEnd()) {
        marks.failures = all_;
        if (!step_ && all_ > 0) marks.ringed = 0;
    } else if (step_->look == failure) {
        marks.failures = std::min(step_->shown, all_);
        marks.ringed = marks.failures - 1;
        marks.hasOptions = marks.failures == 1;
    } else if (step_->look == agreement) {
        marks.agree = subject_->report.margin;
    }
    marks.isUnchecked = step_ && step_->look == start && subject_->hasConjecture();
    return marks;
}

LensSide::Shown LensFigure::besideShown() const {
    const bool isOffer = step_ && step_->look == LensState::Look::offer;
    if (isOffer) return {.offers = step_->shown + 1, .lit = step_->shown};
    const bool isFailure = step_ && step_->look == LensState::Look::failure;
    return {.found = isAtEnd() || (isFailure && step_->shown == 1),
            .shares = isAtEnd() && subject_->report.failing > 0,
            .offers = isAtEnd() ? subject_->offers.size() : 0};
}

std::optional<LensSide> LensFigure::sideIn(const Frame& frame) const {
    const Style& style = frame.style();
    if (!hasRoomBeside(style, frame.area().width())) return std::nullopt;
    const QRectF content = frame.content();
    const double left = frame.area().right() - (LensSide::width + 8) * style.type;
    const double top = content.top() + 4 * style.type;
    return LensSide(*subject_, style, {left, top, LensSide::width * style.type, content.bottom() - top},
                    besideShown());
}

/// The suggestion that a step is about, where there is no room beside for all of them.
QString LensFigure::titleOfOffers(bool hasSide) const {
    if (!hasSide && step_ && step_->look == LensState::Look::offer)
        return translated(subject_->offers[step_->shown].text);
    if (isAtEnd() && subject_->offers.empty()) return translated(subject_->report.headline);
    return tr("What the values look like");
}

QString LensFigure::title(const Frame& frame) const {
    const LensReport& report = subject_->report;
    if (!subject_->hasConjecture()) return titleOfOffers(hasRoomBeside(frame.style(), frame.area().width()));
    const bool isTold = isAtEnd() || step_->look == LensState::Look::failure;
    if (isTold) return translated(report.headline);
    return tr("compare with %1").arg(QString::fromStdString(shortened(report.conjecture)));
}

/// “20 fail”
QString LensFigure::chipText() const {
    const LensReport& report = subject_->report;
    if (!subject_->hasConjecture()) return {};
    const std::size_t marked = marks().failures;
    if (isAtEnd() && report.failing > 0) return tr("%1 fail").arg(report.failing);
    if (marked > 0) return tr("%1 fail").arg(marked);
    if (!isAtEnd()) return {};
    if (report.agreeing == 0) return tr("says nothing");
    return report.proof.empty() ? tr("agrees") : tr("proved");
}

void LensFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF area = frame.area();
    const double legend = legendRowHeight(style);
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawTitle(painter, frame);
    field_->draw(painter, frame, marks());
    if (const auto side = sideIn(frame)) side->draw(painter);
    drawLegendRow(painter, {area.left() + 18, area.bottom() - legend, area.width() - 36, legend}, style,
                  field_->legend(style, marks()));
    painter.restore();
}

void LensFigure::drawTitle(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF area = frame.area();
    if (hasTitle(style)) {
        drawSlideTitle(painter, frame, title(frame));
        return;
    }
    QRectF row(area.left() + 18, area.top() + 6, area.width() - 36, titleRow * style.type - 6);
    if (!chipText().isEmpty()) {
        drawChip(painter, frame, row);
        row.setRight(row.right() - (chipWidth + 10) * style.type);
    }
    const Keyed keyed(painter, {"title"});
    painter.setPen(style.theme.ink);
    painter.setFont(style.font(15, QFont::DemiBold));
    drawFittedText(painter, style, row, Qt::AlignLeft | Qt::AlignVCenter, title(frame));
}

void LensFigure::drawChip(QPainter& painter, const Frame& frame, const QRectF& row) const {
    const Keyed keyed(painter, {"chip"});
    const Style& style = frame.style();
    const QColor colour = marks().failures > 0 ? style.theme.mismatch : style.theme.quiet;
    const QRectF chip(row.right() - chipWidth * style.type, row.top(), chipWidth * style.type, row.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour, 0.14));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setPen(colour);
    painter.setFont(style.font(13, QFont::DemiBold));
    drawFittedText(painter, style, chip, Qt::AlignCenter, chipText());
}

bool LensFigure::isTouchable(const Frame& frame, const QPointF& point) const {
    return Figure::isTouchable(frame, point) || offerAt(frame, point);
}

std::optional<std::size_t> LensFigure::offerAt(const Frame& frame, const QPointF& point) const {
    const auto side = sideIn(frame);
    return side ? side->offerAt(point) : std::nullopt;
}

std::optional<QPointF> LensFigure::placeOfOffer(const Frame& frame, std::size_t index) const {
    const auto side = sideIn(frame);
    if (!side || index >= side->boxes().size()) return std::nullopt;
    return side->boxes()[index].center();
}

QStringList LensFigure::textsBeside(const Frame& frame) const {
    return textsOf(field_->legend(frame.style(), marks())) << title(frame);
}

std::optional<QRectF> LensFigure::placeOfTopic(const Topic& topic) const {
    const bool isKnown = topic.kind == (subject_->isLine() ? topic::number : topic::cell);
    const GridCell cell{topic.first, subject_->isLine() ? 0 : topic.second};
    if (!isKnown || cell.a >= subject_->size.rows || cell.b >= subject_->size.columns) return std::nullopt;
    return field_->rectOf(cell);
}

std::optional<Topic> LensFigure::topicAt(const QPointF& world) const {
    const auto cell = field_->placeAt(world);
    if (!cell) return std::nullopt;
    return subject_->isLine() ? Topic{topic::number, cell->a} : Topic{topic::cell, cell->a, cell->b};
}

Expected<void> LensFigure::writeCsv(QIODevice& device, Task& task) const {
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> said;
    for (const LensFailure& failure : subject_->failures)
        said[{failure.place.a, failure.place.b}] = saidText(failure);
    const auto [rows, columns] = subject_->size;
    CsvWriter csv(device, task, 1 + subject_->size.cells());
    bool good = subject_->isLine() ? csv.line("n,value,said") : csv.line("a,b,value,said");
    for (std::uint64_t a = 0; good && a < rows; ++a) {
        for (std::uint64_t b = 0; good && b < columns; ++b) {
            const std::uint64_t value = subject_->valueAt({a, b});
            const auto found = said.find({a, b});
            const std::string other = found == said.end() ? "" : found->second;
            good = subject_->isLine()
                       ? csv.line("{},{},{}", a, value, other)
                       : csv.line("{},{},{},{}", a + subject_->first, b + subject_->first, value, other);
        }
    }
    return csv.finish();
}

} // namespace mexplorer::ui
