#pragma once

#include "ui/judge/judge_run.h"

#include <QTableView>

namespace mexplorer::ui {

class CaseModel;

/// The answers of a run, one per row beside the number of its case; only the first CaseModel::mostRows. Only
/// the rows in sight are read. A click, or Enter, chooses a case.
class CaseList : public QTableView {
    Q_OBJECT

public:
    explicit CaseList(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setRun(std::shared_ptr<const JudgeRun> run);
    /// How many rows there are.
    [[nodiscard]] std::uint64_t listed() const;
    /// The row that is marked, or none.
    [[nodiscard]] std::optional<std::uint64_t> current() const;
    void mark(std::uint64_t row);
    /// The rectangle of a row in the viewport.
    [[nodiscard]] QRect rowRect(std::uint64_t row) const;

signals:
    void chosen(quint64 number);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void setRowHeight();
    void choose(const QModelIndex& row);

    CaseModel* cases_;
};

} // namespace mexplorer::ui
