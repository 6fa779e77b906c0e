#pragma once

#include "core/judge/problem.h"
#include "core/rules/description.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// What people may call a problem: its id, “HDU 2147” for hdu2147, and its title in every language.
[[nodiscard]] QString namesOf(const judge::Problem& problem);

/// What people may call a game: its title, its examples, the problems of online judges that it answers and
/// the authors of its theorems, in every language of the interface.
class GameNames {
public:
    explicit GameNames(const Description& game);

    /// What was found: the game by its title or its summary (neither member is set), by a name of its own, or
    /// by an example of it.
    struct Found {
        QString name;              ///< in the language of the interface; empty if found by title or summary
        std::optional<int> preset; ///< index of the example
    };
    /// The first name that has all the words; nothing if none has.
    [[nodiscard]] std::optional<Found> find(const QStringList& words) const;

private:
    struct Name {
        Message shown; ///< empty: the title
        QString texts; ///< in every language
        std::optional<int> preset;
    };
    std::vector<Name> names_;
};

} // namespace mexplorer::ui
