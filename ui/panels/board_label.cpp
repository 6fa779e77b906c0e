#include "ui/panels/board_label.h"

#include "ui/figure/board_drawing.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double usualCell = 30; // pixels
constexpr double leastHeight = 84;
constexpr double mostHeight = 168;
constexpr double airAround = 4;

} // namespace

BoardLabel::BoardLabel(QWidget* parent) : QWidget(parent) {
    hide();
}

void BoardLabel::setBoard(std::optional<BoardPicture> board, const QString& name) {
    board_ = std::move(board);
    setVisible(board_.has_value());
    setAccessibleName(name);
    if (!board_) return;
    const double height = std::clamp(board_->rows * usualCell, leastHeight, mostHeight);
    setFixedHeight(static_cast<int>(height + 2 * airAround));
    update();
}

void BoardLabel::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void BoardLabel::paintEvent(QPaintEvent* /*event*/) {
    if (!board_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    Style style;
    style.theme = theme_;
    style.theme.paper = theme_.chrome; // the panel behind the board
    QRectF area = QRectF(rect()).adjusted(airAround, airAround, -airAround, -airAround);
    area.setWidth(std::min(area.width(), area.height() * board_->columns / board_->rows)); // left-aligned
    drawBoard(painter, style, *board_, area);
}

} // namespace mexplorer::ui
