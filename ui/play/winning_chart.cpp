#include "ui/play/winning_chart.h"

#include "core/text/say_all.h"
#include "ui/text/translated.h"

#include <QCoreApplication>
#include <QMouseEvent>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr int chartHeight = 96;
constexpr double usualStep = 44; // pixels from position to position
constexpr double dot = 5;        // radius
constexpr double smallDot = 2.5;
constexpr double air = 8;
constexpr double typeSize = 12;

struct WinningWords {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::WinningWords)

public:
    /// The words at the top and the bottom: who wins there; between a person and the computer, from the
    /// person's view.
    static QString above(const Players& players) {
        return players.ofMove(0) == Who::first ? tr("first wins") : tr("you win");
    }
    static QString below(const Players& players) {
        return players.ofMove(0) == Who::first ? tr("second wins") : tr("you lose");
    }
    static QString between() { return tr("draw"); }
};

/// Where positions and words are drawn.
struct Layout {
    QRectF lines; ///< horizontally from the first to the last position, vertically from winning to losing
    double step;

    Layout(const QRectF& area, std::size_t positions, double words) {
        lines = area.adjusted(air, air + dot, -words - 2 * air, -air - dot);
        const double count = static_cast<double>(std::max<std::size_t>(positions, 2) - 1);
        step = std::min(usualStep, lines.width() / count);
    }
    [[nodiscard]] double x(std::size_t position) const {
        return lines.left() + step * static_cast<double>(position);
    }
    [[nodiscard]] double y(int winning) const { return lines.center().y() - winning * lines.height() / 2; }
};

double widthOfWords(const QFont& font, const Players& players) {
    const QFontMetricsF metrics(font);
    return std::max({metrics.horizontalAdvance(WinningWords::above(players)),
                     metrics.horizontalAdvance(WinningWords::below(players)),
                     metrics.horizontalAdvance(WinningWords::between())});
}

/// 1, 0 or −1 by position, from the view of the player whose win is at the top; empty if unknown.
std::vector<std::optional<int>> heights(const Report& report) {
    auto along = winningAlong(report);
    const bool isTurned = report.players.ofMove(0) == Who::computer;
    for (auto& winning : along)
        if (winning && isTurned) *winning = -*winning;
    return along;
}

QColor colourOf(const Theme& theme, int winning) {
    return winning > 0 ? theme.winning : winning < 0 ? theme.mismatch : theme.draw;
}

void drawCross(QPainter& painter, const QPointF& at, double radius) {
    painter.drawLine(at + QPointF(-radius, -radius), at + QPointF(radius, radius));
    painter.drawLine(at + QPointF(-radius, radius), at + QPointF(radius, -radius));
}

} // namespace

void drawWinningChart(QPainter& painter, const Theme& theme, const Report& report, const QRectF& area,
                      std::optional<std::size_t> current) {
    const QFont font = textFont(typeSize);
    const auto along = heights(report);
    const double words = widthOfWords(font, report.players);
    const Layout layout(area, along.size(), words);
    painter.setFont(font);
    const bool hasDraws = std::ranges::find(along, std::optional(0)) != along.end();
    for (const auto& [winning, text] : {std::pair{1, WinningWords::above(report.players)},
                                        {0, WinningWords::between()},
                                        {-1, WinningWords::below(report.players)}}) {
        if (winning == 0 && !hasDraws) continue;
        const double y = layout.y(winning);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(layout.lines.left(), y), QPointF(layout.lines.right(), y));
        painter.setPen(winning > 0 ? theme.winning : winning < 0 ? theme.mismatch : theme.quiet);
        painter.drawText(QRectF(layout.lines.right() + air, y - air, words + air, 2 * air),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    for (std::size_t i = 1; i < along.size(); ++i) {
        if (!along[i - 1] || !along[i]) continue;
        const bool isLost = gaveAway(report.moves[i - 1].mark);
        painter.setPen(
            QPen(colourOf(theme, *along[i]), isLost ? 2 : 3, isLost ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(layout.x(i - 1), layout.y(*along[i - 1])),
                         QPointF(layout.x(i), layout.y(*along[i])));
    }
    const double radius = layout.step < 3 * dot ? smallDot : dot;
    for (std::size_t i = 0; i < along.size(); ++i) {
        const QPointF at(layout.x(i), layout.y(along[i].value_or(0)));
        const QColor colour = along[i] ? colourOf(theme, *along[i]) : theme.quiet;
        painter.setPen(QPen(colour, 2));
        painter.setBrush(i == current || !along[i] ? QBrush(theme.chrome) : QBrush(colour));
        painter.drawEllipse(at, radius, radius);
        if (i > 0 && gaveAway(report.moves[i - 1].mark)) {
            painter.setPen(QPen(i == current ? colour : theme.paper, 1.5));
            drawCross(painter, at, radius / 2);
        }
    }
}

WinningChart::WinningChart(QWidget* parent) : QWidget(parent) {
    setFixedHeight(chartHeight);
    hide();
}

void WinningChart::setReport(const Report& report, std::optional<std::size_t> current) {
    report_ = report;
    current_ = current;
    setVisible(!report_.moves.empty());
    describe();
    update();
}

void WinningChart::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

/// The chart in words, as its accessible name.
void WinningChart::describe() {
    setAccessibleName(tr("Who was winning"));
    setAccessibleDescription(translated(sayAll(report_.sentences)));
}

void WinningChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawWinningChart(painter, theme_, report_, rect(), current_);
}

void WinningChart::mouseReleaseEvent(QMouseEvent* event) {
    const Layout layout(rect(), report_.moves.size() + 1, widthOfWords(textFont(typeSize), report_.players));
    const double at = (event->position().x() - layout.lines.left()) / layout.step;
    const double last = static_cast<double>(report_.moves.size());
    if (event->button() == Qt::LeftButton && at < last + 1)
        emit chosen(static_cast<std::size_t>(std::clamp(std::round(at), 0.0, last)));
}

void WinningChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
