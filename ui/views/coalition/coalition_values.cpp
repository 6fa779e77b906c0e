#include "core/coalition/excess_program.h"
#include "core/rules/description.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/watch/named.h"
#include "ui/views/coalition/coalition_drawing.h"
#include "ui/views/coalition/coalition_names.h"

#include <algorithm>
#include <set>
#include <span>

namespace mexplorer::ui {

namespace {

constexpr double titlePixels = 15;
constexpr double worthNamePixels = 14;
constexpr double valuePixels = 15;
constexpr double sizePixels = 14;
constexpr double barHeight = 9;
constexpr double aroundCell = 2; // at its left and right
constexpr double insideCell = 4;

/// The coalitions that a step is about.
class Light {
public:
    explicit Light(const CoalitionDrawing& drawing) {
        if (const OrderState* order = drawing.order()) {
            Coalition there = 0;
            for (std::size_t i = 0; i < order->arrived; ++i) {
                there |= alone(order->order[i]);
                reached_.insert(there);
                if (!order->isFull && i + 2 >= order->arrived) lit_.insert(there);
            }
        }
        if (const ExcessState* excess = drawing.excess(); excess && !drawing.isDone()) {
            lit_.insert(excess->binding.begin(), excess->binding.end());
            lit_.insert(excess->newly.begin(), excess->newly.end());
        }
        if (const ExcessState* excess = drawing.excess()) settled_ = excess->settled;
    }

    [[nodiscard]] bool isLit(Coalition coalition) const { return lit_.count(coalition) > 0; }
    [[nodiscard]] bool isReached(Coalition coalition) const { return reached_.count(coalition) > 0; }
    [[nodiscard]] bool isSettled(Coalition coalition) const {
        return std::find(settled_.begin(), settled_.end(), coalition) != settled_.end();
    }

private:
    std::set<Coalition> lit_;
    std::set<Coalition> reached_; ///< by the players who have arrived
    std::span<const Coalition> settled_;
};

class ValuesPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    ValuesPainter(QPainter& painter, const CoalitionDrawing& drawing)
        : painter_(painter), drawing_(drawing), values_(drawing.subject().values()), light_(drawing),
          names_(drawing.subject().names, drawing.layout.shown(), nameWidth(drawing),
                 QFontMetricsF(textFont(drawing.style().leastType, QFont::Bold))) {
        for (const std::int64_t units : values_.units())
            scale_.add(sign() * static_cast<double>(units) / static_cast<double>(values_.parts()));
    }

    void draw() {
        const auto& shown = drawing_.layout.shown();
        drawTitle(drawing_.layout.valuesTitle(), title());
        drawSizeLabels();
        for (std::size_t i = 0; i < shown.size(); ++i)
            drawCell(drawing_.layout.cell(i), shown[i]);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] static double nameWidth(const CoalitionDrawing& drawing) {
        return drawing.placed(drawing.layout.cell(0)).width() -
               2 * (aroundCell + insideCell) * drawing.scale();
    }
    [[nodiscard]] double sign() const { return drawing_.subject().isOfCosts() ? -1 : 1; }

    [[nodiscard]] QString title() const {
        return drawing_.subject().isOfCosts() ? tr("what coalitions cost") : tr("what coalitions are worth");
    }

    void drawTitle(const QRectF& world, const QString& text) {
        painter_.setFont(drawing_.font(titlePixels, QFont::DemiBold));
        painter_.setPen(theme().ink);
        drawFittedText(painter_, drawing_.style(), drawing_.placed(world), Qt::AlignLeft | Qt::AlignVCenter,
                       text);
    }

    void drawSizeLabels() {
        painter_.setPen(theme().quiet);
        for (const auto& label : drawing_.layout.sizeLabels()) {
            painter_.setFont(drawing_.font(sizePixels));
            painter_.drawText(drawing_.placed(label.place).adjusted(0, 0, -4 * drawing_.scale(), 0),
                              Qt::AlignCenter | Qt::TextDontClip, QString::number(label.size));
        }
    }

    void drawCell(const QRectF& world, Coalition coalition) {
        const double unit = drawing_.scale();
        const QRectF box =
            drawing_.placed(world).adjusted(aroundCell * unit, unit, -aroundCell * unit, -unit);
        drawGround(box, coalition);
        const QRectF inner = box.adjusted(insideCell * unit, 2 * unit, -insideCell * unit, -3 * unit);
        const double middle = inner.top() + 0.52 * inner.height();
        const QRectF upper(inner.topLeft(), QPointF(inner.right(), middle));
        const QRectF lower(QPointF(inner.left(), middle), inner.bottomRight());
        drawName(upper, coalition);
        const double number = drawValue(lower, coalition);
        const double high = barHeight * unit;
        const QRectF bar(lower.left(), lower.center().y() - high / 2,
                         std::max(0.0, lower.width() - number - 6 * unit), high);
        const bool isStrong = light_.isLit(coalition) || light_.isReached(coalition) || !drawing_.look.step;
        drawAmountBar(painter_, theme(), bar, scale_, sign() * nearest(values_.value(coalition)),
                      isStrong ? theme().accent : faded(theme().accent, 0.55));
        drawPaid(bar, coalition);
    }

    void drawGround(const QRectF& box, Coalition coalition) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(Qt::NoBrush);
        if (light_.isReached(coalition)) {
            painter_.setPen(QPen(theme().accent, 1.2 * drawing_.style().line));
            painter_.setBrush(theme().accentSoft);
        }
        if (light_.isLit(coalition)) painter_.setBrush(theme().spotlight);
        if (drawing_.look.hovered == coalition) painter_.setPen(QPen(theme().rim, drawing_.style().line));
        painter_.drawRoundedRect(box, 5, 5);
    }

    /// With its excess at the right, if the step has payments and there is room.
    void drawName(const QRectF& place, Coalition coalition) {
        const bool isLit = light_.isLit(coalition);
        painter_.setFont(drawing_.font(worthNamePixels, isLit ? QFont::Bold : QFont::Normal));
        painter_.setPen(theme().ink);
        const QFontMetricsF metrics(painter_.font());
        const QString text = names_.nameOf(coalition);
        const double name = metrics.horizontalAdvance(text);
        drawFittedText(painter_, drawing_.style(), place, Qt::AlignLeft | Qt::AlignVCenter, text);
        double right = place.right();
        if (light_.isSettled(coalition)) {
            const double size = std::min(place.height(), metrics.height());
            if (name + size < place.width()) {
                drawSettledSign(painter_, drawing_.style(),
                                {right - size, place.center().y() - size / 2, size, size});
                right -= size + 2;
            }
        }
        const ExcessState* excess = drawing_.excess();
        if (!excess || !excess->payments || coalition == values_.all()) return;
        const double room = right - place.left() - name - 8 * drawing_.scale();
        painter_.setFont(drawing_.font(worthNamePixels - 1));
        const QString number =
            fittingNumber(excessOf(values_, *excess->payments, coalition), room, painter_.font());
        const double wide = QFontMetricsF(painter_.font()).horizontalAdvance(number);
        if (wide > room) return;
        painter_.setPen(theme().winning);
        painter_.drawText(QRectF(right - wide - 1, place.top(), wide + 2, place.height()),
                          Qt::AlignCenter | Qt::TextDontClip, number);
    }

    /// A table is entered in this order; other worths follow from other numbers.
    [[nodiscard]] Topic enteredWorth(Coalition coalition) const {
        const CoalitionKind kind = drawing_.subject().kind;
        const auto number = wholeNumber(drawing_.subject().told(values_.value(coalition)));
        if (!number || (kind != CoalitionKind::table && kind != CoalitionKind::costs))
            return {topic::coalition, coalition};
        const std::vector<Coalition> order = inOrder(drawing_.subject().players());
        const auto place = std::ranges::find(order, coalition) - order.begin();
        return enteredTopic(positionId, static_cast<std::size_t>(place), *number);
    }

    /// Returns its width.
    double drawValue(const QRectF& place, Coalition coalition) {
        painter_.setFont(drawing_.font(valuePixels, QFont::DemiBold));
        const QFontMetricsF metrics(painter_.font());
        const QString text = fittingNumber(drawing_.subject().told(values_.value(coalition)),
                                           0.75 * place.width(), painter_.font());
        painter_.setPen(theme().ink);
        const Named entered(painter_, [&] { return enteredWorth(coalition); });
        painter_.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
        return metrics.horizontalAdvance(text);
    }

    /// A tick at the coalition's payment; if off the scale, at its end.
    void drawPaid(const QRectF& bar, Coalition coalition) {
        const ExcessState* excess = drawing_.excess();
        if (!excess || !excess->payments || bar.width() <= 0) return;
        const double paid = sign() * nearest(paidTo(*excess->payments, coalition));
        const double x = scale_.at(std::clamp(paid, scale_.least, scale_.most), bar);
        const double beyond = 3 * drawing_.scale();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().winning);
        painter_.drawRect(QRectF(x - 1.5 * drawing_.style().line, bar.top() - beyond,
                                 3 * drawing_.style().line, bar.height() + 2 * beyond));
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
    const CoalitionValues& values_;
    Light light_;
    CoalitionNames names_;
    BarScale scale_;
};

} // namespace

void drawCoalitionValues(QPainter& painter, const CoalitionDrawing& drawing) {
    ValuesPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
