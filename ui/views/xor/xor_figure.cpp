#include "ui/views/xor/xor_figure.h"

#include "core/explain/say_signs.h"
#include "core/explain/say_sum.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

XorFigure::XorFigure(std::shared_ptr<const XorPicture> picture, XorLook look)
    : picture_(std::move(picture)), look_(std::move(look)), layout_(*picture_),
      ones_(onesOf(picture_->subject, layout_.columns())) {}

QMarginsF XorFigure::margins(const Style& style) const {
    const bool hasHead = !badge().isEmpty() || !title(style).isEmpty();
    return {24, hasHead ? 8 + slideTitleHeight(style) : 16, 24, legendRowHeight(style) + 8};
}

double XorFigure::leastFit(const Style& style, const QSizeF& content) const {
    constexpr double mostUnseen = 1.7; // times the size of the content
    const double readable = style.leastType / std::floor(layout_.cell(0, 0).height());
    const QSizeF all = bounds().size() * readable;
    const bool isMostSeen =
        all.width() <= mostUnseen * content.width() && all.height() <= mostUnseen * content.height();
    return isMostSeen ? readable : 0;
}

QPointF XorFigure::heart(const QSizeF& seen) const {
    QPointF at(layout_.cell(0, layout_.columns() / 2).center().x(), bounds().top());
    if (whole()) return at;
    const ColumnsState& step = *look_.step;
    if (step.column) at.setX(layout_.cell(0, *step.column).center().x());
    // What the step is about is put at the lower edge, so that what leads to it is in sight above.
    const auto endAt = [&](double bottom) { at.setY(bottom - seen.height() / 2); };
    if (step.told)
        endAt(bounds().bottom());
    else if (step.moved || step.written)
        endAt(layout_.hasMove() ? layout_.moveRow(layout_.changes() - 1).bottom() : bounds().bottom());
    else if (const auto lit = litHeap(); lit && *lit < picture_->subject.components.size())
        endAt(layout_.row(layout_.rowOf(*lit)).bottom());
    else if (step.column || step.result)
        endAt(layout_.count(0).bottom());
    return at;
}

bool XorFigure::rowShown(std::size_t heap) const {
    return whole() || heap < look_.step->rowsShown;
}

bool XorFigure::columnCounted(unsigned bit) const {
    // The move of a clicked heap may need columns in which the trace counts nothing.
    return whole() || bit < look_.step->columnsShown || look_.step->columnsShown >= picture_->subject.columns;
}

bool XorFigure::glows(unsigned bit) const {
    return columnCounted(bit) && !isRight(onesNow(bit));
}

std::optional<unsigned> XorFigure::litColumn() const {
    if (!whole()) return look_.step->column;
    return std::nullopt;
}

std::optional<std::size_t> XorFigure::litHeap() const {
    if (!whole() && look_.step->row) return look_.step->row;
    return look_.heap;
}

const ColumnsTurn* XorFigure::framedMove() const {
    const ColumnsTurn* own = picture_->subject.move ? &*picture_->subject.move : nullptr;
    if (!whole() && look_.step->marked == 0) return nullptr;
    if (!whole()) return look_.turn ? &*look_.turn : own;
    if (look_.heap) return picture_->winningIn(*look_.heap);
    return own;
}

std::size_t XorFigure::framedRows() const {
    const ColumnsTurn* turn = framedMove();
    if (!turn) return 0;
    return whole() ? turn->changes.size() : std::min(look_.step->marked, turn->changes.size());
}

bool XorFigure::isFramed(std::size_t heap) const {
    for (std::size_t i = 0; i < framedRows(); ++i)
        if (framedMove()->changes[i].component == heap) return true;
    return false;
}

bool XorFigure::isWritten(unsigned bit) const {
    return framedMove() && (whole() || (look_.step->written && bit >= *look_.step->written));
}

bool XorFigure::moved() const {
    return framedMove() && (whole() || look_.step->moved);
}

std::size_t XorFigure::onesAfter(unsigned bit) const {
    std::size_t ones = ones_[bit];
    for (std::size_t i = 0; i < framedRows(); ++i) {
        const RowChange& change = framedMove()->changes[i];
        ones -= (picture_->subject.components[change.component].value >> bit) & 1U;
        ones += (change.newValue >> bit) & 1U;
    }
    return ones;
}

Nimber XorFigure::valueNow(std::size_t heap) const {
    return isMadeInPlace() && isFramed(heap) ? framedMove()->changes.front().newValue
                                             : picture_->subject.components[heap].value;
}

Nimber XorFigure::sumNow() const {
    return isMadeInPlace() ? sumAfter(picture_->subject, *framedMove()) : picture_->subject.sum;
}

QString XorFigure::badge() const {
    return translated(picture_->verdict.misere);
}

QString XorFigure::title(const Style& style) const {
    const ColumnsSubject& subject = picture_->subject;
    if (!hasTitle(style) || !badge().isEmpty()) return {};
    const std::string& position = picture_->asked->position();
    const bool isCounted = columnCounted(layout_.columns() - 1);
    if (!isXor()) {
        const bool isTold = whole() || look_.step->told;
        return translated(
            sayMoore(position, subject.modulus, isTold ? std::optional(picture_->outcome) : std::nullopt));
    }
    if (subject.components.size() < 2)
        return translated(
            sayValueOf(position, isCounted ? std::optional(sumNow()) : std::nullopt, Play::normal));
    std::vector<Component> components = subject.components;
    for (std::size_t heap = 0; heap < components.size(); ++heap)
        components[heap].value = valueNow(heap);
    const QString sum = isCounted ? QString::number(sumNow()) : QStringLiteral("?");
    return QStringLiteral("%1 = %2").arg(QString::fromStdString(summands(components)), sum);
}

QString XorFigure::sentence() const {
    if (!whole() && !look_.step->told) return {};
    if (framedMove()) return translated(sayTurn(picture_->subject, *framedMove()));
    if (!picture_->subject.move) return translated(picture_->verdict.line);
    const bool hasNone = whole() && look_.heap && picture_->areAll;
    return hasNone ? translated(sayNoXorMove(picture_->name(*look_.heap))) : QString();
}

QString XorFigure::rowNote(std::size_t heap) const {
    const Component& component = picture_->subject.components[heap];
    if (!component.reason.empty()) return translated(component.reason);
    const Message name = picture_->name(heap);
    const bool hasClass = picture_->verdict.hasClasses && component.value != 0;
    return translated(hasClass ? sayClassOfHeap(name, component.value) : name);
}

QString XorFigure::rowText(std::size_t row) const {
    const auto heap = layout_.heapIn(row);
    if (!heap) return tr("%1 more, counted in the columns").arg(layout_.folded());
    const Message said = sayRowInBrief(picture_->subject.components[*heap], picture_->name(*heap));
    if (const ColumnsTurn* turn = picture_->winningIn(*heap))
        return translated(sayRowThatWins(said, turn->move));
    return translated(picture_->areAll ? sayRowWithoutWin(said) : said);
}

QString XorFigure::columnText(unsigned bit) const {
    const QString name = QString::number(Nimber{1} << bit);
    const QString count = QString::number(ones_[bit]);
    if (!isXor()) {
        const std::uint64_t modulus = picture_->subject.modulus;
        return tr("column %1: ones: %2, and %2 mod %3 = %4")
            .arg(name, count)
            .arg(modulus)
            .arg(ones_[bit] % modulus);
    }
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
