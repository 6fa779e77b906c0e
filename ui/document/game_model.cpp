#include "ui/document/game_model.h"

#include "core/catalogue/catalogue.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/icons.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QFont>

#include <algorithm>

namespace mexplorer::ui {

GameModel::GameModel(QObject* parent) : QAbstractItemModel(parent) {
    const auto& entries = catalogue();
    for (std::size_t row = 0; row < entries.size(); ++row) {
        const Message& group = entries[row].description.group;
        const auto found = std::find_if(groups_.begin(), groups_.end(), [&](const auto& games) {
            return entries[games.front()].description.group == group;
        });
        if (found == groups_.end())
            groups_.push_back({row});
        else
            found->push_back(row);
    }
    showAll();
    setTheme(lightTheme());
}

void GameModel::setTheme(const Theme& theme) {
    drawings_.clear();
    for (const Entry& entry : catalogue())
        drawings_.push_back(
            gameIcon(QString::fromStdString(entry.description.id), theme.quiet, theme.accent));
    changed();
}

void GameModel::showAll() {
    results_.assign(catalogue().size(), {});
    for (std::size_t game = 0; game < results_.size(); ++game)
        results_[game].rank = game;
}

void GameModel::search(const QString& text) {
    showAll();
    if (!text.trimmed().isEmpty()) {
        if (!names_) names_.emplace(translations());
        for (Result& result : results_)
            result.isFound = false;
        std::size_t rank = 0;
        for (names::FoundGame& found : names_->find(text.toStdString())) {
            const auto game = static_cast<std::size_t>(found.entry - catalogue().data());
            results_[game] = {true, rank++, std::move(found)};
        }
    }
    changed();
}

const Preset* GameModel::opens(const QModelIndex& game) const {
    const auto& opens = results_[gameAt(game)].found.opens;
    return opens ? &*opens : nullptr;
}

QModelIndex GameModel::indexOf(const QString& game) const {
    for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
        const QModelIndex parent = index(group, 0, {});
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex found = index(row, 0, parent);
            if (found.data(idRole).toString() == game) return found;
        }
    }
    return {};
}

/// What every row shows may be another.
void GameModel::changed() {
    for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
        const QModelIndex parent = index(group, 0, {});
        emit dataChanged(parent, parent);
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, 0, parent));
    }
}

QModelIndex GameModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupMark);
}

QModelIndex GameModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == groupMark) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, groupMark);
}

int GameModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    if (parent.internalId() != groupMark || parent.column() != 0) return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].size());
}

int GameModel::columnCount(const QModelIndex& /*parent*/) const {
    return 1;
}

/// The title, and the name found, if there is one.
QString GameModel::shownName(std::size_t game) const {
    const QString title = translated(catalogue()[game].description.title);
    const Message& name = results_[game].found.name;
    return name.empty() ? title : tr("%1 · %2").arg(title, translated(name));
}

/// The game; of a group, its first.
std::size_t GameModel::gameAt(const QModelIndex& index) const {
    const bool isGroup = index.internalId() == groupMark;
    const auto& group = groups_[static_cast<std::size_t>(isGroup ? index.row() : index.parent().row())];
    return group[isGroup ? 0 : static_cast<std::size_t>(index.row())];
}

std::size_t GameModel::rankOf(const QModelIndex& index) const {
    if (index.internalId() != groupMark) return results_[gameAt(index)].rank;
    std::size_t best = results_.size();
    for (const std::size_t game : groups_[static_cast<std::size_t>(index.row())])
        if (results_[game].isFound) best = std::min(best, results_[game].rank);
    return best;
}

QVariant GameModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const bool isGroup = index.internalId() == groupMark;
    const std::size_t game = gameAt(index);
    const Description& description = catalogue()[game].description;
    switch (role) {
    case Qt::DisplayRole:
        return isGroup ? translated(description.group) : shownName(game);
    case Qt::DecorationRole:
        return isGroup ? QVariant() : drawings_[game];
    case Qt::ToolTipRole: // with the name, which a narrow list cuts off
        return isGroup ? QVariant() : plainTip(shownName(game) + u'\n' + translated(description.summary));
    case Qt::FontRole: {
        if (!isGroup) return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    case idRole:
        return isGroup ? QVariant() : QString::fromStdString(description.id);
    case isFoundRole:
        return !isGroup && results_[game].isFound;
    case rankRole:
        return static_cast<qulonglong>(rankOf(index));
    default:
        return {};
    }
}

Qt::ItemFlags GameModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    return index.internalId() == groupMark ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace mexplorer::ui
