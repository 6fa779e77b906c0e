// The values of coalitions, and what is made of them.
#include "ui/text/rational_text.h"
#include "ui/views/coalition/coalition_figure.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostBarRows = 16;

bool isIn(const std::vector<Coalition>& some, Coalition one) {
    return std::find(some.begin(), some.end(), one) != some.end();
}

/// Where values lie on bars: from the least, or 0, to the largest.
struct WorthScale {
    double least = 0;
    double most = 0;

    explicit WorthScale(const CoalitionValues& values) {
        for (Coalition coalition = 1; coalition <= values.all(); ++coalition) {
            const double value = nearest(values.value(coalition));
            least = std::min(least, value);
            most = std::max(most, value);
        }
        if (most - least < 1e-12) most = least + 1;
    }
    [[nodiscard]] double at(double value, double length) const {
        return std::clamp((value - least) / (most - least), -0.05, 1.05) * length;
    }
};

class WorthPainter {
public:
    WorthPainter(const CoalitionDrawing& drawing, const QRectF& where)
        : drawing_(drawing), where_(where), scale_(values()), order_(inOrder(values().players())) {
        if (const OrderState* state = drawing.order(); state && state->arrived > 0) {
            for (std::size_t i = 0; i < state->arrived; ++i) {
                before_ = after_;
                after_ |= alone(state->order[i]);
            }
        }
    }

    void draw() const {
        const std::size_t columns = (order_.size() + mostBarRows - 1) / mostBarRows;
        const std::size_t rows = (order_.size() + columns - 1) / columns;
        const double width = where_.width() / static_cast<double>(columns);
        const double pitch = std::min(34.0, where_.height() / static_cast<double>(rows));
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const auto column = static_cast<double>(i / rows);
            const auto row = static_cast<double>(i % rows);
            drawRow({where_.left() + column * width, where_.top() + row * pitch, width - 10, pitch},
                    order_[i], columns > 1);
        }
    }

    void drawSkyline() const {
        const QRectF area = where_.adjusted(0, 30, 0, -30);
        const Theme& theme = drawing_.theme();
        drawing_.text({where_.left(), where_.top(), where_.width(), 26}, Qt::AlignLeft | Qt::AlignVCenter,
                      QStringLiteral("v(S), |S| = 1 … %1").arg(values().players()), theme.quiet, 15);
        constexpr std::size_t mostColumns = 430;
        const std::size_t columns = std::min(mostColumns, order_.size());
        const double wide = area.width() / static_cast<double>(columns);
        const double zero = area.bottom() - scale_.at(0, area.height());
        for (std::size_t column = 0; column < columns; ++column) {
            const std::size_t first = column * order_.size() / columns;
            const std::size_t last = std::max(first + 1, (column + 1) * order_.size() / columns);
            double low = 0;
            double high = 0;
            for (std::size_t i = first; i < last; ++i) {
                const double value = nearest(values().value(order_[i]));
                low = std::min(low, value);
                high = std::max(high, value);
            }
            const double top = area.bottom() - scale_.at(high, area.height());
            const double bottom = area.bottom() - scale_.at(low, area.height());
            const bool isEven = sizeOf(order_[first]) % 2 == 0;
            drawing_.painter.fillRect(QRectF(area.left() + static_cast<double>(column) * wide, top, wide,
                                             std::max(1.0, bottom - top)),
                                      faded(theme.accent, isEven ? 0.7 : 0.4));
        }
        drawing_.painter.setPen(QPen(theme.rim, 1));
        drawing_.painter.drawLine(QPointF(area.left(), zero), QPointF(area.right(), zero));
        drawing_.text({area.left(), area.bottom() + 2, area.width(), 26}, Qt::AlignRight | Qt::AlignVCenter,
                      QStringLiteral("v(N) = %1").arg(QString::fromStdString(values().text(values().all()))),
                      theme.ink, 15, QFont::DemiBold);
    }

private:
    [[nodiscard]] const CoalitionValues& values() const { return drawing_.picture.subject.values(); }

    void drawRow(const QRectF& row, Coalition coalition, bool isNarrow) const {
        const Theme& theme = drawing_.theme();
        const ExcessState* excess = drawing_.excess();
        const bool isNow = coalition == after_ || (coalition == before_ && before_ != 0);
        const bool isLit =
            isNow || (excess && (isIn(excess->binding, coalition) || isIn(excess->newly, coalition)));
        const bool isSettled = excess && isIn(excess->settled, coalition);
        if (isLit) drawing_.painter.fillRect(row, theme.spotlight);
        const double nameWidth = isNarrow ? 62 : 92;
        const double numberWidth = isNarrow ? 62 : 92;
        drawing_.text({row.left() + 4, row.top(), nameWidth - 8, row.height()},
                      Qt::AlignLeft | Qt::AlignVCenter, drawing_.nameOf(coalition),
                      isSettled ? theme.winning : theme.ink, 16,
                      isLit || isSettled ? QFont::DemiBold : QFont::Normal);
        const QRectF bar(row.left() + nameWidth, row.top() + 0.22 * row.height(),
                         row.width() - nameWidth - numberWidth, 0.56 * row.height());
        const double zero = bar.left() + scale_.at(0, bar.width());
        const double end = bar.left() + scale_.at(nearest(values().value(coalition)), bar.width());
        drawing_.painter.fillRect(QRectF(std::min(zero, end), bar.top(), std::abs(end - zero), bar.height()),
                                  coalition == after_ ? theme.n : faded(theme.accent, 0.45));
        drawing_.painter.setPen(QPen(theme.rim, 1));
        drawing_.painter.drawLine(QPointF(zero, bar.top() - 2), QPointF(zero, bar.bottom() + 2));
        drawNumber({row.right() - numberWidth + 6, row.top(), numberWidth - 10, row.height()}, bar,
                   coalition);
    }

    void drawNumber(const QRectF& place, const QRectF& bar, Coalition coalition) const {
        const Theme& theme = drawing_.theme();
        const ExcessState* excess = drawing_.excess();
        if (!excess || !excess->payments || coalition == values().all()) {
            drawing_.text(place, Qt::AlignRight | Qt::AlignVCenter, shortText(values().value(coalition)),
                          theme.ink, 16);
            return;
        }
        const Rational paid = paidTo(*excess->payments, coalition);
        const double at = bar.left() + scale_.at(nearest(paid), bar.width());
        drawing_.painter.fillRect(QRectF(at - 1.5, bar.top() - 3, 3, bar.height() + 6), theme.winning);
        const Rational lacks = values().value(coalition) - paid;
        drawing_.text(place, Qt::AlignRight | Qt::AlignVCenter,
                      QStringLiteral("e = %1").arg(shortText(lacks)), theme.ink, 15);
    }

    const CoalitionDrawing& drawing_;
    QRectF where_;
    WorthScale scale_;
    std::vector<Coalition> order_;
    Coalition before_ = 0; ///< in an order that fills up
    Coalition after_ = 0;
};

} // namespace

void drawWorths(const CoalitionDrawing& drawing, const QRectF& where) {
    const WorthPainter worths(drawing, where);
    if (drawing.picture.players() > 5)
        worths.drawSkyline();
    else
        worths.draw();
}

void drawOrder(const CoalitionDrawing& drawing, const QRectF& where) {
    const OrderState& state = *drawing.order();
    const Theme& theme = drawing.theme();
    const double pitch = std::min(110.0, where.width() / static_cast<double>(state.order.size()));
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        const QRectF chip(where.left() + static_cast<double>(i) * pitch + 4, where.top() + 8, pitch - 16, 40);
        const bool isThere = i < state.arrived;
        const bool isLast = i + 1 == state.arrived && !drawing.look.step->done;
        drawing.painter.setPen(
            QPen(isThere ? theme.ink : theme.rim, 1.5, isThere ? Qt::SolidLine : Qt::DashLine));
        drawing.painter.setBrush(isLast ? theme.spotlight : isThere ? theme.accentSoft : theme.paper);
        drawing.painter.drawRoundedRect(chip, 8, 8);
        drawing.text(chip, Qt::AlignCenter,
                     QString::fromStdString(drawing.picture.subject.names[state.order[i]]),
                     isThere ? theme.ink : theme.quiet, 18, QFont::DemiBold);
        if (!isThere) continue;
        const QString sign = state.added[i] < 0 ? QString() : QStringLiteral("+");
        drawing.text({chip.left() - 6, chip.bottom() + 4, chip.width() + 12, 32},
                     Qt::AlignHCenter | Qt::AlignTop, sign + shortText(state.added[i]),
                     isLast ? theme.nText : theme.ink, 17, QFont::DemiBold);
    }
}

void drawSizes(const CoalitionDrawing& drawing, const QRectF& where) {
    const SizesState& state = *drawing.sizes();
    const Theme& theme = drawing.theme();
    const QString player = QString::fromStdString(drawing.picture.subject.names[state.player]);
    drawing.text({where.left(), where.top(), where.width(), 28}, Qt::AlignLeft | Qt::AlignVCenter,
                 QStringLiteral("v(S ∪ {%1}) − v(S),  |S| = 0 … %2").arg(player).arg(state.means.size() - 1),
                 theme.quiet, 15);
    double least = 0;
    double most = 1e-9;
    for (const Rational& mean : state.means) {
        least = std::min(least, nearest(mean));
        most = std::max(most, nearest(mean));
    }
    const QRectF area = where.adjusted(0, 60, -90, -34);
    const auto yOf = [&](double value) {
        return area.bottom() - (value - least) / (most - least) * area.height();
    };
    const double pitch = area.width() / static_cast<double>(state.means.size());
    for (std::size_t size = 0; size < state.means.size(); ++size) {
        const double y = yOf(nearest(state.means[size]));
        const double x = area.left() + (static_cast<double>(size) + 0.15) * pitch;
        drawing.painter.fillRect(QRectF(x, std::min(y, yOf(0)), 0.7 * pitch, std::abs(y - yOf(0))), theme.n);
        if (state.means.size() <= 10)
            drawing.text({x - 0.15 * pitch, area.bottom() + 4, pitch, 26}, Qt::AlignHCenter | Qt::AlignTop,
                         QString::number(size), theme.quiet, 14);
    }
    const double mean = yOf(nearest(state.found.back()));
    drawing.painter.setPen(QPen(theme.accent, 2.5, Qt::DashLine));
    drawing.painter.drawLine(QPointF(area.left(), mean), QPointF(area.right(), mean));
    drawing.text({area.right() + 4, mean - 14, 86, 28}, Qt::AlignLeft | Qt::AlignVCenter,
                 shortText(state.found.back()), theme.accent, 15, QFont::DemiBold);
}

} // namespace mexplorer::ui
