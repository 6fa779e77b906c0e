// What is around the tree of a search.
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/search/search_figure.h"
#include "ui/views/search/search_signs.h"

#include <QFontMetricsF>

#include <algorithm>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double countPixels = 14; // of the usual type

} // namespace

void SearchFigure::drawCounts(QPainter& painter, const Frame& frame) const {
    const Keyed counted(painter, {"counts"});
    painter.setPen(frame.theme().ink);
    painter.setFont(frame.style().font(countPixels, QFont::DemiBold));
    drawFittedText(painter, frame.style(), countsIn(frame), Qt::AlignCenter, counts());
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
    const auto& shown = layout_.placed();
    const auto isAny = [&](auto holds) { return std::any_of(shown.begin(), shown.end(), holds); };
    LegendEntries entries;
    const auto addPlayer = [&](const QString& text, const QColor& colour, bool isUp) {
        if (isAny([&](const Placed& placed) { return !placed.isEnd && placed.isUp == isUp; }))
            entries.push_back({text, player(QPen(colour, 2), isBlank_ ? theme.paper : colour, isUp), 1.3});
    };
    addPlayer(tr("MAX moves"), theme.p, true);
    addPlayer(tr("MIN moves"), theme.n, false);
    if (isAny([](const Placed& placed) { return placed.isEnd; }))
        entries.push_back({subject().run.win ? tr("an end: a win counts %1").arg(*subject().run.win)
                                             : tr("an end, and its score"),
                           [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.ink, 2));
                               p.setBrush(theme.paper);
                               p.drawRoundedRect(sign, 3, 3);
                           }});
    if (findsValues() && progress_.pass().horizon > 0) {
        entries.push_back({tr("estimated: %1").arg(translated(subject().aboutEstimates())),
                           player(QPen(theme.ink, 1.5, Qt::DashLine), theme.paper, true)});
    }
    if (isBlank_) return entries;
    if (cuts(method()) && isAny([&](const Placed& placed) { return !placed.isEnd && isSeen(placed.node); }))
        entries.push_back({tr("the window"),
                           [ink = theme.ink](QPainter& p, const QRectF& sign) {
                               p.setPen(ink);
                               p.drawText(sign.adjusted(0, -8, 0, 8), Qt::AlignCenter,
                                          QStringLiteral("[α, β]"));
                           },
                           2.8});
    if (findsValues() && progress_.line().size() > 1)
        entries.push_back({tr("best play so far"), stroke(QPen(theme.winning, 4)), 1.8});
    if (isAny([](const Placed& placed) { return placed.hasFallen; }))
        entries.push_back({tr("left out"), stroke(QPen(theme.rim, 2, Qt::DotLine)), 1.8});
    return entries;
}

} // namespace mexplorer::ui
