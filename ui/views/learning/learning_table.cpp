#include "ui/views/learning/learning_table.h"

#include "core/explain/say_cfr.h"
#include "core/regret/poker_rules.h"
#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double tableTitlePixels = 13;
constexpr double tableTextPixels = 12;
constexpr double lineShare = 1.5;  // height of a line, by the type
constexpr double besideCell = 0.7; // at its left, by the type
constexpr double leastHandShare = 0.25;
constexpr double farAway = 0.005; // larger differences are marked

QString titled(const Message& message) {
    QString text = translated(message);
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace

LearningTable::Cell LearningTable::likelihood(double share) {
    return {QString::fromStdString(roundedToDecimals(share, 4)), share};
}

LearningTable::LearningTable(const LearningPicture& picture, const Profile& average)
    : picture_(picture), average_(average) {
    if (picture.hasFamily())
        addFamily();
    else
        addFirstRound();
}

void LearningTable::addFamily() {
    const SequenceForm& form = *picture_.form;
    const KuhnPlace place = placeInFamily(form, average_);
    title_ = tr("Averages beside the equilibrium with α %1")
                 .arg(QString::fromStdString(std::string(nearly) + decimalText(place.alpha, 4)));
    heads_ = {tr("action"), tr("average"), tr("theory"), QStringLiteral("=")};
    std::optional<std::size_t> player;
    for (const KuhnDecision& decision : picture_.poker->family) {
        if (player != decision.player) rows_.push_back({titled(sayPlayer(decision.player)), {}});
        player = decision.player;
        const double here = average_[decision.player][decision.bold];
        const double there = decision.likelihood(place.alpha);
        rows_.push_back({translated(saySeen(form, decision.player, decision.set)),
                         {{translated(sayAction(form, decision.player, decision.bold))},
                          likelihood(here),
                          {QString::fromStdString(familyText(decision))},
                          likelihood(there)},
                         std::abs(here - there) > farAway});
    }
}

/// A column per action: a game with raises has up to three of them.
void LearningTable::addFirstRound() {
    const SequenceForm& form = *picture_.form;
    const std::size_t all = form.player(0).sets.size() + form.player(1).sets.size();
    title_ = tr("Average strategies of the first round (all %1 sets: as CSV)").arg(all);
    headLines_ = 2; // each names two actions
    heads_ = {tr("check,\nfold"), tr("bet,\ncall"), tr("raise")};
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = form.player(player);
        rows_.push_back({titled(sayPlayer(player)), {}});
        for (SequenceForm::Set set = 0; set < own.sets.size(); ++set) {
            if (own.names[set].find('/') != std::string::npos) continue; // a later round
            Row row{translated(saySeen(form, player, set)), std::vector<Cell>(3)};
            row.depth = std::ranges::count(own.names[set], ' ');
            for (std::uint32_t i = 0; i < own.sets[set].count; ++i)
                row.cells[i] = likelihood(average_[player][own.sets[set].first + i]);
            rows_.push_back(row);
        }
    }
}

double LearningTable::headHeight(const Style& style) const {
    return static_cast<double>(headLines_) * lineShare * style.typeOf(tableTextPixels);
}

std::vector<double> LearningTable::columnWidths(const Style& style) const {
    const QFontMetricsF metrics(style.font(tableTextPixels));
    std::vector<double> widths;
    for (const QString& head : heads_) {
        double widest = 0;
        for (const QString& line : head.split(u'\n'))
            widest = std::max(widest, metrics.horizontalAdvance(line));
        widths.push_back(widest);
    }
    for (const Row& row : rows_)
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            widths[i] = std::max(widths[i], metrics.horizontalAdvance(row.cells[i].text));
    for (double& width : widths)
        width = std::ceil(width) + 1 + besideCell * style.typeOf(tableTextPixels);
    return widths;
}

double LearningTable::handWidth(const Style& style) const {
    const QFontMetricsF metrics(style.font(tableTextPixels));
    double widest = 0;
    for (const Row& row : rows_)
        widest = std::max(widest, row.cells.empty() ? 0 : metrics.horizontalAdvance(row.hand));
    return std::ceil(widest) + besideCell * style.typeOf(tableTextPixels);
}

double LearningTable::widthIn(const Style& style) const {
    const std::vector<double> widths = columnWidths(style);
    return std::accumulate(widths.begin(), widths.end(), handWidth(style));
}

double LearningTable::titleHeight(const Style& style, double width) const {
    const QFontMetricsF metrics(style.font(tableTitlePixels, QFont::DemiBold));
    const double lines = metrics.horizontalAdvance(title_) > width ? 2 : 1;
    return lines * lineShare * style.typeOf(tableTitlePixels);
}

std::vector<LearningTable::Row> LearningTable::rowsIn(double height, const Style& style) const {
    constexpr double leastShare = 1.15; // of the type: any closer, lines would touch
    std::vector<Row> rows = rows_;
    std::size_t leftOut = 0;
    const auto lines = [&] { return static_cast<double>(rows.size() + (leftOut > 0 ? 1 : 0)); };
    while (lines() * leastShare * style.typeOf(tableTextPixels) > height) {
        const auto deepest = std::ranges::max_element(rows, {}, &Row::depth)->depth;
        if (deepest == 0) break;
        leftOut += std::erase_if(rows, [deepest](const Row& row) { return row.depth == deepest; });
    }
    if (leftOut > 0) rows.push_back({tr("after more bets: %1 more").arg(leftOut), {}});
    return rows;
}

void LearningTable::draw(QPainter& painter, const Style& style, const QRectF& area) const {
    const Theme& theme = style.theme;
    const double above = titleHeight(style, area.width());
    const double head = headHeight(style);
    const double room = area.height() - above - head;
    const std::vector<Row> rows = rowsIn(room, style);
    const double line =
        std::min(lineShare * style.typeOf(tableTextPixels), room / static_cast<double>(rows.size()));
    const std::vector<double> widths = columnWidths(style);
    const double wide = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double hands = std::max(area.width() - wide, leastHandShare * area.width());
    // Where all that is too wide, the columns are narrower in proportion.
    const double squeeze = std::min(1.0, (area.width() - hands) / wide);
    const auto cellAt = [&](qsizetype column, std::size_t row) {
        const double down = row == 0 ? 0 : head + static_cast<double>(row - 1) * line;
        const double before = std::accumulate(widths.begin(), widths.begin() + column, 0.0);
        const double gap = besideCell * style.typeOf(tableTextPixels);
        const double right =
            area.left() + hands + squeeze * (before + widths[static_cast<std::size_t>(column)]);
        const double left = area.left() + hands + squeeze * before + squeeze * gap;
        return QRectF(left, area.top() + above + down, right - left, row == 0 ? head : line);
    };
    painter.setFont(style.font(tableTitlePixels, QFont::DemiBold));
    painter.setPen(theme.ink);
    drawFittedText(painter, style, QRectF(area.left(), area.top(), area.width(), above),
                   Qt::AlignLeft | Qt::AlignVCenter, title_);
    painter.setFont(style.font(tableTextPixels));
    painter.setPen(theme.quiet);
    for (qsizetype column = 0; column < heads_.size(); ++column)
        drawFittedText(painter, style, cellAt(column, 0), Qt::AlignRight | Qt::AlignBottom, heads_[column]);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const QRectF first = cellAt(0, i + 1);
        const QRectF name(area.left(), first.top(), row.cells.empty() ? area.width() : hands - 4, line);
        if (row.cells.empty()) {
            painter.setPen(QPen(theme.line, 1));
            painter.drawLine(name.topLeft(), name.topRight());
        }
        painter.setFont(style.font(tableTextPixels, row.cells.empty() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(row.cells.empty() ? theme.quiet : theme.ink);
        drawFittedText(painter, style, name, Qt::AlignLeft | Qt::AlignVCenter, row.hand);
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const QRectF place = cellAt(static_cast<qsizetype>(column), i + 1);
            const auto& [text, number] = row.cells[column];
            const bool isShort = number && painter.fontMetrics().horizontalAdvance(text) > place.width();
            painter.setPen(row.isFar && column == 1 ? theme.mismatch : theme.ink);
            drawFittedText(painter, style, place, Qt::AlignRight | Qt::AlignVCenter,
                           isShort ? fittingDecimal(*number, place.width(), painter.font()) : text);
        }
    }
}

} // namespace mexplorer::ui
