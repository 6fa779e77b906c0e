#include "ui/export/sheet_pages.h"

#include <QPdfWriter>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double footHeight = 28; // pixels
constexpr double footType = 11;
constexpr double labelGap = 8;
constexpr double pictureGap = 8;
constexpr double farDown = 1e6; // lower than any text ends
constexpr double hair = 1e-6;   // tolerance for rounding

/// Beside text, pictures have smaller type, as paper is read from near.
Style styleBeside() {
    Style style;
    style.type = 0.6;
    style.leastType = 7;
    return style;
}

/// Is the whole figure visible at this size, with all of its texts?
bool isSeenWhole(const Figure& figure, const QSizeF& size, const Style& style) {
    const Frame frame(figure, QRectF({0, 0}, size), std::nullopt, style);
    if (frame.scale() < figure.readableScale()) return false;
    const QRectF seen = frame.visible();
    const double slack = hair * std::max(figure.bounds().width(), figure.bounds().height());
    return seen.adjusted(-slack, -slack, slack, slack).contains(figure.bounds());
}

} // namespace

double heightOf(const SheetPicture& picture, double width, double most, const Style& style) {
    constexpr double step = 10; // pixels
    if (!picture.figure) return 0;
    double height = picture.height;
    while (height < most && !isSeenWhole(*picture.figure, {width, height - pictureGap}, style))
        height = std::min(most, height + step);
    return height;
}

SheetPages::SheetPages(QPdfWriter& device, QString title)
    : device_(device), title_(std::move(title)), painter_(&device),
      page_(QRectF({0, 0}, QSizeF(device.width(), device.height() - footHeight))) {
    painter_.setRenderHint(QPainter::Antialiasing);
}

/// The label is beside the text and adds no height.
double SheetPages::heightOf(const SheetLine& line, const Column& column) const {
    const QRectF place(line.indent, 0, column.width - line.indent, farDown);
    return line.above +
           QFontMetricsF(line.font, &device_).boundingRect(place, Qt::TextWordWrap, line.text).height();
}

double SheetPages::heightOf(const std::vector<SheetLine>& lines, const Column& column) const {
    double height = 0;
    for (const SheetLine& line : lines)
        height += heightOf(line, column);
    return height;
}

void SheetPages::draw(const SheetLine& line, const Column& column) {
    const double height = heightOf(line, column);
    makeRoom(height);
    painter_.setFont(line.font);
    painter_.setPen(lightTheme().ink);
    const QRectF place(column.left + line.indent, y_ + line.above, column.width - line.indent,
                       height - line.above);
    painter_.drawText(place, Qt::TextWordWrap, line.text);
    painter_.drawText(QRectF(column.left, place.top(), line.indent - labelGap, place.height()),
                      Qt::AlignRight | Qt::AlignTop, line.label);
    y_ += height;
}

void SheetPages::draw(const SheetPicture& picture, const Column& column, double height, const Style& style) {
    const QRectF place(column.left, y_ + pictureGap, column.width, height - pictureGap);
    painter_.save();
    painter_.setClipRect(place);
    painter_.translate(place.topLeft());
    const QRectF area({0, 0}, place.size());
    picture.figure->draw(painter_, Frame(*picture.figure, area, std::nullopt, style));
    painter_.restore();
    y_ += height;
}

std::optional<double> SheetPages::heightBeside(const SheetPicture& picture, double most) const {
    if (!picture.figure) return std::nullopt;
    const double width = rightHalf().width;
    const double height = ui::heightOf(picture, width, std::max(picture.height, most), styleBeside());
    const bool isRead = isSeenWhole(*picture.figure, {width, height - pictureGap}, styleBeside());
    return isRead ? std::optional(height) : std::nullopt;
}

void SheetPages::drawBeside(const std::vector<SheetLine>& lines, const SheetPicture& picture, double height) {
    const double above = lines.front().above - pictureGap; // the picture begins beside the first line
    makeRoom(std::max(above + height, heightOf(lines, leftHalf())));
    const double top = y_;
    y_ += above;
    draw(picture, rightHalf(), height, styleBeside());
    const double bottom = std::exchange(y_, top);
    for (const SheetLine& line : lines)
        draw(line, leftHalf());
    y_ = std::max(y_, bottom);
}

void SheetPages::drawAbove(const std::vector<SheetLine>& lines, const SheetPicture& picture) {
    const double height = ui::heightOf(picture, page_.width(), page_.height() / 2, Style{});
    makeRoom(std::min(height + heightOf(lines, whole()), page_.height()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        draw(lines[i], whole());
        if (i == 0 && picture.figure) draw(picture, whole(), height, Style{});
    }
}

void SheetPages::add(const std::vector<SheetLine>& lines, const SheetPicture& picture, double least) {
    makeRoom(least);
    const double top = y_;
    const int page = number_;
    if (const auto beside = heightBeside(picture, least - lines.front().above + pictureGap))
        drawBeside(lines, picture, *beside);
    else
        drawAbove(lines, picture);
    if (number_ == page) y_ = std::max(y_, top + least);
}

/// Begins a new page if so much does not fit on this one, unless this one is still empty.
void SheetPages::makeRoom(double height) {
    if (y_ > 0 && y_ + height > page_.bottom() + hair) newPage();
}

void SheetPages::newPage() {
    writeFoot();
    device_.newPage();
    y_ = 0;
    ++number_;
}

void SheetPages::writeFoot() {
    painter_.setFont(textFont(footType));
    painter_.setPen(lightTheme().quiet);
    const QRectF foot(0, page_.bottom(), page_.width(), footHeight);
    painter_.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, title_);
    painter_.drawText(foot, Qt::AlignRight | Qt::AlignBottom, tr("page %1").arg(number_));
}

bool SheetPages::finish() {
    writeFoot();
    return painter_.end();
}

} // namespace mexplorer::ui
