#include "ui/views/cards/cards_strip.h"

#include "core/explain/say_cfr.h"
#include "core/regret/poker_rules.h"
#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/cards/cards_drawing.h"
#include "ui/views/cards/cards_numbers.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

using Phase = CfrState::Phase;

constexpr double titlePixels = 15;
constexpr double cellPixels = 13;
constexpr double rowShare = 1.55; // by the size of the type
constexpr double widest = 900;    // pixels
constexpr double namesShare = 0.13;
constexpr double besideStrip = 16;

std::vector<double> partOf(const Likelihoods& all, const SequenceForm::SetRecord& set) {
    const auto first = all.begin() + set.first;
    return {first, first + set.count};
}

std::size_t mostActions(const SequenceForm& form) {
    std::size_t most = 1;
    for (std::size_t player = 0; player < playerCount; ++player)
        for (const SequenceForm::SetRecord& set : form.player(player).sets)
            most = std::max<std::size_t>(most, set.count);
    return most;
}

QString rank(std::uint8_t card) {
    return QString::fromUtf8(rankName(card).data(), 1);
}

MotionKey entryKey(std::size_t column, std::size_t action) {
    return {"entry", column, action};
}

QString capitalized(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace

/// Of its own title.
double CardsStrip::titleHeight(const Style& style) {
    return hasTitle(style) ? 0 : rowShare * style.typeOf(titlePixels);
}

double CardsStrip::heightIn(const Style& style, const CardsPicture& picture) {
    const double rows = 1 + static_cast<double>(mostActions(*picture.form));
    return titleHeight(style) + rowShare * rows * style.typeOf(cellPixels) + 10;
}

QString CardsStrip::title() const {
    if (const auto lit = look_.lit()) {
        const QString set = capitalized(translated(sayInfoSet(*picture_.form, lit->player, lit->set)));
        const QString found = foundOfSet();
        return found.isEmpty() ? set : tr("%1: %2").arg(set, found);
    }
    if (look_.step && look_.step->phase == Phase::begin)
        return tr("Iteration %1 of %2")
            .arg(look_.trace->subject.iteration.number)
            .arg(translated(titleOf(picture_.way.method)));
    if (look_.step)
        return tr("Averages after iteration %1: exploitability %2")
            .arg(look_.trace->subject.iteration.number)
            .arg(QString::fromStdString(roundedText(look_.trace->subject.exploitability, 3)));
    if (picture_.showsLast)
        return tr("Strategies after the last iteration, %1").arg(picture_.end().iterations);
    return tr("Averages of %1 iterations: player 1 gets %2, exploitability %3")
        .arg(picture_.end().iterations)
        .arg(QString::fromStdString(roundedText(picture_.end().value)),
             QString::fromStdString(roundedText(picture_.end().exploitability, 3)));
}

/// Where not all of it fits, the set comes last: it can be seen in the tree, and the number found nowhere
/// else.
QString CardsStrip::titleIn(const Style& style, double width) const {
    const auto lit = look_.lit();
    const QString found = lit ? foundOfSet() : QString();
    const QFontMetricsF least(textFont(style.leastType, QFont::DemiBold));
    if (found.isEmpty() || least.horizontalAdvance(title()) <= width) return title();
    return tr("%1: %2").arg(found, translated(sayInfoSet(*picture_.form, lit->player, lit->set)));
}

/// The number that the step finds for the set as a whole; of a tree of one deal, which has only one of the
/// set’s nodes, also how likely play is to come to each of them.
QString CardsStrip::foundOfSet() const {
    const CfrSetUpdate* update = look_.update();
    if (!update || !look_.step) return {};
    if (look_.step->phase == Phase::worth)
        return tr("%1 as it is played").arg(QString::fromStdString(worthText(update->earned)));
    if (look_.step->phase != Phase::reach || !picture_.deal) return {};
    QStringList reaches;
    for (const CfrSetUpdate::Place& place : update->places)
        reaches << QString::fromStdString(worthText(place.reach));
    return reaches.join(QStringLiteral(", "));
}

QString CardsStrip::hint() const {
    if (!picture_.deal)
        return tr(
            "Beside each node: how likely play is to come there. Point at one for its information set.");
    const QString first = rank(picture_.deal->cards[0]);
    const QString second = rank(picture_.deal->cards[1]);
    if (picture_.poker->shape.rounds == 1)
        return tr("One deal: %1 against %2. Beside each node: how likely play is to come there then. Point "
                  "at one for its information set.")
            .arg(first, second);
    return tr("One deal: %1 against %2, then %3 on the table. Beside each node: how likely play is to come "
              "there then. Point at one for its information set.")
        .arg(first, second, rank(picture_.deal->board));
}

std::vector<CardsStrip::Column> CardsStrip::columnsOfStep(const CfrSetUpdate& update) const {
    const Phase now = look_.step->phase;
    const auto known = [&](Phase phase, const std::vector<double>& numbers) {
        return now >= phase ? numbers : std::vector<double>();
    };
    return {{tr("played"), update.played, true, now == Phase::reach},
            {tr("value"), known(Phase::worth, update.worth), false, now == Phase::worth},
            {tr("regret"), known(Phase::regret, update.added), false, now == Phase::regret},
            {tr("in all"), known(Phase::regret, update.after), false, now == Phase::regret},
            {tr("next"), known(Phase::strategy, update.next), true, now == Phase::strategy}};
}

std::vector<CardsStrip::Column> CardsStrip::columnsOfSet(const CardsSet& set) const {
    const SequenceForm::SetRecord& record = picture_.form->player(set.player).sets[set.set];
    std::vector<Column> all = {
        {tr("average"), partOf(picture_.end().average[set.player], record), true, false},
        {tr("last"), partOf(picture_.run->current[set.player], record), true, false}};
    if (picture_.poker->family.empty()) return all;
    const double alpha = placeInFamily(*picture_.form, picture_.end().average).alpha;
    all.push_back(
        {tr("equilibrium, α %1").arg(QString::fromStdString(std::string(nearly) + decimalText(alpha, 3))),
         partOf(kuhnEquilibrium(*picture_.form, alpha)[set.player], record), true, false});
    return all;
}

std::vector<CardsStrip::Column> CardsStrip::columns() const {
    if (const CfrSetUpdate* update = look_.update()) return columnsOfStep(*update);
    if (look_.lit()) return columnsOfSet(*look_.lit());
    return {};
}

void CardsStrip::drawCell(QPainter& painter, const Style& style, const Column& column, double most,
                          double number, const QRectF& cell) const {
    const Theme& theme = style.theme;
    constexpr int digits = 3;
    const QString text =
        column.isLikelihood ? QString::fromStdString(roundedText(number, digits)) : signedText(number);
    const QFontMetricsF metrics(painter.font());
    const double numberWidth = metrics.horizontalAdvance(QStringLiteral("≈\u00A0−0.00000"));
    const QRectF bars = cell.adjusted(8, 0.24 * cell.height(), -numberWidth - 14, -0.24 * cell.height());
    constexpr double shortestBar = 12; // pixels
    painter.setPen(Qt::NoPen);
    if (bars.width() < shortestBar) {
        // No room for a bar: only the number.
    } else if (column.isLikelihood) {
        const std::size_t player = look_.lit()->player;
        painter.setBrush(theme.line);
        painter.drawRect(bars);
        painter.setBrush(playerColours(theme, player == 0).fill);
        painter.drawRect(QRectF(bars.topLeft(), QSizeF(bars.width() * number, bars.height())));
    } else if (most > 0) {
        const double half = bars.width() / 2;
        const double length = half * number / most;
        painter.setBrush(number > 0 ? theme.winning : theme.mismatch);
        painter.drawRect(QRectF(bars.center().x(), bars.top(), length, bars.height()).normalized());
        painter.setPen(QPen(theme.rim, 1));
        painter.drawLine(QPointF(bars.center().x(), cell.top() + 2),
                         QPointF(bars.center().x(), cell.bottom() - 2));
    }
    painter.setPen(theme.ink);
    const double room = std::min(numberWidth, cell.width() - 12);
    drawFittedText(painter, style, QRectF(cell.right() - room - 6, cell.top(), room, cell.height()),
                   Qt::AlignRight | Qt::AlignVCenter, text);
}

std::optional<MotionSource> CardsStrip::sourceOf(std::size_t column, std::size_t action) const {
    constexpr std::size_t value = 1;
    const CfrSetUpdate* update = look_.update();
    if (!update || column < value) return std::nullopt;
    if (column > value) return entryKey(column - 1, action);
    if (update->places.empty()) return std::nullopt;
    const SequenceForm::NodeRecord& place = picture_.form->node(update->places.front().node);
    return worthKey(place.firstChild + static_cast<SequenceForm::Node>(action));
}

void CardsStrip::drawLight(QPainter& painter, const Style& style, const Column& column, const QRectF& area,
                           double rowHeight) const {
    const double used =
        rowHeight * (1 + static_cast<double>(std::max<std::size_t>(1, column.numbers.size())));
    painter.fillRect(QRectF(area.topLeft(), QSizeF(area.width() - 4, used)), style.theme.spotlight);
}

void CardsStrip::drawColumn(QPainter& painter, const Style& style, const Column& column, std::size_t index,
                            const QRectF& area, double rowHeight) const {
    const Theme& theme = style.theme;
    {
        const Keyed heading(painter, {"heading", index});
        painter.setFont(style.font(cellPixels));
        painter.setPen(theme.quiet);
        drawFittedText(painter, style, QRectF(area.left() + 8, area.top(), area.width() - 16, rowHeight),
                       Qt::AlignLeft | Qt::AlignVCenter, column.title);
    }
    double most = 0;
    for (const double number : column.numbers)
        most = std::max(most, std::abs(number));
    painter.setFont(style.font(cellPixels));
    for (std::size_t i = 0; i < column.numbers.size(); ++i) {
        const Keyed entry(painter, entryKey(index, i), sourceOf(index, i));
        drawCell(painter, style, column, most, column.numbers[i],
                 QRectF(area.left(), area.top() + static_cast<double>(i + 1) * rowHeight, area.width() - 4,
                        rowHeight));
    }
}

void CardsStrip::draw(QPainter& painter, const Style& style, const QRectF& area) const {
    const Theme& theme = style.theme;
    const double width = std::min(area.width() - 2 * besideStrip, widest * style.type);
    const double left = area.center().x() - width / 2;
    const double rowHeight = rowShare * style.typeOf(cellPixels);
    if (titleHeight(style) > 0) {
        const Keyed said(painter, {"title"});
        painter.setFont(style.font(titlePixels, QFont::DemiBold));
        painter.setPen(theme.ink);
        drawFittedText(painter, style, QRectF(left, area.top(), width, titleHeight(style)), Qt::AlignCenter,
                       titleIn(style, width));
    }
    const std::vector<Column> all = columns();
    const double top = area.top() + titleHeight(style);
    if (all.empty()) {
        if (look_.step) return;
        painter.setFont(style.font(cellPixels));
        painter.setPen(theme.quiet);
        drawFittedText(painter, style, QRectF(left, top, width, 2 * rowHeight),
                       Qt::AlignHCenter | Qt::AlignTop, hint());
        return;
    }
    const CardsSet lit = *look_.lit();
    const SequenceForm::SetRecord& set = picture_.form->player(lit.player).sets[lit.set];
    painter.setFont(style.font(cellPixels, QFont::DemiBold));
    QStringList actions;
    double names = namesShare * width;
    for (std::uint32_t i = 0; i < set.count; ++i) {
        actions << translated(sayAction(*picture_.form, lit.player, set.first + i));
        names = std::max(names, QFontMetricsF(painter.font()).horizontalAdvance(actions.last()) + 8);
    }
    for (std::uint32_t i = 0; i < set.count; ++i)
        painter.drawText(QRectF(left, top + (i + 1) * rowHeight, names - 6, rowHeight),
                         Qt::AlignRight | Qt::AlignVCenter, actions[i]);
    const double each = (width - names) / static_cast<double>(all.size());
    const auto areaOf = [&](std::size_t column) {
        return QRectF(left + names + static_cast<double>(column) * each, top, each, area.bottom() - top);
    };
    std::uint64_t lights = 0; // below all columns, as they wander from one to the next
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].isLit) continue;
        const Keyed light(painter, {"light on a column", lights++}, Growth::stretches);
        drawLight(painter, style, all[i], areaOf(i), rowHeight);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        drawColumn(painter, style, all[i], i, areaOf(i), rowHeight);
}

} // namespace mexplorer::ui
