#include "ui/figure/thing_drawing.h"
#include "ui/views/xor/xor_figure.h"
#include "ui/views/xor/xor_parts.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t mostCoinsDrawn = 7; // on one stair; for more, the number is written
constexpr double leastRise = 0.06;          // of the lowest stair, by the height of the strip
constexpr double highestRise = 0.4;
constexpr double heightOfDigits = 1.1; // with some space, by the size of the type

} // namespace

bool XorFigure::isPlaceLit(std::size_t place) const {
    const std::optional<std::size_t> component = picture_->coins[place].component;
    return component && (litHeap() == component || isFramed(*component));
}

const std::vector<CoinPlace>& XorFigure::coinsNow() const {
    if (!isMadeInPlace()) return picture_->coins;
    const std::size_t moved = framedMove()->changes.front().component;
    const auto turn = std::ranges::find(
        picture_->winning, moved, [](const ColumnsTurn& made) { return made.changes.front().component; });
    if (turn == picture_->winning.end()) return picture_->coins;
    const auto& after = picture_->coinsAfter[static_cast<std::size_t>(turn - picture_->winning.begin())];
    return after.empty() ? picture_->coins : after;
}

void XorFigure::drawCoins(QPainter& painter, const Style& style) const {
    for (std::size_t place = 0; place < picture_->coins.size(); ++place) {
        if (picture_->areOnStairs)
            drawStair(painter, style, place);
        else
            drawCoin(painter, style, place);
    }
}

/// A stair with its number, its coins and their number; even stairs, which do not count, are grey.
void XorFigure::drawStair(QPainter& painter, const Style& style, std::size_t stair) const {
    const Theme& theme = style.theme;
    const CoinPlace& here = coinsNow()[stair];
    const QRectF strip = layout_.place(stair);
    const double share = static_cast<double>(stair + 1) / static_cast<double>(picture_->coins.size());
    const double rise = strip.height() * (leastRise + 0.1 + (highestRise - 0.1 - leastRise) * share);
    const QRectF step(strip.left(), strip.bottom() - rise, strip.width(), rise);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isPlaceLit(stair) ? theme.spotlight : faded(theme.quiet, here.component ? 0.22 : 0.1));
    painter.drawRect(step);
    painter.setPen(here.component ? theme.ink : theme.quiet);
    painter.setFont(
        style.fontIn(painter, 0.11 * strip.height(), here.component ? QFont::Bold : QFont::Normal));
    drawFittedText(painter, style, step.adjusted(2, 0, -2, 0), Qt::AlignCenter, QString::number(stair + 1));

    const QFont count = style.fontIn(painter, 0.12 * strip.height(), QFont::DemiBold);
    const double countHeight = std::max(0.16 * strip.height(), heightOfDigits * count.pixelSize());
    const auto drawn = static_cast<int>(std::min(here.coins, mostCoinsDrawn));
    const double room = strip.height() - rise - countHeight;
    const double pitch = std::min(0.058 * strip.height(), room / std::max(drawn, 1));
    const double width = std::min(0.7 * strip.width(), 0.5 * strip.height());
    for (int coin = 0; coin < drawn; ++coin) {
        const QRectF disc(step.center().x() - width / 2, step.top() - (coin + 1) * pitch, width, 0.8 * pitch);
        painter.save();
        if (!here.component) painter.setOpacity(0.4 * painter.opacity());
        drawThing(painter, style, {ThingKind::coin}, disc);
        painter.restore();
    }
    const double top = step.top() - drawn * pitch;
    painter.setPen(here.component ? theme.ink : theme.quiet);
    painter.setFont(count);
    drawFittedText(painter, style, {strip.left(), top - countHeight, strip.width(), countHeight},
                   Qt::AlignCenter, QString::number(here.coins));
}

/// A coin with H or T on it, and its number below.
void XorFigure::drawCoin(QPainter& painter, const Style& style, std::size_t place) const {
    const Theme& theme = style.theme;
    const CoinPlace& here = coinsNow()[place];
    const QRectF strip = layout_.place(place);
    const QFont number = style.fontIn(painter, 0.22 * strip.height());
    const double below = std::max(0.34 * strip.height(), heightOfDigits * number.pixelSize());
    const double size = std::min(0.86 * strip.width(), strip.height() - below);
    const QRectF disc(strip.center().x() - size / 2, strip.top(), size, size);
    const bool isHead = here.component.has_value();
    drawThing(painter, style, {isHead ? ThingKind::heads : ThingKind::tails}, disc);
    if (isPlaceLit(place)) {
        painter.setPen(QPen(theme.winning, 3 * style.line));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc);
    }
    painter.setPen(theme.quiet);
    painter.setFont(number);
    drawFittedText(painter, style,
                   {strip.left(), disc.bottom(), strip.width(), strip.bottom() - disc.bottom()},
                   Qt::AlignCenter, QString::number(place + 1));
}

} // namespace mexplorer::ui
