#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/count_text.h"
#include "ui/views/coalition/coalition_drawing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double headPixels = 14;
constexpr double playerPixels = 16;
constexpr double numberPixels = 15;
constexpr double bandPixels = 19;
constexpr double smallPixels = 13;

/// A column: what the players get by one way to divide.
struct PayColumn {
    QString title;
    QColor colour;
    std::vector<Rational> amounts; ///< of the first players, or of all; empty if not known yet
    bool isLit = false;
    QString brief = {};   ///< a shorter title for narrow columns; empty if there is none
    bool isIndex = false; ///< parts of 1, also of costs
};

QString written(const Rational& number) {
    return QString::fromStdString(shownRational(number));
}

/// Draws the columns of payments.
class PlayersPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    PlayersPainter(QPainter& painter, const CoalitionDrawing& drawing)
        : painter_(painter), drawing_(drawing), columns_(columnsNow()) {
        const CoalitionSubject& subject = drawing.subject();
        total_ = std::abs(nearest(subject.values().value(subject.values().all())));
        for (PayColumn& column : columns_) {
            if (!column.isIndex) column.amounts = subject.told(std::move(column.amounts));
            for (const Rational& amount : column.amounts)
                scale_.add(barOf(column, amount));
        }
        const ExactAnswer& exact = subject.exact();
        if (drawing.excess())
            for (const Rational& payment : exact.nucleolus.payments)
                scale_.add(nearest(subject.told(payment)));
        if (!drawing.order()) return;
        // The scale must be the same in all steps of all orders.
        const CoalitionValues& values = subject.values();
        for (Coalition coalition = 0; coalition < values.all(); ++coalition)
            for (unsigned player = 0; player < values.players(); ++player)
                scale_.add(
                    nearest(subject.told(values.value(coalition | alone(player)) - values.value(coalition))));
    }

    void draw() {
        drawLight();
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            drawHeading(i);
            for (unsigned player = 0; player < columns_[i].amounts.size(); ++player)
                drawAmount(player, i);
        }
        for (unsigned tier = 0; tier < drawing_.layout.tiers(columns_.size()); ++tier)
            for (unsigned player = 0; player < drawing_.subject().players(); ++player)
                drawName(player, tier);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }

    /// Shares of the whole have bars as long as what they would pay.
    [[nodiscard]] double barOf(const PayColumn& column, const Rational& amount) const {
        return nearest(amount) * (column.isIndex ? total_ : 1);
    }

    [[nodiscard]] std::vector<PayColumn> columnsNow() const {
        if (const OrderState* order = drawing_.order()) return ofOrder(*order);
        if (const ExcessState* excess = drawing_.excess()) return ofExcess(*excess);
        return ofAnswer(drawing_.subject().exact());
    }

    [[nodiscard]] std::vector<PayColumn> ofAnswer(const ExactAnswer& exact) const {
        std::vector<PayColumn> columns{{tr("Shapley value"), payoffColour(theme(), PayoffMark::shapley),
                                        exact.power.shapley, drawing_.isDone(), tr("Shapley")},
                                       {tr("absolute Banzhaf value"),
                                        payoffColour(theme(), PayoffMark::banzhaf), exact.power.banzhaf,
                                        false, tr("Banzhaf, absolute")}};
        const auto addIndex = [&](const QString& title, PayoffMark mark, std::vector<Rational> shares) {
            columns.push_back({title, payoffColour(theme(), mark), std::move(shares), false, {}, true});
        };
        if (auto shares = exact.power.normalisedBanzhaf(); !shares.empty())
            addIndex(tr("normalised"), PayoffMark::banzhaf, std::move(shares));
        columns.push_back(
            {tr("nucleolus"), payoffColour(theme(), PayoffMark::nucleolus), exact.nucleolus.payments, false});
        if (!exact.indices) return columns;
        addIndex(tr("Deegan–Packel"), PayoffMark::index, exact.indices->deeganPackel);
        addIndex(tr("public good"), PayoffMark::index, exact.indices->publicGood);
        addIndex(tr("Johnston"), PayoffMark::index, exact.indices->johnston);
        return columns;
    }

    [[nodiscard]] std::vector<PayColumn> ofOrder(const OrderState& order) const {
        const QString mean = drawing_.isDone() || order.ordersDone == 0
                                 ? tr("Shapley value")
                                 : tr("mean of %1").arg(countText(order.ordersDone));
        PayColumn adds{tr("adds"), payoffColour(theme(), PayoffMark::order), {}, false};
        for (std::size_t i = 0; i < order.added.size(); ++i) {
            adds.amounts.resize(order.order.size());
            adds.amounts[order.order[i]] = order.added[i];
        }
        adds.isLit = order.isFull && !drawing_.isDone();
        return {std::move(adds),
                {mean, payoffColour(theme(), PayoffMark::shapley), order.running, order.isFull}};
    }

    [[nodiscard]] std::vector<PayColumn> ofExcess(const ExcessState& excess) const {
        const CoalitionValues& values = drawing_.subject().values();
        PayColumn own{tr("alone"), theme().quiet, {}, false};
        for (unsigned player = 0; player < values.players(); ++player)
            own.amounts.push_back(values.value(alone(player)));
        if (!excess.payments) return {std::move(own)};
        return {std::move(own),
                {drawing_.isDone()                ? tr("nucleolus")
                 : drawing_.subject().isOfCosts() ? tr("pays")
                                                  : tr("gets"),
                 payoffColour(theme(), PayoffMark::nucleolus), *excess.payments, drawing_.isDone()}};
    }

    [[nodiscard]] std::vector<unsigned> litPlayers() const {
        if (const OrderState* order = drawing_.order(); order && !order->isFull && order->arrived > 0)
            return {order->order[order->arrived - 1]};
        if (const ExcessState* excess = drawing_.excess()) return excess->atTheirOwn;
        return {};
    }

    /// While an order is shown, only players who have arrived add something.
    [[nodiscard]] bool isThere(unsigned player, std::size_t column) const {
        const OrderState* order = drawing_.order();
        if (!order || column > 0) return true;
        const auto end = order->order.begin() + static_cast<std::ptrdiff_t>(order->arrived);
        return std::find(order->order.begin(), end, player) != end;
    }

    void drawLight() {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().spotlight);
        for (const unsigned player : litPlayers())
            painter_.drawRoundedRect(drawing_.placed(drawing_.layout.row(player)), 5, 5);
        const unsigned last = drawing_.subject().players() - 1;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].isLit)
                painter_.drawRoundedRect(drawing_.placed(drawing_.layout.heading(i, columns_.size()) |
                                                         drawing_.layout.amount(last, i, columns_.size())),
                                         5, 5);
        }
    }

    void drawHeading(std::size_t column) {
        painter_.setFont(drawing_.font(headPixels, QFont::DemiBold));
        painter_.setPen(columns_[column].colour);
        const double inset = 4 * drawing_.scale();
        const QRectF place =
            drawing_.placed(drawing_.layout.heading(column, columns_.size())).adjusted(inset, 0, -inset, 0);
        drawFittedText(painter_, drawing_.style(), place, Qt::AlignLeft | Qt::AlignBottom,
                       headingIn(place, columns_[column]));
    }

    /// The title, the shorter one if that takes more than a line; a word too long for the column is cut
    /// instead of left out: a column without a heading tells nothing.
    [[nodiscard]] QString headingIn(const QRectF& place, const PayColumn& column) const {
        const QFontMetricsF least(textFont(drawing_.style().leastType, QFont::DemiBold));
        if (least.horizontalAdvance(column.title) <= place.width()) return column.title;
        const QString& text = column.brief.isEmpty() ? column.title : column.brief;
        const QRectF needed = least.boundingRect(place, Qt::AlignLeft | Qt::TextWordWrap, text);
        if (needed.width() <= place.width() && needed.height() <= place.height()) return text;
        return least.elidedText(text, Qt::ElideRight, place.width() - 1);
    }

    void drawName(unsigned player, unsigned tier) {
        painter_.setFont(drawing_.font(playerPixels, QFont::Bold));
        painter_.setPen(theme().ink);
        const double inset = 6 * drawing_.scale();
        drawPlayerName(painter_, drawing_.style(),
                       drawing_.placed(drawing_.layout.name(player, tier)).adjusted(inset, 0, -inset, 0),
                       drawing_.nameOf(player));
    }

    [[nodiscard]] QString numberIn(const QRectF& place, const Rational& amount) const {
        return fittingNumber(amount, 0.94 * place.width(), painter_.font());
    }
    /// Behind it, all bars of the column begin, so that they can be compared.
    [[nodiscard]] double widestNumber(const QRectF& place, std::size_t column) const {
        const QFontMetricsF metrics(painter_.font());
        double widest = 0;
        for (unsigned player = 0; player < columns_[column].amounts.size(); ++player)
            if (isThere(player, column))
                widest = std::max(
                    widest, metrics.horizontalAdvance(numberIn(place, columns_[column].amounts[player])));
        return widest;
    }

    void drawAmount(unsigned player, std::size_t column) {
        if (!isThere(player, column)) return;
        const PayColumn& self = columns_[column];
        const double unit = drawing_.scale();
        const QRectF place = drawing_.placed(drawing_.layout.amount(player, column, columns_.size()))
                                 .adjusted(4 * unit, 0, -6 * unit, 0);
        painter_.setFont(drawing_.font(numberPixels, QFont::DemiBold));
        const QString text = numberIn(place, self.amounts[player]);
        const double number = std::max(0.42 * place.width(), widestNumber(place, column) + 6 * unit);
        painter_.setPen(theme().ink);
        painter_.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        const double high = 0.42 * place.height();
        drawAmountBar(painter_, theme(),
                      {place.left() + number, place.center().y() - high / 2,
                       std::max(0.0, place.width() - number), high},
                      scale_, barOf(self, self.amounts[player]), self.colour);
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
    std::vector<PayColumn> columns_;
    double total_ = 0; ///< what all are worth together
    BarScale scale_;
};

/// Draws what a step finds, above the players.
class BandPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    BandPainter(QPainter& painter, const CoalitionDrawing& drawing) : painter_(painter), drawing_(drawing) {}

    void draw() {
        if (const OrderState* order = drawing_.order()) return drawOrder(*order);
        if (const ExcessState* excess = drawing_.excess();
            excess && excess->newly.empty() && !drawing_.isDone())
            drawLight(); // the step is about ε
        if (const ExcessState* excess = drawing_.excess())
            return write(excess->excess ? QStringLiteral("ε = %1").arg(written(*excess->excess))
                                        : QStringLiteral("ε = ?"),
                         drawing_.theme().winning);
        const CoreAnswer& core = drawing_.subject().exact().core;
        if (core.isEmpty)
            write(tr("The core is empty: the least ε is %1").arg(written(core.leastExcess)),
                  drawing_.theme().mismatch);
        else
            write(tr("The core is not empty: the least ε is %1").arg(written(core.leastExcess)),
                  drawing_.theme().winning);
    }

private:
    void drawLight() {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(drawing_.theme().spotlight);
        const double inset = 6 * drawing_.scale();
        painter_.drawRoundedRect(drawing_.placed(drawing_.layout.band()).adjusted(0, inset, 0, -inset), 5, 5);
    }

    void write(const QString& text, const QColor& ink) {
        painter_.setFont(drawing_.font(bandPixels, QFont::DemiBold));
        painter_.setPen(ink);
        const double inset = 6 * drawing_.scale();
        drawFittedText(painter_, drawing_.style(),
                       drawing_.placed(drawing_.layout.band()).adjusted(inset, 0, -inset, 0),
                       Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    /// Shows the order, and its number among all orders.
    void drawOrder(const OrderState& order) {
        const std::size_t number = order.ordersDone + (order.isFull ? 0 : 1);
        QRectF band = drawing_.placed(drawing_.layout.orderBand());
        const double title = std::max(0.36 * band.height(), 1.1 * drawing_.style().leastType);
        painter_.setFont(drawing_.font(smallPixels));
        painter_.setPen(drawing_.theme().quiet);
        drawFittedText(painter_, drawing_.style(),
                       {band.left() + 6 * drawing_.scale(), band.top(), band.width(), title},
                       Qt::AlignLeft | Qt::AlignVCenter,
                       tr("order %1 of %2").arg(countText(number), countText(order.orders)));
        band.setTop(band.top() + title);
        const double wide =
            std::min(112 * drawing_.scale(), band.width() / static_cast<double>(order.order.size()));
        for (std::size_t i = 0; i < order.order.size(); ++i)
            drawArrival(order, i,
                        {band.left() + static_cast<double>(i) * wide, band.top(), wide, band.height()});
    }

    /// A place in the order: the player, and once arrived, what that adds.
    void drawArrival(const OrderState& order, std::size_t at, const QRectF& place) {
        const Theme& theme = drawing_.theme();
        const double unit = drawing_.scale();
        const bool isThere = at < order.arrived;
        const bool isLast = !order.isFull && at + 1 == order.arrived;
        painter_.setPen(QPen(isThere ? theme.accent : theme.rim, (isLast ? 2 : 1.2) * drawing_.style().line,
                             isThere ? Qt::SolidLine : Qt::DashLine));
        painter_.setBrush(isLast ? theme.spotlight : isThere ? theme.accentSoft : theme.paper);
        const QRectF box = place.adjusted(2 * unit, unit, -4 * unit, -3 * unit);
        painter_.drawRoundedRect(box, 6, 6);
        const QRectF inner = box.adjusted(7 * unit, 0, -7 * unit, 0);
        painter_.setFont(drawing_.font(playerPixels, QFont::Bold));
        painter_.setPen(isThere ? theme.ink : theme.quiet);
        const double name =
            std::min(0.4 * inner.width(),
                     QFontMetricsF(painter_.font()).horizontalAdvance(drawing_.nameOf(order.order[at])) + 2);
        drawPlayerName(painter_, drawing_.style(), {inner.left(), inner.top(), name, inner.height()},
                       drawing_.nameOf(order.order[at]));
        if (!isThere) return;
        painter_.setFont(drawing_.font(numberPixels, QFont::DemiBold));
        painter_.setPen(payoffColour(theme, PayoffMark::order));
        const Rational added = drawing_.subject().told(order.added[at]);
        const QString number = fittingNumber(added, inner.width() - name - 12 * unit, painter_.font());
        const bool isPlain = added <= 0 || number.startsWith(u'≈');
        const QString text = isPlain ? number : QStringLiteral("+") + number;
        if (QFontMetricsF(painter_.font()).horizontalAdvance(text) > inner.width() - name)
            return; // the number is in the column below, too
        painter_.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
};

} // namespace

void drawCoalitionPlayers(QPainter& painter, const CoalitionDrawing& drawing) {
    BandPainter(painter, drawing).draw();
    PlayersPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
