#include "core/names/game_names.h"

#include "core/names/distance.h"
#include "core/names/other_names.h"
#include "core/text/parse.h"

#include <algorithm>
#include <set>
#include <utility>

namespace mexplorer::names {

namespace {

constexpr std::size_t mostSuggestions = 5;
constexpr std::size_t longestName = 200; // bytes: nothing longer is a name

void addTo(std::vector<Spelling>& spellings, const Message& name, const Languages& languages) {
    spellings.emplace_back(name.english());
    for (const Message::Translate& translate : languages) {
        const Spelling said(name.said(translate));
        if (said.letters() != spellings.back().letters()) spellings.push_back(said);
    }
}

std::vector<Spelling> spellingsOf(const Message& name, const Languages& languages) {
    std::vector<Spelling> spellings;
    addTo(spellings, name, languages);
    return spellings;
}

std::vector<Spelling> spellingsOf(const judge::Problem& problem, const Languages& languages) {
    std::vector<Spelling> spellings{Spelling(judge::spokenId(problem))};
    if (const auto number = judge::numberOf(problem); !number.empty()) spellings.emplace_back(number);
    addTo(spellings, problem.title, languages);
    return spellings;
}

Preset opening(const judge::Problem& problem, const Description& game) {
    return {verbatim(judge::spokenId(problem)), problem.parameters, game.position};
}

std::optional<Preset> opening(const OtherNames& names, const Description& game) {
    if (names.parameters.empty()) return std::nullopt;
    return Preset{verbatim(std::string(names.names.front())), names.parameters,
                  names.position.empty() ? game.position : std::string(names.position),
                  std::string(names.view)};
}

/// Whether words are likely to mean one name: many have the same number or letter.
bool isTelling(std::string_view letters) {
    return letters.size() > 2 && letters.find_first_not_of("0123456789") != std::string_view::npos;
}

/// A word of which so many letters are wrong is another one.
std::size_t mostWrong(std::string_view word) {
    return std::max<std::size_t>(1, word.size() / 3);
}

} // namespace

std::string folded(std::string_view typed) {
    return Spelling(typed).letters();
}

std::string searchedNames(const judge::Problem& problem, const Languages& languages) {
    std::string all;
    for (const Spelling& spelling : spellingsOf(problem, languages))
        all += spelling.letters() + '\n';
    return all;
}

GameNames::GameNames(const Languages& languages) {
    for (const Entry& entry : catalogue())
        games_.push_back({&entry, namesOf(entry, languages)});
}

std::vector<GameNames::Name> GameNames::namesOf(const Entry& entry, const Languages& languages) {
    const Description& game = entry.description;
    std::vector<Name> names{{Kind::title, {}, {}, spellingsOf(game.title, languages)}};
    names.front().spellings.emplace_back(game.id);
    for (const OtherNames& other : otherNames()) {
        if (other.game != game.id) continue;
        for (const std::string_view name : other.names)
            names.push_back(
                {Kind::otherName, verbatim(std::string(name)), opening(other, game), {Spelling(name)}});
    }
    for (const Preset& preset : game.presets)
        names.push_back({Kind::preset, preset.title, preset, spellingsOf(preset.title, languages)});
    for (const judge::Problem& problem : judge::problems()) {
        if (problem.game != game.id) continue;
        names.push_back({Kind::problem, verbatim(judge::spokenId(problem)), opening(problem, game),
                         spellingsOf(problem, languages)});
    }
    for (const Theorem& theorem : game.theorems)
        names.push_back({Kind::author, verbatim(theorem.source), {}, {Spelling(theorem.source)}});
    Name text{Kind::text, {}, {}, spellingsOf(game.summary, languages)};
    addTo(text.spellings, game.group, languages);
    for (const Theorem& theorem : game.theorems)
        addTo(text.spellings, theorem.title, languages);
    names.push_back(std::move(text));
    return names;
}

struct GameNames::Hit {
    const Game* game = nullptr;
    const Name* name = nullptr;
    Match match = Match::none;

    /// Words of a text count no more than the beginnings of names.
    [[nodiscard]] std::pair<Match, Kind> rank() const {
        return {name->kind == Kind::text ? std::max(match, Match::beginnings) : match, name->kind};
    }
};

/// The best of each game, the best first.
std::vector<GameNames::Hit> GameNames::hits(std::string_view typed) const {
    const Query query(typed.substr(0, longestName + 1));
    if (query.empty() || typed.size() > longestName) return {};
    const auto isBetter = [](const Hit& a, const Hit& b) { return a.rank() < b.rank(); };
    std::vector<Hit> found;
    for (const Game& game : games_) {
        std::vector<Hit> own;
        for (const Name& name : game.names)
            own.push_back({&game, &name, query.match(name.spellings)});
        const auto best = std::min_element(own.begin(), own.end(), isBetter);
        if (best->match != Match::none) found.push_back(*best);
    }
    std::stable_sort(found.begin(), found.end(), isBetter);
    return found;
}

std::vector<FoundGame> GameNames::find(std::string_view typed) const {
    std::vector<FoundGame> found;
    for (const Hit& hit : hits(typed))
        found.push_back({hit.game->entry, hit.name->shown, hit.name->opens});
    return found;
}

Expected<FoundGame> GameNames::called(std::string_view typed) const {
    const auto found = hits(typed);
    const Match least = isTelling(folded(typed)) ? Match::words : Match::whole;
    if (!found.empty() && std::get<Match>(found.front().rank()) <= least)
        return FoundGame{found.front().game->entry, found.front().name->shown, found.front().name->opens};
    const std::vector<std::string> names = similar(typed);
    if (names.empty()) return tl::unexpected(findGame(typed).error());
    return invalid("game", say(MX_TEXT("core", "There is no game “%1”; similar names are: %2."),
                               shortened(typed), joined(names, ", ")));
}

/// Names and words of names from which it differs by little, the nearest first; names of which it is a part
/// come after those that differ in one place. Of a title not the word is told, but the game’s id.
std::vector<std::string> GameNames::similar(std::string_view typed) const {
    std::vector<std::pair<std::size_t, std::string>> close;
    for (const Hit& hit : hits(typed))
        close.emplace_back(1, hit.name->shown.empty() ? hit.game->entry->description.id
                                                      : hit.name->shown.english());
    const std::string letters = folded(typed.substr(0, longestName));
    const auto compare = [&](const std::string& word, const std::string& name) {
        const std::size_t wrong = distance(letters, word);
        if (wrong <= mostWrong(word)) close.emplace_back(wrong > 1 ? wrong : 0, name);
    };
    for (const Game& game : games_)
        for (const Name& name : game.names) {
            if (name.kind == Kind::text) continue;
            const bool isTitle = name.kind == Kind::title;
            const std::string shown = isTitle ? game.entry->description.id : name.shown.english();
            for (const Spelling& spelling : name.spellings) {
                compare(spelling.letters(), shown);
                for (const std::string& word : spelling.words())
                    if (word.size() > 3) compare(word, isTitle || name.kind == Kind::problem ? shown : word);
            }
        }
    std::stable_sort(close.begin(), close.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> names;
    std::set<std::string> spelled;
    for (auto& [wrong, name] : close)
        if (names.size() < mostSuggestions && spelled.insert(folded(name)).second)
            names.push_back(std::move(name));
    return names;
}

} // namespace mexplorer::names
