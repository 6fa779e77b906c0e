#include "ui/views/vessels/vessels_figure.h"

#include "core/coalition/amounts.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/views/vessels/vessels_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

VesselsFigure::VesselsFigure(std::shared_ptr<const VesselsSubject> subject, VesselsLook look)
    : subject_(std::move(subject)), look_(std::move(look)),
      level_(look_.step ? look_.step->level : subject_->filled.level), layout_(subject_->claims.size()) {}

QMarginsF VesselsFigure::margins(const Style& style) const {
    return {16, 10 + (hasTitle(style) ? slideTitleHeight(style) : 0), 16, legendRowHeight(style) + 8};
}

QString VesselsFigure::title() const {
    const std::int64_t most = *std::max_element(subject_->claims.begin(), subject_->claims.end());
    Rational poured = 0;
    for (const std::int64_t claim : subject_->claims)
        poured += heldAt(level_, claim, most);
    return tr("estate: %1 of %2 poured in")
        .arg(QString::fromStdString(rationalText(poured / subject_->parts)),
             QString::fromStdString(unitsText(subject_->estate, subject_->parts)));
}

void VesselsFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        if (hasTitle(frame.style())) drawSlideTitle(painter, frame, title());
        drawVessels(painter, {*subject_, look_.step, level_, look_.hovered, layout_, title(), frame});
    });
}

QStringList VesselsFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title();
}

QString VesselsFigure::statusOf(std::size_t vessel) const {
    const std::int64_t claim = subject_->claims[vessel];
    const std::int64_t most = *std::max_element(subject_->claims.begin(), subject_->claims.end());
    return tr("Player %1 claims %2; at the level %3 his vessel holds %4")
        .arg(QString::number(vessel + 1), QString::fromStdString(unitsText(claim, subject_->parts)),
             QString::fromStdString(rationalText(level_ / subject_->parts)),
             QString::fromStdString(rationalText(heldAt(level_, claim, most) / subject_->parts)));
}

LegendEntries VesselsFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    const auto& claims = subject_->claims;
    const std::int64_t most = *std::max_element(claims.begin(), claims.end());
    const bool areTubes =
        std::any_of(claims.begin(), claims.end(), [&](std::int64_t claim) { return claim < most; });
    addEntry(entries, level_ > 0, subject_->filled.level > 0,
             {tr("water: what each gets"), [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.rim, 1.5));
                  p.setBrush(waterColour(theme));
                  p.drawRect(sign.adjusted(1, 1, -1, -1));
              }});
    if (areTubes)
        entries.push_back({tr("a tube holds nothing"),
                           [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.rim, 1.5));
                               const double x = sign.center().x();
                               p.drawLine(QPointF(x - 3, sign.top()), QPointF(x - 3, sign.bottom()));
                               p.drawLine(QPointF(x + 3, sign.top()), QPointF(x + 3, sign.bottom()));
                           },
                           0.7});
    entries.push_back({tr("level"),
                       [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(theme.accent, 2, Qt::DashLine));
                           p.drawLine(QPointF(sign.left(), sign.center().y()),
                                      QPointF(sign.right(), sign.center().y()));
                       },
                       1.7});
    return entries;
}

Expected<void> VesselsFigure::writeCsv(QIODevice& device, Task& task) const {
    const auto& claims = subject_->claims;
    const std::int64_t most = *std::max_element(claims.begin(), claims.end());
    CsvWriter csv(device, task, 1 + claims.size());
    bool good = csv.line("player,claim,holds");
    for (std::size_t i = 0; good && i < claims.size(); ++i)
        good = csv.line("{},{},{}", i + 1, unitsText(claims[i], subject_->parts),
                        rationalText(heldAt(level_, claims[i], most) / subject_->parts));
    return csv.finish();
}

} // namespace mexplorer::ui
