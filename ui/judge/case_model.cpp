#include "ui/judge/case_model.h"
#include "ui/text/plain.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {
constexpr std::size_t longestAnswer = 400; // characters
} // namespace

void CaseModel::setRun(std::shared_ptr<const JudgeRun> run) {
    beginResetModel();
    run_ = std::move(run);
    endResetModel();
}

int CaseModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !run_) return 0;
    return static_cast<int>(std::min(run_->cases(), mostRows));
}

int CaseModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1;
}

QVariant CaseModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole || !index.isValid()) return {};
    return shownText(run_->answer(static_cast<std::uint64_t>(index.row())), longestAnswer);
}

QVariant CaseModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Vertical || role != Qt::DisplayRole) return {};
    return QString::number(section + 1);
}

} // namespace mexplorer::ui
