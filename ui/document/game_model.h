#pragma once

#include "ui/document/game_names.h"

#include <QAbstractItemModel>

#include <vector>

namespace mexplorer::ui {

/// The catalogue as a tree of two levels: groups, and the games in them, in the catalogue's order.
class GameModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        idRole = Qt::UserRole,
        isFoundRole, ///< whether one of the game's names has all the words searched for
        presetRole   ///< index of the example found; −1 if none
    };

    explicit GameModel(QObject* parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const QString& game) const;
    /// Finds the games that have a name with all these words; a name other than the title is shown beside it.
    /// Without words, every game is found.
    void search(const QString& text);
    /// Translates the titles again (the language changed).
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QString shownName(std::size_t game) const;

    static constexpr quintptr groupMark =
        0; // an item's internal id: 0 for a group, its group's row + 1 for a game

    std::vector<std::vector<std::size_t>> groups_; // indices in the catalogue, by group
    std::vector<GameNames> names_; // in the catalogue’s order; empty before the first search
    std::vector<std::optional<GameNames::Found>> results_;
};

} // namespace mexplorer::ui
