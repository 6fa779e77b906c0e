#include "core/explain/say_matrix.h"
#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/matrix/matrix_drawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double sharePixels = 15;
constexpr double headingPixels = 13;
constexpr std::size_t mostMixed = 60;            // actions of both; of more, all only fade
const QString nearlyAlone = QStringLiteral("≈"); // no digit fits

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

} // namespace mexplorer::ui
