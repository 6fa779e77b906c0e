#pragma once

#include <QAbstractItemModel>

#include <vector>

namespace mexplorer::ui {

/// The catalogue as a tree of two levels: groups, and the games in them, in the catalogue's order.
class GameModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { idRole = Qt::UserRole, searchRole };

    explicit GameModel(QObject* parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const QString& game) const;
    /// Translates the titles again (the language changed).
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    static constexpr quintptr groupMark =
        0; // an item's internal id: 0 for a group, its group's row + 1 for a game

    std::vector<std::vector<std::size_t>> groups_; // rows of the catalogue
};

} // namespace mexplorer::ui
