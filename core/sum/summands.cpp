#include "core/sum/summands.h"

#include "core/game/aspects/move_to_value.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/sum.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/long_values.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostRemembered = 200'000; // of each kind; then all is forgotten and found anew
constexpr std::size_t mostInquiries = 16;
constexpr std::size_t mostOptionsRemembered = 256; // of one position
constexpr std::size_t longestRemembered = 1000;    // bytes of its text
constexpr std::size_t mostPositionsTriedForTame = 50'000;

template <class Memory, class Known>
void remember(Memory& memory, const std::string& text, Known known) {
    if (text.size() > longestRemembered) return;
    if (memory.size() >= mostRemembered) memory.clear();
    memory.insert_or_assign(text, std::move(known));
}

template <class Memory>
std::optional<typename Memory::mapped_type> recall(const Memory& memory, const std::string& text) {
    const auto found = memory.find(text);
    if (found == memory.end()) return std::nullopt;
    return std::make_optional<typename Memory::mapped_type>(found->second); // which may be optional itself
}

/// Whether a game’s positions have SG values to add up: its play is normal or misère. Sums are no components,
/// as theirs are listed instead.
bool hasNimbers(const Description& game) {
    return game.id != sumId &&
           std::ranges::find(game.parameters, playId, &Parameter::id) != game.parameters.end();
}

/// A parameter’s value or a position as written in a sum: in quotes if it is empty or contains one of `ends`.
std::string written(const std::string& text, std::string_view ends) {
    const bool isBare = !text.empty() && text.find_first_of(ends) == std::string::npos;
    return isBare ? text : inQuotes(text);
}

} // namespace

std::string Summand::text() const {
    return fmt::format("{}: {}", game->name, written(position, "\";\n"));
}

bool Summands::isComponentGame(const Description& game) const {
    if (hasNimbers(game)) return true;
    if (kinds_ == Kinds::impartial || game.id == sumId) return false;
    return isTwoSided(game.id);
}

bool Summands::isTwoSided(const std::string& id) const {
    const auto made = make(id, {});
    return made && (*made)->as<TwoSidedAspect>();
}

bool Summands::isImpartial(const Summand& summand) {
    return !summand.game->normal->as<TwoSidedAspect>();
}

bool Summands::isSearched(const Summand& summand) {
    return summand.game->normal->as<JointSearchAspect>();
}

Expected<std::string> Summands::form(const Summand& summand, Task& task) {
    if (isImpartial(summand)) {
        const auto nimber = value(summand, task);
        if (!nimber) return tl::unexpected(nimber.error());
        if (*nimber > UINT32_MAX) return formOutOfReach();
        return fmt::format("*{}", *nimber);
    }
    const std::string text = summand.text();
    {
        const std::lock_guard lock(mutex_);
        if (auto known = recall(forms_, text)) return std::move(*known);
    }
    const auto made = asked(summand);
    if (!made) return tl::unexpected(made.error());
    auto form = (*made)->as<ShortGameAspect>()->facts(task).map(
        [](ShortGameFacts&& facts) { return std::move(facts.canonical); });
    if (!form && form.error().kind != Error::Kind::tooLarge) return form;
    const std::lock_guard lock(mutex_);
    remember(forms_, text, form);
    return form;
}

ShortGames::Id Summands::game(const Summand& summand, ShortGames& games) {
    const auto game =
        form(summand, games.task()).and_then([&](const std::string& name) { return readGame(name, games); });
    if (!game) games.stop(game.error());
    return game.value_or(ShortGames::none);
}

Expected<SearchedPosition> Summands::searched(const Summand& summand, bool isPatient, Task& task) {
    const auto* search = summand.game->normal->as<JointSearchAspect>();
    if (!search) return form(summand, task).map(SearchedPosition::named);
    const auto made = asked(summand);
    if (!made) return tl::unexpected(made.error());
    if (isPatient || isFormKnown(summand)) {
        auto named = form(summand, task);
        if (named || named.error().kind == Error::Kind::cancelled)
            return std::move(named).map(SearchedPosition::named);
    }
    return SearchedPosition{search, (*made)->rules()->held((*made)->parsed())};
}

bool Summands::isFormKnown(const Summand& summand) {
    const std::lock_guard lock(mutex_);
    return forms_.contains(summand.text());
}

Expected<std::string> sumWithForm(GameList games, const Game& game, const std::string& position,
                                  const std::string& form) {
    const bool isSum = game.description().id == sumId;
    const auto text = isSum ? position
                            : componentText(games, game.description().id, game.parameters(), position,
                                            Summands::Kinds::all);
    if (!text) return tl::unexpected(text.error());
    return fmt::format("{}; form: {}", *text, form);
}

Expected<std::string> componentText(GameList games, const std::string& id, Parameters parameters,
                                    const std::string& position, Summands::Kinds kinds) {
    Summands summands(games, kinds);
    if (auto known = summands.checkGame(id); !known) return tl::unexpected(known.error());
    parameters.erase(playId);
    const auto game = summands.get(id, parameters);
    if (!game) return tl::unexpected(game.error());
    return Summand{*game, position}.text();
}

Expected<void> Summands::checkGame(const std::string& id) const {
    const auto entry = findGame(list_(), id);
    if (entry && isComponentGame((*entry)->description)) return {};
    if (id == sumId)
        return invalid(say(MX_TEXT("core", "A sum cannot be a component; list its components instead.")));
    if (entry && isTwoSided(id))
        return invalid(say(MX_TEXT("core", "In %1 Left and Right have different moves: it can be a component "
                                           "with play=%2."),
                           id, sidedPlay));
    if (entry) {
        return invalid(say(MX_TEXT("core", "%1 cannot be a component: it is not the last move that decides, "
                                           "so that its positions have no SG values to add up."),
                           id));
    }
    std::vector<std::string> known;
    for (const Entry& each : list_())
        if (isComponentGame(each.description)) known.push_back(each.description.id);
    return noSuchGame(id, known);
}

Expected<void> Summands::checkParameter(const std::string& id, const std::string& name) const {
    if (name == playId)
        return invalid(say(MX_TEXT("core", "The play is that of the whole sum; a component has none.")));
    std::vector<Parameter> described = (*findGame(list_(), id))->description.parameters;
    std::erase_if(described, [](const Parameter& parameter) { return parameter.id == playId; });
    const bool isKnown = std::any_of(described.begin(), described.end(),
                                     [&](const Parameter& parameter) { return parameter.id == name; });
    if (isKnown) return {};
    return tl::unexpected(completed(described, {{name, ""}}).error());
}

Expected<const SummandGame*> Summands::get(const std::string& id, const Parameters& given) {
    const Entry& entry = **findGame(list_(), id);
    const auto all = allParameters(entry, given);
    if (!all) return tl::unexpected(all.error());
    std::string name = id;
    for (const Parameter& parameter : entry.description.parameters) {
        const std::string& value = all->at(parameter.id);
        if (parameter.id == playId || value == parameter.fallback) continue;
        name += fmt::format(" {}={}", parameter.id, written(value, "\";: \t\n"));
    }
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = byName_.find(name); known != byName_.end()) return known->second;
    }
    auto inNormal = make(id, given);
    if (!inNormal) return tl::unexpected(inNormal.error());
    const std::lock_guard lock(mutex_);
    if (const auto known = byName_.find(name); known != byName_.end()) return known->second;
    const SummandGame& made = games_.emplace_back(SummandGame{name, id, given, std::move(*inNormal)});
    byName_.emplace(name, &made); // last, for memory may run out before
    return &made;
}

std::shared_ptr<const Game> Summands::inMisere(const SummandGame& game) {
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = misere_.find(&game); known != misere_.end()) return known->second;
    }
    std::shared_ptr<const Game> made = make(game.id, inPlay(game.given, Play::misere)).value();
    const std::lock_guard lock(mutex_);
    return misere_.emplace(&game, std::move(made)).first->second;
}

Expected<std::shared_ptr<const Inquiry>> Summands::asked(const Summand& summand) {
    const std::string text = summand.text();
    {
        const std::lock_guard lock(mutex_);
        if (auto known = recall(asked_, text)) return std::move(*known);
    }
    auto made = ask(*summand.game->normal, summand.position);
    if (made) keep(text, *made);
    return made;
}

Summand Summands::read(const SummandGame& game, std::shared_ptr<const Inquiry> asked) {
    Summand summand{&game, asked->position()};
    keep(summand.text(), std::move(asked));
    return summand;
}

void Summands::keep(const std::string& text, std::shared_ptr<const Inquiry> asked) {
    const std::lock_guard lock(mutex_);
    if (asked_.size() >= mostInquiries) asked_.clear();
    remember(asked_, text, std::move(asked));
}

std::uint64_t Summands::optionCount(const Summand& summand) {
    const auto made = asked(summand);
    return made ? (*made)->optionCount() : UINT64_MAX; // too many to be looked at
}

void Summands::forEachOption(const Summand& summand, const std::function<bool(const SummandOption&)>& visit) {
    using Options = std::vector<SummandOption>;
    const std::string text = summand.text();
    std::optional<std::shared_ptr<const Options>> known;
    {
        const std::lock_guard lock(mutex_);
        known = recall(options_, text);
    }
    if (known) {
        for (const SummandOption& option : **known)
            if (!visit(option)) return;
        return;
    }
    auto few = std::make_shared<Options>(); // all of them, as long as they are few
    bool isWanted = true;
    const auto made = asked(summand).value();
    const AnyRules& rules = *made->rules();
    rules.forEachOption(made->parsed(), [&](AnyMove move, AnyPosition to) {
        SummandOption option{
            rules.moveText(made->parsed(), move), {summand.game, rules.text(to)}, rules.sideOf(move)};
        isWanted = visit(option);
        if (few && few->size() == mostOptionsRemembered) few.reset();
        if (few) few->push_back(std::move(option));
        return isWanted;
    });
    if (!isWanted || !few) return;
    const std::lock_guard lock(mutex_);
    remember(options_, text, std::shared_ptr<const Options>(std::move(few)));
}

Expected<std::optional<SummandOption>> Summands::moveToValue(const Summand& summand, Nimber value,
                                                             Task& task) {
    const auto made = asked(summand);
    if (!made) return tl::unexpected(made.error());
    return (*made)->as<MoveToValueAspect>()->moveToValue(value, task).map([&](auto&& found) {
        return found ? std::optional(
                           SummandOption{std::move(found->move), {summand.game, std::move(found->to)}, {}})
                     : std::nullopt;
    });
}

Expected<Nimber> Summands::value(const Summand& summand, Task& task) {
    const std::string text = summand.text();
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = recall(values_, text)) return *known;
    }
    const auto made = asked(summand);
    if (!made) return tl::unexpected(made.error());
    const auto evaluation = (*made)->evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    if (!evaluation->nimber()) {
        return tooLarge(
            say(MX_TEXT("core", "It is known who wins “%1”, but a sum needs its SG value, which would "
                                "take too long."),
                withoutLongValues(text)));
    }
    const std::lock_guard lock(mutex_);
    remember(values_, text, *evaluation->nimber());
    return *evaluation->nimber();
}

Expected<std::optional<Genus>> Summands::tame(const Summand& summand, Task& task) {
    const std::string text = summand.text();
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = recall(genera_, text)) return *known;
    }
    std::optional<Genus> genus;
    const auto misere = inMisere(*summand.game);
    if (instancesHave<SumAspect>(*misere)) {
        const auto inNormal = value(summand, task);
        if (!inNormal) return tl::unexpected(inNormal.error());
        const auto inMisere = ask(*misere, summand.position).value()->evaluation(task);
        if (!inMisere) return tl::unexpected(inMisere.error());
        if (inMisere->nimber()) genus = Genus{*inNormal, *inMisere->nimber()};
    } else {
        const auto made = asked(summand);
        if (!made) return tl::unexpected(made.error());
        const auto graph = (*made)->graph();
        const auto found = tameGenera(*graph, mostPositionsTriedForTame, task);
        if (!found) return tl::unexpected(found.error());
        if (*found) {
            genus = (*found)->front();
            rememberBelow(summand.game, *graph, **found);
        }
    }
    const std::lock_guard lock(mutex_);
    remember(genera_, text, genus);
    return genus;
}

void Summands::rememberBelow(const SummandGame* game, const PositionGraph& graph,
                             const std::vector<Genus>& genera) {
    const std::lock_guard lock(mutex_);
    for (PositionGraph::Id id = 0; id < genera.size(); ++id)
        remember(genera_, Summand{game, graph.text(id)}.text(), std::optional(genera[id]));
}

} // namespace mexplorer
