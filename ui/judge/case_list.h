#pragma once

#include "ui/judge/judge_run.h"

#include <QAbstractScrollArea>

namespace mexplorer::ui {

/// The answers of a run, one in a row behind the number of its case. Any number of rows: only those in sight
/// are looked at. A click, or Enter, chooses a case.
class CaseList : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit CaseList(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setRun(std::shared_ptr<const JudgeRun> run);
    [[nodiscard]] std::uint64_t count() const { return run_ ? run_->cases() : 0; }
    /// The row that is marked, or none.
    [[nodiscard]] std::optional<std::uint64_t> current() const { return current_; }
    /// The rectangle of a row in the viewport.
    [[nodiscard]] QRect rowRect(std::uint64_t row) const;

signals:
    void chosen(quint64 number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void placeScrollBar();
    void choose(std::uint64_t row);
    void mark(std::uint64_t row);
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int rowsInSight() const;
    [[nodiscard]] std::uint64_t firstRow() const;

    std::shared_ptr<const JudgeRun> run_;
    std::optional<std::uint64_t> current_;
};

} // namespace mexplorer::ui
