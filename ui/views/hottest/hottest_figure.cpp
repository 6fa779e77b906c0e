#include "ui/views/hottest/hottest_figure.h"

#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/text/game_name.h"
#include "ui/theme/roles.h"
#include "ui/views/hottest/hottest_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double columnWidth = 150;
constexpr double betweenColumns = 26;
constexpr double headerHeight = 36;
constexpr double thermometerTop = 62; // leaves room for the temperature above it
constexpr double thermometerHeight = 190;
constexpr double thermometerWidth = 30;
constexpr double cardTop = thermometerTop + thermometerHeight + 14;
constexpr double cardHeight = 44;
constexpr double lineHeight = 26;
constexpr double resultWidth = 190;

double columnLeft(std::size_t component) {
    return static_cast<double>(component) * (columnWidth + betweenColumns);
}

/// The end of the play that Left begins, with all that is known.
HotState endOf(const HotPlays& plays) {
    return {Side::left, plays.left.turns.size(), true, true};
}

/// Of one component, in either play.
std::size_t mostTurnsOf(const HotPlays& plays) {
    std::size_t most = 0;
    for (const HotPlay* play : {&plays.left, &plays.right}) {
        std::vector<std::size_t> turns(play->start.size());
        for (const HotPlay::Turn& turn : play->turns)
            most = std::max(most, ++turns[turn.component]);
    }
    return most;
}

double hottestOf(const HotPlays& plays) {
    Rational most = 1;
    for (const HotPlay* play : {&plays.left, &plays.right}) {
        for (const HotPlay::Part& part : play->start)
            most = std::max(most, part.temperature);
        for (const HotPlay::Turn& turn : play->turns)
            most = std::max(most, turn.to.temperature);
    }
    return nearest(most);
}

} // namespace

HottestFigure::HottestFigure(std::shared_ptr<const HotPlays> plays, HottestLook look)
    : plays_(std::move(plays)), look_(std::move(look)), state_(look_.step.value_or(endOf(*plays_))),
      parts_(play().partsAfter(state_.turns)), hottest_(hottestOf(*plays_)),
      rows_(std::clamp<std::size_t>(mostTurnsOf(*plays_), 2, mostTurns)) {}

QRectF HottestFigure::header() const {
    return {0, 0, bounds().width() - 20, headerHeight};
}

QRectF HottestFigure::bounds() const {
    constexpr double rim = 10;
    const double right = columnLeft(parts_.size()) + resultWidth;
    const double bottom = cardTop + cardHeight + static_cast<double>(rows_ + 1) * lineHeight;
    return QRectF(0, 0, right, bottom).adjusted(-rim, 0, rim, rim);
}

QRectF HottestFigure::thermometer(std::size_t component) const {
    return {columnLeft(component) + (columnWidth - thermometerWidth) / 2, thermometerTop, thermometerWidth,
            thermometerHeight};
}

QRectF HottestFigure::card(std::size_t component) const {
    return {columnLeft(component), cardTop, columnWidth, cardHeight};
}

QRectF HottestFigure::mean(std::size_t component) const {
    return {columnLeft(component), cardTop + cardHeight, columnWidth, lineHeight};
}

QRectF HottestFigure::turn(std::size_t component, std::size_t row) const {
    return mean(component).translated(0, static_cast<double>(row + 1) * lineHeight);
}

QRectF HottestFigure::stop() const {
    return {columnLeft(parts_.size()), cardTop, resultWidth, cardHeight};
}

QRectF HottestFigure::exact() const {
    return stop().translated(0, cardHeight + 12);
}

std::optional<std::string> HottestFigure::gameAt(const QPointF& world) const {
    for (std::size_t i = 0; i < parts_.size(); ++i)
        if (card(i).united(thermometer(i)).contains(world)) return parts_[i].name;
    return std::nullopt;
}

QString HottestFigure::title() const {
    QStringList names;
    for (const HotPlay::Part& part : play().start)
        names << gameName(part.name);
    return (state_.first == Side::left ? tr("%1, Left begins") : tr("%1, Right begins"))
        .arg(names.join(" + "));
}

void HottestFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawHottest(painter, *this, frame);
}

LegendEntries HottestFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    const auto addBox = [&](const QString& text, const QColor& fill, bool isSeen) {
        addEntry(entries, isSeen, true,
                 {text, [fill](QPainter& p, const QRectF& sign) { p.fillRect(sign, fill); }, 1.2});
    };
    const auto hasMoved = [&](Side side) {
        return std::any_of(play().turns.begin(),
                           play().turns.begin() + static_cast<std::ptrdiff_t>(state_.turns),
                           [side](const HotPlay::Turn& turn) { return turn.mover == side; });
    };
    addEntry(entries, true, true,
             {tr("temperature"),
              [](QPainter& p, const QRectF& sign) {
                  p.fillRect(sign, heatScale(QLineF(sign.topLeft(), sign.topRight())));
              },
              3});
    addBox(tr("Left’s move"), playerColours(theme, true).fill, hasMoved(Side::left));
    addBox(tr("Right’s move"), playerColours(theme, false).fill, hasMoved(Side::right));
    return entries;
}

Expected<void> HottestFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + state_.turns);
    bool good = csv.line("turn,player,component,from,to,temperature");
    for (std::size_t i = 0; good && i < state_.turns; ++i) {
        const HotPlay::Turn& turn = play().turns[i];
        good =
            csv.line("{},{},{},{},{},{}", i + 1, nameOf(turn.mover), turn.component + 1,
                     csvField(turn.from.name), csvField(turn.to.name), rationalText(turn.from.temperature));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
