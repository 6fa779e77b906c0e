#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"

#include <nlohmann/json.hpp>

namespace mexplorer::cli {

namespace {

struct PeriodArguments {
    GameArguments game;
    std::string most = "100000";
};

const char* name(Period::Status status) {
    return status == Period::Status::proved     ? "proved"
           : status == Period::Status::observed ? "observed"
                                                : "none";
}

int run(const PeriodArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const LineAspect* line = (*game)->line();
    if (!line) {
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "%1 has no values along a line."), (*game)->description().id),
                     "game"});
    }
    const auto last = parseCount("max", arguments.most, 1);
    if (!last) return fail(last.error());
    const std::uint64_t count = *last + 1;
    if (const auto fits = line->check(count); !fits) return fail(fits.error());
    LineValues values(count);
    const auto found = line->findPeriod(values, interruptibleTask());
    if (!found) return fail(found.error());
    const Period& period = *found;
    nlohmann::ordered_json json{
        {"period", nullptr}, {"start", nullptr}, {"saltus", nullptr}, {"status", name(period.status)}};
    if (period.status != Period::Status::none) {
        json["period"] = period.length;
        json["start"] = period.start;
        json["saltus"] = period.saltus;
    }
    return answer(json.dump() + "\n");
}

} // namespace

void addPeriod(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("period", "Find the period of a line game’s values, and say whether it is proved");
    auto arguments = std::make_shared<PeriodArguments>();
    arguments->game.addTo(*command);
    command->add_option("--max", arguments->most, "how far to look (default 100000)");
    command->footer("Example:\n  mexplorer period subtraction set=2,3,7");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run(*arguments); }; });
}

} // namespace mexplorer::cli
