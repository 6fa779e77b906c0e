#include "ui/judge/case_list.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <limits>

namespace mexplorer::ui {

namespace {
constexpr int padding = 8;
constexpr std::size_t longestShown = 400; // characters
} // namespace

CaseList::CaseList(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::PointingHandCursor);
}

void CaseList::setRun(std::shared_ptr<const JudgeRun> run) {
    run_ = std::move(run);
    current_.reset();
    placeScrollBar();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

int CaseList::rowHeight() const {
    return fontMetrics().height() + padding / 2;
}

int CaseList::rowsInSight() const {
    return std::max(1, viewport()->height() / rowHeight());
}

std::uint64_t CaseList::firstRow() const {
    return static_cast<std::uint64_t>(verticalScrollBar()->value());
}

QRect CaseList::rowRect(std::uint64_t row) const {
    const auto below = static_cast<std::int64_t>(row) - static_cast<std::int64_t>(firstRow());
    return {0, static_cast<int>(below) * rowHeight(), viewport()->width(), rowHeight()};
}

void CaseList::placeScrollBar() {
    const auto rows = static_cast<int>(std::min<std::uint64_t>(count(), std::numeric_limits<int>::max()));
    verticalScrollBar()->setRange(0, std::max(0, rows - rowsInSight()));
    verticalScrollBar()->setPageStep(rowsInSight());
}

void CaseList::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    painter.setFont(font());
    const int numbers = fontMetrics().horizontalAdvance(QString::number(count())) + 3 * padding;
    if (count() > 0) { // numbers are not answers
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(numbers - padding, 0, numbers - padding, viewport()->height());
    }
    const std::uint64_t end = std::min(count(), firstRow() + static_cast<std::uint64_t>(rowsInSight()) + 1);
    for (std::uint64_t row = firstRow(); row < end; ++row) {
        const QRect place = rowRect(row);
        if (row == current_) painter.fillRect(place, palette().color(QPalette::Highlight));
        const auto ink = row == current_ ? QPalette::HighlightedText : QPalette::Text;
        painter.setPen(palette().color(row == current_ ? ink : QPalette::PlaceholderText));
        painter.drawText(QRect(place.left(), place.top(), numbers - 2 * padding, place.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
        const std::string_view answer = run_->answer(row).substr(0, longestShown);
        const QString text = QString::fromUtf8(answer.data(), static_cast<qsizetype>(answer.size()));
        painter.setPen(palette().color(ink));
        const QRect rest = place.adjusted(numbers, 0, -padding, 0);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text, Qt::ElideRight, rest.width()));
    }
}

void CaseList::resizeEvent(QResizeEvent* event) {
    placeScrollBar();
    QAbstractScrollArea::resizeEvent(event);
}

void CaseList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) placeScrollBar();
    QAbstractScrollArea::changeEvent(event);
}

/// Marks the row and brings it into sight.
void CaseList::mark(std::uint64_t row) {
    current_ = row;
    const auto inSight = static_cast<std::uint64_t>(rowsInSight());
    if (row < firstRow()) verticalScrollBar()->setValue(static_cast<int>(row));
    if (row >= firstRow() + inSight) verticalScrollBar()->setValue(static_cast<int>(row - inSight + 1));
    viewport()->update();
}

void CaseList::choose(std::uint64_t row) {
    mark(row);
    emit chosen(row);
}

void CaseList::keyPressEvent(QKeyEvent* event) {
    if (count() == 0) return QAbstractScrollArea::keyPressEvent(event);
    const auto page = static_cast<std::uint64_t>(rowsInSight());
    const std::uint64_t last = count() - 1;
    const std::uint64_t at = current_.value_or(firstRow());
    switch (event->key()) {
    case Qt::Key_Up:
        return mark(current_ && at > 0 ? at - 1 : at);
    case Qt::Key_Down:
        return mark(current_ ? std::min(at + 1, last) : at);
    case Qt::Key_PageUp:
        return mark(at > page ? at - page : 0);
    case Qt::Key_PageDown:
        return mark(std::min(at + page, last));
    case Qt::Key_Home:
        return mark(0);
    case Qt::Key_End:
        return mark(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return choose(at);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void CaseList::mousePressEvent(QMouseEvent* event) {
    const std::uint64_t row = firstRow() + static_cast<std::uint64_t>(event->position().y()) /
                                               static_cast<std::uint64_t>(rowHeight());
    if (event->button() == Qt::LeftButton && row < count()) choose(row);
}

} // namespace mexplorer::ui
