#include "ui/views/coalition/power_drawing.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/explain/say_matrix.h"
#include "core/rules/description.h"
#include "core/text/decimal.h"
#include "core/text/printable.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/ticks.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double headlinePixels = 18;
constexpr double besidePixels = 12;
constexpr double mostNameShare = 0.16; // of the width
constexpr double mostNumberShare = 0.16;
constexpr double betweenTicks = 5; // at least so many types
constexpr int rightInRow = Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip;

/// The distance between ticks, at least so much.
double tickStep(double least) {
    constexpr double finest = 1e6; // niceStep is of whole numbers
    return static_cast<double>(niceStep(std::max(1.0, least * finest))) / finest;
}

class PowerPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    PowerPainter(QPainter& painter, const PowerDrawing& drawing)
        : painter_(painter), drawing_(drawing), columns_(powerColumns(drawing.picture, drawing.look)),
          bars_(powerBars(subject())), stakes_(powerStakes(subject())),
          scale_(powerScale(drawing.picture, drawing.look)), layout_(powerLayout(drawing)),
          arePaymentsOfSteps_(drawing.look.step && (drawing.look.step->order || drawing.look.step->excess)) {
        placeColumns();
    }

    void draw() {
        drawTitle();
        drawLight();
        drawScale();
        drawHeadings();
        for (unsigned player = layout_.first(); player < layout_.end(); ++player)
            drawRow(player);
        drawNote();
        if (!layout_.strip().isEmpty()) drawPowerStrip(painter_, drawing_, layout_.strip());
    }

private:
    [[nodiscard]] const CoalitionSubject& subject() const { return drawing_.subject(); }
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] const Style& style() const { return drawing_.style(); }
    [[nodiscard]] QFont small(QFont::Weight weight = QFont::Normal) const {
        return style().font(besidePixels, weight);
    }
    [[nodiscard]] QFont text(QFont::Weight weight = QFont::Normal) const {
        return textFont(layout_.textPixels(), weight);
    }
    [[nodiscard]] QString nameOf(unsigned player) const {
        return QString::fromStdString(printable(subject().names[player]));
    }
    [[nodiscard]] QString stakeHeading() const {
        return subject().majorities.empty() ? tr("alone") : tr("votes");
    }

    void placeColumns() {
        const QFontMetricsF head(small(QFont::DemiBold));
        // A column of longer fractions than this cannot be read at a glance.
        const double most =
            std::min(mostNumberShare * layout_.content().width(),
                     QFontMetricsF(text()).horizontalAdvance(QStringLiteral("≈\u00A00.00000")));
        double name = head.horizontalAdvance(tr("player"));
        double stake = head.horizontalAdvance(stakeHeading());
        for (unsigned player = 0; player < subject().players(); ++player) {
            name = std::max(name, QFontMetricsF(text(QFont::Bold)).horizontalAdvance(nameOf(player)));
            stake =
                std::max(stake, QFontMetricsF(text()).horizontalAdvance(stakes_[player].join(powerStakeGap)));
        }
        std::vector<double> widths;
        for (const PowerColumn& column : columns_) {
            const double heading = head.horizontalAdvance(column.heading) + signWidth();
            numbers_.push_back(textsOfColumn(column, std::max(most, heading)));
            double widest = heading;
            for (const QString& number : numbers_.back())
                widest = std::max(widest, QFontMetricsF(text()).horizontalAdvance(number));
            widths.push_back(std::ceil(widest) + 1);
        }
        layout_.place(std::min(std::ceil(name) + 1, mostNameShare * layout_.content().width()),
                      std::ceil(stake) + 1, widths);
    }

    /// By player; empty where there is no number yet.
    [[nodiscard]] QStringList textsOfColumn(const PowerColumn& column, double width) const {
        std::vector<Rational> numbers;
        for (const auto& amount : column.amounts)
            if (amount) numbers.push_back(*amount);
        const QStringList written = alignedNumbers(numbers, width, text());
        QStringList texts;
        qsizetype next = 0;
        for (const auto& amount : column.amounts)
            texts << (amount ? written[next++] : QString());
        return texts;
    }

    void drawTitle() {
        if (!layout_.title().isEmpty()) {
            painter_.setFont(style().font(headlinePixels, QFont::Bold));
            painter_.setPen(theme().ink);
            drawFittedText(painter_, style(), layout_.title(), Qt::AlignLeft | Qt::AlignVCenter,
                           translated(sayWhatIsDivided(subject())));
        }
        if (layout_.subtitle().isEmpty()) return;
        const CoreAnswer& core = subject().exact().core;
        const QString sentence = core.isEmpty ? tr("The core is empty: the least ε is %1")
                                              : tr("The core is not empty: the least ε is %1");
        painter_.setFont(small());
        painter_.setPen(core.isEmpty ? theme().mismatch : theme().winning);
        drawFittedText(painter_, style(), layout_.subtitle(), Qt::AlignLeft | Qt::AlignVCenter,
                       sentence.arg(QString::fromStdString(shownRational(core.leastExcess))));
    }

    void drawLight() {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().spotlight);
        for (const unsigned player : litPlayers(drawing_.look)) {
            if (player < layout_.first() || player >= layout_.end()) continue;
            const Keyed light(painter_, {"light of a row"});
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(layout_.row(player), 5, 5);
        }
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (!columns_[i].isLit) continue;
            const QRectF column = layout_.heading(i) | layout_.number(layout_.end() - 1, i);
            painter_.drawRoundedRect(column.adjusted(-4, 0, 4, 0), 5, 5);
        }
        const auto& hovered = drawing_.look.hovered;
        if (!hovered) return;
        painter_.setPen(QPen(theme().rim, style().line));
        painter_.setBrush(Qt::NoBrush);
        for (unsigned player = layout_.first(); player < layout_.end(); ++player)
            if (*hovered == alone(player))
                painter_.drawRoundedRect(layout_.row(player).adjusted(1, 1, -1, -1), 5, 5);
    }

    /// Ticks with their numbers below, and lines up through all rows.
    void drawScale() {
        const QRectF plot = layout_.plot();
        const QRectF axis = layout_.axis();
        const bool isOfShares = !subject().majorities.empty();
        const QFontMetricsF metrics(small());
        const double range = scale_.most - scale_.least;
        const double step =
            tickStep(range * betweenTicks * style().typeOf(besidePixels) / std::max(1.0, plot.width()));
        painter_.setFont(small());
        for (double i = std::ceil(scale_.least / step); i * step <= scale_.most; ++i) {
            const double x = scale_.at(i * step, plot);
            const bool isZero = i == 0 && scale_.least < 0;
            painter_.setPen(QPen(isZero ? theme().quiet : theme().line, style().line));
            painter_.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 3));
            const QString number =
                QString::fromStdString(decimalText(isOfShares ? 100 * i * step : i * step, 7));
            const QString label = isOfShares ? tr("%1 %", "a tick of a scale").arg(number) : number;
            const double wide = metrics.horizontalAdvance(label) + 2;
            painter_.setPen(theme().quiet);
            painter_.drawText(QRectF(x - wide / 2, axis.top() + 3, wide, axis.height() - 3),
                              Qt::AlignCenter | Qt::TextDontClip, label);
        }
        if (hasPowerLegend(drawing_.style(), drawing_.picture, drawing_.look)) return;
        const double air = style().typeOf(besidePixels) * 2;
        drawFittedText(painter_, style(),
                       {axis.right() + air, axis.top() + 3, layout_.content().right() - axis.right() - air,
                        axis.height() - 3},
                       Qt::AlignRight | Qt::AlignVCenter, powerBarMeaning(subject()));
    }

    void drawHeadings() {
        painter_.setFont(small());
        painter_.setPen(theme().quiet);
        painter_.drawText(layout_.nameHeading(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                          tr("player"));
        painter_.drawText(layout_.stakeHeading(), rightInRow, stakeHeading());
        painter_.setFont(small(QFont::DemiBold));
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const QRectF place = layout_.heading(i);
            painter_.setPen(payoffColour(theme(), columns_[i].mark));
            painter_.drawText(place, rightInRow, columns_[i].heading);
            const double text = QFontMetricsF(painter_.font()).horizontalAdvance(columns_[i].heading);
            const double high = 0.8 * signWidth();
            drawPowerMarkAlone(
                painter_, style(), columns_[i].mark,
                {place.right() - text - signWidth(), place.center().y() - high / 2, 0.8 * signWidth(), high});
        }
    }
    /// The mark before a heading.
    [[nodiscard]] double signWidth() const { return style().typeOf(besidePixels); }

    /// The votes of a player, after the quota of their majority and all numbers of those before it.
    [[nodiscard]] Topic enteredVotes(std::size_t majority, unsigned player) const {
        const Majority& one = subject().majorities[majority];
        const auto votes = wholeNumber(Rational(one.weights[player], one.parts));
        if (!votes) return {topic::player, player};
        return enteredTopic(positionId, majority * (one.weights.size() + 1) + 1 + player, *votes);
    }

    /// A player’s votes by each majority, or what he costs or is worth alone.
    void drawStakes(unsigned player) {
        const QStringList& stakes = stakes_[player];
        QRectF place = layout_.stake(player);
        const auto write = [&](const QString& words) {
            writeInRow(place, words);
            place.setRight(place.right() - QFontMetricsF(painter_.font()).horizontalAdvance(words));
        };
        for (qsizetype i = stakes.size() - 1; i >= 0; --i) {
            {
                const bool areVotes = !subject().majorities.empty();
                const Named entered(painter_, [&] {
                    return areVotes ? enteredVotes(static_cast<std::size_t>(i), player)
                                    : Topic{topic::player, player};
                });
                write(stakes[i]);
            }
            if (i > 0) write(powerStakeGap);
        }
    }

    void drawRow(unsigned player) {
        const Named named(painter_, topic::player, player);
        painter_.setFont(text(QFont::Bold));
        painter_.setPen(theme().ink);
        drawPlayerName(painter_, style(), layout_.name(player), nameOf(player));
        painter_.setFont(text());
        painter_.setPen(theme().quiet);
        drawStakes(player);
        drawBars(player);
        for (std::size_t i = columns_.size(); i > 0; --i)
            drawAmount(player, i - 1);
    }

    /// At the right, on the line of the row: a sign from a higher font would lower what is centred.
    void writeInRow(const QRectF& place, const QString& number) {
        const QFontMetricsF metrics(painter_.font());
        painter_.drawText(QPointF(place.right() - metrics.horizontalAdvance(number),
                                  place.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                          number);
    }

    [[nodiscard]] QRectF placeOf(unsigned player) const {
        const QRectF row = layout_.row(player);
        return {layout_.plot().left(), row.top(), layout_.plot().width(), row.height()};
    }

    void drawBars(unsigned player) {
        const QRectF place = placeOf(player);
        const double all = 0.62 * place.height();
        const double high = all / static_cast<double>(bars_.size());
        const double zero = scale_.at(0, place);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(faded(theme().quiet, barShade));
        double y = place.center().y() - all / 2;
        for (const std::vector<Rational>& bar : bars_) {
            const double end = scale_.at(nearest(bar[player]), place);
            painter_.drawRect(QRectF(QPointF(std::min(zero, end), y),
                                     QPointF(std::max(zero, end), y + high - (bars_.size() > 1 ? 1 : 0))));
            y += high;
        }
    }

    void drawAmount(unsigned player, std::size_t i) {
        const auto& amount = columns_[i].amounts[player];
        if (!amount) return;
        const QRectF place = placeOf(player);
        const QPointF at(scale_.at(nearest(*amount), place), place.center().y());
        const PayoffMark mark = columns_[i].mark;
        {
            std::optional<Keyed> moving; // where steps change it: each layer takes time
            if (arePaymentsOfSteps_)
                moving.emplace(painter_,
                               MotionKey{"payment in a row", static_cast<std::uint64_t>(mark), player});
            drawPowerMark(painter_, style(), mark, at, place.height());
        }
        painter_.setFont(text());
        painter_.setPen(payoffColour(theme(), mark));
        writeInRow(layout_.number(player, i), numbers_[i][static_cast<qsizetype>(player)]);
    }

    void drawNote() {
        if (layout_.note().isEmpty()) return;
        painter_.setFont(small());
        painter_.setPen(theme().ink);
        const QString note = litPlayers(drawing_.look).empty()
                                 ? tr("players %1 to %2 of %3: a click here turns the page")
                                 : tr("players %1 to %2 of %3");
        drawFittedText(painter_, style(), layout_.note(), Qt::AlignCenter,
                       note.arg(layout_.first() + 1).arg(layout_.end()).arg(subject().players()));
    }

    QPainter& painter_;
    const PowerDrawing& drawing_;
    std::vector<PowerColumn> columns_;
    std::vector<std::vector<Rational>> bars_;
    std::vector<QStringList> stakes_;
    BarScale scale_;
    PowerLayout layout_;
    std::vector<QStringList> numbers_;
    bool arePaymentsOfSteps_;
};

} // namespace

PowerLayout powerLayout(const PowerDrawing& drawing) {
    const std::vector<unsigned> lit = litPlayers(drawing.look);
    const auto first = lit.empty() ? std::nullopt : std::optional(lit.front());
    return {drawing.frame.content(),
            drawing.style(),
            {drawing.subject().players(), hasPowerStrip(drawing.look), first, drawing.look.turns}};
}

bool hasPowerLegend(const Style& style, const CoalitionPicture& picture, const CoalitionLook& look) {
    constexpr unsigned few = 10; // players for whom a slide has room anyway
    return !isReadFromAfar(style) || !hasPowerStrip(look) || picture.subject.players() <= few;
}

void drawPowerRows(QPainter& painter, const PowerDrawing& drawing) {
    PowerPainter(painter, drawing).draw();
}

void drawPowerMark(QPainter& painter, const Style& style, PayoffMark mark, const QPointF& middle,
                   double row) {
    const double half = std::clamp(0.2 * row, 3.0, 7 * style.line);
    const double lower = mark == PayoffMark::shapley ? -0.2 : mark == PayoffMark::nucleolus ? 0 : 0.22;
    const double high = mark == PayoffMark::nucleolus ? 0.88 * row : 2 * half;
    QRectF sign(0, 0, 2 * half, high);
    sign.moveCenter(middle + QPointF(0, lower * row));
    drawPowerMarkAlone(painter, style, mark, sign);
}

void drawPowerMarkAlone(QPainter& painter, const Style& style, PayoffMark mark, const QRectF& sign) {
    const QPointF middle = sign.center();
    const double half = std::min(sign.width(), sign.height()) / 2;
    painter.setPen(QPen(style.theme.paper, 0.8 * style.line));
    painter.setBrush(payoffColour(style.theme, mark));
    if (mark == PayoffMark::shapley) {
        painter.drawEllipse(middle, half, half);
    } else if (mark == PayoffMark::nucleolus) {
        const double wide = 4.4 * style.line;
        painter.drawRect(QRectF(middle.x() - wide / 2, sign.top(), wide, sign.height()));
    } else {
        painter.drawRect(QRectF(middle.x() - 0.9 * half, middle.y() - 0.9 * half, 1.8 * half, 1.8 * half));
    }
}

} // namespace mexplorer::ui
