#include "ui/views/vessels/vessels_drawing.h"

#include "core/coalition/amounts.h"
#include "core/rules/description.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

using Row = VesselsLayout::Row;

constexpr double numberPixels = 17;
constexpr double wordPixels = 14;

/// What a vessel does as the water rises.
enum class Phase { nothing, fills, waits, full };

class VesselsPainter {
    Q_DECLARE_TR_FUNCTIONS(VesselsFigure)

public:
    VesselsPainter(QPainter& painter, const VesselsDrawing& drawing)
        : painter_(painter), drawing_(drawing), claims_(drawing.subject.claims),
          most_(*std::max_element(claims_.begin(), claims_.end())) {}

    void draw() {
        drawGround();
        drawEstate();
        drawPipe();
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel)
            drawVessel(vessel);
        drawLevel();
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel)
            writeHalves(vessel);
        drawHeadings();
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel)
            writeColumn(vessel);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] const VesselsLayout& layout() const { return drawing_.layout; }
    [[nodiscard]] double line() const { return drawing_.style().line; }
    [[nodiscard]] bool isLit(std::size_t vessel) const {
        return drawing_.step && drawing_.step->lit == vessel;
    }
    [[nodiscard]] bool isDone() const { return drawing_.step && drawing_.step->done; }

    /// A level as a fraction of the largest claim.
    [[nodiscard]] double part(const Rational& level) const { return nearest(level / most_); }
    [[nodiscard]] Rational half(std::size_t vessel) const { return Rational(claims_[vessel], 2); }
    [[nodiscard]] Rational upper(std::size_t vessel) const { return most_ - half(vessel); }
    [[nodiscard]] Rational held(std::size_t vessel) const {
        return heldAt(drawing_.level, claims_[vessel], most_);
    }
    [[nodiscard]] QString inOnes(const Rational& units) const {
        return QString::fromStdString(rationalText(units / drawing_.subject.parts));
    }

    [[nodiscard]] Phase phaseOf(std::size_t vessel) const {
        if (claims_[vessel] == 0) return Phase::nothing;
        if (drawing_.level >= most_) return Phase::full;
        const bool isBetween = drawing_.level >= half(vessel) && drawing_.level < upper(vessel);
        return isBetween ? Phase::waits : Phase::fills;
    }

    /// Highlights what the step is about.
    void drawGround() {
        painter_.setPen(Qt::NoPen);
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel) {
            if (!isLit(vessel) && drawing_.hovered != vessel) continue;
            const Keyed light(painter_, {"light", vessel});
            painter_.setBrush(isLit(vessel) ? theme().spotlight : theme().accentSoft);
            painter_.drawRoundedRect(drawing_.placed(layout().column(vessel)).adjusted(2, 0, -2, 0), 6, 6);
        }
        if (!isDone()) return;
        painter_.setBrush(theme().spotlight);
        painter_.drawRoundedRect(drawing_.placed(layout().row(Row::holds)).adjusted(-4, 0, 4, 0), 6, 6);
    }

    void drawEstate() {
        Rational poured = 0;
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel)
            poured += held(vessel);
        const auto estate = wholeNumber(Rational(drawing_.subject.estate) / drawing_.subject.parts);
        const Named entered(
            painter_, [&] { return estate ? enteredTopic(positionId, 0, *estate) : Topic{topic::sum}; });
        if (!hasTitle(drawing_.style()))
            write(drawing_.placed(layout().estateText()), drawing_.estate, numberPixels, theme().ink,
                  Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold);
        const QRectF bar = drawing_.placed(layout().estateBar());
        const double share =
            drawing_.subject.estate == 0 ? 0 : nearest(poured / Rational(drawing_.subject.estate));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().line);
        painter_.drawRect(bar);
        {
            const Keyed part(painter_, {"poured"}, Growth::stretches);
            painter_.setBrush(waterColour(theme()));
            painter_.drawRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()));
        }
        painter_.setPen(QPen(theme().rim, line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(bar);
    }

    [[nodiscard]] QBrush waterUpTo(bool isWet) const {
        return isWet ? QBrush(waterColour(theme())) : QBrush(theme().paper);
    }

    void drawPipe() {
        const bool isWet = drawing_.level > 0;
        const QRectF pipe = drawing_.placed(layout().pipe());
        QPainterPath all;
        all.addRect(pipe);
        for (std::size_t vessel = 0; vessel < claims_.size(); ++vessel) {
            QRectF down = drawing_.placed(layout().tube(vessel, 0, 0));
            down.setBottom(pipe.bottom());
            QPainterPath one;
            one.addRect(down);
            all = all.united(one);
        }
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.setBrush(waterUpTo(isWet));
        painter_.drawPath(all);
    }

    void drawVessel(std::size_t vessel) {
        const double level = part(drawing_.level);
        const double lower = part(half(vessel));
        const double above = part(upper(vessel));
        fill({"in tube", vessel}, layout().tube(vessel, 0, 1), layout().tube(vessel, 0, level));
        if (claims_[vessel] == 0) return outline(layout().tube(vessel, 0, 1), false);
        fill({"in lower", vessel}, layout().chamber(vessel, 0, lower),
             layout().chamber(vessel, 0, std::min(level, lower)));
        fill({"in upper", vessel}, layout().chamber(vessel, above, 1),
             layout().chamber(vessel, above, std::max(level, above)));
        if (above > lower) outline(layout().tube(vessel, lower, above), false);
        const bool isAtUpper = drawing_.level >= upper(vessel);
        outline(layout().chamber(vessel, 0, lower), isLit(vessel) && !isAtUpper);
        outline(layout().chamber(vessel, above, 1), isLit(vessel) && isAtUpper);
    }

    /// Water that is not there yet is there without colour, so that it rises from the bottom.
    void fill(const MotionKey& key, const QRectF& vessel, const QRectF& water) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().paper);
        painter_.drawRect(drawing_.placed(vessel));
        const Keyed rising(painter_, key, Growth::stretches);
        painter_.setBrush(water.height() > 0 ? waterColour(theme()) : Qt::transparent);
        painter_.drawRect(drawing_.placed(water));
    }

    void outline(const QRectF& part, bool isBold) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(isBold ? theme().accent : theme().rim, (isBold ? 3.5 : 1.5) * line()));
        painter_.drawRect(drawing_.placed(part));
    }

    [[nodiscard]] double levelPixel() const {
        return drawing_.frame.toArea().map(QPointF(0, layout().levelY(part(drawing_.level)))).y();
    }

    void drawLevel() {
        const QRectF chart = drawing_.placed(layout().chart());
        painter_.setPen(QPen(theme().accent, 2 * line(), Qt::DashLine));
        const QRectF number = drawing_.placed(layout().levelText(part(drawing_.level)));
        const double left = std::max(chart.left() - 8, number.right() + 3);
        {
            const Keyed level(painter_, {"level"});
            painter_.drawLine(QPointF(left, levelPixel()), QPointF(chart.right(), levelPixel()));
        }
        const QFont font = drawing_.font(numberPixels);
        const double apart = QFontMetricsF(font).height();
        for (const double end : {0.0, 1.0}) {
            const QRectF place = drawing_.placed(layout().levelText(end));
            if (std::abs(place.center().y() - levelPixel()) < apart) continue;
            write(place, end == 0 ? QStringLiteral("0") : inOnes(most_), numberPixels, theme().quiet,
                  Qt::AlignRight | Qt::AlignVCenter);
        }
        {
            const Keyed level(painter_, {"number of the level"});
            write(number, inOnes(drawing_.level), numberPixels, theme().accent,
                  Qt::AlignRight | Qt::AlignVCenter, QFont::Bold);
        }
        write(drawing_.placed(layout().levelHeading()), tr("level"), wordPixels, theme().quiet,
              Qt::AlignRight | Qt::AlignVCenter);
    }

    /// Writes half of the claim into each chamber, moved below the level line if that would cross it.
    void writeHalves(std::size_t vessel) {
        if (claims_[vessel] == 0) return;
        const QFont font = drawing_.font(wordPixels);
        const double high = QFontMetricsF(font).height();
        for (const bool isUpper : {false, true}) {
            QRectF place = drawing_.placed(isUpper ? layout().chamber(vessel, part(upper(vessel)), 1)
                                                   : layout().chamber(vessel, 0, part(half(vessel))));
            place.adjust(2, 2, -2, -2);
            const QString text = inOnes(half(vessel));
            if (place.height() < high || QFontMetricsF(font).horizontalAdvance(text) > place.width())
                continue;
            QRectF box(place.left(), place.center().y() - high / 2, place.width(), high);
            if (std::abs(box.center().y() - levelPixel()) < 0.6 * high) {
                const double moved = levelPixel() - 0.6 * high - box.center().y();
                if (box.top() + moved >= place.top()) box.translate(0, moved);
            }
            painter_.setFont(font);
            painter_.setPen(theme().ink);
            painter_.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, text);
        }
    }

    void drawHeadings() {
        const auto head = [this](Row row, const QString& text) {
            write(drawing_.placed(layout().heading(row)), text, wordPixels, theme().quiet,
                  Qt::AlignRight | Qt::AlignVCenter);
        };
        head(Row::player, tr("player"));
        head(Row::claim, tr("claim"));
        head(Row::holds, drawing_.step && !isDone() ? tr("holds") : tr("gets"));
        if (drawing_.step && !isDone()) head(Row::now, tr("now"));
    }

    /// The claims come after the estate.
    [[nodiscard]] Topic enteredClaim(std::size_t vessel) const {
        const auto claim = wholeNumber(Rational(claims_[vessel]) / drawing_.subject.parts);
        return claim ? enteredTopic(positionId, vessel + 1, *claim) : Topic{topic::player, vessel};
    }

    void writeColumn(std::size_t vessel) {
        const Named named(painter_, topic::player, vessel);
        const auto cell = [&](Row row, const QString& text, const QColor& ink, QFont::Weight weight) {
            write(drawing_.placed(layout().cell(vessel, row)).adjusted(1, 0, -1, 0), text,
                  row == Row::now ? wordPixels : numberPixels, ink, Qt::AlignCenter, weight);
        };
        cell(Row::player, QString::number(vessel + 1), theme().ink, QFont::Bold);
        const auto number = [&](Row row, const QString& text, const QColor& ink, QFont::Weight weight) {
            const double room = drawing_.placed(layout().cell(vessel, row)).width();
            const QFontMetricsF least(textFont(drawing_.style().leastType, weight));
            if (least.horizontalAdvance(text) <= room) cell(row, text, ink, weight); // a number is never cut
        };
        {
            const Named entered(painter_, [&] { return enteredClaim(vessel); });
            number(Row::claim, inOnes(claims_[vessel]), theme().ink, QFont::Normal);
        }
        number(Row::holds, inOnes(held(vessel)), theme().accent, QFont::Bold);
        if (!drawing_.step || isDone()) return;
        const Phase phase = phaseOf(vessel);
        if (phase == Phase::nothing) return;
        cell(Row::now,
             phase == Phase::waits   ? tr("waits")
             : phase == Phase::fills ? tr("fills")
                                     : tr("full"),
             phase == Phase::waits ? theme().mismatch : theme().quiet,
             isLit(vessel) ? QFont::Bold : QFont::Normal);
    }

    void write(const QRectF& place, const QString& text, double pixels, const QColor& ink, int flags,
               QFont::Weight weight = QFont::Normal) {
        painter_.setFont(drawing_.font(pixels, weight));
        painter_.setPen(ink);
        drawFittedText(painter_, drawing_.style(), place, flags, text);
    }

    QPainter& painter_;
    const VesselsDrawing& drawing_;
    const std::vector<std::int64_t>& claims_;
    std::int64_t most_;
};

} // namespace

QColor waterColour(const Theme& theme) {
    // Opaque, so that nothing shines through, and pale, so that text can be read on it.
    const double share = theme.dark ? 0.6 : 0.35;
    const auto mixed = [share](int water, int paper) {
        return static_cast<int>(std::lround(share * water + (1 - share) * paper));
    };
    const QColor water(theme.dark ? 0x2479B8 : 0x0061A6);
    return {mixed(water.red(), theme.paper.red()), mixed(water.green(), theme.paper.green()),
            mixed(water.blue(), theme.paper.blue())};
}

void drawVessels(QPainter& painter, const VesselsDrawing& drawing) {
    VesselsPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
