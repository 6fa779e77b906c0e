// The panel at the right: the result, and the envelope or the list of equilibria.
#include "core/explain/say_matrix.h"
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

namespace mexplorer::ui {

namespace {

constexpr double titlePixels = 21;
constexpr double resultPixels = 20;
constexpr double listPixels = 15;
constexpr double bestPixels = 15;      // of the share where the envelope is best
constexpr std::size_t longestName = 8; // letters of an action in a brief mixture

QString written(const Rational& number) {
    return QString::fromStdString(shownRational(number));
}

/// In about as many characters as four digits need.
QString brief(const Rational& number) {
    const QFont font = textFont(listPixels);
    return fittingNumber(number, QFontMetricsF(font).horizontalAdvance(QStringLiteral("≈\u00A00000")), font);
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
        painter_.setFont(drawing_.font(bestPixels, QFont::Bold));
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

void drawMatrixPanel(QPainter& painter, const MatrixDrawing& drawing) {
    PanelPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
