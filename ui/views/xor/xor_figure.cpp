#include "ui/views/xor/xor_figure.h"

#include "core/explain/say_position.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/legend_row.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

XorFigure::XorFigure(std::shared_ptr<const XorPicture> picture, XorLook look)
    : picture_(std::move(picture)), look_(std::move(look)), layout_(*picture_),
      ones_(onesOf(picture_->subject, layout_.columns())) {}

QMarginsF XorFigure::margins(const Style& style) const {
    const double badge = picture_->verdict.misere.empty() ? 0.0 : 34 * style.type;
    return {24, 16 + badge, 24, legendRowHeight(style) + 8};
}

bool XorFigure::rowShown(std::size_t heap) const {
    return whole() || heap < look_.step->rowsShown;
}

bool XorFigure::columnCounted(unsigned bit) const {
    // A clicked heap's move may need columns that the trace has nothing to count in.
    return whole() || bit < look_.step->columnsShown || look_.step->columnsShown >= picture_->subject.columns;
}

bool XorFigure::glows(unsigned bit) const {
    return columnCounted(bit) && ones_[bit] % 2 == 1;
}

std::optional<unsigned> XorFigure::litColumn() const {
    if (!whole()) return look_.step->column;
    return std::nullopt;
}

std::optional<std::size_t> XorFigure::litHeap() const {
    if (!whole()) return look_.step->row;
    return look_.heap;
}

const ComponentMove* XorFigure::framedMove() const {
    const ComponentMove* own = picture_->subject.move ? &*picture_->subject.move : nullptr;
    if (!whole()) return look_.step->chosen || look_.step->moved ? own : nullptr;
    if (look_.heap) return picture_->winningIn(*look_.heap);
    return own;
}

bool XorFigure::moved() const {
    return framedMove() && (whole() || look_.step->moved);
}

std::size_t XorFigure::onesAfter(unsigned bit) const {
    const ComponentMove* move = framedMove();
    if (!move) return ones_[bit];
    const Nimber before = picture_->subject.components[move->component].value;
    return ones_[bit] - ((before >> bit) & 1U) + ((move->newValue >> bit) & 1U);
}

QString XorFigure::badge() const {
    return translated(picture_->verdict.misere);
}

QString XorFigure::sentence() const {
    if (moved()) return translated(sayXorMove(picture_->subject, *framedMove()));
    if (!picture_->subject.move) {
        const bool all = whole() || look_.step->columnsShown >= picture_->subject.columns;
        return all ? translated(picture_->verdict.line) : QString();
    }
    const bool hasNone = whole() && look_.heap && !framedMove();
    return hasNone ? translated(sayNoXorMove(picture_->name(*look_.heap))) : QString();
}

QString XorFigure::rowText(std::size_t row) const {
    const auto heap = layout_.heapIn(row);
    if (!heap) return tr("%1 more, counted in the columns").arg(layout_.folded());
    const Component& component = picture_->subject.components[*heap];
    const QString name = translated(picture_->name(*heap));
    const QString text = QString::fromStdString(shown(component.text));
    const QString powers = QString::fromStdString(powersOf(component.value));
    const QString what =
        component.isItsValue()
            ? tr("%1: %2 = %3").arg(name, text, powers)
            : tr("%1: %2, SG value %3 = %4").arg(name, text, QString::number(component.value), powers);
    if (const ComponentMove* move = picture_->winningIn(*heap))
        return tr("%1 · wins: %2").arg(what, translated(move->move));
    return tr("%1 · no move here wins").arg(what);
}

QString XorFigure::columnText(unsigned bit) const {
    const QString name = QString::number(Nimber{1} << bit);
    const QString count = QString::number(ones_[bit]);
    return ones_[bit] % 2 == 0 ? tr("column %1: ones: %2, even").arg(name, count)
                               : tr("column %1: ones: %2, odd").arg(name, count);
}

QString XorFigure::textAt(const QPointF& point) const {
    if (const auto row = layout_.rowAt(point)) return rowText(*row);
    if (const auto bit = layout_.columnAt(point)) return columnText(*bit);
    return {};
}

Expected<void> XorFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<Component>& components = picture_->subject.components;
    CsvWriter csv(device, task, 1 + components.size());
    bool good = csv.line("component,value,bits");
    for (std::size_t row = 0; good && row < components.size(); ++row) {
        const Component& component = components[row];
        good = csv.line("{},{},{:0{}b}", csvField(component.text), component.value, component.value,
                        layout_.columns());
    }
    return csv.finish();
}

} // namespace mexplorer::ui
