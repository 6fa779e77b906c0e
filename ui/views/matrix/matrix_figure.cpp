#include "ui/views/matrix/matrix_figure.h"

#include "core/explain/say_matrix.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/views/matrix/matrix_drawing.h"

namespace mexplorer::ui {

namespace {

/// A single solution is shown beside the table: then there is nothing to list.
MatrixLayout::Panel panelOf(const MatrixSubject& subject) {
    if (subject.envelope) return MatrixLayout::Panel::envelope;
    const bool isSolved = subject.answer->solution && subject.mixtures() < 2;
    return isSolved ? MatrixLayout::Panel::none : MatrixLayout::Panel::equilibria;
}

} // namespace

MatrixFigure::MatrixFigure(std::shared_ptr<const MatrixSubject> subject, MatrixLook look)
    : subject_(std::move(subject)), look_(look), state_(look.step ? *look.step : wholeMatrix(*subject_)),
      layout_(subject_->game().rows(), subject_->game().columns(), panelOf(*subject_)) {}

std::optional<QRectF> MatrixFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind != topic::strategy || topic.first > 1) return std::nullopt;
    const MatrixLine line{static_cast<MatrixSide>(topic.first), static_cast<std::size_t>(topic.second)};
    if (line.action >= subject_->game().actions(line.side)) return std::nullopt;
    return layout_.band(line);
}

std::optional<Topic> MatrixFigure::topicAt(const QPointF& world) const {
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
        for (std::size_t action = 0; action < subject_->game().actions(side); ++action)
            if (layout_.name({side, action}).contains(world))
                return Topic{topic::strategy, static_cast<std::uint64_t>(side), action};
    return std::nullopt;
}

QMarginsF MatrixFigure::margins(const Style& style) const {
    return {16, 10 + (hasTitle(style) ? slideTitleHeight(style) : 0), 16, legendRowHeight(style) + 4};
}

QString MatrixFigure::title(const Style& style) const {
    if (!hasTitle(style)) return {};
    return translated(sayMatrixHeadline(*subject_->answer, state_.mixed || state_.hasBest));
}

void MatrixFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        const MatrixDrawing drawing{*subject_, state_, look_.hovered, layout_, frame};
        drawMatrixTable(painter, drawing);
        drawMatrixMixtures(painter, drawing);
        drawMatrixPanel(painter, drawing);
        drawSlideTitle(painter, frame, title(frame.style()));
    });
}

QStringList MatrixFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title(frame.style());
}

QString MatrixFigure::statusOf(const MatrixCell& cell) const {
    const MatrixGame& game = subject_->game();
    const auto& names = subject_->matrix().names();
    return tr("%1, %2: the row player gets %3, the column player %4")
        .arg(translated(sayAction(names, MatrixSide::row, cell.row)),
             translated(sayAction(names, MatrixSide::column, cell.column)),
             QString::fromStdString(shownRational(game.payoff(MatrixSide::row, cell.row, cell.column))),
             QString::fromStdString(shownRational(game.payoff(MatrixSide::column, cell.column, cell.row))));
}

LegendEntries MatrixFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    const MatrixState last = wholeMatrix(*subject_); // what some step shows, the last one does
    LegendEntries entries;
    if (layout_.isMap())
        addColours(entries);
    else
        addReplies(entries, theme, last);
    addEntry(entries, state_.pure > 0, last.pure > 0,
             {tr("pure equilibrium"), [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.winning, 3));
                  p.drawRoundedRect(sign.adjusted(1, 1, -1, -1), 3, 3);
              }});
    addEntry(entries, state_.struck > 0, last.struck > 0,
             {tr("struck out, in this order"),
              [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.mismatch, 3));
                  p.drawLine(QPointF(sign.left(), sign.center().y()),
                             QPointF(sign.right(), sign.center().y()));
              },
              1.5});
    return entries;
}

void MatrixFigure::addReplies(LegendEntries& entries, const Theme& theme, const MatrixState& last) const {
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        const auto areMarked = [side](const MatrixState& state) {
            return (side == MatrixSide::row ? state.columnsMarked : state.rowsMarked) > 0;
        };
        addEntry(entries, areMarked(state_), areMarked(last),
                 {side == MatrixSide::row ? tr("the row player’s best reply")
                                          : tr("the column player’s best reply"),
                  [theme, side](QPainter& p, const QRectF& sign) {
                      Style small;
                      small.theme = theme;
                      drawReplyMark(p, small, side, sign.adjusted(1, 2, -1, -2));
                  },
                  1.5});
    }
}

/// The colours of the map, from the least payoff to the greatest.
void MatrixFigure::addColours(LegendEntries& entries) const {
    const auto range = payoffRange(*subject_);
    const auto written = [](const Rational& number) { return QString::fromStdString(shownRational(number)); };
    entries.push_back(
        {tr("what the row player gets, from %1 to %2").arg(written(range.first), written(range.second)),
         [range](QPainter& p, const QRectF& sign) {
             constexpr int bands = 16;
             const double least = nearest(range.first);
             const double step = (nearest(range.second) - least) / (bands - 1);
             for (int i = 0; i < bands; ++i)
                 p.fillRect(QRectF(sign.left() + sign.width() * i / bands, sign.top(),
                                   sign.width() / bands + 0.5, sign.height()),
                            QColor(payoffColour(range, least + step * i)));
         },
         5});
}

Expected<void> MatrixFigure::writeCsv(QIODevice& device, Task& task) const {
    const MatrixGame& game = subject_->game();
    const auto& names = subject_->matrix().names();
    CsvWriter csv(device, task, 1 + game.rows() * game.columns());
    bool good = csv.line("row,column,first,second");
    for (std::size_t row = 0; good && row < game.rows(); ++row) {
        for (std::size_t column = 0; good && column < game.columns(); ++column)
            good = csv.line("{},{},{},{}", csvField(names[0][row]), csvField(names[1][column]),
                            rationalText(game.payoff(MatrixSide::row, row, column)),
                            rationalText(game.payoff(MatrixSide::column, column, row)));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
