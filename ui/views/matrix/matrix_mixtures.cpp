#include "core/explain/say_matrix.h"
#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/log_chart.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/whole.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/matrix/matrix_drawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double sharePixels = 15;
constexpr double headingPixels = 13;
constexpr double titlePixels = 21;
constexpr double resultPixels = 20;
constexpr double listPixels = 15;
constexpr std::size_t mostMixed = 60;            // actions of both; of more, all only fade
constexpr std::size_t longestName = 8;           // letters of an action in a brief mixture
const QString nearlyAlone = QStringLiteral("≈"); // no digit fits

QString written(const Rational& number) {
    return QString::fromStdString(shownRational(number));
}

/// In about as many characters as four digits need.
QString brief(const Rational& number) {
    const QFont font = textFont(listPixels);
    return fittingNumber(number, QFontMetricsF(font).horizontalAdvance(QStringLiteral("≈\u00A00000")), font);
}

/// Draws what is beside the rows and below the columns.
class MixturePainter {
    Q_DECLARE_TR_FUNCTIONS(MatrixFigure)

public:
    MixturePainter(QPainter& painter, const MatrixDrawing& drawing)
        : painter_(painter), drawing_(drawing), game_(drawing.subject.game()) {}

    void draw(const Equilibrium& found) {
        drawSide(MatrixSide::row, found.row, found.column);
        drawSide(MatrixSide::column, found.column, found.row);
    }
    /// The places of the shares, before any are found; with a mixture that is better than an action, if there
    /// is one.
    void drawPlaces(const StruckAction* struck) {
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            const Mixture* by = struck && struck->side == side ? &struck->by : nullptr;
            for (std::size_t action = 0; action < game_.actions(side); ++action)
                drawBar({side, action}, by ? nearest((*by)[action]) : 0);
            if (!canWrite({side, 0})) continue;
            drawHeading(side);
            if (by) drawShares(side, *by);
        }
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }

    /// A number beside a row or below a column; a strong one is highlighted.
    struct Number {
        Rational number;
        QRectF place = {};
        bool isStrong = false;
        QString text = {};

        [[nodiscard]] QFont font(double pixels) const {
            return textFont(pixels, isStrong ? QFont::Bold : QFont::Normal);
        }
    };

    void drawSide(MatrixSide side, const Mixture& own, const Mixture& other) {
        for (std::size_t action = 0; action < own.size(); ++action)
            drawBar({side, action}, nearest(own[action]));
        if (!canWrite({side, 0})) return;
        drawHeading(side);
        drawShares(side, own);
        drawEarned(side, earnings(game_, side, other));
    }

    void drawShares(MatrixSide side, const Mixture& own) {
        std::vector<Number> numbers;
        for (std::size_t action = 0; action < own.size(); ++action)
            numbers.push_back(
                {own[action], placeIn(drawing_.layout.share({side, action}), side), own[action] != 0});
        drawNumbers(side, "share", std::move(numbers));
    }

    /// The payoff of each action against the other’s mixture; best replies all have the same.
    void drawEarned(MatrixSide side, const std::vector<Rational>& earned) {
        std::vector<Number> numbers;
        for (std::size_t action = 0; action < earned.size(); ++action) {
            const MatrixLine line{side, action};
            numbers.push_back(
                {givesToRow(side) ? Rational(*game_.constantSum() - earned[action]) : earned[action],
                 placeIn(drawing_.layout.gets(line), side), drawing_.state.lit == line});
        }
        drawNumbers(side, "gets", std::move(numbers));
    }

    /// A number’s place without the gap that keeps it apart from the next one.
    [[nodiscard]] QRectF placeIn(const QRectF& world, MatrixSide side) const {
        constexpr double apart = 8; // pixels
        const QRectF all = drawing_.placed(world);
        return side == MatrixSide::row ? all.adjusted(0, 0, -apart, 0)
                                       : all.adjusted(apart / 2, 0, -apart / 2, 0);
    }

    /// All in type of the same size, so that they can be compared.
    void drawNumbers(MatrixSide side, std::string_view kind, std::vector<Number> numbers) {
        const double usual = drawing_.font(sharePixels).pixelSize();
        double pixels = usual;
        for (Number& number : numbers) {
            number.text = textOf(number, usual);
            pixels = std::min(pixels, largestType(number, usual));
        }
        const int across = side == MatrixSide::row ? Qt::AlignLeft : Qt::AlignHCenter;
        for (std::size_t action = 0; action < numbers.size(); ++action) {
            const Number& number = numbers[action];
            const MatrixLine self{side, action};
            std::optional<Keyed> one;
            if (isMoving()) one.emplace(painter_, keyOf(kind, self), middleOf(self));
            painter_.setFont(number.font(pixels));
            painter_.setPen(number.isStrong ? theme().ink : theme().quiet);
            painter_.drawText(number.place, across | Qt::AlignVCenter | Qt::TextDontClip, number.text);
        }
    }

    [[nodiscard]] bool isMoving() const { return game_.rows() + game_.columns() <= mostMixed; }

    static MotionKey keyOf(std::string_view kind, const MatrixLine& self) {
        return {kind, static_cast<std::uint64_t>(self.side), self.action};
    }

    /// The middle of an action's payoffs, of which its numbers are made.
    [[nodiscard]] QPointF middleOf(const MatrixLine& self) const {
        const MatrixLayout& layout = drawing_.layout;
        return drawing_.placed(layout.band(self).intersected(layout.table())).center();
    }

    /// With fewer digits rather than in much smaller type, which would be all numbers’ type.
    [[nodiscard]] QString textOf(const Number& number, double usual) const {
        constexpr double smaller = 0.85;
        const double least = drawing_.style().leastType;
        const double width = number.place.width();
        const QString text =
            fittingNumber(number.number, width, number.font(std::max(least, smaller * usual)));
        return text == nearlyAlone ? shortNumber(number.number, width, number.font(least)) : text;
    }

    /// The type in which the number fits its place, but no smaller than the least.
    [[nodiscard]] double largestType(const Number& number, double usual) const {
        const auto fits = [&](double pixels) {
            const QFontMetricsF metrics(number.font(pixels));
            return metrics.horizontalAdvance(number.text) <= number.place.width() &&
                   metrics.height() <= number.place.height();
        };
        double pixels = usual;
        while (pixels > drawing_.style().leastType && !fits(pixels))
            --pixels;
        return std::max(pixels, drawing_.style().leastType);
    }

    /// What the column player leaves to the row player says more than what he gets himself.
    [[nodiscard]] bool givesToRow(MatrixSide side) const {
        return side == MatrixSide::column && game_.constantSum();
    }

    /// Numbers beside the small cells of a map are written once it is enlarged.
    [[nodiscard]] bool canWrite(const MatrixLine& line) const {
        if (!drawing_.layout.isMap()) return true;
        const QRectF place = drawing_.placed(drawing_.layout.share(line));
        const QFontMetricsF metrics(textFont(drawing_.style().leastType, QFont::Bold));
        return place.height() >= metrics.height() &&
               place.width() >= metrics.horizontalAdvance(QStringLiteral("≈0.08"));
    }

    void drawHeading(MatrixSide side) {
        writeHeading(drawing_.layout.heading(side, false), side, tr("share"));
        writeHeading(drawing_.layout.heading(side, true), side, givesToRow(side) ? tr("gives") : tr("gets"));
    }

    void writeHeading(const QRectF& world, MatrixSide side, const QString& text) {
        painter_.setFont(drawing_.font(headingPixels));
        painter_.setPen(theme().quiet);
        const Qt::Alignment place =
            side == MatrixSide::row ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignRight | Qt::AlignVCenter;
        drawFittedText(painter_, drawing_.style(), drawing_.placed(world), static_cast<int>(place), text);
    }

    void drawBar(const MatrixLine& line, double share) {
        QRectF place = drawing_.placed(drawing_.layout.bar(line));
        const bool isRow = line.side == MatrixSide::row;
        const double across = line.side == MatrixSide::row ? place.height() : place.width();
        const double thick = std::min(18 * drawing_.scale(), 0.8 * across);
        if (isRow) {
            place = QRectF(place.left(), place.center().y() - thick / 2, place.width(), thick);
        } else {
            place = QRectF(place.center().x() - thick / 2, place.top(), thick, place.height());
        }
        std::optional<Keyed> one;
        if (isMoving()) one.emplace(painter_, keyOf("bar", line));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().line);
        painter_.drawRect(place);
        one.reset();
        if (isMoving()) one.emplace(painter_, keyOf("share of the bar", line), Growth::stretches);
        painter_.setBrush(colourOf(theme(), line.side));
        if (isRow)
            place.setWidth(place.width() * share);
        else
            place.setTop(place.bottom() - place.height() * share);
        painter_.drawRect(place);
    }

    QPainter& painter_;
    const MatrixDrawing& drawing_;
    const MatrixGame& game_;
};

/// What the step strikes out, if several actions together are better; else null.
const StruckAction* struckByMixture(const MatrixDrawing& drawing) {
    const auto& struck = drawing.subject.dominance().struck;
    const std::size_t count = drawing.state.struck;
    if (count == 0 || count > struck.size()) return nullptr;
    const StruckAction& last = struck[count - 1];
    const bool isTold = drawing.state.lit == MatrixLine{last.side, last.action};
    const auto used = std::ranges::count_if(last.by, [](const Rational& share) { return share != 0; });
    return isTold && used > 1 ? &last : nullptr;
}

/// Draws the panel at the right.
class PanelPainter {
    Q_DECLARE_TR_FUNCTIONS(MatrixFigure)

public:
    PanelPainter(QPainter& painter, const MatrixDrawing& drawing) : painter_(painter), drawing_(drawing) {}

    void draw() {
        if (const Equilibrium* found = drawing_.mixed()) drawResult(*found);
        if (drawing_.subject.envelope) return drawEnvelope(*drawing_.subject.envelope);
        const bool isListed = !drawing_.subject.answer->solution || drawing_.subject.mixtures() > 1;
        if (!isListed || !drawing_.state.mixed) return;
        drawTitle();
        drawEquilibria();
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }

    /// The first and the last of the equilibria for which there is room, the one whose mixtures are shown
    /// among them.
    [[nodiscard]] std::pair<std::size_t, std::size_t> listed() const {
        const std::size_t count = drawing_.subject.answer->equilibria.extreme.size();
        const double room = drawing_.placed(drawing_.layout.panel()).height();
        const std::size_t fit = std::min(count, static_cast<std::size_t>(std::max(1.0, room / rowHeight())));
        const std::size_t at = drawing_.state.mixed.value_or(0);
        const std::size_t first = std::min(at - std::min(at, fit / 2), count - fit);
        return {first, first + fit};
    }

    [[nodiscard]] double rowHeight() const { return 2.9 * QFontMetricsF(drawing_.font(listPixels)).height(); }

    void drawTitle() {
        const MatrixAnswer& answer = *drawing_.subject.answer;
        QString title = answer.solution ? tr("several solutions") : translated(sayMatrixResult(answer));
        const auto [first, end] = listed();
        if (const std::size_t count = answer.equilibria.extreme.size(); end - first < count)
            title = tr("%1: %2 to %3 of %4").arg(title).arg(first + 1).arg(end).arg(count);
        const Keyed said(painter_, {"panel title"});
        painter_.setFont(drawing_.font(titlePixels, QFont::Bold));
        painter_.setPen(theme().accent);
        drawFittedText(painter_, drawing_.style(), drawing_.placed(drawing_.layout.panelTitle()),
                       Qt::AlignLeft | Qt::AlignVCenter, title);
    }

    /// The result, where the probabilities of both meet: the value, or both payoffs.
    void drawResult(const Equilibrium& found) {
        const MatrixAnswer& answer = *drawing_.subject.answer;
        const QRectF place = drawing_.placed(drawing_.layout.result());
        const Keyed result(painter_, {"result"});
        painter_.setPen(theme().accent);
        painter_.setFont(drawing_.font(resultPixels, QFont::Bold));
        if (answer.solution)
            return drawFittedText(painter_, drawing_.style(), place, Qt::AlignLeft | Qt::AlignVCenter,
                                  translated(sayMatrixResult(answer)));
        const auto both = [&](const QString& first, const QString& second) {
            return tr("row player: %1").arg(first) + u'\n' + tr("column player: %1").arg(second);
        };
        const QString exact = both(written(found.first), written(found.second));
        const QString text = fits(exact, place) ? exact : both(brief(found.first), brief(found.second));
        drawFittedText(painter_, drawing_.style(), place, Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    void drawEnvelope(const MatrixEnvelope& envelope) {
        const auto& names = drawing_.subject.matrix().names();
        const MatrixSide replying = otherSide(envelope.mixing);
        LogChart chart;
        const Message first = sayAction(names, envelope.mixing, 0);
        chart.title = tr("what the row player gets");
        chart.x.title = tr("share of %1").arg(translated(first));
        std::tie(chart.y.least, chart.y.most) = rangeOf(envelope);
        for (std::size_t reply = 0; reply < std::min(drawing_.state.lines, envelope.lines.size()); ++reply) {
            const MatrixEnvelope::Line& line = envelope.lines[reply];
            const bool isLit = drawing_.state.lit == MatrixLine{replying, reply};
            chart.curves.push_back(
                {QPolygonF({QPointF(0, nearest(line.atSecond)), QPointF(1, nearest(line.atFirst))}),
                 isLit ? theme().accent : colourOf(theme(), replying),
                 QString::fromStdString(names[static_cast<std::size_t>(replying)][reply]), isLit ? 4.0 : 1.5,
                 Qt::SolidLine, MotionKey{"line of a reply", reply}});
        }
        if (drawing_.state.hasEnvelope) {
            QPolygonF corners;
            for (const MatrixEnvelope::Corner& corner : envelope.corners)
                corners << QPointF(nearest(corner.share), nearest(corner.value));
            chart.curves.push_back(
                {std::move(corners), theme().winning, {}, 5, Qt::SolidLine, MotionKey{"envelope"}});
        }
        const MatrixEnvelope::Corner& best = envelope.corners[envelope.best];
        if (drawing_.state.hasBest)
            chart.levels.push_back({nearest(best.value), theme().winning, written(best.value)});
        const Keyed panel(painter_, {"panel"});
        const QRectF plot =
            drawLogChart(painter_, drawing_.style(), drawing_.placed(drawing_.layout.panel()), chart);
        if (drawing_.state.hasBest) drawBest(plot, chart, best);
    }

    void drawBest(const QRectF& plot, const LogChart& chart, const MatrixEnvelope::Corner& best) {
        const QPointF at(placeOn(chart.x, nearest(best.share), plot.left(), plot.right()),
                         placeOn(chart.y, nearest(best.value), plot.bottom(), plot.top()));
        const Keyed marked(painter_, {"best"});
        painter_.setPen(QPen(theme().winning, 1.5 * drawing_.style().line, Qt::DashLine));
        painter_.drawLine(at, QPointF(at.x(), plot.bottom()));
        painter_.setPen(QPen(theme().paper, 2 * drawing_.style().line));
        painter_.setBrush(theme().winning);
        const double radius = 7 * drawing_.style().line;
        painter_.drawEllipse(at, radius, radius);
        painter_.setFont(drawing_.font(sharePixels, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        const QString text = written(best.share);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height());
        const bool hasRoom = plot.bottom() - at.y() > 1.5 * metrics.height() + radius;
        box.moveCenter(
            {at.x(), hasRoom ? plot.bottom() - metrics.height() : at.y() - radius - 0.5 * metrics.height()});
        const double beside = drawing_.style().line; // of the axis, where its numbers stand
        // A long fraction may be wider than the plot: then it begins at the axis.
        box.moveLeft(std::max(plot.left() + beside, std::min(box.left(), plot.right() - box.width())));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().paper);
        painter_.drawRect(box);
        painter_.setPen(theme().winning);
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    static std::pair<double, double> rangeOf(const MatrixEnvelope& envelope) {
        double least = nearest(envelope.lines.front().atFirst);
        double most = least;
        for (const MatrixEnvelope::Line& line : envelope.lines) {
            least = std::min({least, nearest(line.atFirst), nearest(line.atSecond)});
            most = std::max({most, nearest(line.atFirst), nearest(line.atSecond)});
        }
        const double room = most > least ? 0.06 * (most - least) : 1;
        return {least - room, most + room};
    }

    /// A line for each equilibrium, as many as fit; the one whose mixtures are shown is highlighted.
    void drawEquilibria() {
        const auto& all = drawing_.subject.answer->equilibria.extreme;
        const QRectF place = drawing_.placed(drawing_.layout.panel());
        const double high = rowHeight();
        const std::size_t at = drawing_.state.mixed.value_or(0);
        const auto [first, end] = listed();
        for (std::size_t i = first; i < end; ++i) {
            const QRectF row(place.left(), place.top() + static_cast<double>(i - first) * high, place.width(),
                             high);
            if (i == at) {
                const Keyed chosen(painter_, {"equilibrium"});
                painter_.setPen(Qt::NoPen);
                painter_.setBrush(theme().accentSoft);
                painter_.drawRoundedRect(row.adjusted(-8, 2, 0, -2), 6, 6);
            }
            painter_.setPen(i == at ? theme().ink : theme().quiet);
            painter_.setFont(drawing_.font(listPixels, i == at ? QFont::DemiBold : QFont::Normal));
            const QRectF line = row.adjusted(0, 3, -6, -3);
            drawFittedText(painter_, drawing_.style(), line, Qt::AlignLeft | Qt::AlignVCenter,
                           fittingTextOf(all[i], line));
        }
    }

    /// A text cut at its end would be like others: many equilibria first differ there. So a long one names
    /// only the actions that are played, with their shares or, if need be, without.
    [[nodiscard]] QString fittingTextOf(const Equilibrium& found, const QRectF& place) const {
        for (const QString& text : {textOf(found), playedIn(found, true)})
            if (fits(text, place)) return text;
        return playedIn(found, false);
    }

    [[nodiscard]] bool fits(const QString& text, const QRectF& place) const {
        QFont font = painter_.font();
        font.setPixelSize(std::max(1, wholeOf(drawing_.style().leastIn(painter_), 1, font.pixelSize())));
        const QRectF needed = QFontMetricsF(font).boundingRect(place, Qt::AlignLeft | Qt::TextWordWrap, text);
        return needed.height() <= place.height() && needed.width() <= place.width();
    }

    /// “row player: 1/2 of 2, 1/2 of 3”; without shares, “row player: 2, 3”.
    [[nodiscard]] QString playedIn(const Equilibrium& found, bool withShares) const {
        const auto& names = drawing_.subject.matrix().names();
        const auto played = [&](const Mixture& mixture, std::size_t side) {
            QStringList actions;
            for (std::size_t action = 0; action < mixture.size(); ++action) {
                if (mixture[action] == 0) continue;
                const QString name = shownText(names[side][action], longestName);
                actions << (withShares ? tr("%1 of %2").arg(written(mixture[action]), name) : name);
            }
            return actions.join(QStringLiteral(", "));
        };
        return tr("row player: %1").arg(played(found.row, 0)) + u'\n' +
               tr("column player: %1").arg(played(found.column, 1));
    }

    /// The text of an equilibrium; in a zero-sum game without payoffs, as the value is shown above.
    [[nodiscard]] QString textOf(const Equilibrium& found) const {
        if (!drawing_.subject.answer->solution)
            return translated(sayEquilibrium(drawing_.subject.matrix(), found));
        return tr("row player: %1").arg(QString::fromStdString(shownMixture(found.row))) + u'\n' +
               tr("column player: %1").arg(QString::fromStdString(shownMixture(found.column)));
    }

    QPainter& painter_;
    const MatrixDrawing& drawing_;
};

} // namespace

QString shortNumber(const Rational& number, double width, const QFont& font) {
    QString text = fittingNumber(number, width, font);
    if (text != nearlyAlone) return text;
    const QFontMetricsF metrics(font);
    for (const int decimals : {2, 1, 0}) {
        text = QString::fromStdString(roundedToDecimals(nearest(number), decimals)).remove(QChar::Nbsp);
        if (std::abs(nearest(number)) < 1) text.replace(QStringLiteral("0."), QStringLiteral("."));
        if (metrics.horizontalAdvance(text) <= width) return text;
    }
    return nearlyAlone;
}

void drawMatrixMixtures(QPainter& painter, const MatrixDrawing& drawing) {
    if (const Equilibrium* found = drawing.mixed())
        MixturePainter(painter, drawing).draw(*found);
    else if (drawing.subject.mixtures() > 0)
        MixturePainter(painter, drawing).drawPlaces(struckByMixture(drawing));
}

void drawMatrixPanel(QPainter& painter, const MatrixDrawing& drawing) {
    PanelPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
