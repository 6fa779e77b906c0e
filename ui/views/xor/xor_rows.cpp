#include "core/rules/description.h"
#include "ui/figure/empty_box.h"
#include "ui/views/xor/xor_figure.h"
#include "ui/views/xor/xor_parts.h"

#include <algorithm>
#include <charconv>

namespace mexplorer::ui {

namespace {

constexpr double reasonStretch = 1.3; // by how much a reason's type may be enlarged in its place

/// A label, extended into the empty space on the left if the type has to be larger than planned.
QRectF withOverhang(const QRectF& label, const QPainter& painter, const Style& style, int pixels) {
    const double least = style.leastIn(painter);
    return least > pixels ? label.adjusted(-2.5 * least, 0, 0, 0) : label;
}

} // namespace

void XorFigure::drawRows(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF visible = frame.visible();
    // If the labels are out of sight on the left, they move along.
    const double along = std::clamp(visible.left() - layout_.row(0).left(), 0.0,
                                    layout_.cell(0, 0).right() - layout_.valueLabel(0).right());
    for (std::size_t row = 0; row < layout_.rows(); ++row) {
        const QRectF whole = layout_.row(row);
        if (isBehindHeadings(frame, whole)) continue;
        if (whole.bottom() < visible.top() - whole.height() ||
            whole.top() > visible.bottom() + whole.height())
            continue;
        const auto heap = layout_.heapIn(row);
        const Named named(painter, topic::row, heap.value_or(SIZE_MAX));
        std::optional<Named> turn;
        if (heap && isFramed(*heap)) turn.emplace(painter, topic::move);
        if (heap && picture_->areBlocks)
            drawBlocks(painter, style, row);
        else if (heap)
            drawCells(painter, style, row, picture_->subject.components[*heap]);
        const Keyed label(painter, {"row", row});
        painter.save();
        painter.translate(along, 0);
        if (along > 0) {
            const QRectF size = layout_.sizeLabel(row);
            painter.fillRect(
                QRectF(size.topLeft(), layout_.valueLabel(row).bottomRight()).adjusted(-14, 2, 6, -2),
                faded(style.theme.paper, 0.9));
        }
        drawLabels(painter, style, row);
        painter.restore();
    }
}

void XorFigure::drawLabels(QPainter& painter, const Style& style, std::size_t row) const {
    const auto heap = layout_.heapIn(row);
    if (!heap) {
        const QRectF whole = layout_.row(row);
        painter.setPen(style.theme.quiet);
        painter.setFont(style.fontIn(painter, 0.6 * layout_.sizePixels()));
        drawFittedText(painter, style, whole.adjusted(14, 0, -14, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       tr("… and %1 more").arg(layout_.folded()));
        return;
    }
    const Component& component = picture_->subject.components[*heap];
    const bool shown = rowShown(*heap);
    painter.setFont(style.fontIn(painter, layout_.sizePixels(), QFont::Bold));
    painter.setPen(shown ? style.theme.ink : style.theme.quiet);
    const QString reason = rowNote(*heap);
    const bool isLegible = style.leastIn(painter) <= reasonStretch * layout_.reasonPixels();
    const bool reasoned = shown && !reason.isEmpty() && layout_.reasonsShown() && isLegible;
    const double up = reasoned ? layout_.reasonLabel(row).height() / 2 : 0.0;
    QRectF size = layout_.sizeLabel(row).translated(0, -up);
    if (reasoned) { // keeps a long text to one line: the reason is below
        const double beside = (size.height() - 1.36 * layout_.sizePixels()) / 2;
        size.adjust(0, beside, 0, -beside);
    }
    const bool isNew = isMadeInPlace() && isFramed(*heap);
    if (isNew) painter.setPen(style.theme.winning);
    {
        const Named entered(painter, [&] { return enteredHeap(*heap, isNew); });
        drawComponent(painter, style, size, isNew ? framedMove()->changes.front().to : textNow(*heap));
    }
    if (shown && layout_.valueLabel(row).width() > 0 && !component.isHeap) {
        painter.setPen(style.theme.quiet);
        painter.drawText(layout_.valueLabel(row).translated(0, -up), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("→ %1").arg(valueNow(*heap)));
    }
    if (reasoned) {
        const bool isLit = picture_->verdict.hasClasses && look_.step && look_.step->misere;
        painter.setPen(isLit ? style.theme.accent : style.theme.quiet);
        painter.setFont(style.fontIn(painter, layout_.reasonPixels(), isLit ? QFont::Bold : QFont::Normal));
        drawFittedText(painter, style,
                       withOverhang(layout_.reasonLabel(row), painter, style, layout_.reasonPixels()),
                       Qt::AlignRight | Qt::AlignVCenter, reason);
    }
    if (whole() && !isFramed(*heap) && picture_->winningIn(*heap)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.theme.winning);
        painter.drawEllipse(QPointF(layout_.row(row).left() - 12, layout_.row(row).center().y()), 5, 5);
    }
}

/// With the value that it is to have, once that is written as an equation but no row below shows it.
std::string XorFigure::textNow(std::size_t heap) const {
    const Component& component = picture_->subject.components[heap];
    const bool isToBecome = look_.step && look_.step->written && !moved() && picture_->areBlocks &&
                            component.isHeap && isFramed(heap);
    if (!isToBecome) return component.text;
    return component.text + " → " + std::to_string(framedMove()->changes.front().newValue);
}

/// Where all components are heaps, the position's numbers are their sizes.
Topic XorFigure::enteredHeap(std::size_t heap, bool isNew) const {
    const std::vector<Component>& all = picture_->subject.components;
    const bool areHeaps = std::ranges::all_of(all, &Component::isHeap);
    std::int64_t size = 0;
    const std::string& text = all[heap].text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    const bool isSize = areHeaps && !isNew && error == std::errc{} && end == text.data() + text.size();
    return isSize ? enteredTopic(positionId, heap, size) : Topic{topic::row, heap};
}

bool XorFigure::countsInWords(const QPainter& painter, const Style& style) const {
    if (!layout_.countsInWords()) return false;
    const QFontMetricsF metrics(style.fontIn(painter, layout_.countPixels(), QFont::Bold));
    const double apart = metrics.averageCharWidth(); // else those of two columns read as one
    return metrics.horizontalAdvance(tr("%1 ones").arg(layout_.rows())) + apart <= layout_.count(0).width();
}

void XorFigure::drawCount(QPainter& painter, const Style& style, const QRectF& where,
                          std::size_t ones) const {
    const bool right = isRight(ones);
    painter.setPen(right ? style.theme.quiet : oddColours(style.theme).text);
    painter.setFont(style.fontIn(painter, layout_.countPixels(), right ? QFont::Normal : QFont::Bold));
    const QString number = QString::number(ones);
    painter.drawText(where, Qt::AlignCenter,
                     !countsInWords(painter, style) ? number
                     : ones == 1                    ? tr("1 one")
                                                    : tr("%1 ones").arg(number));
}

void XorFigure::drawResult(QPainter& painter, const Style& style) const {
    {
        const Keyed rule(painter, {"rule"});
        painter.setPen(QPen(style.theme.ink, 2 * style.line));
        painter.drawLine(layout_.rule());
    }
    if (!whole() && look_.step->result)
        drawRowFrame(painter, style, layout_.resultRow(), style.theme.accent, true);
    drawSum(painter, style);
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        const Named column(painter, topic::column, bit);
        if (columnCounted(bit)) {
            drawCounted(painter, style, bit);
        } else {
            const Keyed box(painter, {"empty", bit});
            drawEmptyBox(painter, style, layout_.resultCell(bit));
        }
    }
    if (!picture_->areBlocks && !countsInWords(painter, style) && columnCounted(0)) {
        painter.setPen(style.theme.quiet);
        painter.setFont(style.fontIn(painter, layout_.countPixels()));
        const QRectF left = layout_.resultLabel();
        const QRectF counts(left.left(), layout_.count(0).top(), left.width(), layout_.count(0).height());
        drawFittedText(painter, style, withOverhang(counts, painter, style, layout_.countPixels()),
                       Qt::AlignRight | Qt::AlignVCenter, tr("ones"));
    }
}

void XorFigure::drawSum(QPainter& painter, const Style& style) const {
    const bool all = columnCounted(layout_.columns() - 1);
    const std::uint64_t modulus = picture_->subject.modulus;
    const QString label = !isXor() ? tr("mod %1").arg(modulus)
                          : all    ? QStringLiteral("⊕ %1").arg(sumNow())
                                   : QStringLiteral("⊕");
    painter.setFont(style.fontIn(painter, layout_.sizePixels(), QFont::Bold));
    painter.setPen(all ? style.theme.ink : style.theme.quiet);
    const Named named(painter, topic::sum);
    const Keyed sum(painter, {"sum"});
    drawFittedText(painter, style, withOverhang(layout_.resultLabel(), painter, style, layout_.sizePixels()),
                   Qt::AlignRight | Qt::AlignVCenter, label);
}

/// What a counted column leaves in the row of the result, and how many there are.
void XorFigure::drawCounted(QPainter& painter, const Style& style, unsigned bit) const {
    if (picture_->areBlocks) {
        drawLeft(painter, style, bit);
        const Keyed count(painter, {"count", bit});
        return drawPairing(painter, style, bit);
    }
    {
        const Keyed digit(painter, {"digit of the sum", bit}, digitOf(0, bit));
        drawDigit(painter, style, layout_.resultCell(bit), ones_[bit] % picture_->subject.modulus,
                  glows(bit));
    }
    const Keyed count(painter, {"count", bit});
    drawCount(painter, style, layout_.count(bit), ones_[bit]);
}

} // namespace mexplorer::ui
