#include "core/coalition/excess_program.h"
#include "core/explain/coalition/coalition_words.h"
#include "core/explain/say_matrix.h"
#include "core/text/printable.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/count_text.h"
#include "ui/views/coalition/power_drawing.h"

#include <algorithm>
#include <unordered_set>

namespace mexplorer::ui {

namespace {

constexpr double stripPixels = 13;
constexpr double lineOfStrip = 1.4; // its height, by the type

QString shownOf(const Rational& number) {
    return QString::fromStdString(shownRational(number));
}

class StripPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    StripPainter(QPainter& painter, const PowerDrawing& drawing, const QRectF& place)
        : painter_(painter), drawing_(drawing), line_(lineOfStrip * drawing.style().typeOf(stripPixels)),
          head_(place.left(), place.top(), place.width(), line_),
          body_(place.left(), head_.bottom(), place.width(), place.bottom() - head_.bottom()) {}

    void draw() {
        const CoalitionState& step = *drawing_.look.step;
        if (step.sizes) drawSizes(*step.sizes);
        if (step.excess) drawExcess(*step.excess);
        if (step.order) drawOrder(*step.order);
    }

private:
    [[nodiscard]] const CoalitionSubject& subject() const { return drawing_.subject(); }
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] const Style& style() const { return drawing_.style(); }
    [[nodiscard]] QFont font(QFont::Weight weight = QFont::Normal) const {
        return style().font(stripPixels, weight);
    }
    [[nodiscard]] QString nameOf(unsigned player) const {
        return QString::fromStdString(printable(subject().names[player]));
    }

    void write(const QRectF& place, int flags, const QColor& ink, const QString& text,
               QFont::Weight weight = QFont::DemiBold) {
        painter_.setFont(font(weight));
        painter_.setPen(ink);
        drawFittedText(painter_, style(), place, flags | Qt::AlignVCenter, text);
    }

    /// What the player adds to coalitions of each size, and across them the mean.
    void drawSizes(const SizesState& sizes) {
        const QString mean = tr("the mean of all sizes: %1").arg(shownOf(subject().told(sizes.found.back())));
        const double wide = QFontMetricsF(font(QFont::DemiBold)).horizontalAdvance(mean) + 4;
        const QRectF sentence = head_.adjusted(0, 0, -wide - line_, 0);
        write(sentence, Qt::AlignLeft, theme().ink,
              tr("what player %1 adds on average to so many others").arg(nameOf(sizes.player)));
        write({head_.right() - wide, head_.top(), wide, line_}, Qt::AlignRight,
              payoffColour(theme(), PayoffMark::shapley), mean);
        BarScale scale;
        for (const Rational& one : sizes.means)
            scale.add(nearest(subject().told(one)));
        if (scale.most <= scale.least) scale.most = 1;
        const QRectF chart = body_.adjusted(0, line_, 0, -line_);
        const double each = chart.width() / static_cast<double>(sizes.means.size());
        drawMean(chart, heightOf(nearest(subject().told(sizes.found.back())), chart, scale));
        for (std::size_t i = 0; i < sizes.means.size(); ++i)
            drawSize({chart.left() + static_cast<double>(i) * each, chart.top(), each, chart.height()}, i,
                     subject().told(sizes.means[i]), scale);
    }

    void drawMean(const QRectF& chart, double y) {
        const Keyed line(painter_, {"mean of the sizes"});
        painter_.setPen(QPen(payoffColour(theme(), PayoffMark::shapley), 1.6 * style().line, Qt::DashLine));
        painter_.drawLine(QPointF(chart.left(), y), QPointF(chart.right(), y));
    }

    static double heightOf(double value, const QRectF& chart, const BarScale& scale) {
        return chart.bottom() - (value - scale.least) / (scale.most - scale.least) * chart.height();
    }

    void drawSize(const QRectF& place, std::size_t size, const Rational& mean, const BarScale& scale) {
        const double zero = heightOf(0, place, scale);
        const double end = heightOf(nearest(mean), place, scale);
        const double wide = std::min(0.6 * place.width(), 3 * line_);
        {
            const Keyed bar(painter_, {"bar of a size", size}, Growth::stretches);
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(faded(payoffColour(theme(), PayoffMark::shapley), 0.45));
            painter_.drawRect(QRectF(
                QPointF(place.center().x() - wide / 2, std::min(zero, end)),
                QPointF(place.center().x() + wide / 2, std::max({zero, end, std::min(zero, end) + 1}))));
        }
        painter_.setPen(QPen(theme().rim, style().line));
        painter_.drawLine(QPointF(place.left(), zero), QPointF(place.right(), zero));
        painter_.setFont(font());
        painter_.setPen(theme().quiet);
        painter_.drawText(QRectF(place.left(), place.bottom(), place.width(), line_),
                          Qt::AlignCenter | Qt::TextDontClip, QString::number(size));
        const QString number = fittingNumber(mean, place.width() - 3, painter_.font());
        if (number == u'≈') return; // no digit has room
        QRectF label(0, 0, QFontMetricsF(painter_.font()).horizontalAdvance(number) + 4, line_);
        label.moveCenter({place.center().x(), std::min(zero, end) - line_ / 2});
        painter_.fillRect(label.adjusted(0, 0, 0, -1), theme().paper); // the line of the mean stops here
        painter_.setPen(theme().ink);
        painter_.drawText(label, Qt::AlignCenter | Qt::TextDontClip, number);
    }

    /// ε, and the coalitions of which the step speaks, each with its excess; then those settled before.
    void drawExcess(const ExcessState& excess) {
        const QString epsilon =
            excess.excess ? QStringLiteral("ε = %1").arg(shownOf(*excess.excess)) : QStringLiteral("ε = ?");
        const double wide = QFontMetricsF(font(QFont::DemiBold)).horizontalAdvance(epsilon) + line_;
        if (excess.newly.empty() && !drawing_.look.step->done) { // the step is about ε
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(QRectF(head_.left(), head_.top(), wide, line_), 5, 5);
        }
        write({head_.left() + line_ / 2, head_.top(), wide, line_}, Qt::AlignLeft,
              payoffColour(theme(), PayoffMark::nucleolus), epsilon);
        if (!excess.payments) return;
        write(head_.adjusted(wide + line_, 0, 0, 0), Qt::AlignLeft, theme().quiet,
              subject().isOfCosts() ? tr("excess: what a coalition pays − what it costs")
                                    : tr("excess: what a coalition is worth − what it is paid"),
              QFont::Normal);
        chipAt_ = body_.topLeft() + QPointF(0, 0.2 * line_);
        std::vector<Coalition> told;
        std::unordered_set<Coalition> seen; // there may be thousands
        for (const auto* some : {&excess.newly, &excess.binding, &excess.settled})
            for (const Coalition coalition : *some)
                if (seen.insert(coalition).second) told.push_back(coalition);
        for (std::size_t i = 0; i < told.size(); ++i)
            if (!drawChip(excess, told[i], told.size() - i)) return;
    }

    [[nodiscard]] QString excessText(const ExcessState& excess, Coalition coalition) const {
        const Rational paid = subject().told(paidTo(*excess.payments, coalition));
        const Rational worth = subject().told(subject().values().value(coalition));
        QString result = shownOf(excessOf(subject().values(), *excess.payments, coalition));
        const QString from = shownOf(subject().isOfCosts() ? paid : worth);
        const QString taken = shownOf(subject().isOfCosts() ? worth : paid);
        if ((result + from + taken).contains(u'≈')) return result;
        return QStringLiteral("%1 − %2 = %3")
            .arg(from, taken.startsWith(u'−') ? u'(' + taken + u')' : taken, result);
    }

    /// False if there is no room: then it is said how many are left out.
    bool drawChip(const ExcessState& excess, Coalition coalition, std::size_t rest) {
        const QString name = QString::fromStdString(coalitionName(coalition, subject().names));
        const QString number = excessText(excess, coalition);
        const bool isSettled = std::ranges::find(excess.settled, coalition) != excess.settled.end();
        const bool isLit = !drawing_.look.step->done &&
                           (std::ranges::find(excess.newly, coalition) != excess.newly.end() ||
                            std::ranges::find(excess.binding, coalition) != excess.binding.end());
        const QFontMetricsF bold(font(QFont::DemiBold));
        const double nameWide = std::min(bold.horizontalAdvance(name), 0.5 * body_.width());
        const double numberWide = QFontMetricsF(font()).horizontalAdvance(number) + 2;
        const double check = isSettled ? line_ : 0;
        const double wide = nameWide + 0.6 * line_ + numberWide + check + line_;
        const double more = rest > 1 ? bold.horizontalAdvance(QStringLiteral("+ 00000")) : 0;
        const double pitch = 1.25 * line_;
        const bool isLastLine = chipAt_.y() + pitch + line_ > body_.bottom() + 1;
        const bool fits = chipAt_.x() + wide + (isLastLine ? more : 0) <= body_.right();
        if (!fits && isLastLine && chipAt_.x() > body_.left()) {
            write({chipAt_.x(), chipAt_.y(), body_.right() - chipAt_.x(), line_}, Qt::AlignLeft,
                  theme().quiet, QStringLiteral("+ %1").arg(rest));
            return false;
        }
        if (!fits && chipAt_.x() > body_.left()) chipAt_ = {body_.left(), chipAt_.y() + pitch};
        const QRectF chip(chipAt_, QSizeF(wide, line_));
        chipAt_.rx() += wide + 0.4 * line_;
        const Keyed keyed(painter_, {"coalition", coalition});
        painter_.setPen(QPen(isLit ? theme().rim : theme().line, style().line));
        painter_.setBrush(isLit ? theme().spotlight : theme().paper);
        painter_.drawRoundedRect(chip, 5, 5);
        const QRectF inner = chip.adjusted(0.5 * line_, 0, -0.5 * line_, 0);
        painter_.setFont(font(QFont::DemiBold));
        painter_.setPen(theme().ink);
        painter_.drawText(QRectF(inner.left(), inner.top(), nameWide + 1, line_),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                          bold.elidedText(name, Qt::ElideMiddle, nameWide + 1));
        painter_.setFont(font());
        painter_.setPen(payoffColour(theme(), PayoffMark::nucleolus));
        painter_.drawText(QRectF(inner.left() + nameWide + 0.6 * line_, inner.top(), numberWide, line_),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, number);
        if (isSettled)
            drawSettledSign(painter_, style(),
                            {inner.right() - 0.8 * line_, inner.top(), 0.8 * line_, line_});
        return true;
    }

    /// Who arrives after whom, and what each adds.
    void drawOrder(const OrderState& order) {
        write(head_, Qt::AlignLeft, theme().ink,
              tr("order %1 of %2").arg(countText(order.ordersDone), countText(order.orders)));
        const double each = std::min(body_.width() / static_cast<double>(order.order.size()), 12 * line_);
        const double high = std::min(body_.height(), 2 * line_);
        for (std::size_t i = 0; i < order.order.size(); ++i) {
            const QRectF box(body_.left() + static_cast<double>(i) * each, body_.top() + 2,
                             each - 0.5 * line_, high - 4);
            const Keyed keyed(painter_, {"arrival", order.order[i]});
            painter_.setPen(QPen(theme().accent, 1.2 * style().line));
            painter_.setBrush(theme().accentSoft);
            painter_.drawRoundedRect(box, 5, 5);
            const QRectF inner = box.adjusted(0.5 * line_, 0, -0.5 * line_, 0);
            painter_.setPen(theme().ink);
            painter_.setFont(font(QFont::Bold));
            drawPlayerName(painter_, style(), {inner.left(), inner.top(), inner.width() / 2, inner.height()},
                           nameOf(order.order[i]));
            const Rational added = subject().told(order.added[i]);
            painter_.setFont(font());
            painter_.setPen(payoffColour(theme(), PayoffMark::order));
            const QString number = fittingNumber(added, inner.width() / 2 - 12, painter_.font());
            const bool isPlain = added <= 0 || number.startsWith(u'≈');
            painter_.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                              isPlain ? number : u'+' + number);
        }
    }

    QPainter& painter_;
    const PowerDrawing& drawing_;
    double line_;
    QRectF head_;
    QRectF body_;
    QPointF chipAt_;
};

} // namespace

bool hasPowerStrip(const CoalitionLook& look) {
    return look.step && (look.step->order || look.step->sizes || look.step->excess);
}

void drawPowerStrip(QPainter& painter, const PowerDrawing& drawing, const QRectF& place) {
    StripPainter(painter, drawing, place).draw();
}

} // namespace mexplorer::ui
