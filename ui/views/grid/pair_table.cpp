#include "ui/views/grid/pair_table.h"

#include "core/text/set_text.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double tableType = 12;
constexpr double tableRow = 20;
constexpr double headingType = 20; // so that subscripts can be read, too
constexpr double tableColumn = 40;
constexpr double noteRows = 3; ///< for what the columns are, and the numbers used
constexpr double tableWidth = 136;

QStringList headings() {
    return {QStringLiteral("k"), QStringLiteral("aₖ"), QStringLiteral("bₖ")};
}

} // namespace

PairTable::PairTable(const Discovered& discovered, const Style& style) : style_(style) {
    const DiscoveryState& state = discovered.state;
    const auto& pairs = discovered.trace->subject.pairs;
    std::vector<Nimber> numbers;
    for (std::size_t k = 0; k < std::min(state.pairs, pairs.size()); ++k) {
        rows_.push_back({QString::number(k), QString::number(pairs[k].a), QString::number(pairs[k].b)});
        numbers.insert(numbers.end(), {pairs[k].a, pairs[k].b});
    }
    isLastLit_ = state.cell || state.asksPair;
    if (state.asksPair)
        rows_.push_back({QString::number(rows_.size()), QStringLiteral("?"), QStringLiteral("?")});
    QStringList texts;
    for (const std::uint64_t number : asSet(std::move(numbers)))
        texts << QString::number(number);
    used_ = tr("used: %1").arg(texts.join(u' '));
}

double PairTable::height() const {
    return (static_cast<double>(rows_.size()) + 1 + noteRows + 2) * tableRow * style_.type;
}

void PairTable::shrinkTo(double height) {
    while (rows_.size() > 1 && this->height() > height)
        rows_.erase(rows_.begin());
}

void PairTable::draw(QPainter& painter, const QPointF& topLeft) const {
    const double row = tableRow * style_.type;
    const double column = tableColumn * style_.type;
    double y = topLeft.y();
    const auto write = [&](const QStringList& texts) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QRectF cell(topLeft.x() + static_cast<double>(i) * column, y, column, row);
            painter.drawText(cell, Qt::AlignCenter, texts.at(i));
        }
        y += row;
    };
    painter.setFont(style_.font(headingType, QFont::Bold));
    painter.setPen(style_.theme.quiet);
    write(headings());
    painter.setPen(QPen(style_.theme.line, style_.line));
    painter.drawLine(QPointF(topLeft.x(), y), QPointF(topLeft.x() + 3 * column, y));
    painter.setFont(style_.font(tableType));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (isLastLit_ && i + 1 == rows_.size())
            painter.fillRect(QRectF(topLeft.x(), y, 3 * column, row), style_.theme.spotlight);
        painter.setPen(style_.theme.ink);
        write(rows_[i]);
    }
    painter.setPen(style_.theme.quiet);
    const QString notes = tr("each new pair: the least number not yet used, and k more") + u'\n' + used_;
    painter.drawText(QRectF(topLeft.x(), y + row / 2, tableWidth * style_.type, (noteRows + 2) * row),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, notes);
}

} // namespace mexplorer::ui
