// How a search is painted.
#include "ui/figure/board_drawing.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/search/search_figure.h"

#include <QPainterPath>

#include <algorithm>
#include <utility>
#include <vector>

namespace mexplorer::ui {

namespace {

// In pixels of the world.
constexpr double namePixels = 18;
constexpr double scorePixels = 19;
constexpr double remarkPixels = SearchLayout::remarkPixels;
constexpr double pillPadding = 20;
constexpr int longestName = 24;           // characters
constexpr std::uint32_t mostHidden = 999; // larger numbers are not written

/// A triangle that points up for MAX, down for MIN.
QPolygonF triangleIn(const QRectF& box, bool isUp) {
    return isUp ? QPolygonF({box.bottomLeft(), {box.center().x(), box.top()}, box.bottomRight()})
                : QPolygonF({box.topLeft(), {box.center().x(), box.bottom()}, box.topRight()});
}

/// The branch from a place down to one of its options. It turns aside only below the texts under places.
QPainterPath branchTo(const QRectF& from, const QRectF& to) {
    const QPointF start(from.center().x(), from.bottom());
    const QPointF turn = start + QPointF(0, SearchLayout::textsBelow);
    const QPointF end(to.center().x(), to.top());
    const QPointF bend(0, 0.55 * (end.y() - turn.y()));
    QPainterPath path(start);
    path.lineTo(turn);
    path.cubicTo(turn + bend, end - bend, end);
    return path;
}

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

/// Empty boxes to be filled in by hand, with a pen.
void drawGaps(QPainter& painter, const Style& style, const std::vector<QRectF>& gaps) {
    painter.setPen(QPen(style.theme.rim, 1.5 * style.line));
    painter.setBrush(style.theme.paper);
    for (const QRectF& gap : gaps)
        painter.drawRoundedRect(gap, 4, 4);
}

} // namespace

void SearchFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        painter.setTransform(frame.toArea(), true);
        drawEdges(painter, style);
        drawTableLink(painter, style);
        drawFading(painter, frame);
        drawPlaces(painter, frame);
        // Only what is wholly in sight: half a text would be worse than none.
        const QRectF seen = frame.visible().adjusted(-1, -1, 1, 1);
        if (seen.contains(layout_.counts()))
            isBlank_ ? drawQuestions(painter, style) : drawCounts(painter, style);
        const SearchSettings& settings = subject().settings;
        if (const auto compared = chart(); compared && seen.contains(compared->bounds()))
            compared->draw(painter, style, {settings.method, settings.order});
    });
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
            drawInSight(painter, frame, layout_.shape(placed), [&] { drawNode(painter, style, placed); });
            drawInSight(painter, frame, layout_.text(placed), [&] { drawBeside(painter, style, placed); });
        }
        drawInSight(painter, frame, layout_.board(placed), [&] { drawPosition(painter, style, placed); });
        drawInSight(painter, frame, layout_.shape(placed) | layout_.badge(placed),
                    [&] { drawHidden(painter, style, placed); });
    }
    for (const Placed& placed : layout_.placed())
        drawCut(painter, frame, placed);
}

QPen SearchFigure::edgePen(const Style& style, std::uint32_t child,
                           const std::vector<std::uint32_t>& line) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.stage(child);
    if (isBlank_) return {theme.quiet, 1.5 * style.line};
    // At a cut no score goes along the branch: it comes back in the next step.
    const bool isGone = child == current() && progress_.now()->kind != SearchEvent::Kind::cut;
    if (isGone) return {theme.accent, 4 * style.line};
    if (std::find(line.begin(), line.end(), child) != line.end()) return {theme.winning, 4 * style.line};
    if (stage == Stage::leftOut) return {theme.rim, 1.5 * style.line, Qt::DotLine};
    return stage == Stage::unseen ? QPen(theme.rim, style.line) : QPen(theme.quiet, 2 * style.line);
}

void SearchFigure::drawEdges(QPainter& painter, const Style& style) const {
    const std::vector<std::uint32_t> line = findsValues() ? progress_.line() : std::vector<std::uint32_t>();
    std::vector<std::pair<QPen, QPainterPath>> branches;
    branches.reserve(layout_.placed().size());
    for (const Placed& placed : layout_.placed()) {
        if (&placed == &layout_.placed().front()) continue;
        branches.emplace_back(edgePen(style, placed.node, line),
                              branchTo(layout_.shape(layout_.placed()[placed.parent]),
                                       isEnd(placed.node) ? layout_.box(placed) : layout_.shape(placed)));
    }
    // The broadest last: where branches begin together, the one that matters is seen.
    std::ranges::stable_sort(branches, {}, [](const auto& branch) { return branch.first.widthF(); });
    painter.setBrush(Qt::NoBrush);
    for (const auto& [pen, path] : branches) {
        painter.setPen(pen);
        painter.drawPath(path);
    }
}

/// A link from the step’s place to where the table's score for it comes from.
void SearchFigure::drawTableLink(QPainter& painter, const Style& style) const {
    const SearchEvent* told = current() == SearchNode::none ? nullptr : progress_.told(current());
    if (!told || told->knownFrom == SearchNode::none) return;
    const Placed* from = layout_.find(current());
    const Placed* to = layout_.find(told->knownFrom);
    if (!from || !to) return;
    const QPointF start = from->centre;
    const QPointF end = to->centre;
    const QPointF lift(0, -SearchLayout::halfHeight);
    QPainterPath path(start);
    path.cubicTo(start + 2 * lift, end + 2 * lift, end);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.accent, 2 * style.line, Qt::DashLine));
    painter.drawPath(path);
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
    const std::uint32_t node = placed.node;
    const QRectF shape = layout_.shape(placed);
    const bool isUp = isMax(node);
    const bool isGuess = isEstimate(node);
    const QColor ground = isUp ? theme.p : theme.n;
    const bool isLit = isSeen(node) || isBlank_;
    const bool isLeftOut = progress_.stage(node) == Stage::leftOut;
    painter.setPen(isLit ? QPen(ground, 2 * style.line, isGuess ? Qt::DashLine : Qt::SolidLine)
                         : QPen(theme.rim, 1.5 * style.line, isLeftOut ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(isSeen(node) && !isGuess ? ground : theme.paper);
    painter.drawPolygon(triangleIn(shape, isUp));
    if (isSeen(node)) drawScore(painter, style, placed);
}

/// The score of a place; if it is broader than the triangle, on a plate of the same colour.
void SearchFigure::drawScore(QPainter& painter, const Style& style, const Placed& placed) const {
    constexpr double plateHeight = 24;
    constexpr double roomInside = 44;
    const Theme& theme = style.theme;
    const bool isUp = isMax(placed.node);
    const bool isGuess = isEstimate(placed.node);
    const QString score = scoreOf(placed.node);
    const QRectF shape = layout_.shape(placed);
    const double top = isUp ? shape.bottom() - plateHeight - 3 : shape.top() + 3;
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(score);
    if (width > roomInside) {
        const double plate = std::min(width + 8, shape.width() + 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isGuess ? theme.paper : isUp ? theme.p : theme.n);
        painter.drawRoundedRect(QRectF(placed.centre.x() - plate / 2, top, plate, plateHeight), 5, 5);
    }
    painter.setPen(isGuess ? theme.ink : isUp ? theme.onP : theme.onN);
    drawFittedText(painter, style, {shape.left(), top, shape.width(), plateHeight}, Qt::AlignCenter, score);
}

void SearchFigure::drawEnd(QPainter& painter, const Style& style, const Placed& placed) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.stage(placed.node);
    const bool isLit = stage == Stage::done || isBlank_;
    const QRectF box = layout_.box(placed);
    const bool isCurrent = placed.node == current();
    painter.setPen(isCurrent ? QPen(theme.accent, 3.5 * style.line)
                   : isLit   ? QPen(theme.ink, 2 * style.line)
                             : QPen(theme.rim, 1.5 * style.line));
    painter.setBrush(isCurrent ? theme.accentSoft : isLit ? theme.paper : theme.chrome);
    drawRoundedBox(painter, box, 6);
    painter.setPen(isLit ? theme.ink : theme.quiet);
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    drawFittedText(painter, style, box.adjusted(2, 2, -2, -2), Qt::AlignCenter, scoreOf(placed.node));
    if (stage != Stage::leftOut) return;
    painter.setPen(QPen(theme.mismatch, 2 * style.line));
    painter.drawLine(box.bottomLeft() + QPointF(-5, 5), box.topRight() + QPointF(5, -5));
}

void SearchFigure::drawBeside(QPainter& painter, const Style& style, const Placed& placed) const {
    const QRectF text = layout_.text(placed);
    QRectF below(text.left(), text.center().y(), text.width(), text.height() / 2);
    if (layout_.board(placed).isEmpty()) {
        painter.setPen(isSeen(placed.node) || isBlank_ ? style.theme.ink : style.theme.quiet);
        painter.setFont(style.fontIn(painter, namePixels, QFont::DemiBold));
        drawFittedText(painter, style, {text.topLeft(), below.size()}, Qt::AlignLeft | Qt::AlignVCenter,
                       shownText(subject().name(placed.node), longestName));
    } else {
        below.moveCenter(text.center()); // the board replaces the name
    }
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, remarkPixels));
    if (!isBlank_ || !cuts(method())) {
        drawFittedText(painter, style, below, Qt::AlignLeft | Qt::AlignVCenter, remarkOf(placed.node));
        return;
    }
    constexpr double gapWidth = 38;
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("["));
    painter.drawText(below.adjusted(12 + gapWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral(","));
    painter.drawText(below.adjusted(24 + 2 * gapWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("]"));
    const QRectF gap(below.left() + 9, below.top() + 1, gapWidth, below.height() - 3);
    drawGaps(painter, style, {gap, gap.translated(gapWidth + 12, 0)});
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

void SearchFigure::drawCut(QPainter& painter, const Frame& frame, const Placed& placed) const {
    if (!progress_.isCut(placed.node)) return;
    const Keyed cut(painter, {"cut", placed.node});
    const Style& style = frame.style();
    const auto [alpha, beta] = subject().windowSeen(*progress_.last(placed.node));
    const QString a = QString::fromStdString(scoreText(alpha));
    const QString b = QString::fromStdString(scoreText(beta));
    QRectF pill = layout_.pill(placed);
    painter.setFont(style.fontIn(painter, remarkPixels, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    QString text = QStringLiteral("β = %1 ≤ α = %2").arg(b, a);
    if (metrics.horizontalAdvance(text) + pillPadding > pill.width())
        text = QStringLiteral("β=%1≤α=%2").arg(b, a);
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

void SearchFigure::drawCounts(QPainter& painter, const Style& style) const {
    const Keyed counted(painter, {"counts"});
    painter.setPen(style.theme.ink);
    painter.setFont(style.fontIn(painter, namePixels, QFont::DemiBold));
    drawFittedText(painter, style, layout_.counts(), Qt::AlignCenter, counts());
}

/// The questions of an exercise, each with room for the answer.
void SearchFigure::drawQuestions(QPainter& painter, const Style& style) const {
    constexpr double answerWidth = 64;
    QStringList questions = {tr("score:"), tr("leaves looked at:")};
    if (cuts(method())) questions << tr("cuts:");
    painter.setFont(style.fontIn(painter, namePixels, QFont::DemiBold));
    const QFontMetricsF metrics(painter.font());
    constexpr double gap = 12;
    double width = -3 * gap;
    for (const QString& question : questions)
        width += metrics.horizontalAdvance(question) + answerWidth + 4 * gap;
    const QRectF row = layout_.counts();
    double x = row.center().x() - width / 2;
    std::vector<QRectF> answers;
    painter.setPen(style.theme.ink);
    for (const QString& question : questions) {
        const double advance = metrics.horizontalAdvance(question);
        painter.drawText(QRectF(x, row.top(), advance + 2, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         question);
        answers.emplace_back(x + advance + gap, row.top() + 1, answerWidth, row.height() - 2);
        x += advance + answerWidth + 4 * gap;
    }
    drawGaps(painter, style, answers);
}

LegendEntries SearchFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    const auto player = [&](const QPen& pen, const QColor& fill, bool isUp) {
        return [pen, fill, isUp](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.setBrush(fill);
            p.drawPolygon(triangleIn(sign, isUp));
        };
    };
    const auto stroke = [](const QPen& pen) {
        return [pen](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        };
    };
    const QPen maxPen(theme.p, 2);
    const QPen minPen(theme.n, 2);
    LegendEntries entries = {{tr("MAX moves"), player(maxPen, isBlank_ ? theme.paper : theme.p, true)},
                             {tr("MIN moves"), player(minPen, isBlank_ ? theme.paper : theme.n, false)},
                             {subject().run.win ? tr("an end: a win counts %1").arg(*subject().run.win)
                                                : tr("an end, and its score"),
                              [theme](QPainter& p, const QRectF& sign) {
                                  p.setPen(QPen(theme.ink, 2));
                                  p.setBrush(theme.paper);
                                  p.drawRoundedRect(sign, 3, 3);
                              }}};
    if (findsValues() && progress_.pass().horizon > 0) {
        entries.push_back({tr("estimated: %1").arg(translated(subject().aboutEstimates())),
                           player(QPen(theme.ink, 1.5, Qt::DashLine), theme.paper, true)});
    }
    if (isBlank_) return entries;
    if (findsValues()) entries.push_back({tr("best play so far"), stroke(QPen(theme.winning, 4)), 1.8});
    if (cuts(method())) entries.push_back({tr("left out"), stroke(QPen(theme.rim, 2, Qt::DotLine)), 1.8});
    return entries;
}

} // namespace mexplorer::ui
