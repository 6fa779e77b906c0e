#include "ui/views/graph/graph_board.h"

#include "core/explain/say_signs.h"
#include "core/explain/xor_subject.h"
#include "ui/figure/slide_title.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double boardPixels = 15;
constexpr double cellSide = 28;
constexpr double stripHeight = 48;
constexpr double textRoom = 170; // for the text beside the set
constexpr Nimber mostCells = 14; // of the set, at once
constexpr double rowPitch = 24;  // of the table
constexpr double nameWidth = 84;
constexpr double valueWidth = 34;
constexpr double digitWidth = 19;
constexpr double afterWidth = 44; // for a changed value
constexpr double tableGap = 16;
constexpr std::size_t mostRowsAbove = 5; // of values in a table above the drawing

QString numberText(Nimber number) {
    return QString::number(number);
}

/// The numbers from 0 on: which are in S, and the candidate m.
class MexStrip {
public:
    MexStrip(const DrawnState& step, const Style& style, Play play)
        : step_(step), board_(*step.mex), style_(style), play_(play) {}

    void draw(QPainter& painter, const QPointF& middle) const {
        const Nimber highest = std::max(board_.set.empty() ? 0 : board_.set.back(), board_.m.value_or(0));
        const Nimber from = board_.m && *board_.m + 2 > mostCells ? *board_.m + 2 - mostCells : 0;
        const Nimber cells = std::min(highest + 2 - from, mostCells);
        const double side = cellSide * style_.type;
        const double room = textRoom * style_.type;
        double x = middle.x() - (side * static_cast<double>(cells + 2) + room) / 2;
        const double y = middle.y() - side / 2;
        {
            const Keyed name(painter, {"S"});
            painter.setFont(style_.font(boardPixels));
            painter.setPen(style_.theme.ink);
            painter.drawText(QRectF(x, y, 1.6 * side, side), Qt::AlignCenter,
                             from == 0 ? QStringLiteral("S:") : QStringLiteral("S: …"));
        }
        x += 1.7 * side;
        const auto cellOf = [&](Nimber number) {
            return QRectF(x + static_cast<double>(number - from) * side, y, side, side)
                .adjusted(1.5, 1.5, -1.5, -1.5);
        };
        for (Nimber number = from; number < from + cells; ++number)
            if (number != board_.m) drawBox(painter, cellOf(number), number);
        if (board_.m) drawBox(painter, cellOf(*board_.m), *board_.m); // above those that it passes
        for (Nimber number = from; number < from + cells; ++number)
            drawNumber(painter, cellOf(number), number);
        x += static_cast<double>(cells) * side;
        const Keyed said(painter, {"result"});
        const bool goesOn = !board_.set.empty() && board_.set.back() >= from + cells;
        painter.setPen(style_.theme.ink);
        painter.setFont(style_.font(boardPixels, QFont::DemiBold));
        painter.drawText(QRectF(x + 10 * style_.type, y, room, side), Qt::AlignLeft | Qt::AlignVCenter,
                         (goesOn ? QStringLiteral("…   ") : QString()) + result());
    }

private:
    [[nodiscard]] bool isHeld(Nimber number) const {
        return std::binary_search(board_.set.begin(), board_.set.end(), number);
    }
    [[nodiscard]] bool isMet(Nimber number) const {
        return board_.m == number && board_.stage == MexBoard::Stage::held;
    }
    [[nodiscard]] bool isMex(Nimber number) const {
        return board_.m == number && board_.stage >= MexBoard::Stage::missing;
    }

    /// The candidate’s box wanders from number to number.
    void drawBox(QPainter& painter, const QRectF& cell, Nimber number) const {
        const Theme& theme = style_.theme;
        const bool isM = board_.m == number;
        const Keyed box(painter, isM ? candidateKey() : MotionKey{"box", number});
        painter.setBrush(isMet(number)    ? theme.accent
                         : isMex(number)  ? theme.spotlight
                         : isHeld(number) ? theme.accentSoft
                                          : QColor(Qt::transparent));
        painter.setPen(isM ? QPen(theme.accent, 2.5 * style_.line)
                           : QPen(theme.line, style_.line, isHeld(number) ? Qt::SolidLine : Qt::DashLine));
        painter.drawRoundedRect(cell, 4, 4);
    }

    void drawNumber(QPainter& painter, const QRectF& cell, Nimber number) const {
        const Theme& theme = style_.theme;
        const Keyed written(painter, {isHeld(number) ? "held" : "not held", number}, sourceOf(number));
        painter.setPen(isMet(number)                          ? theme.paper
                       : isHeld(number) || board_.m == number ? theme.ink
                                                              : theme.line);
        painter.setFont(
            style_.font(boardPixels, isHeld(number) || isMex(number) ? QFont::DemiBold : QFont::Normal));
        painter.drawText(cell, Qt::AlignCenter, numberText(number));
    }

    /// A number comes from an option whose value it is.
    [[nodiscard]] std::optional<MotionSource> sourceOf(Nimber number) const {
        for (const auto& [node, evaluation] : step_.nodesFound)
            if (evaluation.nimber() == number) return MotionKey{"node", node};
        for (const auto& [edge, evaluation] : step_.edgesFound)
            if (evaluation.nimber() == number) return MotionKey{"edge", edge};
        return std::nullopt;
    }

    [[nodiscard]] QString result() const {
        if (!board_.m) return {};
        switch (board_.stage) {
        case MexBoard::Stage::missing:
            return QStringLiteral("mex S = %1").arg(*board_.m);
        case MexBoard::Stage::found:
            return translated(sayValue(*board_.m, play_));
        default:
            return translated(sayCandidate(*board_.m));
        }
    }

    const DrawnState& step_;
    const MexBoard& board_;
    const Style& style_;
    Play play_;
};

/// The components' values as rows in binary, and S below them.
class XorTable {
public:
    XorTable(const ColumnsSubject& subject, const DrawnState& step, const Style& style)
        : subject_(subject), step_(step), state_(*step.nim), style_(style) {}

    [[nodiscard]] double width() const {
        return (nameWidth + valueWidth + digitWidth * subject_.columns + afterWidth) * style_.type;
    }
    /// With at most so many rows of values.
    [[nodiscard]] double height(std::size_t most) const {
        return rowPitch * style_.type * static_cast<double>(std::min(subject_.components.size(), most) + 2);
    }

    /// Draws in the middle of the area, as many rows as it has room for.
    void draw(QPainter& painter, const QRectF& area) const {
        const double pitch = rowPitch * style_.type;
        const auto fitting = static_cast<std::size_t>(std::max(area.height() / pitch - 2, 1.0));
        const std::size_t count = std::min(subject_.components.size(), fitting);
        const std::size_t last = std::clamp(spokenOf() + 1, count, subject_.components.size());
        QRectF row(0, 0, width(), pitch);
        row.moveTopLeft(area.center() - QPointF(width(), height(count)) / 2);
        drawColumn(painter, QRectF(row.topLeft(), QSizeF(width(), height(count))));
        drawPowers(painter, row);
        drawSpokenOf(painter, row, last - count);
        for (std::size_t component = last - count; component < last; ++component) {
            row.translate(0, pitch);
            drawRow(painter, row, component);
        }
        {
            const Keyed rule(painter, {"rule"});
            painter.setPen(QPen(style_.theme.quiet, style_.line));
            painter.drawLine(row.bottomLeft(), row.bottomRight());
        }
        drawSum(painter, row.translated(0, pitch));
    }

private:
    /// The row that must be in sight.
    [[nodiscard]] std::size_t spokenOf() const {
        if (state_.row) return *state_.row;
        return state_.rowsShown == 0 ? 0 : state_.rowsShown - 1;
    }
    [[nodiscard]] QRectF digitAt(const QRectF& row, unsigned bit) const {
        const double side = digitWidth * style_.type;
        const double left = row.left() + (nameWidth + valueWidth) * style_.type;
        return {left + side * (subject_.columns - 1 - bit), row.top(), side, row.height()};
    }
    void write(QPainter& painter, const QRectF& where, const QString& text, Qt::Alignment alignment) const {
        painter.drawText(where, int(alignment | Qt::AlignVCenter), text);
    }

    void drawColumn(QPainter& painter, const QRectF& whole) const {
        if (!state_.column) return;
        const Keyed light(painter, {"column"});
        painter.fillRect(digitAt(whole, *state_.column).adjusted(1, 0, -1, 0), style_.theme.spotlight);
    }

    void drawPowers(QPainter& painter, const QRectF& row) const {
        const Keyed powers(painter, {"powers"});
        painter.setPen(style_.theme.quiet);
        painter.setFont(style_.font(11));
        for (unsigned bit = 0; bit < subject_.columns; ++bit)
            if (bit < 7) write(painter, digitAt(row, bit), numberText(Nimber{1} << bit), Qt::AlignHCenter);
    }

    /// The light behind the row that the step is about, below the heading and the rows before it.
    void drawSpokenOf(QPainter& painter, const QRectF& heading, std::size_t first) const {
        if (!state_.row || *state_.row >= state_.rowsShown) return;
        const auto down = static_cast<double>(*state_.row - first + 1);
        const Keyed light(painter, {"row"});
        painter.fillRect(heading.translated(0, down * heading.height()),
                         state_.marked > 0 ? style_.theme.spotlight : style_.theme.accentSoft);
    }

    /// A component comes from where it is drawn.
    [[nodiscard]] std::optional<MotionSource> sourceOfRow() const {
        if (step_.nodes.empty()) return std::nullopt;
        return MotionKey{"node", step_.nodes.front()};
    }

    void drawRow(QPainter& painter, const QRectF& row, std::size_t component) const {
        const Theme& theme = style_.theme;
        if (component >= state_.rowsShown) return;
        const Keyed written(painter, {"component", component}, sourceOfRow());
        const RowChange* change = subject_.move ? &subject_.move->changes.front() : nullptr;
        const bool changes = change && change->component == component && (state_.moved || state_.written);
        const Nimber before = subject_.components[component].value;
        const Nimber value = changes && state_.moved ? change->newValue : before;
        painter.setFont(style_.font(boardPixels));
        painter.setPen(theme.ink);
        const double space = (nameWidth - 10) * style_.type;
        const QString name = painter.fontMetrics().elidedText(shownText(subject_.components[component].text),
                                                              Qt::ElideRight, static_cast<int>(space));
        write(painter, row.adjusted(6, 0, 0, 0), name, Qt::AlignLeft);
        painter.setFont(style_.font(boardPixels, QFont::DemiBold));
        const QRectF values(row.left() + nameWidth * style_.type, row.top(), (valueWidth - 10) * style_.type,
                            row.height());
        write(painter, values, numberText(value), Qt::AlignRight);
        drawDigits(painter, row, value);
        if (!changes) return;
        painter.setPen(theme.winning);
        painter.setFont(style_.font(boardPixels, QFont::DemiBold));
        write(painter, row.adjusted(0, 0, -6, 0),
              state_.moved ? QStringLiteral("← %1").arg(before)
                           : QStringLiteral("→ %1").arg(change->newValue),
              Qt::AlignRight);
    }

    void drawDigits(QPainter& painter, const QRectF& row, Nimber value) const {
        for (unsigned bit = 0; bit < subject_.columns; ++bit) {
            const bool isOne = (value >> bit) & 1U;
            painter.setFont(style_.font(boardPixels, isOne ? QFont::DemiBold : QFont::Normal));
            painter.setPen(isOne ? style_.theme.ink : style_.theme.quiet);
            write(painter, digitAt(row, bit), isOne ? QStringLiteral("1") : QStringLiteral("0"),
                  Qt::AlignHCenter);
        }
    }

    /// The digits counted so far; the whole sum once all are.
    void drawSum(QPainter& painter, const QRectF& row) const {
        const Keyed written(painter, {"sum"});
        const bool isWhole = state_.columnsShown == subject_.columns;
        const bool isSettled = state_.moved && state_.told;
        if (isWhole && (state_.result || isSettled || (state_.told && !state_.moved)))
            painter.fillRect(row, style_.theme.spotlight);
        const Nimber sum = isSettled && subject_.move ? sumAfter(subject_, *subject_.move) : subject_.sum;
        painter.setFont(style_.font(boardPixels, QFont::DemiBold));
        painter.setPen(style_.theme.ink);
        write(painter, row.adjusted(6, 0, 0, 0), isSettled ? QStringLiteral("S′") : QStringLiteral("S"),
              Qt::AlignLeft);
        if (state_.moved && !isSettled) return; // the new sum is not counted yet
        const QRectF values(row.left() + nameWidth * style_.type, row.top(), (valueWidth - 10) * style_.type,
                            row.height());
        if (isWhole) write(painter, values, numberText(sum), Qt::AlignRight);
        for (unsigned bit = 0; bit < state_.columnsShown; ++bit) {
            const Keyed digit(painter, {"digit", bit}, digitAt(row, bit).center() - QPointF(0, row.height()));
            const bool isOdd = (sum >> bit) & 1U;
            painter.setPen(isOdd ? style_.theme.accent : style_.theme.quiet);
            write(painter, digitAt(row, bit), isOdd ? QStringLiteral("1") : QStringLiteral("0"),
                  Qt::AlignHCenter);
        }
    }

    const ColumnsSubject& subject_;
    const DrawnState& step_;
    const ColumnsState& state_;
    const Style& style_;
};

} // namespace

MotionKey candidateKey() {
    return {"candidate"};
}

QMarginsF GraphBoard::room() const {
    if (step_.nim && subject_.nim) {
        const XorTable table(*subject_.nim, step_, style_);
        if (isWide_) return {0, table.height(mostRowsAbove) + tableGap, 0, 0};
        return {0, 0, table.width() + 2 * tableGap, 0};
    }
    if (step_.mex) return {0, stripHeight * style_.type, 0, 0};
    return {};
}

void GraphBoard::draw(QPainter& painter, const Frame& frame, Play play) const {
    QRectF area = frame.area();
    if (hasTitle(style_)) area.adjust(0, slideTitleHeight(style_), 0, 0);
    QRectF place(area.left(), area.top(), area.width(), room().top());
    if (step_.nim && subject_.nim && !isWide_) {
        place = QRectF(area.right() - room().right(), area.top(), room().right(),
                       frame.content().bottom() - area.top());
    }
    if (place.isEmpty()) return;
    {
        const Keyed ground(painter, {"board"});
        painter.fillRect(place, frame.theme().paper);
    }
    if (step_.nim && subject_.nim)
        XorTable(*subject_.nim, step_, style_).draw(painter, place);
    else
        MexStrip(step_, style_, play).draw(painter, place.center());
}

} // namespace mexplorer::ui
