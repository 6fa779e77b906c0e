#pragma once

#include "core/game/game.h"

#include <functional>

namespace mexplorer {

/// A game on a list: its description, its kind whatever the parameters, and how to make it from a value for
/// every parameter.
struct Entry {
    using Make = std::function<Expected<std::unique_ptr<Game>>(const Parameters& complete)>;
    /// What given values tell of others: rules that are typed may tell the play.
    using Told = Parameters (*)(const Parameters& given);

    // Each game has one, so these members are compiled only once.
    Entry(Description description, GameKind kind, Make make);
    Entry(Description (*describe)(), GameKind kind, Make make, Told told = nullptr);
    Entry(const Entry&);
    Entry(Entry&&) noexcept;
    Entry& operator=(const Entry&);
    Entry& operator=(Entry&&) noexcept;
    ~Entry();

    Description description;
    GameKind kind;
    Make make;
    Told told = nullptr; ///< null: they tell nothing
};

/// A list of games, such as catalogue(): it is made when it is first asked for, since its games may ask for
/// it themselves.
using GameList = const std::vector<Entry>& (*)();

/// The entry with this id. Errors: unknown id, with the known ones named.
[[nodiscard]] Expected<const Entry*> findGame(const std::vector<Entry>& games, std::string_view id);

/// The error for an unknown id; it names those that are known.
[[nodiscard]] tl::unexpected<Error> noSuchGame(std::string_view id, const std::vector<std::string>& known);

/// A value for every parameter of such a game; those that are not given have the values that these need to
/// count (see Parameter::where), or tell (see Entry::told), or their defaults. Errors: unknown parameter or
/// wrong value.
[[nodiscard]] Expected<Parameters> allParameters(const Entry& entry, const Parameters& given);

/// The game with these parameters, completed by allParameters(). Errors: unknown id; those of its parameters.
[[nodiscard]] Expected<std::unique_ptr<Game>> makeGame(const std::vector<Entry>& games, std::string_view id,
                                                       const Parameters& given);

} // namespace mexplorer
