#include "core/sum/ledger.h"

#include "core/partizan/thermograph.h"

#include <algorithm>
#include <optional>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

std::optional<Id> onlyOne(ShortGames::Options options) {
    return options.size() == 1 ? std::optional(options.front()) : std::nullopt;
}

bool isSwitch(Id game, ShortGames& games) {
    const auto left = onlyOne(games.left(game));
    const auto right = onlyOne(games.right(game));
    return left && right && games.asNumber(*left) && games.asNumber(*right);
}

/// {0||0|-x} for a positive x.
bool isTiny(Id game, ShortGames& games) {
    const auto right = onlyOne(games.right(game));
    if (onlyOne(games.left(game)) != games.zero() || !right) return false;
    if (onlyOne(games.left(*right)) != games.zero()) return false;
    const auto threat = onlyOne(games.right(*right));
    return threat && games.order(*threat, games.zero()) == GameOrder::less;
}

bool isExact(SummandKind kind) {
    return kind == SummandKind::number || kind == SummandKind::nimber || kind == SummandKind::ups;
}

} // namespace

SummandKind kindOf(Id game, ShortGames& games) {
    if (const NumberUpStar* sum = games.asSum(game)) {
        if (sum->ups == 0 && sum->star == 0) return SummandKind::number;
        return sum->ups == 0 && sum->number.sign() == 0 ? SummandKind::nimber : SummandKind::ups;
    }
    if (isSwitch(game, games)) return SummandKind::hot;
    if (isTiny(game, games) || isTiny(games.negative(game), games)) return SummandKind::tiny;
    return SummandKind::unnamed;
}

Expected<SumLedger> ledgerOf(const std::vector<Id>& components, ShortGames& games) {
    SumLedger ledger;
    Thermographs thermographs(games);
    std::optional<Id> exact;
    std::optional<Id> rest;
    for (const Id game : components) {
        if (game == ShortGames::none) {
            ledger.rows.push_back({.component = ledger.rows.size(), .kind = SummandKind::searched});
            continue;
        }
        auto name = nameOf(game, games);
        if (!name) return tl::unexpected(name.error());
        const SummandKind kind = kindOf(game, games);
        ledger.rows.push_back(
            {ledger.rows.size(), std::move(*name), kind, thermographs.of(game).temperature});
        std::optional<Id>& part = isExact(kind) ? exact : rest;
        part = part ? games.sum(*part, game) : game;
    }
    const auto write = [&](std::optional<Id> game, std::string& text) -> Expected<void> {
        if (!game) return {};
        auto name = nameOf(*game, games);
        if (!name) return tl::unexpected(name.error());
        text = std::move(*name);
        return {};
    };
    std::optional<Id> all;
    if (std::ranges::find(components, ShortGames::none) == components.end())
        all = games.sum(exact.value_or(games.zero()), rest.value_or(games.zero()));
    for (const auto& [game, text] :
         {std::pair{exact, &ledger.exact}, {rest, &ledger.rest}, {all, &ledger.all}})
        if (auto written = write(game, *text); !written) return tl::unexpected(written.error());
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return ledger;
}

} // namespace mexplorer
