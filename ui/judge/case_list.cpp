#include "ui/judge/case_list.h"

#include "ui/judge/case_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace mexplorer::ui {

namespace {
constexpr int leading = 6; // between the rows, in pixels
} // namespace

CaseList::CaseList(QWidget* parent) : QTableView(parent), cases_(new CaseModel(this)) {
    setModel(cases_);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    viewport()->setCursor(Qt::PointingHandCursor);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    setRowHeight();
    connect(this, &QTableView::clicked, this, &CaseList::choose);
}

void CaseList::setRun(std::shared_ptr<const JudgeRun> run) {
    cases_->setRun(std::move(run));
    scrollToTop();
}

std::uint64_t CaseList::listed() const {
    return static_cast<std::uint64_t>(cases_->rowCount());
}

std::optional<std::uint64_t> CaseList::current() const {
    const QModelIndexList marked = selectionModel()->selectedIndexes();
    if (marked.isEmpty()) return std::nullopt;
    return static_cast<std::uint64_t>(marked.first().row());
}

void CaseList::mark(std::uint64_t row) {
    setCurrentIndex(cases_->index(static_cast<int>(row), 0));
}

QRect CaseList::rowRect(std::uint64_t row) const {
    return visualRect(cases_->index(static_cast<int>(row), 0));
}

void CaseList::setRowHeight() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + leading);
    verticalHeader()->setFont(font());
}

void CaseList::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) setRowHeight();
}

/// Marks the row that the keys move from.
void CaseList::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    if (currentIndex().isValid()) setCurrentIndex(currentIndex());
}

void CaseList::choose(const QModelIndex& row) {
    if (row.isValid()) emit chosen(static_cast<quint64>(row.row()));
}

/// Letters are left to the window, which has uses for some: the table would search all its rows for them.
void CaseList::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(currentIndex());
    else if (!text.isEmpty() && text.front().isPrint())
        event->ignore();
    else
        QTableView::keyPressEvent(event);
    if (key == Qt::Key_Home || key == Qt::Key_End) event->accept(); // even if the row was current already
}

/// Home and End go to the first and the last row, as in any list of one column.
QModelIndex CaseList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    if (action == MoveHome) return cases_->index(0, 0);
    if (action == MoveEnd) return cases_->index(cases_->rowCount() - 1, 0);
    return QTableView::moveCursor(action, modifiers);
}

} // namespace mexplorer::ui
