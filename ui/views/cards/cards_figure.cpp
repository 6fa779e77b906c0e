#include "ui/views/cards/cards_figure.h"

#include "core/explain/say_cfr.h"
#include "core/text/csv.h"
#include "core/text/decimal.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/cards/cards_drawing.h"
#include "ui/views/cards/cards_strip.h"

namespace mexplorer::ui {

namespace {

constexpr double topAir = 10;
constexpr double besideTree = 16;      // for the usual type
constexpr double leastWithWords = 560; // pixels of width, for all of the legend
constexpr double reachable = 18;       // pixels from a node that still count as it

/// Room for what is written beside the outermost nodes.
double besideOf(const Style& style) {
    return besideTree * style.type;
}

/// The signs for a branch that is often taken, one that is not, and one that is seldom reached.
void drawWidths(QPainter& painter, const Theme& theme, const QRectF& sign) {
    const auto band = [&](double from, double height, double opacity) {
        painter.fillRect(QRectF(sign.left() + from * sign.width(), sign.center().y() - height / 2,
                                0.28 * sign.width(), height),
                         faded(playerColours(theme, true).fill, opacity));
    };
    band(0, 8, 1);
    band(0.36, 3, 1);
    band(0.72, 8, 0.3);
}

} // namespace

CardsFigure::CardsFigure(std::shared_ptr<const CardsPicture> picture, CardsLook look)
    : picture_(std::move(picture)), look_(std::move(look)), behaviours_(look_.behaviours(*picture_)) {}

QMarginsF CardsFigure::margins(const Style& style) const {
    const double titled = hasTitle(style) ? slideTitleHeight(style) : 0;
    return {besideOf(style), topAir + titled, besideOf(style),
            CardsDrawing::roomBelow(style) + CardsStrip::heightIn(style, *picture_) + legendRowHeight(style)};
}

std::optional<CardsSet> CardsFigure::setAt(const Frame& frame, const QPointF& pixels) const {
    const auto place = picture_->layout.nearest(pixels, frame.toArea(), reachable);
    return place ? setOf(*picture_->form, picture_->layout.places()[*place].node) : std::nullopt;
}

QString CardsFigure::statusOf(const CardsSet& set) const {
    const SequenceForm::SetRecord& record = picture_->form->player(set.player).sets[set.set];
    QString text = translated(sayInfoSet(*picture_->form, set.player, set.set)) + QStringLiteral(":");
    constexpr int digits = 4;
    for (SequenceForm::Sequence action = record.first; action < record.first + record.count; ++action)
        text += QStringLiteral(" %1 %2").arg(
            translated(sayAction(*picture_->form, set.player, action)),
            QString::fromStdString(roundedText(behaviours_[set.player][action], digits)));
    return text;
}

LegendEntries CardsFigure::legend(const Style& style, double width) const {
    const Theme& theme = style.theme;
    const auto actor = [theme](Actor who) {
        return [theme, who](QPainter& p, const QRectF& sign) {
            drawActor(p, theme, who, sign.center(), sign.height() / 2);
        };
    };
    LegendEntries entries = {{tr("player 1"), actor(Actor::first)},
                             {tr("player 2"), actor(Actor::second)},
                             {tr("chance deals"), actor(Actor::chance)}};
    if (picture_->layout.hasTies(picture_->game()))
        entries.push_back({tr("cannot be told apart"),
                           [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(tiePen(playerColours(theme, true).fill, 2));
                               p.drawLine(QPointF(sign.left(), sign.center().y()),
                                          QPointF(sign.right(), sign.center().y()));
                           },
                           2});
    if (width < leastWithWords * style.type) return entries;
    entries.push_back({tr("wide: likely; faint: seldom reached"),
                       [theme](QPainter& p, const QRectF& sign) { drawWidths(p, theme, sign); }, 2.4});
    const QString actions = picture_->poker->shape.mostBets > 1
                                ? tr("from the left: check, bet; fold, call, raise")
                                : tr("to the left: check, fold; to the right: bet, call");
    entries.push_back({actions, [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(theme.quiet, 1.6));
                           const QPointF top(sign.center().x(), sign.top() + 1);
                           p.drawLine(top, QPointF(sign.left(), sign.bottom() - 1));
                           p.drawLine(top, QPointF(sign.right(), sign.bottom() - 1));
                       }});
    return entries;
}

void CardsFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF& area = frame.area();
    const double below = CardsDrawing::roomBelow(style);
    const CardsStrip table(*picture_, look_);
    const double strip = CardsStrip::heightIn(style, *picture_);
    const double legendHeight = legendRowHeight(style);
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.setClipRect(frame.content().adjusted(-besideOf(style), -topAir, besideOf(style), below),
                        Qt::IntersectClip);
    CardsDrawing(*picture_, look_, behaviours_, frame).draw(painter);
    painter.restore();
    if (hasTitle(style)) drawSlideTitle(painter, frame, table.title());
    table.draw(painter, style, {area.left(), area.bottom() - legendHeight - strip, area.width(), strip});
    drawLegendRow(
        painter,
        {area.left() + besideTree, area.bottom() - legendHeight, area.width() - 2 * besideTree, legendHeight},
        style, legend(style, area.width()));
    painter.restore();
}

QStringList CardsFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style(), frame.area().width()));
}

Expected<void> CardsFigure::writeCsv(QIODevice& device, Task& task) const {
    const SequenceForm& form = *picture_->form;
    constexpr int digits = 10;
    CsvWriter csv(device, task, form.player(0).sequenceCount() + form.player(1).sequenceCount());
    bool good = csv.line("player,set,action,average,last");
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = form.player(player);
        for (std::size_t set = 0; set < own.sets.size(); ++set) {
            const SequenceForm::SetRecord& record = own.sets[set];
            for (std::uint32_t i = 0; good && i < record.count; ++i) {
                const SequenceForm::Sequence action = record.first + i;
                good = csv.line("{},{},{},{},{}", player + 1, csvField(own.names[set]),
                                csvField(own.actions[action]),
                                plainDecimal(picture_->end().average[player][action], digits),
                                plainDecimal(picture_->run->current[player][action], digits));
            }
        }
    }
    return csv.finish();
}

} // namespace mexplorer::ui
