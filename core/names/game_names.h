#pragma once

#include "core/catalogue/catalogue.h"
#include "core/judge/problem.h"
#include "core/names/spelling.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mexplorer::names {

/// The languages in which names are known: their translations of titles. English need not be among them.
using Languages = std::vector<Message::Translate>;

/// All that people may call a problem, folded (see Spelling), each on a line of its own.
[[nodiscard]] std::string searchedNames(const judge::Problem& problem, const Languages& languages);
/// The text as it is compared with these.
[[nodiscard]] std::string folded(std::string_view typed);

/// A game that a name was found for.
struct FoundGame {
    const Entry* entry = nullptr;
    Message name;                ///< what it was found by; empty: its title or its summary
    std::optional<Preset> opens; ///< the parameters and the position that belong to this name
};

/// What people may call a game: its id, its title, what textbooks call it, its examples, the problems of
/// online judges that it answers, and the authors of its theorems; also what its summary says.
class GameNames {
public:
    explicit GameNames(const Languages& languages);

    /// The games that have all the words, each by its best name; the best first: whole names, then whole
    /// words, then beginnings, then parts of words; of equal ones titles first. Nothing if no word is typed.
    [[nodiscard]] std::vector<FoundGame> find(std::string_view typed) const;
    /// The first of these, if what is typed is certain to mean it: it is the whole name, or whole words of it
    /// that are more than a number or two letters. Errors: it is not; similar names are listed.
    [[nodiscard]] Expected<FoundGame> called(std::string_view typed) const;

private:
    enum class Kind { title, otherName, preset, problem, author, text };
    struct Name {
        Kind kind = Kind::title;
        Message shown;
        std::optional<Preset> opens;
        std::vector<Spelling> spellings;
    };
    struct Game {
        const Entry* entry = nullptr;
        std::vector<Name> names;
    };
    struct Hit;

    [[nodiscard]] std::vector<Hit> hits(std::string_view typed) const;
    [[nodiscard]] std::vector<std::string> similar(std::string_view typed) const;
    [[nodiscard]] static std::vector<Name> namesOf(const Entry& entry, const Languages& languages);

    std::vector<Game> games_;
};

} // namespace mexplorer::names
