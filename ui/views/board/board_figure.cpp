#include "ui/views/board/board_figure.h"

#include "core/explain/say_board.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/move_mark.h"
#include "ui/figure/piece_drawing.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/views/board/board_report.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double headlinePixels = 22; // in the world
constexpr double titlePixels = 30;    // on slides
constexpr double smallestOfBoard = 17;
constexpr double largestThatFits = 24; // the largest type with room beside the board and in its cells
constexpr double headPieceSize = 30;
constexpr double headPieceGap = 8;

MotionKey turnKey() {
    return {"turn"};
}

} // namespace

BoardFigure::BoardFigure(std::shared_ptr<const BoardPosition> position, BoardLook look,
                         std::shared_ptr<const SearchReport> report)
    : position_(std::move(position)), look_(std::move(look)), report_(std::move(report)),
      layout_(position_->board, report_ ? BoardReport::width : 0) {}

/// A cell of the board by its row and its column.
std::optional<QRectF> BoardFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind != topic::cell) return std::nullopt;
    const BoardPicture& board = position_->board;
    if (topic.first >= board.rows || topic.second >= board.columns) return std::nullopt;
    return layout_.place().cell(
        {static_cast<std::uint32_t>(topic.first), static_cast<std::uint32_t>(topic.second)});
}

std::optional<Topic> BoardFigure::topicAt(const QPointF& world) const {
    const auto cell = cellAt(world);
    return cell ? std::optional(Topic{topic::cell, cell->row, cell->column}) : std::nullopt;
}

QMarginsF BoardFigure::margins(const Style& style) const {
    return {20, 14, 20, legendRowHeight(style) + 8};
}

double BoardFigure::leastFit(const Style& style, const QSizeF& /*content*/) const {
    return style.leastType / (report_ ? smallestOfBoard : largestThatFits);
}

std::optional<BoardCell> BoardFigure::cellAt(const QPointF& world) const {
    return layout_.place().cellAt(world);
}

std::vector<std::size_t> BoardFigure::movesTo(BoardCell cell) const {
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < position_->options.size(); ++i) {
        const auto& seen = position_->options[i].seen;
        if (seen && (seen->to == cell || seen->also == cell)) moves.push_back(i);
    }
    return moves;
}

std::optional<PlayedOut> BoardFigure::worthOf(const BoardOption& option) const {
    return look_.hidesWorth ? std::nullopt : option.rest;
}

QString BoardFigure::statusOf(BoardCell cell) const {
    const BoardPicture& board = position_->board;
    const QString row = QString::fromStdString(rowName(board, cell.row));
    const QString column = QString::fromStdString(columnName(board, cell.column));
    QStringList parts{board.isNamedAsInChess ? column + row : tr("row %1, column %2").arg(row, column)};
    for (const PlacedPiece& placed : board.pieces)
        if (placed.cell == cell) parts << translated(sayPiece(placed.piece));
    for (const std::size_t move : movesTo(cell)) {
        const BoardOption& option = position_->options[move];
        const auto worth = worthOf(option);
        const bool isFound = !look_.hidesWorth && !option.found.empty();
        const Message known = worth ? sayReached(*worth) : isFound ? option.found : Message();
        parts << (known.empty() ? translated(option.move)
                                : tr("%1: %2").arg(translated(option.move), translated(known)));
    }
    return parts.join(QStringLiteral(" · "));
}

/// The piece of the player to move or, once the game is over, of the winner, if that may be shown.
std::optional<Piece> BoardFigure::headPiece() const {
    const BoardPicture& board = position_->board;
    if (board.line.empty() || look_.hidesEnd) return board.turn;
    const auto found = std::ranges::find(board.pieces, board.line.front(), &PlacedPiece::cell);
    return found == board.pieces.end() ? std::nullopt : std::optional(found->piece);
}

QString BoardFigure::headline() const {
    return look_.made.empty() ? turnText() : tr("%1 · %2").arg(translated(look_.made), turnText());
}

QString BoardFigure::turnText() const {
    const bool isOver = position_->options.empty() && position_->rest;
    if (isOver && look_.hidesEnd) return tr("the last move");
    if (isOver && headPiece()) return tr("has won");
    if (isOver) return translated(sayEnd(position_->rest->outcome));
    const bool isKnown = position_->rest && !look_.hidesWorth;
    const QString rest = isKnown ? translated(sayRest(*position_->rest)) : QString();
    switch (position_->mover) {
    case Side::left:
        return isKnown ? tr("Left to move: %1").arg(rest) : tr("Left to move");
    case Side::right:
        return isKnown ? tr("Right to move: %1").arg(rest) : tr("Right to move");
    case Side::either:
        break;
    }
    return isKnown ? tr("to move: %1").arg(rest) : tr("to move");
}

void BoardFigure::drawHeader(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF area = report_ ? layout_.header() : widened(layout_.header(), frame);
    painter.setFont(style.fontIn(painter, hasTitle(style) ? titlePixels : headlinePixels, QFont::DemiBold));
    const QString text = headline();
    const auto piece = headPiece();
    const double sign = piece ? headPieceSize + headPieceGap : 0;
    const double wanted = QFontMetricsF(painter.font()).horizontalAdvance(text) + 4;
    const double width = std::min(wanted, area.width() - sign);
    const double left = area.center().x() - (sign + width) / 2;
    if (piece) {
        const Keyed turn(painter, turnKey());
        drawPiece(painter, style, *piece,
                  {left, area.center().y() - headPieceSize / 2, headPieceSize, headPieceSize});
    }
    const Keyed said(painter, {"headline"});
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, {left + sign, area.top(), width, area.height()},
                   Qt::AlignLeft | Qt::AlignVCenter, text);
}

void BoardFigure::drawNumbers(QPainter& painter, const Style& style) const {
    painter.setFont(style.fontIn(painter, smallestOfBoard));
    painter.setPen(style.theme.quiet);
    const std::uint32_t stride = layout_.stride();
    const BoardPicture& board = position_->board;
    for (std::uint32_t row = stride - 1; row < board.rows; row += stride)
        painter.drawText(layout_.rowNumber(row), Qt::AlignRight | Qt::AlignVCenter,
                         QString::fromStdString(rowName(board, row)));
    for (std::uint32_t column = stride - 1; column < board.columns; column += stride)
        painter.drawText(layout_.columnNumber(column), Qt::AlignHCenter | Qt::AlignTop,
                         QString::fromStdString(columnName(board, column)));
}

void BoardFigure::drawMoves(QPainter& painter, const Style& style) const {
    for (const BoardOption& option : position_->options) {
        if (!option.seen) continue;
        const auto worth = worthOf(option);
        const auto reached = worth ? std::optional(worth->outcome) : std::nullopt;
        const QPointF middle = report_ ? layout_.cornerMark(*option.seen) : layout_.mark(*option.seen);
        if (report_ && !reached) continue;
        const QColor colour = markColour(style.theme, reached);
        if (const auto line = layout_.line(*option.seen)) {
            painter.setPen(QPen(colour, 3 * style.line, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(*line);
        }
        drawMoveMark(painter, style, reached, middle, layout_.markRadius(*option.seen) * (report_ ? 0.6 : 1));
        if (report_ || option.seen->from || option.seen->also || !worth || !worth->plies ||
            !layout_.hasRoomForNumbers())
            continue;
        painter.setFont(style.fontIn(painter, smallestOfBoard));
        painter.setPen(style.theme.ink);
        painter.drawText(layout_.number(*option.seen), Qt::AlignCenter, QString::number(*worth->plies + 1));
    }
}

/// The name of the piece on a cell, which it keeps wherever it goes: the move that placed it, or where it
/// stood before all moves.
MotionKey BoardFigure::keyOf(BoardCell cell) const {
    for (std::size_t move = look_.line.size(); move-- > 0;) {
        if (look_.line[move].to != cell) continue;
        if (!look_.line[move].from) return {"placed", move};
        cell = *look_.line[move].from;
    }
    return {"piece", cell.row, cell.column};
}

/// A piece that is placed comes from the sign of the player whose turn it was.
void BoardFigure::drawPieces(QPainter& painter, const Style& style) const {
    for (const PlacedPiece& placed : position_->board.pieces) {
        const Keyed piece(painter, keyOf(placed.cell), turnKey());
        drawPiece(painter, style, placed.piece, layout_.place().cell(placed.cell));
    }
}

/// The best line found by the search, as faint pieces with the numbers of the moves.
void BoardFigure::drawLine(QPainter& painter, const Style& style) const {
    constexpr double ofPieces = 0.3; // opacity, below their numbers
    if (!report_) return;
    const BoardPlace& place = layout_.place();
    painter.setFont(style.fontIn(painter, smallestOfBoard, QFont::Bold));
    for (std::size_t i = 0; i < report_->line.size(); ++i) {
        const QRectF cell = place.cell(report_->line[i]);
        const auto& pieces = report_->horizon.board.pieces;
        const auto piece = std::ranges::find(pieces, report_->line[i], &PlacedPiece::cell);
        painter.setOpacity(ofPieces);
        if (piece != pieces.end()) drawPiece(painter, style, piece->piece, cell);
        painter.setOpacity(1);
        painter.setPen(style.theme.ink);
        if (cell.width() >= style.leastIn(painter) * 1.5)
            painter.drawText(cell, Qt::AlignCenter, QString::number(i + 1));
    }
}

void BoardFigure::drawFrame(QPainter& painter, const Style& style, const QRectF& area, const QPen& pen) {
    constexpr double inset = 2;
    constexpr double corner = 5;
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), corner * style.line,
                            corner * style.line);
}

void BoardFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        painter.setTransform(frame.toArea(), true);
        drawHeader(painter, frame);
        drawNumbers(painter, style);
        std::vector<BoardCell> lit;
        if (look_.last) lit.push_back(look_.last->to);
        if (look_.last && look_.last->from) lit.push_back(*look_.last->from);
        if (look_.last && look_.last->also) lit.push_back(*look_.last->also);
        BoardPicture bare = position_->board;
        bare.pieces.clear();
        bare.line.clear();
        drawBoard(painter, style, bare, layout_.place().bounds(), lit);
        drawPieces(painter, style);
        if (!look_.hidesEnd) {
            const Keyed deciding(painter, {"deciding line"});
            drawDecidingLine(painter, style, position_->board, layout_.place().bounds());
        }
        drawLine(painter, style);
        if (look_.next) { // below the marks that lie between cells
            const Keyed next(painter, {"next"});
            drawFrame(painter, style, layout_.covered(*look_.next),
                      QPen(style.theme.winning, 4 * style.line));
        }
        {
            const Keyed moves(painter, {"moves"});
            drawMoves(painter, style);
        }
        if (look_.last && look_.last->also) { // it hides the light on its cells
            const Keyed last(painter, {"last"});
            drawFrame(painter, style, layout_.covered(*look_.last), QPen(style.theme.accent, 3 * style.line));
        }
        if (report_) BoardReport(*position_, *report_, layout_.report()).draw(painter, style);
        if (look_.cursor)
            drawFrame(painter, style, layout_.place().cell(*look_.cursor),
                      QPen(style.theme.selection, 3 * style.line, Qt::DashLine));
        if (look_.pointed)
            drawFrame(painter, style, layout_.place().cell(*look_.pointed),
                      QPen(style.theme.accent, 3 * style.line));
    });
}

LegendEntries BoardFigure::legend(const Style& style) const {
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    LegendEntries entries;
    const bool isStep = look_.next || !look_.made.empty();
    const auto mark = [&](const QString& text, const std::optional<Outcome>& reached, bool isSeen,
                          bool isSeenElsewhere) {
        addEntry(entries, isSeen, isSeenElsewhere, {text, [plain, reached](QPainter& p, const QRectF& sign) {
                                                        drawMoveMark(p, plain, reached, sign.center(),
                                                                     sign.height() / 2);
                                                    }});
    };
    bool areCounted = false;
    bool areUnknown = false;
    for (const BoardOption& option : position_->options) {
        const auto worth = worthOf(option);
        areUnknown = areUnknown || (option.seen && !worth);
        areCounted =
            areCounted || (worth && worth->plies && option.seen && !option.seen->from && !option.seen->also);
    }
    const auto isReached = [&](Outcome outcome) {
        return std::ranges::any_of(position_->options, [&](const BoardOption& option) {
            const auto worth = worthOf(option);
            return option.seen && worth && worth->outcome == outcome;
        });
    };
    const bool isDraw = position_->rest && isDrawn(position_->rest->outcome);
    const std::optional<BoardMove>& played = look_.last ? look_.last : look_.next;
    const bool arePlaced =
        played && !played->from && !played->also; // steps that place pieces, so that moves are counted
    mark(tr("wins"), Outcome::P, isReached(Outcome::P), isStep && !isDraw);
    mark(tr("draws"), Outcome::draw, isReached(Outcome::draw), isStep && isDraw);
    mark(tr("loses"), Outcome::N, isReached(Outcome::N), isStep);
    mark(tr("a move"), std::nullopt, areUnknown && !report_, false);
    if (report_ && !report_->line.empty())
        entries.push_back({tr("the line of play found so far"), [plain](QPainter& p, const QRectF& sign) {
                               p.setFont(textFont(13, QFont::Bold));
                               p.setPen(plain.theme.ink);
                               p.drawText(sign.adjusted(-8, -8, 8, 8), Qt::AlignCenter,
                                          QStringLiteral("1 2"));
                           }});
    if (!report_ && layout_.hasRoomForNumbers())
        addEntry(entries, areCounted, arePlaced,
                 {tr("moves until the end"), [plain](QPainter& p, const QRectF& sign) {
                      p.setFont(textFont(13));
                      p.setPen(plain.theme.ink);
                      p.drawText(sign.adjusted(-8, -8, 8, 8), Qt::AlignCenter, QStringLiteral("5"));
                  }});
    addEntry(entries, look_.next.has_value(), isStep,
             {tr("best play goes here"), [plain](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(plain.theme.winning, 3));
                  p.setBrush(Qt::NoBrush);
                  p.drawRoundedRect(sign, 3, 3);
              }});
    addEntry(entries, look_.last.has_value(), isStep,
             {tr("the move before"), [plain](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(plain.theme.accent, 1.5));
                  p.setBrush(plain.theme.spotlight);
                  p.drawRoundedRect(sign, 3, 3);
              }});
    addEntry(entries, !position_->board.line.empty() && !look_.hidesEnd, isStep && !isDraw,
             {tr("this decided the game"),
              [plain](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(plain.theme.winning, 4, Qt::SolidLine, Qt::RoundCap));
                  p.drawLine(QPointF(sign.left() + 2, sign.center().y()),
                             QPointF(sign.right() - 2, sign.center().y()));
              },
              1.8});
    return entries;
}

QStringList BoardFigure::textsBeside(const Frame& frame) const {
    QStringList texts = textsOf(legend(frame.style())) << headline();
    if (report_) texts << BoardReport(*position_, *report_, layout_.report()).texts();
    return texts;
}

Expected<void> BoardFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + position_->options.size());
    bool good = csv.line("row,column,move,to,outcome,plies,found");
    for (const BoardOption& option : position_->options) {
        if (!good) break;
        const auto at = [&](std::uint32_t BoardCell::*part) {
            return option.seen ? std::to_string(option.seen->to.*part + 1) : std::string();
        };
        const bool isCounted = option.rest && option.rest->plies;
        good = csv.line("{},{},{},{},{},{},{}", at(&BoardCell::row), at(&BoardCell::column),
                        csvField(option.move.english()), csvField(option.to),
                        option.rest ? nameOf(option.rest->outcome) : "",
                        isCounted ? fmt::format("{}", *option.rest->plies) : "",
                        csvField(option.found.english()));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
