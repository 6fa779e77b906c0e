#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/positions.h"
#include "core/play/question_makers.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What is claimed: value(n + length) = value(n) + saltus for every n ≥ start.
struct Claim {
    std::uint64_t start = 0;
    std::uint64_t length = 0;
    std::uint64_t saltus = 0;
};

/// The values of a line whose period is proved.
struct PeriodicLine {
    const LineAspect& line;
    std::unique_ptr<LineValues> values;
    Period period;
};

constexpr std::uint64_t mostValues = 400; // some milliseconds, even if heaps split in three

/// The first n at which the claim fails, as far as values are known.
std::optional<std::uint64_t> counterexample(const LineValues& values, const Claim& claim) {
    for (std::uint64_t n = claim.start; n + claim.length < values.finished(); ++n)
        if (values[n + claim.length] != values[n] + claim.saltus) return n;
    return std::nullopt;
}

Claim trueClaim(const PeriodicLine& known, RandomChoice& random) {
    constexpr std::uint64_t latest = 3;
    const std::uint64_t times = known.period.length <= 6 ? random.between(1, 2) : 1;
    return {known.period.start + random.below(latest), known.period.length * times,
            known.period.saltus * times};
}

/// False claims, those that nearly hold first.
std::vector<Claim> falseClaims(const PeriodicLine& known) {
    const Period& period = known.period;
    std::vector<Claim> claims;
    if (period.start > 0) claims.push_back({period.start - 1, period.length, period.saltus});
    for (std::uint64_t part = 2; part <= period.length; ++part) {
        if (period.length % part == 0 && period.saltus % part == 0)
            claims.push_back({period.start, period.length / part, period.saltus / part});
    }
    for (std::uint64_t off = 1; off <= 3; ++off) {
        claims.push_back({period.start, period.length + off, period.saltus});
        if (period.length > off) claims.push_back({period.start, period.length - off, period.saltus});
    }
    std::erase_if(claims, [&](const Claim& claim) { return !counterexample(*known.values, claim); });
    return claims;
}

/// How many of the values are told.
std::uint64_t toldCount(const LineValues& values) {
    constexpr std::uint64_t mostTold = 30;
    return std::min(mostTold, values.finished());
}

std::string firstValues(const LineValues& values) {
    return joined(std::vector<std::uint64_t>(values.data(), values.data() + toldCount(values)), ", ");
}

std::vector<std::string> toldBy(const PeriodicLine& known) {
    std::vector<std::string> told;
    for (std::uint64_t n = 0; n < toldCount(*known.values); ++n)
        told.push_back(known.line.positionAt(n));
    return told;
}

Message sayPeriodQuestion(const PeriodicLine& known, const Claim& claim, Play play) {
    const Message what = known.line.subject();
    const Message values = listed(firstValues(*known.values));
    if (claim.saltus == 0) {
        const char* const asked =
            play == Play::normal
                ? MX_TEXT("core", "The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) for every n ≥ %4?")
                : MX_TEXT("core", "The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) for every n ≥ "
                                  "%4?");
        return say(asked, what, values, claim.length, claim.start);
    }
    const char* const asked =
        play == Play::normal
            ? MX_TEXT("core", "The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) + %4 for every n ≥ %5?")
            : MX_TEXT("core", "The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) + %4 for every n ≥ "
                              "%5?");
    return say(asked, what, values, claim.length, claim.saltus, claim.start);
}

Message sayAnswer(const PeriodicLine& known, const Claim& claim, Play play) {
    if (const auto n = counterexample(*known.values, claim)) {
        const std::uint64_t then = *n + claim.length;
        return say(play == Play::normal ? MX_TEXT("core", "SG(%1) = %2, but SG(%3) = %4.")
                                        : MX_TEXT("core", "G⁻(%1) = %2, but G⁻(%3) = %4."),
                   *n, std::uint64_t{(*known.values)[*n]}, then, std::uint64_t{(*known.values)[then]});
    }
    const Period& period = known.period;
    if (period.saltus == 0) {
        return say(MX_TEXT("core", "From n = %1 on the values have period %2; a theorem proves it for ever."),
                   period.start, period.length);
    }
    return say(MX_TEXT("core", "From n = %1 on the values rise by %3 in each period of %2; a theorem proves "
                               "it for ever."),
               period.start, period.length, period.saltus);
}

/// Empty if no theorem proves a period from so few values.
Expected<std::optional<PeriodicLine>> periodicLine(const Game& game, Task& task) {
    const auto& line = *game.as<LineAspect>();
    if (const auto fits = line.check(mostValues); !fits) return tl::unexpected(fits.error());
    PeriodicLine known{line, std::make_unique<LineValues>(mostValues), {}};
    auto found = line.findPeriod(*known.values, task);
    if (!found) return tl::unexpected(found.error());
    if (found->status != Period::Status::proved) return std::nullopt;
    known.period = std::move(*found);
    return known;
}

bool hasPeriod(const Game& game) {
    if (!game.as<LineAspect>() || !game.as<ImpartialAspect>()) return false;
    Task task;
    const auto line = periodicLine(game, task);
    return line && *line;
}

/// The line in rows as long as the claimed period, so that what should be equal stands below each other: at a
/// value that is not as claimed, if there is one.
QuestionPlace periodPlace(const PeriodicLine& known, const Claim& claim) {
    const std::uint64_t first = counterexample(*known.values, claim).value_or(claim.start);
    return {.view = "line",
            .position = known.line.positionAt(first + claim.length),
            .settings = {{"width", std::to_string(claim.length)}}};
}

MadeQuestion askPeriod(const Asking& asking) {
    const auto found = periodicLine(asking.game, asking.task);
    if (!found) return tl::unexpected(found.error());
    if (!*found) return std::nullopt;
    const PeriodicLine& known = **found;
    const Play play = playOf(asking.game);
    const auto claims = falseClaims(known);
    const bool holds = asking.wish % 2 == 0 || claims.empty();
    const Claim claim =
        holds ? trueClaim(known, asking.random) : asking.random.oneOf(asking.taken(claims, 2));
    return Question{
        .kind = QuestionKind::period,
        .position = {},
        .sentence = sayPeriodQuestion(known, claim, play),
        .choices = {{say(MX_TEXT("core", "it holds"))}, {say(MX_TEXT("core", "it does not hold"))}},
        .right = holds ? 0U : 1U,
        .why = {sayAnswer(known, claim, play)},
        .place = periodPlace(known, claim),
        .told = toldBy(known),
        .values = say(MX_TEXT("core", "%1 …"), listed(firstValues(*known.values)))};
}

} // namespace

QuestionMaker periodQuestions() {
    return {QuestionKind::period, "period", say(MX_TEXT("core", "Does the period hold?")), hasPeriod,
            askPeriod};
}

} // namespace mexplorer
