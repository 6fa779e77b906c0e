#include "ui/views/thermograph/thermograph_figure.h"

#include "core/explain/say_short_game.h"
#include "ui/figure/csv_writer.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/views/thermograph/thermograph_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// What is seen without a step.
HeatState resultOf(const ShortGameHeat& heat) {
    HeatState state;
    state.left = state.right = heat.isNumber ? HeatState::WallStage::absent : HeatState::WallStage::whole;
    state.hasStops = state.hasMast = state.isDone = true;
    return state;
}

TaxLine lineOf(const HeatState& state, const ThermographLook& look) {
    if (look.tax && look.isTaxHeld) return TaxLine::chosen;
    if (state.tax) return TaxLine::steps;
    if (!state.isDone) return TaxLine::none;
    return look.tax ? TaxLine::chosen : look.pointed ? TaxLine::pointed : TaxLine::none;
}

std::optional<Rational> taxOfLine(TaxLine line, const HeatState& state, const ThermographLook& look) {
    switch (line) {
    case TaxLine::steps:
        return state.tax;
    case TaxLine::chosen:
        return look.tax;
    case TaxLine::pointed:
        return look.pointed;
    default:
        return std::nullopt;
    }
}

} // namespace

ThermographFigure::ThermographFigure(std::shared_ptr<const ShortGameHeat> heat, ThermographLook look)
    : heat_(std::move(heat)), state_(look.step ? std::move(*look.step) : resultOf(*heat_)),
      hovered_(std::move(look.hovered)), line_(lineOf(state_, look)), tax_(taxOfLine(line_, state_, look)),
      layout_(*heat_) {}

QString ThermographFigure::name() const {
    const auto printed = [](const std::string& game) { return gameName(game); };
    const Tempering& tempering = heat_->tempering;
    const QString made = printed(heat_->whole.name);
    if (tempering.kind == Tempering::Kind::none) return made;
    const bool isCooled = tempering.kind == Tempering::Kind::cooled;
    return (isCooled ? tr("%1 cooled by %2: %3") : tr("%1 heated by %2: %3"))
        .arg(printed(heat_->untempered), printed(tempering.by.text()), made);
}

QString ThermographFigure::title() const {
    if (!state_.hasMast) return name();
    return QStringLiteral("%1: %2").arg(name(), translated(sayHeat(heat_->whole.heat)));
}

void ThermographFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawThermograph(painter, *this, frame);
}

std::optional<std::string> ThermographFigure::gameAt(const QPointF& world) const {
    for (const bool isLeft : {true, false}) {
        const auto& options = isLeft ? heat_->left : heat_->right;
        for (std::size_t i = 0; i < std::min(options.size(), ThermographLayout::mostCards); ++i)
            if (layout_.card(i, isLeft).contains(world)) return options[i].name;
    }
    return std::nullopt;
}

QString ThermographFigure::taxText() const {
    return tax_ ? translated(sayStopsAt(heat_->whole.heat, *tax_)) : QString();
}

std::optional<QRectF> ThermographFigure::taxHandle() const {
    return tax_ ? std::optional(layout_.taxLine(*tax_)) : std::nullopt;
}

/// Before the mast is there, the chart has nothing to mark above the temperature.
TaxGrid ThermographFigure::taxGrid(const Frame& frame) const {
    return {layout_.chart(), frame.scale(), state_.hasMast ? layout_.top() : heat_->whole.heat.temperature};
}

std::optional<Rational> ThermographFigure::taxAt(const Frame& frame, const QPointF& world) const {
    if (!takesTax() || !layout_.taxRoom().contains(world)) return std::nullopt;
    return taxGrid(frame).at(world.y());
}

LegendEntries ThermographFigure::legend(const Style& style) const {
    using Stage = HeatState::WallStage;
    const Theme& theme = style.theme;
    LegendEntries entries;
    const auto addLine = [&](const QString& text, const QPen& pen, bool isSeen, bool isSeenElsewhere) {
        addEntry(entries, isSeen, isSeenElsewhere,
                 {text,
                  [pen](QPainter& p, const QRectF& sign) {
                      p.setPen(pen);
                      p.drawLine(QPointF(sign.left(), sign.center().y()),
                                 QPointF(sign.right(), sign.center().y()));
                  },
                  2});
    };
    const auto isTaxed = [](Stage stage) { return stage == Stage::taxed || stage == Stage::whole; };
    const auto isUntaxed = [](Stage stage) { return stage == Stage::untaxed || stage == Stage::taxed; };
    const bool hasWalls = !heat_->isNumber;
    addLine(tr("Left’s wall"), sidePen(theme, true, 3), isTaxed(state_.left), hasWalls);
    addLine(tr("Right’s wall"), sidePen(theme, false, 3), isTaxed(state_.right), hasWalls);
    addLine(tr("before the tax"), untaxedPen(theme, true, 2),
            isUntaxed(state_.left) || isUntaxed(state_.right), hasWalls);
    addLine(tr("mast: the mean"), QPen(theme.ink, 4), state_.hasMast, true);
    return entries;
}

Expected<void> ThermographFigure::writeCsv(QIODevice& device, Task& task) const {
    const Thermograph& whole = heat_->whole.heat;
    CsvWriter csv(device, task, 2 + whole.left.corners.size() + whole.right.corners.size());
    bool good = csv.line("wall,tax,value");
    for (const bool isLeft : {true, false})
        for (const Wall::Corner& corner : (isLeft ? whole.left : whole.right).corners)
            good = good && csv.line("{},{},{}", isLeft ? "L" : "R", rationalText(corner.tax),
                                    rationalText(corner.value));
    if (good) (void)csv.line("mast,{},{}", rationalText(whole.temperature), rationalText(whole.mean));
    return csv.finish();
}

} // namespace mexplorer::ui
