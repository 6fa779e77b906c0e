#include "ui/views/regret/regret_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/count_text.h"
#include "ui/text/translated.h"
#include "ui/views/regret/regret_drawing.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::ui {

RegretPanel RegretPicture::largePanel() const {
    return large == RegretPanel::path && !hasPath() ? RegretPanel::averages : large;
}

std::vector<RegretPanel> RegretPicture::smallPanels() const {
    std::vector<RegretPanel> panels;
    for (const RegretPanel panel : {RegretPanel::path, RegretPanel::exploitability, RegretPanel::averages}) {
        const bool exists = panel != RegretPanel::path || hasPath();
        if (exists && panel != largePanel()) panels.push_back(panel);
    }
    return panels;
}

RegretFigure::RegretFigure(std::shared_ptr<const RegretPicture> picture, std::optional<RegretState> state)
    : picture_(std::move(picture)), state_(state.value_or(RegretState{picture_->subject.points.size() - 1})) {
}

RegretLayout RegretFigure::layoutIn(const Frame& frame) const {
    const bool isOfBoth =
        state_.stage == RegretState::Stage::played || state_.stage == RegretState::Stage::averaged;
    return {frame.content(),
            frame.style(),
            {{picture_->game().rows(), picture_->game().columns()},
             picture_->smallPanels().size(),
             isOfBoth ? picture_->shown : state_.side}};
}

std::optional<RegretPanel> RegretFigure::panelAt(const Frame& frame, const QPointF& world) const {
    const RegretLayout layout = layoutIn(frame);
    for (std::size_t i = 0; i < layout.small().size(); ++i)
        if (layout.small()[i].contains(frame.toArea().map(world))) return picture_->smallPanels()[i];
    return std::nullopt;
}

QMarginsF RegretFigure::margins(const Style& style) const {
    return {16, 10 + (hasTitle(style) ? slideTitleHeight(style) : 0), 16, legendRowHeight(style) + 8};
}

QString RegretFigure::title(const Style& style) const {
    if (!hasTitle(style)) return {};
    const bool isPlus = picture_->subject.matrix().learning().method == RegretMethod::matchingPlus;
    return (isPlus ? tr("regret matching+, %1") : tr("regret matching, %1"))
        .arg(roundText(picture_->subject, state_));
}

QString roundText(const RegretSubject& subject, const RegretState& state) {
    const RegretPoint& point = subject.points[state.point];
    const QString round = RegretFigure::tr("round %1").arg(countText(point.round));
    const Message worth =
        state.stage == RegretState::Stage::averaged ? sayWorthOfAverages(subject, point) : Message();
    return worth.empty() ? round : RegretFigure::tr("%1: %2").arg(round, translated(worth));
}

void RegretFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        const RegretLayout layout = layoutIn(frame);
        const RegretDrawing drawing{*picture_, state_, layout, frame};
        drawRegretBlocks(painter, drawing);
        drawRegretPanels(painter, drawing);
        drawSlideTitle(painter, frame, title(frame.style()));
    });
}

QStringList RegretFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title(frame.style());
}

bool RegretFigure::showsRegret(bool isPositive) const {
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        const bool isNew = state_.hasTold(RegretState::Stage::regrets, side);
        if (!isNew && state_.point == 0) continue;
        const RegretPoint& point = picture_->subject.points[state_.point - (isNew ? 0 : 1)];
        const auto& regrets = point.players[static_cast<std::size_t>(side)].regrets;
        if (std::ranges::any_of(regrets, [&](double regret) { return isPositive ? regret > 0 : regret < 0; }))
            return true;
    }
    return false;
}

/// Only of what is seen now.
LegendEntries RegretFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    addEntry(entries, showsRegret(true), true,
             {tr("positive regret"), [theme](QPainter& p, const QRectF& sign) {
                  p.fillRect(sign.adjusted(0, 2, 0, -2), theme.winning);
              }});
    addEntry(entries, showsRegret(false), true,
             {tr("negative regret"), [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.rim, 1.2));
                  p.drawRect(sign.adjusted(0, 2, 0, -2));
              }});
    if (picture_->largePanel() != RegretPanel::path) return entries;
    entries.push_back({tr("played"), [theme](QPainter& p, const QRectF& sign) {
                           p.fillRect(sign.adjusted(2, 2, -2, -2), theme.quiet);
                       }});
    entries.push_back({tr("average"), [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(Qt::NoPen);
                           p.setBrush(theme.accent);
                           p.drawEllipse(sign.adjusted(2, 2, -2, -2));
                       }});
    const RegretPlayer& player =
        picture_->subject.points[state_.point].players[static_cast<std::size_t>(picture_->shown)];
    addEntry(entries,
             state_.hasTold(RegretState::Stage::next, picture_->shown) && player.next != player.strategy,
             true,
             {tr("next"),
              [theme](QPainter& p, const QRectF& sign) {
                  drawRegretArrow(p, sign.center() - QPointF(sign.width() / 2, 0),
                                  sign.center() + QPointF(sign.width() / 2, 0), QPen(theme.ink, 2),
                                  sign.height() / 2);
              },
              1.6});
    if (!picture_->subject.solution[0].empty()) {
        entries.push_back({picture_->subject.value ? tr("solution") : tr("an equilibrium"),
                           [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.winning, 2.5));
                               p.drawEllipse(sign.adjusted(1, 1, -1, -1));
                           }});
    }
    return entries;
}

Expected<void> RegretFigure::writeCsv(QIODevice& device, Task& task) const {
    const auto& points = picture_->subject.points;
    const auto columns = [](const char* prefix, std::size_t actions) {
        std::string text;
        for (std::size_t i = 1; i <= actions; ++i)
            text += fmt::format(",{}{}", prefix, i);
        return text;
    };
    CsvWriter csv(device, task, 1 + points.size());
    bool good =
        csv.line("round,exploitability,value,regret_row,regret_column{}{}",
                 columns("row_", picture_->game().rows()), columns("column_", picture_->game().columns()));
    for (std::size_t i = 0; good && i < points.size(); ++i) {
        const RegretPoint& point = points[i];
        good = csv.line("{},{},{},{},{},{},{}", point.round, point.exploitability, point.value,
                        point.regret[0], point.regret[1], fmt::join(point.players[0].average(), ","),
                        fmt::join(point.players[1].average(), ","));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
