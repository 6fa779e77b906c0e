#include "core/explain/say_position.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/views/mex/mex_figure.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double thinnestChip = 4;            // pixels
constexpr std::size_t longestWithSpaces = 60; // characters; if any is longer, all are without
constexpr double linesOfType = 2.7;           // the height of a chip with its value and its option
constexpr double numberHeight = 0.5;          // below a box

/// The walls and the floor.
QPainterPath openBox(const QRectF& box, double radius) {
    QPainterPath path(box.topLeft());
    path.lineTo(box.left(), box.bottom() - radius);
    path.quadTo(box.bottomLeft(), {box.left() + radius, box.bottom()});
    path.lineTo(box.right() - radius, box.bottom());
    path.quadTo(box.bottomRight(), {box.right(), box.bottom() - radius});
    path.lineTo(box.topRight());
    return path;
}

} // namespace

/// The column of value 0 (or of P) has P's colour: its options are the moves that win.
QColor MexFigure::colourOf(const Theme& theme, std::size_t column) const {
    return column == 0 && picture_->columns[0].most == 0 ? theme.p : theme.n;
}

QColor MexFigure::onColour(const Theme& theme, std::size_t column) const {
    return column == 0 && picture_->columns[0].most == 0 ? theme.onP : theme.onN;
}

QString MexFigure::nameOf(std::size_t column) const {
    if (!picture_->hasValues) return column == 0 ? QStringLiteral("P") : QStringLiteral("N");
    const MexPicture::Column& values = picture_->columns[column];
    return values.least == values.most ? QString::number(values.least)
                                       : QStringLiteral("%1 … %2").arg(values.least).arg(values.most);
}

void MexFigure::drawBox(QPainter& painter, const Frame& frame, std::size_t column) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const QRectF rect = frame.toArea().mapRect(box(column));
    const bool isTried = candidate() && candidateColumn() == column;
    const bool isAnswer = isTried && isFound();
    const QColor colour = isAnswer ? theme.winning : isTried ? theme.accent : theme.rim;
    const MexPicture::Column& values = picture_->columns[column];
    // A box for several values is none of them.
    const bool isOne = picture_->hasValues && values.least == values.most;
    const Named named(painter, topic::value, isOne ? values.least : picture_->subject.options.size());
    {
        const Keyed walls(painter, {"box", column});
        const QPainterPath path = openBox(rect, std::min(10.0, rect.width() / 6));
        painter.fillPath(path, isAnswer           ? faded(theme.winning, 0.12)
                               : isTried          ? theme.accentSoft
                               : isBeyond(column) ? theme.paper
                                                  : theme.chrome);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, (isTried ? 3.5 : 1.5) * style.line,
                            isBeyond(column) ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(path);
    }
    drawNumber(painter, frame, column);
}

void MexFigure::drawNumber(QPainter& painter, const Frame& frame, std::size_t column) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const bool isTried = candidate() && candidateColumn() == column;
    const Keyed number(painter, {"number", column});
    painter.setFont(textFont(std::max(style.leastType, 0.3 * frame.scale()), QFont::Bold));
    painter.setPen(!isTried    ? isBeyond(column) ? theme.quiet : theme.ink
                   : isFound() ? theme.winning
                               : theme.accent);
    const QRectF below(static_cast<double>(column), 0, 1, numberHeight);
    drawFittedText(painter, style, frame.toArea().mapRect(below), Qt::AlignCenter, nameOf(column));
}

/// The chips in sight; if they would be as thin as their borders, the pile as a whole.
void MexFigure::drawPile(QPainter& painter, const Frame& frame, std::size_t column) const {
    const std::vector<std::size_t>& options = picture_->columns[column].options;
    const auto count = static_cast<double>(shownIn(column));
    if (count == 0) return;
    const QRectF lowest = chip(options.front());
    if (chipHeight_ * frame.scale() >= thinnestChip) {
        const QRectF seen = frame.visible();
        const double floor = lowest.bottom();
        const double top = std::clamp(std::ceil((floor - seen.top()) / chipHeight_), 0.0, count);
        const double bottom = std::clamp(std::floor((floor - seen.bottom()) / chipHeight_), 0.0, top);
        for (auto i = static_cast<std::size_t>(bottom); i < static_cast<std::size_t>(top); ++i)
            drawChip(painter, frame, options[i]);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(frame.theme(), column));
    painter.drawRect(frame.toArea().mapRect(lowest.united(lowest.translated(0, (1 - count) * chipHeight_))));
}

void MexFigure::drawChip(QPainter& painter, const Frame& frame, std::size_t option) const {
    const Style& style = frame.style();
    const QRectF rect = frame.toArea().mapRect(chip(option));
    const Named position(painter, [&] { return positionTopic(picture_->subject.options[option].to); });
    const Keyed falling(painter, {"option", option}, QPointF(rect.center().x(), frame.content().top()));
    const double round = std::min(8.0, rect.height() / 4);
    if (isLit(option)) {
        const double halo = 3 * style.line;
        painter.setPen(QPen(style.theme.accent, halo));
        painter.setBrush(style.theme.paper);
        painter.drawRoundedRect(rect.adjusted(-halo, -halo, halo, halo), round + halo, round + halo);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(style.theme, picture_->columnOfOption[option]));
    painter.drawRoundedRect(rect, round, round);
    writeChip(painter, style, rect, option);
}

/// Which option it is, and above that its value, if there is room for both.
void MexFigure::writeChip(QPainter& painter, const Style& style, const QRectF& rect,
                          std::size_t option) const {
    const auto& value = picture_->subject.options[option].evaluation.nimber();
    const bool isValued = picture_->hasValues && rect.height() >= linesOfType * style.leastType;
    const double size = isValued ? 0.28 * rect.height() : 0.45 * rect.height();
    const QFont font = textFont(std::max(style.leastType, std::min(size, 20.0 * style.type)));
    const QFontMetricsF metrics(font);
    if (rect.height() < metrics.ascent()) return;
    painter.setPen(onColour(style.theme, picture_->columnOfOption[option]));
    QRectF line = rect;
    if (isValued) {
        line.setTop(rect.bottom() - 0.06 * rect.height() - metrics.height());
        const double number = std::clamp(0.9 * (line.top() - rect.top()), style.leastType, 44 * style.type);
        painter.setFont(textFont(number, QFont::Bold));
        painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), line.top() - rect.top()),
                         Qt::AlignCenter | Qt::TextDontClip, QString::number(*value));
    }
    const double room = rect.width() - 6;
    const std::vector<SolvedMove>& options = picture_->subject.options;
    const std::string& longest = options[longest_].to;
    const bool isNarrow = longest.size() > longestWithSpaces ||
                          metrics.horizontalAdvance(QString::fromStdString(shown(longest))) > room;
    const std::string& position = options[option].to;
    const QString text = QString::fromStdString(isNarrow ? position : shown(position));
    painter.setFont(font);
    painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip,
                     metrics.elidedText(text, Qt::ElideMiddle, room));
}

} // namespace mexplorer::ui
