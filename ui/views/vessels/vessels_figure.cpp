#include "ui/views/vessels/vessels_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/rational_text.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double top = 60;
constexpr double bottom = 420; // of the vessels
constexpr double pipe = 12;    // that connects them
constexpr double left = 60;
constexpr double right = 990;

} // namespace

VesselsFigure::VesselsFigure(std::shared_ptr<const VesselsSubject> subject, std::optional<VesselsState> step)
    : subject_(std::move(subject)),
      state_(step ? std::move(*step) : VesselsState{subject_->filled.level, std::nullopt, true}) {
    most_ = *std::max_element(subject_->claims.begin(), subject_->claims.end());
}

QMarginsF VesselsFigure::margins(const Style& style) const {
    return {24, 16, 24, legendRowHeight(style) + 8};
}

QString VesselsFigure::inOnes(const Rational& units) const {
    return shortText(units / subject_->parts);
}

void VesselsFigure::drawVessel(QPainter& painter, const Style& style, std::size_t vessel) const {
    const Theme& theme = style.theme;
    const std::int64_t claim = subject_->claims[vessel];
    const double pitch = (right - left) / static_cast<double>(subject_->claims.size());
    const double wide = std::min(150.0, 0.62 * pitch);
    const double middle = left + (static_cast<double>(vessel) + 0.5) * pitch;
    const double unit = (bottom - top) / static_cast<double>(most_);
    const double half = static_cast<double>(claim) / 2 * unit;
    const double level = bottom - nearest(state_.level) * unit;
    const QRectF lower(middle - wide / 2, bottom - half, wide, half);
    const QRectF upper(middle - wide / 2, top, wide, half);
    if (state_.lit == vessel)
        painter.fillRect(QRectF(middle - pitch / 2 + 4, top - 50, pitch - 8, bottom - top + 140),
                         theme.spotlight);
    const QColor water = faded(theme.p, theme.dark ? 0.75 : 0.55);
    const auto fill = [&](const QRectF& chamber) {
        painter.fillRect(chamber, theme.paper);
        const double surface = std::clamp(level, chamber.top(), chamber.bottom());
        painter.fillRect(QRectF(chamber.left(), surface, chamber.width(), chamber.bottom() - surface), water);
    };
    fill(lower);
    fill(upper);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 2));
    painter.drawRect(lower);
    painter.drawRect(upper);
    if (upper.bottom() < lower.top() - 0.5) { // the tube
        painter.setPen(QPen(theme.rim, 1.5));
        painter.drawLine(QPointF(middle - 2, upper.bottom()), QPointF(middle - 2, lower.top()));
        painter.drawLine(QPointF(middle + 2, upper.bottom()), QPointF(middle + 2, lower.top()));
    }
    const auto write = [&](double y, const QString& text, const QColor& colour, double pixels,
                           QFont::Weight weight) {
        painter.setPen(colour);
        painter.setFont(style.fontIn(painter, pixels, weight));
        drawFittedText(painter, style, {middle - pitch / 2 + 2, y, pitch - 4, 34}, Qt::AlignCenter, text);
    };
    write(top - 44, inOnes(Rational(claim)), theme.quiet, 17, QFont::Normal);
    write(bottom + pipe + 12, QString::number(vessel + 1), theme.ink, 18, QFont::Bold);
    write(bottom + pipe + 44, inOnes(heldAt(state_.level, claim, most_)), theme.pText, 19, QFont::Bold);
}

void VesselsFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        const Style& style = frame.style();
        const Theme& theme = style.theme;
        painter.setTransform(frame.toArea(), true);
        for (std::size_t vessel = 0; vessel < subject_->claims.size(); ++vessel)
            drawVessel(painter, style, vessel);
        painter.fillRect(QRectF(left, bottom, right - left, pipe),
                         state_.level > 0 ? faded(theme.p, theme.dark ? 0.75 : 0.55) : theme.line);
        const double level = bottom - nearest(state_.level) * (bottom - top) / static_cast<double>(most_);
        painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
        painter.drawLine(QPointF(left, level), QPointF(right, level));
        painter.setPen(theme.accent);
        painter.setFont(style.fontIn(painter, 17, QFont::DemiBold));
        drawFittedText(painter, style, {0, level - 17, left - 6, 34}, Qt::AlignRight | Qt::AlignVCenter,
                       inOnes(state_.level));
    });
}

QStringList VesselsFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

LegendEntries VesselsFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    entries.push_back({tr("above: the claim; below: what is held"), [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(theme.ink, 1.5));
                           p.setBrush(Qt::NoBrush);
                           p.drawRect(sign.adjusted(2, 0, -2, 0));
                       }});
    entries.push_back({tr("the estate, %1, as water").arg(inOnes(Rational(subject_->estate))),
                       [theme](QPainter& p, const QRectF& sign) {
                           p.fillRect(sign, faded(theme.p, theme.dark ? 0.75 : 0.55));
                       }});
    entries.push_back({tr("its level"),
                       [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(theme.accent, 2, Qt::DashLine));
                           p.drawLine(QPointF(sign.left(), sign.center().y()),
                                      QPointF(sign.right(), sign.center().y()));
                       },
                       1.6});
    return entries;
}

Expected<void> VesselsFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + subject_->claims.size());
    bool good = csv.line("player,claim,share");
    for (std::size_t player = 0; good && player < subject_->claims.size(); ++player)
        good = csv.line("{},{},{}", player + 1,
                        rationalText(Rational(subject_->claims[player], subject_->parts)),
                        rationalText(subject_->filled.amounts[player] / subject_->parts));
    return csv.finish();
}

} // namespace mexplorer::ui
