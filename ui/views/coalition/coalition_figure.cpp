#include "ui/views/coalition/coalition_figure.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/explain/coalition/shares_trace.h"
#include "core/explain/say_matrix.h"
#include "core/text/csv.h"
#include "core/text/printable.h"
#include "core/text/utf8.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/count_text.h"
#include "ui/text/translated.h"
#include "ui/views/coalition/power_drawing.h"

#include <QLinearGradient>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double typeToLine = 1.3; // height of a line, by the least type
constexpr double typeToTierLine = 1.1;

bool hasLongNames(const std::vector<std::string>& names) {
    constexpr std::size_t longest = 5; // longer names need more room
    return std::any_of(names.begin(), names.end(),
                       [](const std::string& name) { return characterCount(name) > longest; });
}

/// Paper over the edges where the picture goes on to the right and below: no text looks cut, and it is seen
/// that there is more. `world`: what there is to see.
void drawFadingEdges(QPainter& painter, const Frame& frame, const QRectF& world) {
    constexpr double deep = 26;   // pixels
    constexpr double solid = 0.3; // of these
    constexpr double beyond = 2;  // pixels that are not missed
    const QRectF all = frame.toArea().mapRect(world);
    QRectF seen = frame.area();
    seen.setBottom(frame.content().bottom());
    const auto cover = [&](const QRectF& band, const QPointF& edge, const QPointF& inside) {
        QLinearGradient gradient(edge, inside);
        QColor paper = frame.theme().paper;
        gradient.setColorAt(0, paper);
        gradient.setColorAt(solid, paper);
        paper.setAlpha(0);
        gradient.setColorAt(1, paper);
        painter.fillRect(band, gradient);
    };
    const double high = deep * frame.style().type;
    if (all.bottom() > seen.bottom() + beyond)
        cover({seen.left(), seen.bottom() - high, seen.width(), high}, seen.bottomLeft(),
              seen.bottomLeft() - QPointF(0, high));
    if (all.right() > seen.right() + beyond)
        cover({seen.right() - high, seen.top(), high, seen.height()}, seen.topRight(),
              seen.topRight() - QPointF(high, 0));
}

} // namespace

std::shared_ptr<const CoalitionPicture> coalitionPicture(CoalitionSubject subject) {
    std::optional<PayoffTriangle> triangle;
    if (subject.answer->exact && subject.players() == CoalitionLayout::triangular)
        triangle = payoffTriangle(subject.values(),
                                  {subject.exact().power.shapley, subject.exact().nucleolus.payments});
    return std::make_shared<const CoalitionPicture>(
        CoalitionPicture{std::move(subject), std::move(triangle)});
}

CoalitionFigure::CoalitionFigure(std::shared_ptr<const CoalitionPicture> picture, CoalitionLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {
    const CoalitionSubject& subject = picture_->subject;
    const bool isExact = subject.answer->exact.has_value();
    const auto players = static_cast<unsigned>(subject.names.size());
    if (!isExact || players <= CoalitionLayout::mostWhole)
        layout_.emplace(players, hasLongNames(subject.names), isExact && subject.exact().indices);
}

QRectF CoalitionFigure::bounds() const {
    constexpr QRectF rows(0, 0, 1200, 600); // stretched to the room there is
    return hasRows() ? rows : layout_->bounds();
}

std::pair<double, double> CoalitionFigure::scaleRange() const {
    if (hasRows()) return {far, 1 / far}; // always fitted
    return {0.3, 4};
}

QMarginsF CoalitionFigure::margins(const Style& style) const {
    const bool hasLegend = !hasRows() || hasPowerLegend(style, *picture_, look_);
    return {16, hasTitle(style) ? slideTitleHeight(style) : 10, 16,
            hasLegend ? legendRowHeight(style) + 4 : 8};
}

QString CoalitionFigure::title(const Style& style) const {
    return hasTitle(style) ? translated(sayWhatIsDivided(picture_->subject)) : QString();
}

double CoalitionFigure::leastFit(const Style& style, const QSizeF& /*content*/) const {
    if (hasRows()) return 0;
    const double line = layout_->mostTiers() > 1 ? typeToTierLine : typeToLine;
    const double players = line * style.leastType / layout_->lineHeight();
    return layout_->hasTable() ? std::max(players, scaleForLines(style, layout_->cellHeight() / 2)) : players;
}

QPointF CoalitionFigure::heart(const QSizeF& seen) const {
    return upperLeft(seen);
}

void CoalitionFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        drawSlideTitle(painter, frame, title(frame.style()));
        if (hasRows()) return drawPowerRows(painter, {*picture_, look_, frame});
        const CoalitionDrawing drawing{*picture_, look_, *layout_, frame};
        if (!layout_->hasTable()) return drawManyPlayers(painter, drawing);
        drawCoalitionValues(painter, drawing);
        drawCoalitionPlayers(painter, drawing);
        if (layout_->hasTriangle()) drawPayoffTriangle(painter, drawing);
        drawFadingEdges(painter, frame, bounds());
    });
}

QStringList CoalitionFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title(frame.style());
}

LegendEntries CoalitionFigure::legend(const Style& style) const {
    const Theme theme = style.theme;
    if (hasRows()) return hasPowerLegend(style, *picture_, look_) ? legendOfRows(theme) : LegendEntries();
    LegendEntries entries;
    const auto box = [&](const QString& text, const QColor& fill, const QColor& rim, bool isSeen = true) {
        addEntry(entries, isSeen, true,
                 {text,
                  [fill, rim](QPainter& p, const QRectF& sign) {
                      p.setPen(QPen(rim, 1.5));
                      p.setBrush(fill);
                      p.drawRect(sign.adjusted(1, 1, -1, -1));
                  },
                  1.4});
    };
    const auto point = [&](const QString& text, PayoffMark mark, bool isSeen = true) {
        addEntry(entries, isSeen, true, {text, [theme, mark](QPainter& p, const QRectF& sign) {
                                             Style small;
                                             small.theme = theme;
                                             drawPayoffMark(p, small, mark, sign.center());
                                         }});
    };
    const bool hasStep = look_.step.has_value();
    if (!layout_->hasTable()) {
        const auto& sampled = picture_->subject.answer->sampled;
        if (!sampled) return entries;
        entries.push_back(
            {tr("± of about 95 of 100 cases, from %1 random orders").arg(countText(sampled->orders)),
             [theme](QPainter& p, const QRectF& sign) { drawErrorSign(p, theme, sign, 1); }, 1.6});
        return entries;
    }
    const bool isOrder = hasStep && look_.step->order;
    const bool isExcess = hasStep && look_.step->excess;
    if (isOrder) box(tr("has arrived"), theme.accentSoft, theme.accent);
    if (hasStep) box(tr("the step speaks of it"), theme.spotlight, theme.rim, !look_.step->done);
    if (isExcess && look_.step->excess->payments) {
        entries.push_back({tr("what it is paid"),
                           [theme](QPainter& p, const QRectF& sign) {
                               p.fillRect(QRectF(sign.center().x() - 1.5, sign.top(), 3, sign.height()),
                                          theme.winning);
                           },
                           0.6});
    }
    if (isExcess && !look_.step->excess->settled.empty()) {
        entries.push_back({tr("its pay is settled"), [theme](QPainter& p, const QRectF& sign) {
                               Style small;
                               small.theme = theme;
                               drawSettledSign(p, small, sign);
                           }});
    }
    if (!layout_->hasTriangle()) return entries;
    if (isExcess)
        box(tr("ε-core"), faded(theme.winning, 0.2), theme.winning);
    else if (!picture_->subject.exact().core.isEmpty)
        box(tr("core"), faded(theme.winning, 0.2), theme.winning);
    if (isOrder) {
        point(tr("what an order gives"), PayoffMark::order, look_.step->order->ordersDone > 0);
        point(tr("the mean"), PayoffMark::shapley, !look_.step->order->running.empty());
    } else if (!isExcess) {
        point(tr("Shapley value"), PayoffMark::shapley);
    }
    if (!isOrder && !(isExcess && !look_.step->excess->payments))
        point(isExcess && !look_.step->done ? tr("payments") : tr("nucleolus"), PayoffMark::nucleolus);
    return entries;
}

/// Of what is seen now.
LegendEntries CoalitionFigure::legendOfRows(const Theme& theme) const {
    LegendEntries entries;
    entries.push_back({powerBarMeaning(picture_->subject),
                       [theme](QPainter& p, const QRectF& sign) {
                           p.fillRect(sign.adjusted(0, 2, 0, -2), faded(theme.quiet, barShade));
                       },
                       1.6});
    for (const PowerColumn& column : powerColumns(*picture_, look_)) {
        const auto isThere = [](const std::optional<Rational>& amount) { return amount.has_value(); };
        if (std::ranges::none_of(column.amounts, isThere)) continue;
        entries.push_back({column.meaning, [theme, mark = column.mark](QPainter& p, const QRectF& sign) {
                               Style small;
                               small.theme = theme;
                               drawPowerMarkAlone(p, small, mark, sign);
                           }});
    }
    const bool isExcess = look_.step && look_.step->excess;
    if (isExcess && !look_.step->excess->settled.empty()) {
        entries.push_back({tr("its pay is settled"), [theme](QPainter& p, const QRectF& sign) {
                               Style small;
                               small.theme = theme;
                               drawSettledSign(p, small, sign);
                           }});
    }
    return entries;
}

/// Not what a step has found on the way.
bool CoalitionFigure::showsAnswer() const {
    return !look_.step || !(look_.step->order || look_.step->excess);
}

/// In any tier that is shown.
bool CoalitionFigure::isRowOf(unsigned player, const QPointF& world) const {
    const unsigned tiers = showsAnswer() ? layout_->mostTiers() : 1;
    for (unsigned tier = 0; tier < tiers; ++tier)
        if (layout_->row(player, tier).contains(world)) return true;
    return false;
}

std::optional<Coalition> CoalitionFigure::rowAt(const Frame& frame, const QPointF& world) const {
    const PowerLayout layout = powerLayout({*picture_, look_, frame});
    for (unsigned player = layout.first(); player < layout.end(); ++player)
        if (layout.row(player).contains(frame.toArea().map(world))) return alone(player);
    return std::nullopt;
}

bool CoalitionFigure::hasPages(const Frame& frame) const {
    return hasRows() && litPlayers(look_).empty() && powerLayout({*picture_, look_, frame}).pages() > 1;
}

std::optional<QRectF> CoalitionFigure::placeOfTopic(const Topic& topic) const {
    if (hasRows() || !layout_->hasTable()) return std::nullopt;
    if (topic.kind == topic::player && topic.first < picture_->subject.names.size())
        return layout_->row(static_cast<unsigned>(topic.first), 0);
    if (topic.kind != topic::coalition) return std::nullopt;
    const auto& shown = layout_->shown();
    const auto place = std::ranges::find(shown, topic.first);
    if (place != shown.end()) return layout_->cell(static_cast<std::size_t>(place - shown.begin()));
    for (unsigned player = 0; player < picture_->subject.names.size(); ++player)
        if (topic.first == alone(player)) return layout_->row(player, 0);
    return std::nullopt;
}

std::optional<Topic> CoalitionFigure::topicAt(const QPointF& world) const {
    if (hasRows() || !layout_->hasTable()) return std::nullopt; // rows are named as they are painted
    for (std::size_t i = 0; i < layout_->shown().size(); ++i)
        if (layout_->cell(i).contains(world)) return Topic{topic::coalition, layout_->shown()[i]};
    for (unsigned player = 0; player < picture_->subject.names.size(); ++player)
        if (isRowOf(player, world)) return Topic{topic::player, player};
    return std::nullopt;
}

std::optional<Coalition> CoalitionFigure::coalitionAt(const Frame& frame, const QPointF& world) const {
    if (hasRows()) return rowAt(frame, world);
    if (!layout_->hasTable()) return std::nullopt;
    for (std::size_t i = 0; i < layout_->shown().size(); ++i) {
        if (layout_->cell(i).contains(world)) return layout_->shown()[i];
    }
    for (unsigned player = 0; player < picture_->subject.names.size(); ++player) {
        if (isRowOf(player, world)) return alone(player);
    }
    return std::nullopt;
}

QString CoalitionFigure::statusAt(const Frame& frame, const QPointF& world) const {
    const CoalitionSubject& subject = picture_->subject;
    if (hasRows() || layout_->hasTable()) {
        const auto coalition = coalitionAt(frame, world);
        if (!coalition) return {};
        return hasRows() ? statusOfPlayer(membersOf(*coalition).front()) : statusOf(*coalition);
    }
    for (std::size_t group = 0; group < subject.alike.size(); ++group) {
        for (const unsigned player : subject.alike[group])
            if (layout_->row(player).contains(world)) return translated(sayShare(subject, group));
    }
    return {};
}

/// With the indices that have no mark in the row.
QString CoalitionFigure::statusOfPlayer(unsigned player) const {
    const CoalitionSubject& subject = picture_->subject;
    const ExactAnswer& exact = subject.exact();
    QString told = tr("%1; absolute Banzhaf value %2")
                       .arg(statusOf(alone(player)),
                            QString::fromStdString(shownRational(subject.told(exact.power.banzhaf[player]))));
    if (!exact.indices) return told;
    const auto written = [&](const std::vector<Rational>& index) {
        return QString::fromStdString(shownRational(index[player]));
    };
    return tr("%1, Deegan–Packel %2, public good %3, Johnston %4")
        .arg(told, written(exact.indices->deeganPackel), written(exact.indices->publicGood),
             written(exact.indices->johnston));
}

QString CoalitionFigure::statusOf(Coalition coalition) const {
    const CoalitionSubject& subject = picture_->subject;
    const auto written = [&](const Rational& number) {
        return QString::fromStdString(shownRational(subject.told(number)));
    };
    QString name = QString::fromStdString(printable(coalitionText(coalition, subject.names)));
    const QString sentence = subject.isOfCosts()
                                 ? tr("%1 costs %2; by the Shapley value it pays %3, by the nucleolus %4")
                                 : tr("%1 is worth %2; the Shapley value gives it %3, the nucleolus %4");
    return sentence.arg(name, written(subject.values().value(coalition)),
                        written(paidTo(subject.exact().power.shapley, coalition)),
                        written(paidTo(subject.exact().nucleolus.payments, coalition)));
}

Expected<void> CoalitionFigure::writeCsv(QIODevice& device, Task& task) const {
    if (picture_->subject.answer->exact) return writeCoalitions(device, task);
    return picture_->subject.answer->sampled ? writeEstimates(device, task) : writeCounted(device, task);
}

Expected<void> CoalitionFigure::writeCoalitions(QIODevice& device, Task& task) const {
    const CoalitionSubject& subject = picture_->subject;
    const auto all = inOrder(subject.players());
    CsvWriter csv(device, task, 1 + all.size());
    bool good = csv.line("coalition,value,shapley,nucleolus");
    for (std::size_t i = 0; good && i < all.size(); ++i)
        good = csv.line("{},{},{},{}", csvField(coalitionText(all[i], subject.names)),
                        rationalText(subject.told(subject.values().value(all[i]))),
                        rationalText(subject.told(paidTo(subject.exact().power.shapley, all[i]))),
                        rationalText(subject.told(paidTo(subject.exact().nucleolus.payments, all[i]))));
    return csv.finish();
}

Expected<void> CoalitionFigure::writeEstimates(QIODevice& device, Task& task) const {
    const CoalitionSubject& subject = picture_->subject;
    const SampledPower& sampled = *subject.answer->sampled;
    CsvWriter csv(device, task, 1 + subject.names.size());
    bool good = csv.line("player,shapley,shapley_error,banzhaf,banzhaf_error");
    for (std::size_t i = 0; good && i < subject.names.size(); ++i)
        good = csv.line("{},{},{},{},{}", csvField(subject.names[i]), sampled.shapley[i].mean,
                        sampled.shapley[i].error, sampled.banzhaf[i].mean, sampled.banzhaf[i].error);
    return csv.finish();
}

Expected<void> CoalitionFigure::writeCounted(QIODevice& device, Task& task) const {
    const CoalitionSubject& subject = picture_->subject;
    const PowerValues& power = *subject.answer->counted;
    const auto normalised = power.normalisedBanzhaf();
    CsvWriter csv(device, task, 1 + subject.names.size());
    bool good = csv.line("player,shapley,banzhaf,banzhaf_normalised");
    for (std::size_t i = 0; good && i < subject.names.size(); ++i)
        good = csv.line("{},{},{},{}", csvField(subject.names[i]), rationalText(power.shapley[i]),
                        rationalText(power.banzhaf[i]),
                        normalised.empty() ? std::string() : rationalText(normalised[i]));
    return csv.finish();
}

} // namespace mexplorer::ui
