#include "ui/views/interval/interval_figure.h"

#include "core/explain/search_trace.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/views/interval/interval_colours.h"
#include "ui/views/interval/interval_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double nearestCell = 64; // pixels high, when zoomed in

/// The scale of colours, from the least to the largest value.
void drawScale(QPainter& painter, const QRectF& sign, const IntervalColours& colours) {
    constexpr int bands = 32;
    const double width = sign.width() / bands;
    const double span = static_cast<double>(colours.most()) - static_cast<double>(colours.least());
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < bands; ++i) {
        const double value = static_cast<double>(colours.least()) + span * (i + 0.5) / bands;
        painter.fillRect(QRectF(sign.left() + i * width, sign.top(), width + 0.5, sign.height()),
                         QColor(colours.of(value)));
    }
}

} // namespace

IntervalFigure::IntervalFigure(std::shared_ptr<const IntervalPicture> picture, IntervalLook look)
    : picture_(std::move(picture)), look_(look), layout_(picture_->numbers()) {}

QMarginsF IntervalFigure::margins(const Style& style) const {
    return {16, 10 + (hasTitle(style) ? slideTitleHeight(style) : 0), 16, legendRowHeight(style) + 8};
}

QString IntervalFigure::title(const Style& style) const {
    const IntervalSubject& subject = picture_->subject;
    if (!hasTitle(style) || picture_->numbers() == 0) return {};
    if (const auto told = look_.told(picture_->values()))
        return QString::fromStdString(recurrenceOf(subject, *told).result);
    if (!look_.plays()) return {};
    const Scores& score = subject.scores[look_.moves(subject)];
    return QStringLiteral("%1 : %2").arg(QString::fromStdString(scoreText(score.first)),
                                         QString::fromStdString(scoreText(score.second)));
}

/// Whether a cell of two or more numbers is filled.
bool IntervalFigure::areChoicesSeen() const {
    return picture_->numbers() > 1 && (!look_.step || look_.step->filled > picture_->numbers());
}

std::pair<double, double> IntervalFigure::scaleRange() const {
    return {0.1, std::max(4.0, nearestCell / layout_.cellHeight())};
}

std::optional<QRectF> IntervalFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind != topic::cell) return std::nullopt;
    return layout_.cell({static_cast<std::size_t>(topic.first), static_cast<std::size_t>(topic.second)});
}

std::optional<Topic> IntervalFigure::topicAt(const QPointF& world) const {
    const auto stretch = layout_.cellAt(world);
    return stretch ? std::optional(Topic{topic::cell, stretch->begin, stretch->end}) : std::nullopt;
}

void IntervalFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        drawSlideTitle(painter, frame, title(frame.style()));
        const IntervalDrawing drawing{*picture_, layout_, look_, frame};
        drawIntervalRow(painter, drawing);
        drawIntervalCells(painter, drawing);
        drawIntervalTexts(painter, drawing);
    });
}

QStringList IntervalFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title(frame.style());
}

QString IntervalFigure::statusOf(const Stretch& stretch) const {
    const Recurrence found = recurrenceOf(picture_->subject, stretch);
    if (!look_.knows(picture_->values(), stretch))
        return tr("%1: not filled in yet").arg(QString::fromStdString(found.name));
    if (stretch.length() == 1) return QString::fromStdString(found.result);
    switch (picture_->values().choice(stretch)) {
    case RowEnd::left:
        return tr("%1: the left end").arg(QString::fromStdString(found.result));
    case RowEnd::right:
        return tr("%1: the right end").arg(QString::fromStdString(found.result));
    case RowEnd::either:
        break;
    }
    return tr("%1: either end").arg(QString::fromStdString(found.result));
}

LegendEntries IntervalFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    if (picture_->numbers() == 0) return entries;
    const IntervalColours colours(*picture_, theme);
    const QString range = QStringLiteral("%1 … %2").arg(QString::fromStdString(scoreText(colours.least())),
                                                        QString::fromStdString(scoreText(colours.most())));
    const QString meaning = picture_->subject.value == StretchValue::total
                                ? tr("what the player to move gets: %1")
                                : tr("by how much the player to move is ahead: %1");
    entries.push_back(
        {meaning.arg(range), [colours](QPainter& p, const QRectF& sign) { drawScale(p, sign, colours); }, 3});
    addEntry(entries, areChoicesSeen(), picture_->numbers() > 1,
             {tr("what the better end leaves"), [theme](QPainter& p, const QRectF& sign) {
                  drawChoice(p, {sign.center().x(), sign.top() + 2}, sign.height() - 3, theme.quiet);
              }});
    addEntry(entries, look_.plays(), true, {tr("best play"), [theme](QPainter& p, const QRectF& sign) {
                                                p.setPen(QPen(theme.winning, 2.5));
                                                p.drawRoundedRect(sign.adjusted(1, 1, -1, -1), 3, 3);
                                            }});
    return entries;
}

Expected<void> IntervalFigure::writeCsv(QIODevice& device, Task& task) const {
    const IntervalValues& values = picture_->values();
    const std::size_t numbers = picture_->numbers();
    CsvWriter csv(device, task, 1 + values.size());
    bool good = csv.line("i,j,value,choice");
    for (std::size_t begin = 0; good && begin < numbers; ++begin) {
        for (std::size_t end = begin + 1; good && end <= numbers; ++end)
            good = csv.line("{},{},{},{}", begin + 1, end, picture_->subject.valueOf({begin, end}),
                            nameOf(values.choice({begin, end})));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
