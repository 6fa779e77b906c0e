#include "ui/views/play/play_figure.h"

#include "core/explain/say_position.h"
#include "core/explain/say_things.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/move_mark.h"
#include "ui/figure/piece_drawing.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/play/play_painter.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double headPixels = 18;
constexpr double titlePixels = 22; // on slides
constexpr double hintPixels = 13;
constexpr double pillHeight = 2.1; ///< by the size of its type
constexpr double edge = 14;        ///< around the figure, above the pill and below the hint

/// The piece of the player to move, by the first part with a board.
std::optional<Piece> moverOn(const std::vector<Things>& parts) {
    for (const Things& things : parts)
        if (const auto* board = std::get_if<BoardPicture>(&things.ground)) return board->turn;
    return std::nullopt;
}

double pillOf(const Style& style) {
    return pillHeight * style.typeOf(headPixels);
}

QFont headFont(const Style& style, bool isPill) {
    if (isPill) return style.font(headPixels, QFont::DemiBold);
    return hasTitle(style) ? style.font(titlePixels, QFont::Bold) : style.font(headPixels);
}

} // namespace

PlayFigure::PlayFigure(std::shared_ptr<const PlayPicture> picture, PlayLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {}

QMarginsF PlayFigure::margins(const Style& style) const {
    if (look_.isQuestion) return {36, hasHead() ? 2 * edge + pillOf(style) : edge, 36, edge};
    return {36, 2 * edge + pillOf(style), 36, 2 * edge + 1.4 * style.typeOf(hintPixels)};
}

QString PlayFigure::headline() const {
    if (!look_.told.isEmpty()) return look_.told;
    const std::size_t moves = picture_->moves.moves.size();
    if (picture_->mover == Side::left) return moves == 0 ? tr("Left has no move") : tr("Left is to move");
    if (picture_->mover == Side::right) return moves == 0 ? tr("Right has no move") : tr("Right is to move");
    if (moves == 0) return tr("no move is left");
    if (moverOn(picture_->parts)) return tr("to move");
    if (!picture_->moves.areAll) return tr("more than %1 moves").arg(moves);
    return moves == 1 ? tr("1 move") : tr("%1 moves").arg(moves);
}

/// With the position, where no piece tells who moves, unless it is long: it is drawn as well.
QString PlayFigure::title() const {
    constexpr std::size_t longest = 24; // characters
    if (moverOn(picture_->parts) || !look_.told.isEmpty()) return headline();
    const QString position = QString::fromStdString(shown(picture_->position));
    return picture_->position.size() > longest ? headline() : tr("%1: %2").arg(position, headline());
}

/// A question does not say how many moves there are: if there is one, that is the answer.
bool PlayFigure::hasHead() const {
    return !look_.isQuestion || moverOn(picture_->parts);
}

void PlayFigure::draw(QPainter& painter, const Frame& frame) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter, frame);
    painter.save();
    painter.setClipRect(frame.content().adjusted(-36, -2, 36, 2));
    painter.setTransform(frame.toArea(), true);
    PlayPainter(painter, frame.style(), *picture_, look_).draw();
    painter.restore();
    if (hasHead()) drawHead(painter, frame);
    drawHint(painter, frame);
    painter.restore();
}

/// The sentence of the move as a pill; while none is proposed, the headline.
void PlayFigure::drawHead(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const QRectF& area = frame.area();
    const bool isPill = !look_.saying.isEmpty();
    const QString text = isPill ? look_.saying : hasTitle(style) ? title() : headline();
    const double height = pillOf(style);
    const Keyed named(painter, {"title"});
    painter.setFont(headFont(style, isPill));
    const bool isMovers = !isPill && look_.told.isEmpty();
    const auto piece = isMovers ? moverOn(picture_->parts) : std::nullopt;
    std::optional<Outcome> worth;
    if (isPill && look_.move() && look_.worths) {
        const auto found = look_.worths->outcomes.find(look_.move()->to);
        if (found != look_.worths->outcomes.end()) worth = found->second;
    }
    const double sign = piece || worth ? 0.8 * height : 0;
    const double room = area.width() - 2 * edge;
    const double width =
        std::min(room, QFontMetricsF(painter.font()).horizontalAdvance(text) + sign + 1.6 * height);
    const QRectF pill(area.center().x() - width / 2, area.top() + edge, width, height);
    const bool isSide = isMovers && picture_->mover != Side::either;
    const QColor colour = isSide         ? playerColours(theme, picture_->mover == Side::left).text
                          : !isPill      ? (hasTitle(style) ? theme.ink : theme.quiet)
                          : worth        ? markColour(theme, worth)
                          : look_.move() ? theme.winning
                                         : theme.ink;
    if (isPill) {
        painter.setPen(QPen(colour, 1.5 * style.line));
        painter.setBrush(faded(colour, theme.dark ? 0.18 : 0.08));
        painter.drawRoundedRect(pill, height / 2, height / 2);
    }
    const QRectF inside = pill.adjusted(0.5 * height, 0, -0.5 * height, 0);
    const QRectF signBox(inside.left(), inside.center().y() - sign / 2, sign, sign);
    if (piece) drawPiece(painter, style, *piece, signBox);
    if (worth) drawMoveMark(painter, style, worth, signBox.center(), 0.36 * sign);
    painter.setPen(colour);
    drawFittedText(painter, style, inside.adjusted(sign, 0, 0, 0), Qt::AlignCenter, text);
}

void PlayFigure::drawHint(QPainter& painter, const Frame& frame) const {
    if (look_.hint.isEmpty()) return;
    const Style& style = frame.style();
    const QRectF& area = frame.area();
    const Keyed named(painter, {"sentence"});
    painter.setFont(style.font(hintPixels));
    painter.setPen(style.theme.quiet);
    const double height = 1.4 * style.typeOf(hintPixels);
    drawFittedText(painter, style,
                   {area.left() + edge, area.bottom() - edge - height, area.width() - 2 * edge, height},
                   Qt::AlignCenter, look_.hint);
}

Expected<void> PlayFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::size_t spots = picture_->layout.spots().size();
    CsvWriter csv(device, task, spots + 1);
    bool goesOn = csv.line("table,place,things,count,moves");
    for (std::size_t spot = 0; spot < spots && goesOn; ++spot) {
        const auto moves = std::ranges::count_if(picture_->moves.moves,
                                                 [&](const ThingsMove& move) { return touches(move, spot); });
        for (const Pile& pile : picture_->pilesIn(spot))
            goesOn =
                goesOn && csv.line("{},{},{},{},{}", picture_->partOf(spot) + 1,
                                   csvField(picture_->nameOf(spot).english()),
                                   csvField(sayThings(pile.thing, pile.count).english()), pile.count, moves);
        if (picture_->pilesIn(spot).empty() && moves > 0)
            goesOn = csv.line("{},{},,0,{}", picture_->partOf(spot) + 1,
                              csvField(picture_->nameOf(spot).english()), moves);
    }
    return csv.finish();
}

} // namespace mexplorer::ui
