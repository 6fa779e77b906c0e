#pragma once

#include "ui/judge/judge_run.h"

#include <QAbstractTableModel>

namespace mexplorer::ui {

/// The answers of a run: a row for each case, up to `mostRows`, with its number for a heading.
class CaseModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Further cases have no rows: a table's headings take eight bytes a row, and positions in pixels must
    /// fit an int.
    static constexpr std::uint64_t mostRows = 10'000'000;

    using QAbstractTableModel::QAbstractTableModel;

    /// Null has no rows.
    void setRun(std::shared_ptr<const JudgeRun> run);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const JudgeRun> run_;
};

} // namespace mexplorer::ui
