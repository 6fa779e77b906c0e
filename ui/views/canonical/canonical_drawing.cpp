#include "ui/views/canonical/canonical_drawing.h"

#include "core/explain/say_short_game.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/text/spoken_text.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

using Fate = FormState::Fate;

constexpr double boxPixels = 17;
constexpr double wordPixels = 15;
constexpr double formPixels = 24;
constexpr double namePixels = 30;

class CanonicalPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(CanonicalFigure)

public:
    CanonicalPainter(QPainter& painter, const CanonicalFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        for (std::size_t i = 0; i < now().fates.size(); ++i)
            drawEdge(i);
        drawRoot();
        for (const bool isLeft : {true, false})
            drawSide(isLeft);
        for (std::size_t i = 0; i < now().fates.size(); ++i)
            drawOption(i);
        drawAnswer();
        drawPlate();
    }

private:
    [[nodiscard]] const FormState& now() const { return figure_.state(); }
    [[nodiscard]] const CanonicalLayout& layout() const { return figure_.layout(); }
    [[nodiscard]] const FormOption& option(std::size_t i) const {
        return figure_.picture().subject.options[i];
    }
    [[nodiscard]] bool isSpokenOf(std::size_t i) const {
        return std::ranges::find(now().about, i) != now().about.end();
    }
    [[nodiscard]] bool isHovered(const std::string& game) const { return figure_.hovered() == game; }

    /// From the game to an option; what is lost keeps a faint line.
    void drawEdge(std::size_t i) {
        const Fate fate = now().fates[i];
        if (fate == Fate::absent) return;
        const bool isLeft = option(i).isLeft;
        const QRectF from = placed(layout().root());
        const QRectF to = placed(layout().option(i));
        const double shift = (isLeft ? -0.2 : 0.2) * from.width();
        const QPointF begin(from.center().x() + shift, from.bottom());
        const QPointF end(to.center().x(), to.top());
        QPainterPath path(begin);
        const double bend = 0.55 * (end.y() - begin.y());
        path.cubicTo(begin + QPointF(0, bend), end - QPointF(0, bend), end);
        const Keyed edge(painter_, {"edge", i}, begin, Growth::uncovers);
        painter_.setBrush(Qt::NoBrush);
        QPen pen = sidePen(theme(), isLeft, (isSpokenOf(i) ? 4 : 2.5) * line());
        if (fate != Fate::kept) {
            pen = QPen(theme().rim, 1.5 * line(), Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({1.5, 3});
        }
        painter_.setPen(pen);
        painter_.drawPath(path);
    }

    void drawRoot() {
        const Keyed root(painter_, {"root"});
        const QRectF box = placed(layout().root());
        const bool isEnd = now().plate.isEnd;
        painter_.setBrush(isEnd ? faded(theme().winning, 0.15) : theme().paper);
        painter_.setPen(QPen(isEnd ? theme().winning : theme().ink, 3 * line()));
        painter_.drawRoundedRect(box, 6, 6);
        write(box, QStringLiteral("G"), boxPixels + 3, theme().ink, Qt::AlignCenter, QFont::Bold);
    }

    /// Whose options these are, and that there are none.
    void drawSide(bool isLeft) {
        const QColor& ink = playerColours(theme(), isLeft).text;
        const Keyed side(painter_, {"side", isLeft ? 0U : 1U});
        write(placed(layout().sideName(isLeft)), isLeft ? tr("Left") : tr("Right"), wordPixels, ink,
              int((isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter), QFont::Bold);
        if ((isLeft ? now().left : now().right).empty() && !hasAny(isLeft))
            write(placed(layout().side(isLeft)), tr("no option"), wordPixels, theme().quiet, Qt::AlignCenter);
    }
    [[nodiscard]] bool hasAny(bool isLeft) const {
        for (std::size_t i = 0; i < now().fates.size(); ++i)
            if (option(i).isLeft == isLeft && now().fates[i] != Fate::absent) return true;
        return false;
    }

    /// What comes in the place of a bypassed option comes out of it.
    void drawOption(std::size_t i) {
        const Fate fate = now().fates[i];
        if (fate == Fate::absent) return;
        const FormOption& shown = option(i);
        const std::size_t source = figure_.picture().subject.find(shown.isLeft, shown.from);
        const Named named(painter_, [&] { return gameTopic(shown.name); });
        const QRectF box = placed(layout().option(i));
        {
            const auto from =
                shown.from.empty() ? std::optional<MotionSource>() : MotionKey{"option", source};
            const Keyed keyed(painter_, {"option", i}, from);
            const bool isKept = fate == Fate::kept;
            if (isSpokenOf(i)) drawLight(box, shown.isLeft);
            drawBox(box, shown.name, shown.isLeft, isKept);
        }
        if (fate == Fate::kept) return;
        const Keyed strike(painter_, {"strike", i}, box.bottomLeft(), Growth::uncovers);
        painter_.setPen(QPen(theme().mismatch, 3 * line(),
                             fate == Fate::dominated ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
        painter_.drawLine(QPointF(box.left() + 2, box.bottom() + 3), QPointF(box.right() - 2, box.top() - 3));
    }

    /// The answer that reverses an option is the other player’s.
    void drawAnswer() {
        if (now().answer.empty()) return;
        const bool isLeft = !figure_.isAnsweredLeft();
        const QRectF from = placed(layout().option(now().about.front()));
        const QRectF box = placed(layout().answer(now().about.front(), !isLeft));
        {
            const Keyed edge(painter_, {"answering"}, QPointF(from.center().x(), from.bottom()),
                             Growth::uncovers);
            painter_.setPen(sidePen(theme(), isLeft, 2.5 * line()));
            painter_.drawLine(QPointF(from.center().x(), from.bottom()),
                              QPointF(from.center().x(), box.top()));
        }
        const Named named(painter_, [&] { return gameTopic(now().answer); });
        const Keyed answer(painter_, {"answer"}, MotionKey{"option", now().about.front()});
        drawBox(box, now().answer, isLeft, true);
    }

    /// Behind what the step speaks of.
    void drawLight(const QRectF& box, bool isLeft) {
        const double halo = 6 * line();
        painter_.setPen(QPen(theme().accent, 1.5 * line()));
        painter_.setBrush(theme().spotlight);
        painter_.drawPath(sideShape(box.adjusted(-halo, -halo, halo, halo), isLeft));
    }

    void drawBox(const QRectF& box, const std::string& name, bool isLeft, bool isKept) {
        QPen pen = sidePen(theme(), isLeft, 2.5 * line());
        pen.setStyle(Qt::SolidLine);
        if (!isKept) pen = QPen(theme().rim, 1.5 * line());
        painter_.setPen(pen);
        painter_.setBrush(isHovered(name) ? theme().accentSoft : isKept ? theme().paper : theme().chrome);
        painter_.drawPath(sideShape(box, isLeft));
        writeName(box, name, isKept ? theme().ink : theme().quiet);
    }

    /// In one line, its middle left out if it is too long.
    void writeName(const QRectF& box, const std::string& name, const QColor& ink) {
        painter_.setFont(font(boxPixels, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        const double room = box.width() - 0.5 * box.height();
        const QString text = gameName(name);
        painter_.setPen(ink);
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                          metrics.elidedText(text, Qt::ElideMiddle, room));
    }

    void drawPlate() {
        const FormPlate& plate = now().plate;
        {
            const Keyed ground(painter_, {"plate"});
            painter_.setPen(QPen(theme().line, 1.5 * line()));
            painter_.setBrush(theme().chrome);
            painter_.drawRoundedRect(placed(layout().plate()), 8, 8);
        }
        if (plate.game.empty())
            drawForm(plate);
        else
            drawDifference(plate);
        if (plate.verdict.empty()) return;
        const Keyed verdict(painter_, {"verdict"});
        say(placed(plate.game.empty() ? layout().name() : layout().verdict()), plate.verdict,
            plate.isEnd ? namePixels : wordPixels + 2, theme().winning, Qt::AlignHCenter, QFont::Bold);
    }

    void drawForm(const FormPlate& plate) {
        const Keyed form(painter_, {"form"});
        write(placed(layout().form()), translated(plate.heading), formPixels, theme().ink, Qt::AlignCenter,
              QFont::DemiBold);
    }

    /// The game that decides the comparison, with the moves in it.
    void drawDifference(const FormPlate& plate) {
        {
            const Keyed heading(painter_, {"heading"});
            say(placed(layout().heading()), plate.heading, wordPixels + 1, theme().ink, Qt::AlignLeft,
                QFont::DemiBold);
        }
        const QRectF box = placed(layout().difference());
        for (std::size_t row = 0; row < figure_.linesShown(); ++row)
            drawMove(plate, row, box);
        const Keyed difference(painter_, {"difference"});
        painter_.setPen(QPen(theme().ink, 2 * line()));
        painter_.setBrush(isHovered(plate.game) ? theme().accentSoft : theme().paper);
        painter_.drawRoundedRect(box, 6, 6);
        writeName(box, plate.game, theme().ink);
        if (figure_.linesShown() == plate.lines.size()) return;
        write(placed(layout().said(CanonicalLayout::mostRows - 1, CanonicalLayout::mostRows)),
              tr("and %n more moves", nullptr, static_cast<int>(plate.lines.size() - figure_.linesShown())),
              wordPixels, theme().quiet, Qt::AlignLeft | Qt::AlignVCenter);
    }

    void drawMove(const FormPlate& plate, std::size_t row, const QRectF& from) {
        const std::size_t rows = std::min(plate.lines.size(), CanonicalLayout::mostRows);
        const FormPlate::Line& move = plate.lines[row];
        const QRectF box = placed(layout().moved(row, rows));
        {
            const QPointF begin(from.right(), from.center().y());
            const Keyed edge(painter_, {"move", row}, begin, Growth::uncovers);
            painter_.setPen(sidePen(theme(), move.isLeft, 2.5 * line()));
            painter_.drawLine(begin, {box.left(), box.center().y()});
        }
        {
            const Keyed moved(painter_, {"moved", row}, MotionKey{"difference"});
            drawBox(box, move.game, move.isLeft, true);
        }
        const Keyed said(painter_, {"said", row});
        say(placed(layout().said(row, rows)), move.said, wordPixels, theme().ink, Qt::AlignLeft);
    }

    /// In one line if there is room, with a name for each game in it; else in smaller type.
    void say(const QRectF& place, const Message& message, double pixels, const QColor& ink, int alignment,
             QFont::Weight weight = QFont::Normal) {
        const SpokenText said = spoken(message);
        painter_.setFont(font(pixels, weight));
        painter_.setPen(ink);
        const QFontMetricsF metrics(painter_.font());
        const double width = metrics.horizontalAdvance(said.text);
        if (width > place.width()) {
            drawFittedText(painter_, frame_.style(), place, alignment | Qt::AlignVCenter, said.text);
            return;
        }
        const double left = alignment == Qt::AlignHCenter ? place.center().x() - width / 2 : place.left();
        QPointF at(left, place.center().y() + metrics.capHeight() / 2);
        const auto put = [&](qsizetype begin, qsizetype end) {
            const QString words = said.text.mid(begin, end - begin);
            if (!words.isEmpty()) painter_.drawText(at, words);
            at.rx() += metrics.horizontalAdvance(words);
        };
        qsizetype done = 0;
        for (const SpokenText::Part& part : said.parts) {
            put(done, part.begin);
            done = part.begin + part.length;
            const Named named(painter_, [&] { return part.topic; });
            put(part.begin, done);
        }
        put(done, said.text.size());
    }

    const CanonicalFigure& figure_;
};

} // namespace

QPainterPath sideShape(const QRectF& box, bool isLeft) {
    const double tip = 0.32 * box.height();
    const double y = box.center().y();
    QPolygonF outline;
    if (isLeft)
        outline << QPointF(box.left(), y) << QPointF(box.left() + tip, box.top()) << box.topRight()
                << box.bottomRight() << QPointF(box.left() + tip, box.bottom());
    else
        outline << QPointF(box.right(), y) << QPointF(box.right() - tip, box.bottom()) << box.bottomLeft()
                << box.topLeft() << QPointF(box.right() - tip, box.top());
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

void drawCanonical(QPainter& painter, const CanonicalFigure& figure, const Frame& frame) {
    CanonicalPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
