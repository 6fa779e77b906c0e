#include "ui/views/thermograph/tax_marks.h"

#include "ui/figure/motion/keyed.h"
#include "ui/figure/world_painter.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double markPixels = 14;
constexpr double markRadius = 5;

class TaxMarks : private WorldPainter {
public:
    TaxMarks(QPainter& painter, const ThermographFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure), tax_(*figure.tax()) {}

    void draw() {
        const Thermograph& heat = figure_.heat().whole.heat;
        const Rational left = heat.left.at(tax_);
        const Rational right = heat.right.at(tax_);
        if (left == right) return drawDot(dotAt(left), theme().ink, 2); // the mast, which has its number
        const Value values[] = {valueOf(true, left), valueOf(false, right)};
        const bool hasRoom = !values[0].place.intersects(values[1].place);
        for (const Value& value : values) {
            drawDot(value.dot, value.ink, value.isLeft ? 0 : 1);
            if (hasRoom) drawText(value);
        }
    }

private:
    /// What a player stops at.
    struct Value {
        bool isLeft;
        QPointF dot;
        QColor ink;
        QString text;
        QRectF place; ///< of the text
    };

    [[nodiscard]] QFont valueFont() const { return font(markPixels, QFont::Bold); }

    [[nodiscard]] QPointF dotAt(const Rational& value) const {
        const ThermographLayout& layout = figure_.layout();
        return placed(layout.chart().at({std::min(tax_, layout.top()), value}));
    }

    /// Outside of the walls, above the number of the tax; not over the numbers beside the chart.
    [[nodiscard]] Value valueOf(bool isLeft, const Rational& value) const {
        const QPointF dot = dotAt(value);
        const QString text = translated(sayNumber(value));
        const QRectF chart = placed(figure_.layout().chart().place());
        const QFontMetricsF metrics(valueFont());
        const double wide = metrics.horizontalAdvance(text);
        const double gap = markRadius * frame_.scale() + 4;
        const double x = isLeft ? std::max(chart.left(), dot.x() - gap - wide)
                                : std::min(chart.right() - wide, dot.x() + gap);
        const double lift = placed(figure_.layout().taxNumber(tax_)).height() / 2 + line();
        const QRectF place(x, dot.y() - lift - metrics.height(), wide, metrics.height());
        return {isLeft, dot, playerColours(theme(), isLeft).text, text, place};
    }

    void drawDot(const QPointF& dot, const QColor& ink, std::uint64_t which) {
        const Keyed keyed(painter_, {"tax dot", which});
        const double radius = markRadius * frame_.scale();
        painter_.setPen(QPen(theme().paper, line()));
        painter_.setBrush(ink);
        painter_.drawEllipse(dot, radius, radius);
    }

    void drawText(const Value& value) {
        const Keyed keyed(painter_, {"tax value", value.isLeft ? 0U : 1U});
        painter_.setFont(valueFont());
        painter_.setPen(value.ink);
        const double ascent = QFontMetricsF(valueFont()).ascent();
        painter_.drawText(value.place.topLeft() + QPointF(0, ascent), value.text);
    }

    const ThermographFigure& figure_;
    const Rational& tax_;
};

} // namespace

void drawTaxMarks(QPainter& painter, const ThermographFigure& figure, const Frame& frame) {
    TaxMarks(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
