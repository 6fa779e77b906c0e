// How the tree of a search is painted.
#include "ui/figure/board_drawing.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/slide_title.h"
#include "ui/text/plain.h"
#include "ui/theme/roles.h"
#include "ui/views/search/search_figure.h"
#include "ui/views/search/search_signs.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace mexplorer::ui {

namespace {

// In pixels of the world.
constexpr double scorePixels = SearchLayout::scorePixels;
constexpr double remarkPixels = SearchLayout::remarkPixels;
constexpr double pillPadding = 14;
constexpr std::uint32_t mostHidden = 999; // larger numbers are not written

/// How far beyond what is seen something may reach before it is not drawn, in pixels: less than the
/// picture’s margins, so that nothing is cut.
constexpr QMarginsF fading{18, 14, 18, 4};

/// 1 for what is in sight, 0 for what the picture's edges would cut, less and less between.
double opacityOf(const QRectF& box, const Frame& frame) {
    const QRectF seen = frame.visible();
    // From so near, a part is better than nothing.
    if (box.width() > seen.width() / 2 || box.height() > seen.height() / 2) return 1;
    const double beyond =
        std::max({(seen.left() - box.left()) / fading.left(), (box.right() - seen.right()) / fading.right(),
                  (seen.top() - box.top()) / fading.top(), (box.bottom() - seen.bottom()) / fading.bottom()});
    return std::clamp(1 - beyond * frame.scale(), 0.0, 1.0);
}

template <class Draw>
void drawInSight(QPainter& painter, const Frame& frame, const QRectF& box, const Draw& draw) {
    const double opacity = opacityOf(box, frame);
    if (opacity <= 0) return;
    painter.setOpacity(opacity);
    draw();
    painter.setOpacity(1);
}

} // namespace

void SearchFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        drawSlideTitle(painter, frame, title(style));
        painter.setTransform(frame.toArea(), true);
        drawEdges(painter, style);
        drawTableLink(painter, style);
        drawFading(painter, frame);
        drawPlaces(painter, frame);
    });
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    isBlank_ ? drawQuestions(painter, frame) : drawCounts(painter, frame);
    const SearchSettings& settings = subject().settings;
    if (const auto compared = chart(frame)) {
        const Keyed named(painter, {"chart"});
        compared->draw(painter, {settings.method, settings.order});
    }
    painter.restore();
}

void SearchFigure::drawFading(QPainter& painter, const Frame& frame) const {
    const QRectF area = frame.toArea().inverted().mapRect(frame.area());
    const QColor paper = frame.theme().paper;
    const auto fade = [&](const QPointF& edge, const QPointF& inside, const QRectF& band) {
        QLinearGradient gradient(edge, inside);
        gradient.setColorAt(0, paper);
        gradient.setColorAt(1, faded(paper, 0));
        painter.fillRect(band & area, gradient);
    };
    constexpr double belowTop = 48; // pixels: branches from a place that is not drawn begin further down
    const QPointF across(fading.left() / frame.scale(), 0);
    const QPointF down(0, belowTop / frame.scale());
    if (bounds().left() < area.left())
        fade(area.topLeft(), area.topLeft() + across, QRectF(area.topLeft(), area.bottomLeft() + across));
    if (bounds().right() > area.right())
        fade(area.topRight(), area.topRight() - across, QRectF(area.topRight() - across, area.bottomRight()));
    if (bounds().top() < area.top())
        fade(area.topLeft(), area.topLeft() + down, QRectF(area.topLeft(), area.topRight() + down));
}

void SearchFigure::drawPlaces(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    if (const auto place = light(); place && !isEnd(current()))
        drawInSight(painter, frame, *place, [&] { drawLight(painter, style, *place); });
    for (const Placed& placed : layout_.placed()) {
        const Keyed node(painter, {"place", placed.node});
        if (isEnd(placed.node)) {
            drawInSight(painter, frame, layout_.box(placed), [&] { drawEnd(painter, style, placed); });
        } else {
            drawInSight(painter, frame, layout_.shape(placed) | layout_.name(placed), [&] {
                drawNode(painter, style, placed);
                drawTexts(painter, style, placed);
                drawName(painter, style, placed);
                drawAside(painter, style, placed);
            });
        }
        drawInSight(painter, frame, layout_.board(placed), [&] { drawPosition(painter, style, placed); });
        drawInSight(painter, frame, layout_.shape(placed) | layout_.badge(placed),
                    [&] { drawHidden(painter, style, placed); });
    }
    for (const Placed& placed : layout_.placed()) {
        if (isEnd(placed.node) && isLeftOut(placed.node))
            drawInSight(painter, frame, layout_.box(placed), [&] { drawStrike(painter, style, placed); });
        drawCut(painter, frame, placed);
    }
}

/// Behind the place of the step.
void SearchFigure::drawLight(QPainter& painter, const Style& style, const QRectF& place) {
    const Keyed light(painter, {"light"}, Growth::stretches);
    painter.setPen(QPen(style.theme.accent, 3 * style.line));
    painter.setBrush(style.theme.accentSoft);
    painter.drawRoundedRect(place, 10, 10);
}

void SearchFigure::drawNode(QPainter& painter, const Style& style, const Placed& placed) const {
    const Theme& theme = style.theme;
    const QColor ground = playerColours(theme, placed.isUp).fill;
    const bool isHollow = isEstimate(placed.node) || !isSeen(placed.node);
    const Qt::PenStyle unseen =
        isLeftOut(placed.node) && !isOnlyMinimaxs(placed.node) ? Qt::DotLine : Qt::SolidLine;
    painter.setPen(
        isSeen(placed.node) || isBlank_
            ? QPen(ground, 2 * style.line, isEstimate(placed.node) ? Qt::DashLine : Qt::SolidLine)
            : QPen(isOnlyMinimaxs(placed.node) ? theme.quiet : theme.rim, 1.5 * style.line, unseen));
    painter.setBrush(!isHollow                                                ? ground
                     : isLeftOut(placed.node) && !isOnlyMinimaxs(placed.node) ? theme.chrome
                                                                              : theme.paper);
    painter.drawPolygon(triangleIn(layout_.shape(placed), placed.isUp));
}

/// Its score and its window, or what explains the score.
void SearchFigure::drawTexts(QPainter& painter, const Style& style, const Placed& placed) const {
    if (isBlank_) {
        if (cuts(method())) drawWindowGaps(painter, style, layout_.remark(placed));
        return;
    }
    if (isOnlyMinimaxs(placed.node)) {
        painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
        drawInside(painter, style, placed, layout_.score(placed, false), minimaxScoreOf(placed.node));
    }
    if (!isSeen(placed.node)) return;
    const QString remark = remarkOf(placed.node);
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    drawInside(painter, style, placed, layout_.score(placed, !remark.isEmpty()), scoreOf(placed.node));
    painter.setFont(style.fontIn(painter, remarkPixels));
    drawInside(painter, style, placed, layout_.remark(placed), remark);
}

void SearchFigure::drawInside(QPainter& painter, const Style& style, const Placed& placed, const QRectF& line,
                              const QString& text) const {
    if (text.isEmpty()) return;
    constexpr double beside = 10; // a text, on its plate
    const Theme& theme = style.theme;
    const bool isGuess = isEstimate(placed.node) || !isSeen(placed.node);
    const double needed = QFontMetricsF(painter.font()).horizontalAdvance(text);
    if (needed > layout_.roomIn(placed, line)) {
        QRectF plate(0, 0, std::min(needed + beside, line.width() + beside), line.height());
        plate.moveCenter(line.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(isGuess ? theme.paper : playerColours(theme, placed.isUp).fill);
        painter.drawRoundedRect(plate, 5, 5);
    }
    painter.setPen(isGuess ? theme.ink : playerColours(theme, placed.isUp).on);
    drawFittedText(painter, style, line, Qt::AlignCenter, text);
}

/// The window of an exercise: two boxes in brackets.
void SearchFigure::drawWindowGaps(QPainter& painter, const Style& style, const QRectF& line) {
    constexpr double gapWidth = 30;
    const QRectF gap(0, line.top() + 1, gapWidth, line.height() - 2);
    const double middle = line.center().x();
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, remarkPixels));
    const auto write = [&](double x, const QString& sign) {
        painter.drawText(QRectF(x - 10, line.top(), 20, line.height()), Qt::AlignCenter, sign);
    };
    write(middle - gapWidth - 9, QStringLiteral("["));
    write(middle, QStringLiteral(","));
    write(middle + gapWidth + 9, QStringLiteral("]"));
    drawGaps(painter, style, {gap.translated(middle - gapWidth - 4, 0), gap.translated(middle + 4, 0)});
}

void SearchFigure::drawEnd(QPainter& painter, const Style& style, const Placed& placed) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.stage(placed.node);
    const bool isOnly = isOnlyMinimaxs(placed.node);
    const bool isLit = stage == Stage::done || isOnly || isBlank_;
    const QRectF box = layout_.box(placed);
    const bool isCurrent = placed.node == current();
    painter.setPen(isCurrent ? QPen(theme.accent, 3.5 * style.line)
                   : isOnly  ? QPen(theme.quiet, 1.5 * style.line)
                   : isLit   ? QPen(theme.ink, 2 * style.line)
                             : QPen(theme.rim, 1.5 * style.line));
    painter.setBrush(isCurrent                            ? theme.accentSoft
                     : stage == Stage::leftOut && !isOnly ? theme.chrome
                                                          : theme.paper);
    drawRoundedBox(painter, box, 6);
    painter.setPen(isLit ? theme.ink : theme.quiet);
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    drawFittedText(painter, style, box.adjusted(2, 2, -2, -2), Qt::AlignCenter, scoreOf(placed.node));
}

/// Apart from the end, which keeps its size and so falls as it is.
void SearchFigure::drawStrike(QPainter& painter, const Style& style, const Placed& placed) const {
    const Keyed strike(painter, {"strike", placed.node});
    const QRectF box = layout_.box(placed);
    painter.setPen(QPen(style.theme.mismatch, 2 * style.line));
    // Broken at the score, which can still be read.
    const QLineF line(box.bottomLeft() + QPointF(-5, 5), box.topRight() + QPointF(5, -5));
    constexpr double part = 0.3;
    painter.drawLine(line.p1(), line.pointAt(part));
    painter.drawLine(line.pointAt(1 - part), line.p2());
}

/// What minimax has found, on the other side of the tip.
void SearchFigure::drawAside(QPainter& painter, const Style& style, const Placed& placed) const {
    const QString score = isSeen(placed.node) ? minimaxScoreOf(placed.node) : QString();
    if (score.isEmpty()) return;
    const QRectF room = layout_.aside(placed);
    painter.setFont(style.fontIn(painter, remarkPixels));
    QRectF chip = room.adjusted(0, 1, 0, -1);
    chip.setLeft(
        std::max(room.left(), room.right() - QFontMetricsF(painter.font()).horizontalAdvance(score) - 12));
    painter.setPen(QPen(style.theme.quiet, style.line));
    painter.setBrush(style.theme.paper);
    painter.drawRoundedRect(chip, 5, 5);
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, chip, Qt::AlignCenter, score);
}

void SearchFigure::drawName(QPainter& painter, const Style& style, const Placed& placed) const {
    if (!layout_.board(placed).isEmpty()) return; // the board replaces the name
    painter.setPen(isSeen(placed.node) || isBlank_ ? style.theme.ink : style.theme.quiet);
    painter.setFont(style.fontIn(painter, SearchLayout::namePixels, QFont::DemiBold));
    drawFittedText(painter, style, layout_.name(placed), Qt::AlignLeft | Qt::AlignVCenter,
                   shownText(subject().name(placed.node), longestName));
}

void SearchFigure::drawPosition(QPainter& painter, const Style& style, const Placed& placed) const {
    constexpr double ofWhatIsNotSeen = 0.4;
    const auto board = picture_->subject().board(placed.node);
    if (!board) return;
    const bool isLit = isBlank_ || isSeen(placed.node) || progress_.stage(placed.node) == Stage::done;
    const SearchEvent* told = progress_.told(placed.node);
    if (told && told->source == SearchEvent::Source::estimate)
        return drawShares(painter, style, *board, subject().shares(placed.node), layout_.board(placed));
    if (!isLit) painter.setOpacity(ofWhatIsNotSeen * painter.opacity());
    drawBoard(painter, style, *board, layout_.board(placed));
}

QString SearchFigure::cutText(std::uint32_t node, const QFontMetricsF& metrics, double width) const {
    const auto [alpha, beta] = subject().windowSeen(*progress_.last(node));
    const QString a = QString::fromStdString(scoreText(alpha));
    const QString b = QString::fromStdString(scoreText(beta));
    QString text = QStringLiteral("β = %1 ≤ α = %2").arg(b, a);
    return metrics.horizontalAdvance(text) + pillPadding <= width ? text
                                                                  : QStringLiteral("β=%1≤α=%2").arg(b, a);
}

void SearchFigure::drawCut(QPainter& painter, const Frame& frame, const Placed& placed) const {
    if (!progress_.isCut(placed.node)) return;
    const Keyed cut(painter, {"cut", placed.node});
    const Style& style = frame.style();
    QRectF pill = layout_.pill(placed);
    painter.setFont(style.fontIn(painter, remarkPixels, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    const QString text = cutText(placed.node, metrics, pill.width());
    pill.setWidth(metrics.horizontalAdvance(text) + pillPadding);
    drawInSight(painter, frame, layout_.shape(placed) | pill, [&] {
        painter.setPen(QPen(style.theme.mismatch, 1.5 * style.line));
        painter.setBrush(style.theme.paper);
        painter.drawRoundedRect(pill, 13, 13);
        painter.setPen(style.theme.mismatch);
        painter.drawText(pill, Qt::AlignCenter, text);
    });
}

void SearchFigure::drawHidden(QPainter& painter, const Style& style, const Placed& placed) const {
    if (placed.hidden == 0) return;
    painter.setFont(style.fontIn(painter, remarkPixels));
    const QString text =
        placed.hidden > mostHidden ? QStringLiteral("…") : QStringLiteral("+%1").arg(placed.hidden);
    const QRectF badge = layout_.badge(placed);
    QRectF plate = badge; // where branches pass behind it
    plate.setLeft(
        std::max(badge.left(), badge.right() - QFontMetricsF(painter.font()).horizontalAdvance(text)));
    painter.fillRect(plate.adjusted(-2, 2, 2, -2), style.theme.paper);
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, badge, Qt::AlignRight | Qt::AlignVCenter, text);
}

} // namespace mexplorer::ui
