#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/count_text.h"
#include "ui/views/regret/regret_drawing.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

using Column = RegretLayout::Column;
using Stage = RegretState::Stage;

constexpr double numberPixels = 15;
constexpr double headPixels = 13;
constexpr double namePixels = 17;
constexpr double titlePixels = 22;
constexpr double numberWidth = 46;

class BlockPainter {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    BlockPainter(QPainter& painter, const RegretDrawing& drawing, MatrixSide side)
        : painter_(painter), drawing_(drawing), side_(side),
          player_(drawing.point().players[static_cast<std::size_t>(side)]), before_(playerBefore()) {}

    void draw() {
        drawLight();
        drawHeadings();
        for (std::size_t action = 0; action < player_.strategy.size(); ++action)
            drawAction(action);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] const RegretState& state() const { return drawing_.state; }
    [[nodiscard]] QColor own() const { return side_ == MatrixSide::row ? theme().pText : theme().nText; }
    [[nodiscard]] bool hasTold(Stage stage) const { return state().hasTold(stage, side_); }

    /// The round before, whose regrets and average are shown until the new ones are told; null in the first.
    [[nodiscard]] const RegretPlayer* playerBefore() const {
        if (state().point == 0) return nullptr;
        return &drawing_.picture.subject.points[state().point - 1].players[static_cast<std::size_t>(side_)];
    }

    [[nodiscard]] QRectF placeOf(std::size_t action, Column column) const {
        return drawing_.placed(drawing_.layout.cell(side_, action, column));
    }

    /// Highlights the column that the step is about.
    void drawLight() {
        const bool isMine =
            state().stage == Stage::played || state().stage == Stage::averaged || state().side == side_;
        if (!isMine) return;
        const Column lit = state().stage == Stage::played    ? Column::played
                           : state().stage == Stage::earned  ? Column::earned
                           : state().stage == Stage::regrets ? Column::regret
                           : state().stage == Stage::next    ? Column::next
                                                             : Column::average;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().spotlight);
        painter_.drawRoundedRect(drawing_.placed(drawing_.layout.column(side_, lit)).adjusted(-6, -2, 6, 2),
                                 6, 6);
    }

    void drawHeadings() {
        write(drawing_.placed(drawing_.layout.player(side_)),
              side_ == MatrixSide::row ? tr("row player") : tr("column player"), headPixels, own(),
              Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold);
        head(Column::played, tr("plays"));
        head(Column::earned, tr("worth"));
        head(Column::regret, drawing_.picture.subject.matrix().learning().method == RegretMethod::matchingPlus
                                 ? tr("regret+")
                                 : tr("regret"));
        head(Column::next, tr("next"));
        head(Column::average, tr("average"));
    }

    void head(Column column, const QString& text) {
        write(drawing_.placed(drawing_.layout.heading(side_, column)), text, headPixels, theme().quiet,
              Qt::AlignLeft | Qt::AlignVCenter);
    }

    void drawAction(std::size_t action) {
        write(placeOf(action, Column::name), QString::fromStdString(drawing_.nameOf(side_, action)),
              namePixels, own(), Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold);
        drawShare(Column::played, action, player_.strategy[action]);
        if (hasTold(Stage::earned))
            writeNumber(placeOf(action, Column::earned), player_.earnings[action], theme().ink);
        const RegretPlayer* regretful = hasTold(Stage::regrets) ? &player_ : before_;
        drawRegret(placeOf(action, Column::regret), regretful ? regretful->regrets[action] : 0);
        if (hasTold(Stage::next)) drawShare(Column::next, action, player_.next[action]);
        if (hasTold(Stage::averaged))
            drawShare(Column::average, action, player_.average()[action]);
        else if (before_)
            drawShare(Column::average, action, before_->average()[action]);
    }

    [[nodiscard]] double barHeight(const QRectF& place) const {
        return std::min(0.62 * place.height(), 20 * drawing_.frame.scale());
    }

    /// The room that numbers of this pattern need.
    [[nodiscard]] double roomFor(const QString& pattern) const {
        return std::max(
            numberWidth * drawing_.frame.scale(),
            QFontMetricsF(drawing_.font(numberPixels, QFont::DemiBold)).horizontalAdvance(pattern) + 6);
    }

    void drawShare(Column column, std::size_t action, double share) {
        const QRectF place = placeOf(action, column);
        const double number = roomFor(QStringLiteral("≈\u00A00.00"));
        const QRectF bar(place.left(), place.center().y() - barHeight(place) / 2, place.width() - number,
                         barHeight(place));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().line);
        painter_.drawRect(bar);
        {
            constexpr std::uint64_t columns = 8;
            const auto block =
                static_cast<std::uint64_t>(side_) * columns + static_cast<std::uint64_t>(column);
            const Keyed growing(painter_, {"share", block, action}, Growth::stretches);
            painter_.setBrush(own());
            painter_.drawRect(
                QRectF(bar.left(), bar.top(), bar.width() * std::clamp(share, 0.0, 1.0), bar.height()));
        }
        const QString text = fittingDecimal(share, number - 6, drawing_.font(numberPixels));
        write({bar.right() + 5, place.top(), number - 5, place.height()}, text, numberPixels,
              share > 0 ? theme().ink : theme().quiet, Qt::AlignLeft | Qt::AlignVCenter);
    }

    void writeNumber(const QRectF& place, double number, const QColor& ink,
                     QFont::Weight weight = QFont::Normal) {
        write(place, fittingDecimal(number, place.width(), drawing_.font(numberPixels, weight)), numberPixels,
              ink, Qt::AlignLeft | Qt::AlignVCenter, weight);
    }

    /// A bar for a regret: positive ones filled, to the right, as only these count; negative ones hollow, to
    /// the left.
    void drawRegret(const QRectF& place, double regret) {
        const double number =
            std::max(roomFor(QStringLiteral("≈\u00A0−00.0")),
                     roomFor(QStringLiteral("≈−") + QString::number(std::ceil(largest()), 'f', 0)));
        const QRectF room(place.left(), place.center().y() - barHeight(place) / 2, place.width() - number,
                          barHeight(place));
        const double middle = hasNegative() ? room.center().x() : room.left();
        const double half = room.right() - middle;
        const double length = largest() > 0 ? half * regret / largest() : 0;
        painter_.setPen(QPen(regret < 0 ? theme().rim : theme().winning, 1.2 * drawing_.style().line));
        painter_.setBrush(regret < 0 ? QBrush(Qt::NoBrush) : QBrush(theme().winning));
        if (std::abs(length) > 0.5)
            painter_.drawRect(
                QRectF(std::min(middle, middle + length), room.top(), std::abs(length), room.height()));
        painter_.setPen(QPen(theme().rim, drawing_.style().line));
        painter_.drawLine(QPointF(middle, place.top()), QPointF(middle, place.bottom()));
        writeNumber({room.right() + 5, place.top(), number - 5, place.height()}, regret,
                    regret > 0 ? theme().winning : theme().quiet,
                    regret > 0 ? QFont::DemiBold : QFont::Normal);
    }

    /// The largest regret, in absolute value, before and after the round: the scale is the same in all its
    /// steps.
    [[nodiscard]] double largest() const {
        double most = 0;
        for (const RegretPlayer* player : {&player_, before_})
            for (const double regret : player ? player->regrets : std::vector<double>{})
                most = std::max(most, std::abs(regret));
        return most;
    }
    [[nodiscard]] bool hasNegative() const {
        return drawing_.picture.subject.matrix().learning().method == RegretMethod::matching;
    }

    void write(const QRectF& place, const QString& text, double pixels, const QColor& ink, int flags,
               QFont::Weight weight = QFont::Normal) {
        painter_.setFont(drawing_.font(pixels, weight));
        painter_.setPen(ink);
        drawFittedText(painter_, drawing_.style(), place, flags, text);
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
    MatrixSide side_;
    const RegretPlayer& player_;
    const RegretPlayer* before_;
};

} // namespace

void drawRegretBlocks(QPainter& painter, const RegretDrawing& drawing) {
    painter.setFont(drawing.font(titlePixels, QFont::Bold));
    painter.setPen(drawing.theme().ink);
    drawFittedText(painter, drawing.style(), drawing.placed(drawing.layout.title()),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   RegretFigure::tr("round %1").arg(countText(drawing.point().round)));
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
        BlockPainter(painter, drawing, side).draw();
}

} // namespace mexplorer::ui
