#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/regret/regret_drawing.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace mexplorer::ui {

namespace {

using Column = RegretLayout::Column;
using Stage = RegretState::Stage;

constexpr double headPixels = 12;
constexpr double titlePixels = 20;
constexpr double leastRegretBar = 24; // pixels; where there is less room, there are only numbers

class BlockPainter {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    BlockPainter(QPainter& painter, const RegretDrawing& drawing, MatrixSide side)
        : painter_(painter), drawing_(drawing), side_(side),
          player_(drawing.point().players[static_cast<std::size_t>(side)]), before_(playerBefore()) {}

    void draw() {
        drawLight();
        drawHeadings();
        const std::vector<std::size_t> actions = shownActions();
        for (std::size_t line = 0; line < actions.size(); ++line)
            drawAction(line, actions[line]);
        const std::size_t rest = player_.strategy.size() - actions.size();
        if (rest > 0)
            write(drawing_.layout.line(side_, actions.size()), tr("and %1 more actions").arg(rest),
                  drawing_.font(headPixels), theme().quiet);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] const RegretState& state() const { return drawing_.state; }
    [[nodiscard]] QColor own() const { return playerColours(theme(), side_ == MatrixSide::row).text; }
    [[nodiscard]] bool hasTold(Stage stage) const { return state().hasTold(stage, side_); }

    /// The round before, whose regrets and average are shown until the new ones are told; null in the first.
    [[nodiscard]] const RegretPlayer* playerBefore() const {
        if (state().point == 0) return nullptr;
        return &drawing_.picture.subject.points[state().point - 1].players[static_cast<std::size_t>(side_)];
    }

    /// All that have a line; if not all have, those that are played most.
    [[nodiscard]] std::vector<std::size_t> shownActions() const {
        const std::size_t all = player_.strategy.size();
        const std::size_t lines = drawing_.layout.lines(side_);
        std::vector<std::size_t> actions(all);
        std::iota(actions.begin(), actions.end(), std::size_t{0});
        if (lines >= all) return actions;
        const std::vector<double> average = player_.average();
        std::ranges::stable_sort(actions, std::greater(), [&](std::size_t action) {
            return std::max({player_.strategy[action], player_.next[action], average[action]});
        });
        actions.resize(lines - 1);
        std::ranges::sort(actions);
        return actions;
    }

    [[nodiscard]] QRectF placeOf(std::size_t line, Column column) const {
        return drawing_.layout.cell(side_, line, column);
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
        painter_.drawRoundedRect(drawing_.layout.column(side_, lit).adjusted(-5, -1, 3, 1), 6, 6);
    }

    void drawHeadings() {
        const QString name = side_ == MatrixSide::row ? tr("row player") : tr("column player");
        const Message found = state().side == side_ ? sayStageNumber(player_, state().stage) : Message();
        write(drawing_.layout.player(side_), found.empty() ? name : tr("%1: %2").arg(name, translated(found)),
              drawing_.font(headPixels, QFont::DemiBold), own());
        head(Column::played, tr("plays"));
        head(Column::earned, tr("worth"));
        head(Column::regret, drawing_.picture.subject.matrix().learning().method == RegretMethod::matchingPlus
                                 ? tr("regret+")
                                 : tr("regret"));
        head(Column::next, tr("next"));
        head(Column::average, tr("average"));
    }

    void head(Column column, const QString& text) {
        write(drawing_.layout.heading(side_, column), text, drawing_.font(headPixels), theme().quiet);
    }

    void drawAction(std::size_t line, std::size_t action) {
        write(placeOf(line, Column::name), QString::fromStdString(drawing_.nameOf(side_, action)),
              numberFont(QFont::Bold), own());
        drawShare(Column::played, line, action, player_.strategy[action]);
        if (hasTold(Stage::earned))
            writeNumber(placeOf(line, Column::earned), player_.earnings[action], theme().ink);
        const RegretPlayer* regretful = hasTold(Stage::regrets) ? &player_ : before_;
        drawRegret(placeOf(line, Column::regret), regretful ? regretful->regrets[action] : 0);
        if (hasTold(Stage::next)) drawShare(Column::next, line, action, player_.next[action]);
        if (hasTold(Stage::averaged))
            drawShare(Column::average, line, action, player_.average()[action]);
        else if (before_)
            drawShare(Column::average, line, action, before_->average()[action]);
    }

    /// A number with a bar below it.
    void drawShare(Column column, std::size_t line, std::size_t action, double share) {
        const QRectF place = placeOf(line, column);
        const QFontMetricsF metrics(numberFont());
        const double bar = std::clamp(0.12 * place.height(), 2.0, 5 * drawing_.style().line);
        const double bottom =
            std::min(place.center().y() + 0.62 * metrics.height() + bar, place.bottom() - 1);
        const QRectF track(place.left(), bottom - bar, place.width(), bar);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().line);
        painter_.drawRect(track);
        {
            constexpr std::uint64_t columns = 8;
            const auto block =
                static_cast<std::uint64_t>(side_) * columns + static_cast<std::uint64_t>(column);
            const Keyed growing(painter_, {"share", block, action}, Growth::stretches);
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(own());
            painter_.drawRect(
                QRectF(track.left(), track.top(), track.width() * std::clamp(share, 0.0, 1.0), bar));
        }
        // In line with the numbers that have no bar, unless the line is too low for that.
        const double middle = std::min(place.center().y(), track.top() - 0.4 * metrics.height());
        write({place.left(), middle - metrics.height() / 2, place.width(), metrics.height()},
              fittingDecimal(share, place.width(), numberFont()), numberFont(),
              share > 0 ? theme().ink : theme().quiet);
    }

    void writeNumber(const QRectF& place, double number, const QColor& ink,
                     QFont::Weight weight = QFont::Normal) {
        write(place, fittingDecimal(number, place.width(), numberFont(weight)), numberFont(weight), ink);
    }

    /// A bar for a regret: positive ones filled, to the right, as only these count; negative ones hollow, to
    /// the left.
    void drawRegret(const QRectF& place, double regret) {
        const QFontMetricsF metrics(numberFont(QFont::DemiBold));
        const double number =
            std::max(metrics.horizontalAdvance(QStringLiteral("≈−00.0")),
                     metrics.horizontalAdvance(QStringLiteral("≈−") +
                                               QString::number(std::ceil(largest()), 'f', 0))) +
            6;
        const double high = std::min(0.5 * place.height(), metrics.height());
        const QRectF room(place.left(), place.center().y() - high / 2, place.width() - number, high);
        const QColor ink = regret > 0 ? theme().winning : theme().quiet;
        const QFont::Weight weight = regret > 0 ? QFont::DemiBold : QFont::Normal;
        if (room.width() < leastRegretBar) return writeNumber(place, regret, ink, weight);
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
        writeNumber({room.right() + 5, place.top(), number - 5, place.height()}, regret, ink, weight);
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

    [[nodiscard]] QFont numberFont(QFont::Weight weight = QFont::Normal) const {
        return textFont(drawing_.layout.numberPixels(), weight);
    }

    void write(const QRectF& place, const QString& text, const QFont& font, const QColor& ink) {
        painter_.setFont(font);
        painter_.setPen(ink);
        drawFittedText(painter_, drawing_.style(), place, Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
    MatrixSide side_;
    const RegretPlayer& player_;
    const RegretPlayer* before_;
};

void drawRound(QPainter& painter, const RegretDrawing& drawing) {
    painter.setFont(drawing.font(titlePixels, QFont::Bold));
    painter.setPen(drawing.theme().ink);
    drawFittedText(painter, drawing.style(), drawing.layout.title(), Qt::AlignLeft | Qt::AlignVCenter,
                   roundText(drawing.picture.subject, drawing.state));
}

} // namespace

void drawRegretBlocks(QPainter& painter, const RegretDrawing& drawing) {
    if (!drawing.layout.title().isEmpty()) drawRound(painter, drawing);
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
        if (drawing.layout.hasBlock(side)) BlockPainter(painter, drawing, side).draw();
}

} // namespace mexplorer::ui
