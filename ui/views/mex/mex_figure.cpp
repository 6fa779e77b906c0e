#include "ui/views/mex/mex_figure.h"

#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

// In units of boxes.
constexpr double inset = 0.08;
constexpr double tallestChip = 0.42;
constexpr double tallestPile = 4.2;
constexpr double below = 1.25; // below the boxes, for the candidate
constexpr double pileBottom = -0.06;
constexpr double thinnestChip = 4;            // pixels
constexpr std::size_t longestWithSpaces = 60; // characters; if any is longer, all are without

QRectF boxOf(std::size_t column) {
    return {static_cast<double>(column), 0, 1, 1};
}

} // namespace

MexFigure::MexFigure(std::shared_ptr<const MexPicture> picture, MexLook look)
    : picture_(std::move(picture)), look_(look),
      chipHeight_(std::min(tallestChip,
                           tallestPile / static_cast<double>(std::max<std::size_t>(picture_->highest, 1)))) {
    const std::vector<SolvedMove>& options = picture_->subject.options;
    const auto length = [](const SolvedMove& option) { return option.to.size(); };
    longest_ = static_cast<std::size_t>(std::ranges::max_element(options, {}, length) - options.begin());
}

QRectF MexFigure::bounds() const {
    const double pile = std::max(1.0, static_cast<double>(picture_->highest) * chipHeight_);
    return {-0.5, -pile - 0.3, static_cast<double>(picture_->columns.size()) + 1, pile + 0.3 + 1 + below};
}

QMarginsF MexFigure::margins(const Style& style) const {
    return {24, 16, 24, 8 + legendRowHeight(style)};
}

bool MexFigure::isShown(std::size_t option) const {
    return !look_.step || option < look_.step->optionsShown;
}

std::size_t MexFigure::shownIn(std::size_t column) const {
    const auto& options = picture_->columns[column].options;
    const auto shown = std::partition_point(options.begin(), options.end(),
                                            [&](std::size_t option) { return isShown(option); });
    return static_cast<std::size_t>(shown - options.begin());
}

/// The column of value 0 (or of P) has P's colour: its options are the moves that win.
QColor MexFigure::colourOf(const Theme& theme, std::size_t column) const {
    return column == 0 && picture_->columns[0].most == 0 ? theme.p : theme.n;
}

QString MexFigure::nameOf(std::size_t column) const {
    if (!picture_->hasValues) return column == 0 ? QStringLiteral("P") : QStringLiteral("N");
    const MexPicture::Column& values = picture_->columns[column];
    return values.least == values.most ? QString::number(values.least)
                                       : QStringLiteral("%1 … %2").arg(values.least).arg(values.most);
}

QRectF MexFigure::chip(std::size_t option) const {
    const auto column = static_cast<double>(picture_->columnOfOption[option]);
    const double bottom = pileBottom - static_cast<double>(picture_->heightOfOption[option]) * chipHeight_;
    return {column + inset / 2, bottom - 0.88 * chipHeight_, 1 - inset, 0.88 * chipHeight_};
}

std::optional<std::size_t> MexFigure::optionAt(const QPointF& world) const {
    const double height = (pileBottom - world.y()) / chipHeight_;
    if (world.x() < 0 || world.x() >= static_cast<double>(picture_->columns.size()) || height < 0) return {};
    const auto column = static_cast<std::size_t>(world.x());
    if (height >= static_cast<double>(shownIn(column))) return {};
    const std::size_t option = picture_->columns[column].options[static_cast<std::size_t>(height)];
    return chip(option).contains(world) ? std::optional(option) : std::nullopt;
}

bool MexFigure::isLit(std::size_t option) const {
    return (look_.step && look_.step->option == option) || look_.hovered == option;
}

/// The chips in sight; if they would be as thin as their borders, the pile as a whole.
void MexFigure::drawPile(QPainter& painter, const Frame& frame, std::size_t column) const {
    const std::vector<std::size_t>& options = picture_->columns[column].options;
    const auto count = static_cast<double>(shownIn(column));
    if (chipHeight_ * frame.scale() >= thinnestChip) {
        const QRectF seen = frame.visible();
        const double top = std::clamp(std::ceil((pileBottom - seen.top()) / chipHeight_), 0.0, count);
        const double bottom = std::clamp(std::floor((pileBottom - seen.bottom()) / chipHeight_), 0.0, top);
        for (auto i = static_cast<std::size_t>(bottom); i < static_cast<std::size_t>(top); ++i)
            drawChip(painter, frame, options[i]);
        return;
    }
    if (count == 0) return;
    const QColor colour = colourOf(frame.theme(), column);
    painter.setPen(QPen(colour, 1.5 * frame.style().line));
    painter.setBrush(faded(colour, 0.18));
    const QRectF lowest = chip(options.front());
    painter.drawRect(frame.toArea().mapRect(lowest.united(lowest.translated(0, (1 - count) * chipHeight_))));
}

void MexFigure::drawChip(QPainter& painter, const Frame& frame, std::size_t option) const {
    const Style& style = frame.style();
    const QRectF rect = frame.toArea().mapRect(chip(option));
    const Keyed falling(painter, {"option", option}, QPointF(rect.center().x(), frame.content().top()));
    const QColor colour = colourOf(style.theme, picture_->columnOfOption[option]);
    if (isLit(option)) {
        painter.setPen(QPen(style.theme.accent, 3 * style.line));
        painter.setBrush(style.theme.accentSoft);
    } else {
        painter.setPen(QPen(colour, 1.5 * style.line));
        painter.setBrush(faded(colour, 0.18));
    }
    const double round = std::min(6.0, rect.height() / 2);
    painter.drawRoundedRect(rect, round, round);
    const QFont font = textFont(std::max(style.leastType, std::min(0.45 * rect.height(), 18.0 * style.type)));
    const QFontMetricsF metrics(font);
    if (rect.height() < metrics.ascent()) return;
    const double room = rect.width() - 6;
    const std::vector<SolvedMove>& options = picture_->subject.options;
    const std::string& longest = options[longest_].to;
    const bool isNarrow = longest.size() > longestWithSpaces ||
                          metrics.horizontalAdvance(QString::fromStdString(shown(longest))) > room;
    const std::string& position = options[option].to;
    const QString text = QString::fromStdString(isNarrow ? position : shown(position));
    painter.setFont(font);
    painter.setPen(style.theme.ink);
    painter.drawText(rect, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideMiddle, room));
}

void MexFigure::drawBox(QPainter& painter, const Frame& frame, std::size_t column) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const Keyed box(painter, {"box", column});
    const QRectF rect =
        frame.toArea().mapRect(boxOf(column).adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2));
    const bool has = shownIn(column) > 0;
    const QColor colour = colourOf(theme, column);
    painter.setPen(QPen(has ? colour : theme.quiet, 1.5 * style.line, has ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(has ? QBrush(colour) : QBrush(theme.paper));
    drawRoundedBox(painter, rect, 6);
    const double size = std::max(style.leastType, 0.4 * rect.height());
    if (size < 4) return;
    painter.setFont(textFont(size, QFont::Bold));
    painter.setPen(!has ? theme.quiet : colour == theme.p ? theme.onP : theme.onN);
    drawFittedText(painter, style, rect.adjusted(1, 1, -1, -1), Qt::AlignCenter, nameOf(column));
}

/// “g = 2”, the result of looking for it in S, or the mex at the end.
QString MexFigure::candidateText(Nimber candidate) const {
    if (!look_.step || look_.step->done) return QStringLiteral("mex = %1").arg(candidate);
    if (!look_.step->compared) return translated(sayCandidate(candidate));
    const bool isIn = !picture_->columns[picture_->columnOf(candidate)].options.empty();
    return translated(sayCompared(candidate, isIn));
}

/// g below its box, with a ring around the box.
void MexFigure::drawCandidate(QPainter& painter, const Frame& frame) const {
    if (!picture_->hasValues) return;
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const bool done = !look_.step || look_.step->done;
    const auto candidate = look_.step ? look_.step->candidate : picture_->subject.evaluation.nimber();
    if (!candidate) return;
    const std::size_t column = picture_->columnOf(*candidate);
    const QRectF box = frame.toArea().mapRect(boxOf(column));
    const QColor colour = done ? theme.winning : theme.accent;
    const Keyed counter(painter, {"candidate"});
    painter.setPen(QPen(colour, 4 * style.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 8, 8);
    const double unit = frame.scale();
    const QPointF tip(box.center().x(), box.bottom() + 0.1 * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-0.16, 0.26) * unit, tip + QPointF(0.16, 0.26) * unit}));
    const double size = std::max(style.leastType, 0.3 * unit);
    const Keyed said(painter, {"said of the candidate"});
    painter.setFont(textFont(std::max(size, 5.0), QFont::Bold));
    painter.setPen(colour);
    const QString text = candidateText(*candidate);
    painter.drawText(QRectF(tip.x() - 4 * unit, tip.y() + 0.3 * unit, 8 * unit, 0.8 * unit),
                     Qt::AlignHCenter | Qt::AlignTop, text);
}

LegendEntries MexFigure::legend(const Theme& theme) const {
    const auto chipSign = [](const QColor& colour) {
        return [colour](QPainter& p, const QRectF& sign) {
            p.setPen(QPen(colour, 1.5));
            p.setBrush(faded(colour, 0.18));
            p.drawRoundedRect(sign, 4, 4);
        };
    };
    LegendEntries entries = {{tr("an option that is P"), chipSign(theme.p), 1.6},
                             {tr("an option that is N"), chipSign(theme.n), 1.6}};
    if (picture_->hasValues) {
        entries.push_back({tr("a value that no option has"), [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.quiet, 1.5, Qt::DashLine));
                               p.setBrush(Qt::NoBrush);
                               drawRoundedBox(p, sign, 3);
                           }});
        entries.push_back({tr("the least of them: the mex"), [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.winning, 3));
                               p.setBrush(Qt::NoBrush);
                               p.drawRoundedRect(sign, 3, 3);
                           }});
    }
    return entries;
}

void MexFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.theme()), [&] {
        for (std::size_t column = 0; column < picture_->columns.size(); ++column)
            drawBox(painter, frame, column);
        for (std::size_t column = 0; column < picture_->columns.size(); ++column)
            drawPile(painter, frame, column);
        for (const auto& lit : {look_.hovered, look_.step ? look_.step->option : std::nullopt}) {
            if (lit && isShown(*lit)) drawChip(painter, frame, *lit); // on top of its pile
        }
        drawCandidate(painter, frame);
    });
}

QStringList MexFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.theme()));
}

Expected<void> MexFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<SolvedMove>& options = picture_->subject.options;
    CsvWriter csv(device, task, 1 + options.size());
    bool good = csv.line("option,outcome,value");
    for (std::size_t i = 0; good && i < options.size(); ++i) {
        const auto& value = options[i].evaluation.nimber();
        good = csv.line("{},{},{}", csvField(options[i].to), options[i].wins() ? "P" : "N",
                        value ? std::to_string(*value) : "");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
