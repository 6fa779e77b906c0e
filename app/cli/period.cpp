#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "core/explain/period_proof.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace mexplorer::cli {

namespace {

constexpr std::size_t mostExceptionsListed = 1000;

struct PeriodArguments {
    GameArguments game;
    std::string most; ///< empty: the usual number of values, or as many as the line has
};

const char* statusName(Period::Status status) {
    return status == Period::Status::proved     ? "proved"
           : status == Period::Status::observed ? "observed"
                                                : "none";
}

/// What the proof rests on, or would; null if there is nothing.
Json certificateOf(const Period& period) {
    if (period.certificate) {
        const PeriodCertificate& found = *period.certificate;
        Json json;
        if (period.saltus == 0) { // the inequality of arithmetic periods does not contain them
            json["longestTake"] = found.longestTake;
            json["mostParts"] = found.mostParts;
        }
        json["bound"] = found.bound;
        json["computed"] = found.computed;
        json["inequality"] = inequalityText(period, found);
        return json;
    }
    const bool isByTheorem = period.status == Period::Status::proved && !period.theorem.empty();
    return isByTheorem ? Json{{"theorem", period.theorem.english()}} : Json();
}

/// `finished`: how many values were looked at.
Json describe(const Period& period, std::uint64_t finished) {
    Json json{{"period", nullptr},
              {"start", nullptr},
              {"saltus", nullptr},
              {"status", statusName(period.status)},
              {"certificate", certificateOf(period)},
              {"exceptions", Json::array()},
              {"exceptionCount", period.exceptions.size()}};
    // Without a proof, how many values were looked at is worth knowing; a certificate contains that itself.
    if (period.status != Period::Status::proved && !period.certificate)
        json["computed"] = finished == 0 ? Json() : Json(finished - 1);
    if (period.status == Period::Status::none) return json;
    json["period"] = period.length;
    json["start"] = period.start;
    json["saltus"] = period.saltus;
    const std::size_t listed = std::min(period.exceptions.size(), mostExceptionsListed);
    for (std::size_t i = 0; i < listed; ++i)
        json["exceptions"].push_back(period.exceptions[i]);
    return json;
}

/// How many values to look at. Errors: more are asked for than are possible.
Expected<std::uint64_t> countFor(const LineAspect& line, const std::string& most) {
    if (most.empty()) {
        std::uint64_t fitting = 0;
        for (std::uint64_t above = line.usualPeriodSize() + 1; above - fitting > 1;) {
            const std::uint64_t middle = fitting + (above - fitting) / 2;
            (line.check(middle) ? fitting : above) = middle;
        }
        return fitting;
    }
    const auto last = parseCount("--max", most, 1);
    if (!last) return tl::unexpected(last.error());
    if (const auto fits = line.check(*last + 1); !fits) return tl::unexpected(inField("--max", fits.error()));
    return *last + 1;
}

int findPeriod(const PeriodArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto line = lineOf(**game, "game");
    if (!line) return fail(line.error());
    const auto count = countFor(**line, arguments.most);
    if (!count) return fail(count.error());
    LineValues values(*count);
    const auto found = (*line)->findPeriod(values, interruptibleTask());
    if (!found) return fail(found.error());
    return answer(describe(*found, values.finished()).dump() + "\n");
}

} // namespace

void addPeriod(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("period", "Find the period of a line game’s values, and say whether it is proved");
    auto arguments = std::make_shared<PeriodArguments>();
    arguments->game.addTo(*command, speech);
    command
        ->add_option("--max", arguments->most,
                     "how far to look (default: 100000, or as far as the values go; 10000 for openings; 4095 "
                     "where three heaps may be left)")
        ->type_name("N");
    command->footer(
        "The certificate says what proves the period: an inequality that the number of computed values\n"
        "meets, or a theorem. At most 1000 exceptions are listed. “computed” is the last n whose value was\n"
        "computed, not copied from a proved period or given by a theorem.\n"
        "Example:\n  mexplorer period subtraction set=2,3,7");
    command->callback([arguments, &chosen] { chosen = [arguments] { return findPeriod(*arguments); }; });
}

} // namespace mexplorer::cli
