#include "ui/views/search/search_figure.h"

#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

using Kind = SearchEvent::Kind;

namespace {

constexpr int longestName = 24;   // characters
constexpr double namePixels = 18; // in the world
constexpr double scorePixels = 19;
constexpr double smallestPixels = 17;

std::size_t eventsOf(const SearchPicture& picture, const std::optional<SearchState>& step) {
    return step ? step->events : picture.subject.run.events.size();
}

/// The place that the last event is about.
std::uint32_t placeOf(const SearchEvent* event) {
    if (!event) return 0;
    return event->kind == Kind::back ? event->child : event->node;
}

std::vector<bool> areEnds(const SearchSubject& subject) {
    std::vector<bool> are;
    for (const auto& end : subject.ends)
        are.push_back(end.has_value());
    return are;
}

QString written(Score score) {
    return QString::fromStdString(scoreText(score));
}

constexpr double tip = 0.42; // of its height

/// A box that points up for MAX, down for MIN.
QPolygonF pointed(const QRectF& box, bool isUp) {
    const double way = isUp ? 1 : -1;
    const double end = isUp ? box.top() : box.bottom();
    const double foot = isUp ? box.bottom() : box.top();
    const double shoulder = end + way * tip * box.height();
    return QPolygonF({{box.center().x(), end},
                      {box.right(), shoulder},
                      {box.right(), foot},
                      {box.left(), foot},
                      {box.left(), shoulder}});
}

QRectF placeBox(const QRectF& shape) {
    return shape.adjusted(1, 4, -1, -4);
}

QRectF endBox(const QRectF& shape) {
    return shape.adjusted(6, 9, -6, -9);
}

} // namespace

SearchFigure::SearchFigure(std::shared_ptr<const SearchPicture> picture, std::optional<SearchState> step)
    : picture_(std::move(picture)), isLit_(step && !step->stops),
      progress_(subject().run, eventsOf(*picture_, step)),
      layout_(subject().run, areEnds(subject()), step ? placeOf(progress_.now()) : 0,
              picture_->costs.size()) {}

QMarginsF SearchFigure::margins(const Style& style) const {
    return {20, 16, 20, legendRowHeight(style) + 8};
}

double SearchFigure::leastFit(const Style& style, const QSizeF& /*content*/) const {
    return style.leastType / smallestPixels;
}

bool SearchFigure::findsValues() const {
    return mexplorer::findsValues(subject().settings.method);
}

std::uint32_t SearchFigure::current() const {
    return isLit_ ? placeOf(progress_.now()) : SearchNode::none;
}

std::optional<std::uint32_t> SearchFigure::nodeAt(const QPointF& world) const {
    const Placed* placed = layout_.at(world);
    return placed ? std::optional(placed->node) : std::nullopt;
}

std::optional<std::size_t> SearchFigure::eventAt(const QPointF& world) const {
    const Placed* node = layout_.at(world);
    const Placed* badge = node ? nullptr : layout_.badgeAt(world);
    if (!node && !badge) return std::nullopt;
    const auto isDrawn = [this](std::uint32_t wanted) {
        return std::ranges::find(layout_.placed(), wanted, &Placed::node) != layout_.placed().end();
    };
    const std::vector<SearchEvent>& events = subject().run.events;
    const auto found = std::ranges::find_if(events, [&](const SearchEvent& event) {
        const std::uint32_t place = placeOf(&event);
        return node ? place == node->node
                    : subject().run.nodes[place].parent == badge->node && !isDrawn(place);
    });
    if (found == events.end()) return std::nullopt;
    return static_cast<std::size_t>(found - events.begin());
}

std::optional<QRectF> SearchFigure::light() const {
    const auto found = std::ranges::find(layout_.placed(), current(), &Placed::node);
    if (found == layout_.placed().end()) return std::nullopt;
    const QRectF shape = layout_.shape(*found);
    return isEnd(found->node) ? endBox(shape) : shape.united(layout_.text(*found)).adjusted(-7, -7, 3, 7);
}

QString SearchFigure::scoreOf(std::uint32_t node) const {
    const SearchProgress::Place& place = progress_.at(node);
    if (place.told) return written(subject().seen(node, place.told->score));
    if (isEnd(node) && findsValues()) return written(subject().seen(node, *subject().ends[node]));
    if (!place.last || place.best == SearchNode::none) return {};
    const Score best = subject().seen(node, place.last->best);
    const bool isLeast = isMax(node) || subject().settings.method == SearchMethod::table;
    return (isLeast ? QStringLiteral("≥ %1") : QStringLiteral("≤ %1")).arg(written(best));
}

QString SearchFigure::windowOf(std::uint32_t node) const {
    const SearchProgress::Place& place = progress_.at(node);
    if (!cuts(subject().settings.method) || !place.last) return {};
    const auto [alpha, beta] = subject().windowSeen(*place.last);
    return QStringLiteral("[%1, %2]").arg(written(alpha), written(beta));
}

QString SearchFigure::counts() const {
    const SearchCounts& counts = progress_.counts();
    QString text = tr("visits: %1 · leaves: %2").arg(counts.visits).arg(counts.leaves);
    if (cuts(subject().settings.method)) text = tr("%1 · cuts: %2").arg(text).arg(counts.cuts);
    if (subject().settings.method == SearchMethod::table)
        text = tr("%1 · from the table: %2").arg(text).arg(counts.known);
    return text;
}

QString SearchFigure::statusOf(std::uint32_t node) const {
    const QString name = shownText(subject().names[node], longestName);
    switch (progress_.at(node).stage) {
    case Stage::unseen:
        return tr("%1: not come to yet").arg(name);
    case Stage::leftOut:
        return tr("%1: left out by a cut").arg(name);
    default:
        break;
    }
    const QStringList known = {scoreOf(node), windowOf(node)};
    return tr("%1: %2").arg(name, known.join(u' ').trimmed());
}

void SearchFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        painter.setTransform(frame.toArea(), true);
        drawEdges(painter, style);
        for (const Placed& placed : layout_.placed()) {
            if (isEnd(placed.node))
                drawEnd(painter, style, placed);
            else
                drawNode(painter, style, placed);
            drawHidden(painter, style, placed);
        }
        for (const Placed& placed : layout_.placed())
            drawCut(painter, style, placed);
        drawBars(painter, frame);
    });
}

QStringList SearchFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) + QStringList{counts()};
}

QPen SearchFigure::edgePen(const Style& style, std::uint32_t child,
                           const std::vector<std::uint32_t>& line) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.at(child).stage;
    if (child == current() && stage != Stage::leftOut) return {theme.accent, 4 * style.line};
    if (std::find(line.begin(), line.end(), child) != line.end()) return {theme.winning, 4 * style.line};
    if (stage == Stage::leftOut) return {theme.rim, 1.5 * style.line, Qt::DotLine};
    return stage == Stage::unseen ? QPen(theme.rim, style.line) : QPen(theme.quiet, 2 * style.line);
}

void SearchFigure::drawEdges(QPainter& painter, const Style& style) const {
    const std::vector<std::uint32_t> line = findsValues() ? progress_.line() : std::vector<std::uint32_t>();
    painter.setBrush(Qt::NoBrush);
    for (const Placed& placed : layout_.placed()) {
        if (placed.node == 0) continue;
        const QRectF from = placeBox(layout_.shape(layout_.placed()[placed.parent]));
        const QRectF shape = layout_.shape(placed);
        const QRectF to = isEnd(placed.node) ? endBox(shape) : placeBox(shape);
        const QPointF start(from.center().x(), from.bottom());
        const QPointF end(to.center().x(), to.top());
        const double bend = 0.55 * (end.y() - start.y());
        QPainterPath path(start);
        path.cubicTo(start + QPointF(0, bend), end - QPointF(0, bend), end);
        painter.setPen(edgePen(style, placed.node, line));
        painter.drawPath(path);
    }
}

void SearchFigure::drawNode(QPainter& painter, const Style& style, const Placed& placed) const {
    const Theme& theme = style.theme;
    const std::uint32_t node = placed.node;
    const Stage stage = progress_.at(node).stage;
    const QRectF shape = layout_.shape(placed);
    const bool isSeen = stage == Stage::open || stage == Stage::done;
    const bool isUp = isMax(node);
    if (node == current()) {
        painter.setPen(QPen(theme.accent, 3 * style.line));
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(*light(), 10, 10);
    }
    const QColor ground = isUp ? theme.p : theme.n;
    painter.setPen(
        isSeen ? QPen(ground, 2 * style.line)
               : QPen(theme.rim, 1.5 * style.line, stage == Stage::leftOut ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(isSeen ? ground : theme.paper);
    painter.drawPolygon(pointed(placeBox(shape), isUp));
    painter.setPen(isUp ? theme.onP : theme.onN);
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    const QRectF text = isUp ? shape.adjusted(4, 20, -4, -4) : shape.adjusted(4, 4, -4, -20);
    if (isSeen) drawFittedText(painter, style, text, Qt::AlignCenter, scoreOf(node));
    drawBeside(painter, style, placed);
}

void SearchFigure::drawEnd(QPainter& painter, const Style& style, const Placed& placed) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.at(placed.node).stage;
    const bool isSeen = stage == Stage::done;
    const QRectF box = endBox(layout_.shape(placed));
    const bool isCurrent = placed.node == current();
    painter.setPen(isCurrent ? QPen(theme.accent, 3.5 * style.line)
                   : isSeen  ? QPen(theme.ink, 2 * style.line)
                             : QPen(theme.rim, 1.5 * style.line));
    painter.setBrush(isCurrent ? theme.accentSoft : isSeen ? theme.paper : theme.chrome);
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(isSeen ? theme.ink : theme.quiet);
    painter.setFont(style.fontIn(painter, scorePixels, QFont::Bold));
    drawFittedText(painter, style, box.adjusted(2, 2, -2, -2), Qt::AlignCenter, scoreOf(placed.node));
    if (stage != Stage::leftOut) return;
    painter.setPen(QPen(theme.mismatch, 2 * style.line));
    painter.drawLine(box.bottomLeft() + QPointF(-5, 5), box.topRight() + QPointF(5, -5));
}

void SearchFigure::drawBeside(QPainter& painter, const Style& style, const Placed& placed) const {
    const QRectF text = layout_.text(placed);
    const bool isSeen =
        progress_.at(placed.node).stage == Stage::open || progress_.at(placed.node).stage == Stage::done;
    painter.setPen(isSeen ? style.theme.ink : style.theme.quiet);
    painter.setFont(style.fontIn(painter, namePixels, QFont::DemiBold));
    const QString name = shownText(subject().names[placed.node], longestName);
    drawFittedText(painter, style, {text.topLeft(), QSizeF(text.width(), text.height() / 2)},
                   Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, smallestPixels));
    drawFittedText(painter, style, {text.left(), text.center().y(), text.width(), text.height() / 2},
                   Qt::AlignLeft | Qt::AlignVCenter, windowOf(placed.node));
}

void SearchFigure::drawCut(QPainter& painter, const Style& style, const Placed& placed) const {
    const SearchProgress::Place& place = progress_.at(placed.node);
    if (!place.isCut) return;
    const auto [alpha, beta] = subject().windowSeen(*place.last);
    const QString text = QStringLiteral("β = %1 ≤ α = %2").arg(written(beta), written(alpha));
    painter.setFont(style.fontIn(painter, smallestPixels, QFont::Bold));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 20;
    const QRectF shape = layout_.shape(placed);
    const double left = placed.hidden > 0 ? layout_.badge(placed).right() : shape.center().x() + 8;
    const QRectF pill(left, shape.bottom() + 9, width, 27);
    painter.setPen(QPen(style.theme.mismatch, 1.5 * style.line));
    painter.setBrush(style.theme.paper);
    painter.drawRoundedRect(pill, 13, 13);
    painter.setPen(style.theme.mismatch);
    painter.drawText(pill, Qt::AlignCenter, text);
}

void SearchFigure::drawHidden(QPainter& painter, const Style& style, const Placed& placed) const {
    if (placed.hidden == 0) return;
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, smallestPixels));
    drawFittedText(painter, style, layout_.badge(placed), Qt::AlignCenter,
                   QStringLiteral("+%1").arg(placed.hidden));
}

void SearchFigure::drawBars(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const QRectF seen = frame.visible().adjusted(-1, -1, 1, 1);
    const auto isSeen = [&](const QRectF& row) { // which is as wide as the line above
        const QRectF line = layout_.counts();
        return seen.contains(QRectF(line.left(), row.top(), line.width(), row.height()));
    };
    if (!isSeen(layout_.counts())) return;
    painter.setPen(theme.ink);
    painter.setFont(style.fontIn(painter, namePixels, QFont::DemiBold));
    const bool isCompared = !picture_->costs.empty() && isSeen(layout_.barName(0));
    drawFittedText(painter, style, layout_.counts(), Qt::AlignLeft | Qt::AlignVCenter,
                   isCompared ? tr("%1; leaves of this search and of others:").arg(counts()) : counts());
    std::uint64_t most = 1;
    for (const SearchCost& cost : picture_->costs)
        most = std::max(most, cost.leaves);
    for (std::size_t row = 0; row < picture_->costs.size(); ++row) {
        if (!isSeen(layout_.barName(row))) continue;
        const SearchCost& cost = picture_->costs[row];
        const SearchSettings& settings = subject().settings;
        const bool isThis =
            cost.settings && cost.settings->method == settings.method &&
            (cost.settings->order == settings.order || settings.method == SearchMethod::minimax);
        painter.setFont(style.fontIn(painter, namePixels, isThis ? QFont::Bold : QFont::Normal));
        painter.setPen(isThis ? theme.ink : theme.quiet);
        drawFittedText(painter, style, layout_.barName(row), Qt::AlignRight | Qt::AlignVCenter,
                       translated(cost.way));
        QRectF bar = layout_.bar(row);
        bar.setWidth(
            std::max(3.0, bar.width() * static_cast<double>(cost.leaves) / static_cast<double>(most)));
        painter.setPen(cost.settings ? QPen(Qt::NoPen) : QPen(theme.winning, 2 * style.line));
        painter.setBrush(!cost.settings ? theme.paper : isThis ? theme.accent : faded(theme.accent, 0.35));
        painter.drawRoundedRect(bar, 4, 4);
        painter.setPen(isThis ? theme.ink : theme.quiet);
        const QRectF number(bar.right() + 10, bar.top(), 90, bar.height());
        drawFittedText(painter, style, number, Qt::AlignLeft | Qt::AlignVCenter,
                       QString::number(cost.leaves));
    }
}

LegendEntries SearchFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    const auto player = [](const QColor& colour, bool isUp) {
        return [colour, isUp](QPainter& p, const QRectF& sign) {
            p.setPen(Qt::NoPen);
            p.setBrush(colour);
            p.drawPolygon(pointed(sign, isUp));
        };
    };
    LegendEntries entries = {{tr("MAX moves"), player(theme.p, true)},
                             {tr("MIN moves"), player(theme.n, false)},
                             {tr("an end, and its score"), [theme](QPainter& p, const QRectF& sign) {
                                  p.setPen(QPen(theme.ink, 2));
                                  p.setBrush(theme.paper);
                                  p.drawRoundedRect(sign, 3, 3);
                              }}};
    const auto stroke = [](const QPen& pen) {
        return [pen](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        };
    };
    if (findsValues()) entries.push_back({tr("best play so far"), stroke(QPen(theme.winning, 4)), 1.8});
    if (cuts(subject().settings.method))
        entries.push_back({tr("left out"), stroke(QPen(theme.rim, 2, Qt::DotLine)), 1.8});
    return entries;
}

Expected<void> SearchFigure::writeCsv(QIODevice& device, Task& task) const {
    const auto name = [](Stage stage) {
        switch (stage) {
        case Stage::open:
            return "open";
        case Stage::done:
            return "done";
        case Stage::leftOut:
            return "left out";
        case Stage::unseen:
            break;
        }
        return "unseen";
    };
    const std::vector<SearchNode>& nodes = subject().run.nodes;
    CsvWriter csv(device, task, 1 + nodes.size());
    bool good = csv.line("node,parent,position,player,alpha,beta,score,stage");
    for (std::uint32_t node = 0; good && node < nodes.size(); ++node) {
        const SearchProgress::Place& place = progress_.at(node);
        const std::string parent =
            nodes[node].parent == SearchNode::none ? "" : std::to_string(nodes[node].parent);
        const auto number = [](Score score) {
            return score == infiniteScore    ? std::string("inf")
                   : score == -infiniteScore ? std::string("-inf")
                                             : std::to_string(score);
        };
        good = csv.line("{},{},{},{},{},{},{},{}", node, parent, csvField(subject().texts[node]),
                        isMax(node) ? "MAX" : "MIN", place.last ? number(place.last->alpha) : "",
                        place.last ? number(place.last->beta) : "",
                        place.told ? number(place.told->score) : "", name(place.stage));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
