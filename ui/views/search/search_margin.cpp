// What is around the tree of a search.
#include "core/explain/say_search.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/search/search_figure.h"
#include "ui/views/search/search_signs.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double countPixels = 14; // of the usual type
constexpr double rowPixels = 13;

} // namespace

void SearchFigure::drawCounts(QPainter& painter, const Frame& frame) const {
    if (minimax_) return drawCountsBeside(painter, frame);
    const Keyed counted(painter, {"counts"});
    painter.setPen(frame.theme().ink);
    painter.setFont(frame.style().font(countPixels, QFont::DemiBold));
    drawFittedText(painter, frame.style(), countsIn(frame), Qt::AlignCenter, counts());
}

void SearchFigure::drawCountsBeside(QPainter& painter, const Frame& frame) const {
    struct Row {
        QString name;
        QString said;
        const SearchCounts& counts;
    };
    const Keyed counted(painter, {"counts"});
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const std::array rows = {
        Row{translated(titleOf(SearchMethod::minimax)), translated(sayLookedAt(minimax_->counts())),
            minimax_->counts()},
        Row{translated(titleOf(method())), translated(sayLookedAt(progress_.counts())), progress_.counts()}};
    painter.setFont(style.font(rowPixels, QFont::DemiBold));
    const QFontMetricsF metrics(painter.font());
    const double space = 12 * style.type;
    double names = 0;
    double numbers = 0;
    for (const Row& row : rows) {
        names = std::max(names, metrics.horizontalAdvance(row.name) + 2);
        numbers = std::max(numbers, metrics.horizontalAdvance(row.said) + 2);
    }
    const QString until = translated(sayUntilWhen(subject(), *minimax_));
    const double head = metrics.horizontalAdvance(until) + 2;
    const QRectF all = countsIn(frame);
    const double bar = std::clamp(all.width() - head - names - numbers - 3 * space, 0.0, 220 * style.type);
    double x = all.center().x() - (head + names + bar + numbers + 3 * space) / 2;
    painter.setPen(theme.ink);
    painter.drawText(QRectF(x, all.top(), head, all.height()), Qt::AlignLeft | Qt::AlignVCenter, until);
    x += head + space;
    const double most = static_cast<double>(subject().minimax->counts.visits);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double height = all.height() / static_cast<double>(rows.size());
        QRectF place(x, all.top() + static_cast<double>(i) * height, names, height);
        painter.setPen(theme.ink);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, rows[i].name);
        QRectF track(place.right() + space, place.top() + 0.25 * height, bar, height / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.chrome);
        painter.drawRoundedRect(track, 3, 3);
        track.setWidth(bar * static_cast<double>(rows[i].counts.visits) / most);
        painter.setBrush(i == 0 ? faded(theme.accent, 0.35) : theme.accent);
        painter.drawRoundedRect(track, 3, 3);
        place.setLeft(place.right() + 2 * space + bar);
        place.setWidth(numbers);
        painter.setPen(theme.ink);
        drawFittedText(painter, style, place, Qt::AlignLeft | Qt::AlignVCenter, rows[i].said);
    }
}

/// The questions of an exercise, each with room for the answer.
void SearchFigure::drawQuestions(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const double answerWidth = 52 * style.type;
    QStringList questions = {tr("score:"), tr("leaves looked at:")};
    if (cuts(method())) questions << tr("cuts:");
    painter.setFont(style.font(countPixels, QFont::DemiBold));
    const QFontMetricsF metrics(painter.font());
    const double space = 8 * style.type;
    double width = -3 * space;
    for (const QString& question : questions)
        width += metrics.horizontalAdvance(question) + answerWidth + 4 * space;
    const QRectF row = countsIn(frame);
    double x = row.center().x() - width / 2;
    std::vector<QRectF> answers;
    painter.setPen(style.theme.ink);
    for (const QString& question : questions) {
        const double advance = metrics.horizontalAdvance(question);
        painter.drawText(QRectF(x, row.top(), advance + 2, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         question);
        answers.emplace_back(x + advance + space, row.top() + 1, answerWidth, row.height() - 2);
        x += advance + answerWidth + 4 * space;
    }
    drawGaps(painter, style, answers);
}

LegendEntries SearchFigure::legend(const Style& style) const {
    LegendEntries entries;
    addPlaces(entries, style.theme);
    if (!isBlank_) addFindings(entries, style.theme);
    return entries;
}

/// What the places of the tree are.
void SearchFigure::addPlaces(LegendEntries& entries, const Theme& theme) const {
    const auto triangle = [](const QPen& pen, const QColor& fill, bool isUp) {
        return [pen, fill, isUp](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.setBrush(fill);
            p.drawPolygon(triangleIn(sign, isUp));
        };
    };
    const SearchSigns all = signsElsewhere();
    const auto addPlayer = [&](const QString& text, bool isUp) {
        const QColor colour = playerColours(theme, isUp).fill;
        const bool isSeen = isAny([&](const Placed& placed) { return !placed.isEnd && placed.isUp == isUp; });
        addEntry(entries, isSeen, isUp ? all.max : all.min,
                 {text, triangle(QPen(colour, 2), isBlank_ ? theme.paper : colour, isUp), 1.3});
    };
    addPlayer(tr("MAX moves"), true);
    addPlayer(tr("MIN moves"), false);
    addEntry(entries, isAny([](const Placed& placed) { return placed.isEnd; }), all.ends,
             {subject().run.win ? tr("an end: a win counts %1").arg(*subject().run.win)
                                : tr("an end, and its score"),
              [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.ink, 2));
                  p.setBrush(theme.paper);
                  p.drawRoundedRect(sign, 3, 3);
              }});
    addEntry(entries, findsValues() && progress_.pass().horizon > 0, all.estimates,
             {tr("estimated: %1").arg(translated(subject().aboutEstimates())),
              triangle(QPen(theme.ink, 1.5, Qt::DashLine), theme.paper, true)});
}

/// What the search has found.
void SearchFigure::addFindings(LegendEntries& entries, const Theme& theme) const {
    const auto stroke = [](const QPen& pen) {
        return [pen](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        };
    };
    const auto isInside = [&](const Placed& placed) { return !placed.isEnd && isSeen(placed.node); };
    const SearchSigns all = signsElsewhere();
    addEntry(entries, cuts(method()) && isAny(isInside), all.window,
             {tr("the window"),
              [ink = theme.ink](QPainter& p, const QRectF& sign) {
                  p.setPen(ink);
                  p.drawText(sign.adjusted(0, -8, 0, 8), Qt::AlignCenter, QStringLiteral("[α, β]"));
              },
              2.8});
    addEntry(entries, findsValues() && progress_.line().size() > 1, all.line,
             {tr("best play so far"), stroke(QPen(theme.winning, 4)), 1.8});
    const bool isOther = isAny(
        [&](const Placed& placed) { return isInside(placed) && !minimaxScoreOf(placed.node).isEmpty(); });
    addEntry(entries, isOther, isStep_ && minimax_,
             {tr("what minimax finds"),
              [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.quiet, 1.5));
                  p.setBrush(theme.paper);
                  p.drawRoundedRect(sign.adjusted(0, 1, 0, -1), 4, 4);
              },
              1.8});
    addEntry(entries, isAny([&](const Placed& placed) { return isOnlyMinimaxs(placed.node); }),
             all.onlyMinimax, {tr("only minimax looks there"), stroke(QPen(theme.quiet, 2)), 1.8});
    const bool isLeft =
        isAny([&](const Placed& placed) { return placed.hasFallen && !isOnlyMinimaxs(placed.node); });
    addEntry(entries, isLeft, all.leftOut, {tr("left out"), stroke(QPen(theme.rim, 2, Qt::DotLine)), 1.8});
}

} // namespace mexplorer::ui
