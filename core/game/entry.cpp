#include "core/game/entry.h"

#include "core/text/parse.h"

namespace mexplorer {

Entry::Entry(Description own, GameKind ofKind, Make maker)
    : description(std::move(own)), kind(ofKind), make(std::move(maker)) {}
Entry::Entry(Description (*describe)(), GameKind ofKind, Make maker, Told tells)
    : description(describe()), kind(ofKind), make(std::move(maker)), told(tells) {}
Entry::Entry(const Entry&) = default;
Entry::Entry(Entry&&) noexcept = default;
Entry& Entry::operator=(const Entry&) = default;
Entry& Entry::operator=(Entry&&) noexcept = default;
Entry::~Entry() = default;

Expected<const Entry*> findGame(const std::vector<Entry>& games, std::string_view id) {
    std::vector<std::string> known;
    for (const Entry& entry : games) {
        if (entry.description.id == id) return &entry;
        known.push_back(entry.description.id);
    }
    return noSuchGame(id, known);
}

tl::unexpected<Error> noSuchGame(std::string_view id, const std::vector<std::string>& known) {
    return invalid("game", say(MX_TEXT("core", "There is no game “%1”; the games are: %2."), shortened(id),
                               joined(known, ", ")));
}

namespace {

/// Adds the values without which those that are given would not count: a network is that of a flow.
Parameters withConditions(const std::vector<Parameter>& described, const Parameters& given) {
    Parameters all = given;
    for (const Parameter& parameter : described)
        if (given.contains(parameter.id)) all.insert(parameter.where.begin(), parameter.where.end());
    return all;
}

} // namespace

Expected<Parameters> allParameters(const Entry& entry, const Parameters& given) {
    const std::vector<Parameter>& described = entry.description.parameters;
    Parameters known = withConditions(described, given);
    if (entry.told) known.merge(entry.told(known));
    return completed(described, known);
}

Expected<std::unique_ptr<Game>> makeGame(const std::vector<Entry>& games, std::string_view id,
                                         const Parameters& given) {
    const auto entry = findGame(games, id);
    if (!entry) return tl::unexpected(entry.error());
    const auto parameters = allParameters(**entry, given);
    if (!parameters) return tl::unexpected(parameters.error());
    return (*entry)->make(*parameters);
}

} // namespace mexplorer
