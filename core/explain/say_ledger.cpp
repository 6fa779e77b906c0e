#include "core/explain/say_ledger.h"

#include "core/explain/say_short_game.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

Message ledgerName(const std::string& form) {
    return verbatim(printedGame(form));
}

/// “½ (component 1), ∗2 (component 3)”
Message ledgerRows(const std::vector<SumLedger::Row>& rows) {
    Message all;
    for (const SumLedger::Row& row : rows) {
        const Message one =
            say(MX_TEXT("core", "%1 (component %2)"), ledgerName(row.form), row.component + 1);
        all = all.empty() ? one : say(MX_TEXT("core", "%1, %2"), all, one);
    }
    return all;
}

/// “component 1, component 3”
Message componentsOf(const std::vector<SumLedger::Row>& rows) {
    Message all;
    for (const SumLedger::Row& row : rows) {
        const Message one = say(MX_TEXT("core", "component %1"), row.component + 1);
        all = all.empty() ? one : say(MX_TEXT("core", "%1, %2"), all, one);
    }
    return all;
}

bool isAddedExactly(const SumLedger::Row& row) {
    return row.kind == SummandKind::number || row.kind == SummandKind::nimber || row.kind == SummandKind::ups;
}

} // namespace

std::vector<Message> sayLedger(const SumLedger& ledger) {
    const auto rowsThat = [&](const auto& isWanted) {
        std::vector<SumLedger::Row> rows;
        std::ranges::copy_if(ledger.rows, std::back_inserter(rows), isWanted);
        return rows;
    };
    const auto rowsOf = [&](SummandKind kind) {
        return rowsThat([kind](const SumLedger::Row& row) { return row.kind == kind; });
    };
    std::vector<Message> said;
    if (const auto rows = rowsThat(isAddedExactly); !rows.empty())
        said.push_back(
            say(MX_TEXT("core", "Added exactly, as numbers, nimbers and ups are: %1. Together: %2."),
                ledgerRows(rows), ledgerName(ledger.exact)));
    if (auto rows = rowsOf(SummandKind::hot); !rows.empty()) {
        std::ranges::stable_sort(rows, std::greater<>(), &SumLedger::Row::temperature);
        const bool isHottest = std::ranges::all_of(ledger.rows, [&](const SumLedger::Row& other) {
            return other.kind != SummandKind::searched &&
                   (other.kind != SummandKind::unnamed || other.temperature <= rows.front().temperature);
        });
        said.push_back(
            isHottest ? say(MX_TEXT("core", "Switches, the hottest first: whoever is to move takes it: %1."),
                            ledgerRows(rows))
                      : say(MX_TEXT("core", "Switches, the hottest first: %1."), ledgerRows(rows)));
    }
    if (const auto rows = rowsOf(SummandKind::tiny); !rows.empty())
        said.push_back(say(MX_TEXT("core", "Tinies and their negatives, no multiple of which reaches ↑: %1."),
                           ledgerRows(rows)));
    if (const auto rows = rowsOf(SummandKind::unnamed); !rows.empty())
        said.push_back(
            say(MX_TEXT("core", "Games that have to be compared move by move: %1."), ledgerRows(rows)));
    if (const auto rows = rowsOf(SummandKind::searched); !rows.empty())
        said.push_back(
            rows.size() == ledger.rows.size()
                ? say(MX_TEXT("core",
                              "Beyond the reach of canonical forms, so that a search tells who wins: %1."),
                      componentsOf(rows))
                : say(MX_TEXT("core",
                              "Beyond the reach of canonical forms, so that a search tells who wins, with "
                              "the sum of all others as one game: %1."),
                      componentsOf(rows)));
    return said;
}

} // namespace mexplorer
