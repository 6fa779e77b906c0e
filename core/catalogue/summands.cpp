#include "core/catalogue/summands.h"

#include "core/catalogue/catalogue.h"

namespace mexplorer {

namespace {

constexpr std::size_t mostRemembered = 200'000;    // of each kind; then all is forgotten and found anew
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

/// As a parameter's value or a position is written in a sum: bare, or in quotes if it has signs that end it.
std::string written(const std::string& text, std::string_view ends) {
    if (!text.empty() && text.find_first_of(ends) == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace

std::string Part::text() const {
    return fmt::format("{}: {}", game->name, written(position, "\";\n"));
}

Expected<const Summand*> Summands::get(const std::string& id, const Parameters& given) {
    if (id == "sum") {
        return invalid("position",
                       say(MX_TEXT("core", "A sum cannot be a component; list its components instead.")));
    }
    if (given.contains("play")) {
        return invalid("position",
                       say(MX_TEXT("core", "The play is that of the whole sum; a component has none.")));
    }
    auto normal = makeGame(id, given);
    if (!normal) return tl::unexpected(normal.error());
    if (!(*normal)->lastMoveDecides()) {
        return invalid("position",
                       say(MX_TEXT("core", "%1 cannot be a component: it is not the last move that decides, "
                                           "so that its positions have no SG values to add up."),
                           id));
    }
    std::string name = id;
    for (const Parameter& parameter : (*normal)->description().parameters) {
        const std::string& value = (*normal)->parameters().at(parameter.id);
        if (parameter.id == "play" || value == parameter.fallback) continue;
        name += fmt::format(" {}={}", parameter.id, written(value, "\";: \t\n"));
    }
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = byName_.find(name); known != byName_.end()) return known->second;
    }
    Parameters inMisere = given;
    inMisere["play"] = "misere";
    auto misere = makeGame(id, inMisere);
    if (!misere) return tl::unexpected(misere.error());
    const std::lock_guard lock(mutex_);
    const auto [entry, isNew] = byName_.try_emplace(name, nullptr);
    if (isNew) entry->second = &games_.emplace_back(Summand{name, std::move(*normal), std::move(*misere)});
    return entry->second;
}

std::uint64_t Summands::optionCount(const Part& part) const {
    return part.game->normal->graph(part.position)->optionCount(0);
}

void Summands::forEachOption(const Part& part, const std::function<bool(const PartOption&)>& visit) {
    using Options = std::vector<PartOption>;
    const std::string text = part.text();
    std::optional<std::shared_ptr<const Options>> known;
    {
        const std::lock_guard lock(mutex_);
        known = recall(options_, text);
    }
    if (known) {
        for (const PartOption& option : **known)
            if (!visit(option)) return;
        return;
    }
    auto few = std::make_shared<Options>(); // all of them, as long as they are few
    bool isWanted = true;
    part.game->normal->graph(part.position)->forEachMove(0, [&](Message move, std::string to) {
        PartOption option{std::move(move), {part.game, std::move(to)}};
        isWanted = visit(option);
        if (few && few->size() == mostOptionsRemembered) few.reset();
        if (few) few->push_back(std::move(option));
        return isWanted;
    });
    if (!isWanted || !few) return;
    const std::lock_guard lock(mutex_);
    remember(options_, text, std::shared_ptr<const Options>(std::move(few)));
}

Expected<Nimber> Summands::value(const Part& part, Task& task) {
    const std::string text = part.text();
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = recall(values_, text)) return *known;
    }
    const auto evaluation = part.game->normal->evaluate(part.position, task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    if (!evaluation->value) {
        return tooLarge(
            say(MX_TEXT("core", "It is known who wins “%1”, but a sum needs its SG value, which would "
                                "take too long."),
                text));
    }
    const std::lock_guard lock(mutex_);
    remember(values_, text, *evaluation->value);
    return *evaluation->value;
}

Expected<std::optional<Genus>> Summands::tame(const Part& part, Task& task) {
    const std::string text = part.text();
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = recall(genera_, text)) return *known;
    }
    std::optional<Genus> genus;
    if (part.game->misere->sum()) {
        const auto normal = value(part, task);
        const auto misere = part.game->misere->evaluate(part.position, task);
        if (!normal) return tl::unexpected(normal.error());
        if (!misere) return tl::unexpected(misere.error());
        if (misere->value) genus = Genus{*normal, *misere->value};
    } else {
        const auto graph = part.game->normal->graph(part.position);
        const auto found = tameGenus(*graph, mostPositionsTriedForTame, task);
        if (!found) return tl::unexpected(found.error());
        genus = *found;
    }
    const std::lock_guard lock(mutex_);
    remember(genera_, text, genus);
    return genus;
}

} // namespace mexplorer
