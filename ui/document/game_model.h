#pragma once

#include "core/names/game_names.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <optional>
#include <vector>

namespace mexplorer::ui {

struct Theme;

/// The catalogue as a tree of two levels: groups, and the games in them, in the catalogue's order.
class GameModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        idRole = Qt::UserRole,
        isFoundRole, ///< whether one of the game's names has all the words searched for
        rankRole     ///< how well it has them, from 0; of a group, that of its best game
    };

    explicit GameModel(QObject* parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const QString& game) const;
    /// Finds the games that have a name with all these words; a name other than the title is shown beside it.
    /// Without words, every game is found. They are ranked as names::GameNames finds them.
    void search(const QString& text);
    /// The parameters and the position that belong to the name by which a game was found; null if none do.
    [[nodiscard]] const Preset* opens(const QModelIndex& game) const;
    /// The games' drawings are in its colours.
    void setTheme(const Theme& theme);
    /// Translates the titles again (the language changed).
    void retranslate() { changed(); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QString shownName(std::size_t game) const;
    [[nodiscard]] std::size_t gameAt(const QModelIndex& index) const;
    [[nodiscard]] std::size_t rankOf(const QModelIndex& index) const;
    void showAll();
    void changed();

    static constexpr quintptr groupMark =
        0; // an item's internal id: 0 for a group, its group's row + 1 for a game

    std::vector<std::vector<std::size_t>> groups_; // indices in the catalogue, by group
    std::optional<names::GameNames> names_;        // empty before the first search
    struct Result {
        bool isFound = true;
        std::size_t rank = 0;
        names::FoundGame found;
    };
    std::vector<Result> results_; // in the catalogue’s order
    std::vector<QIcon> drawings_; // likewise
};

} // namespace mexplorer::ui
