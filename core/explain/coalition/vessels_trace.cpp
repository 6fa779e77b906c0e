#include "core/explain/coalition/vessels_trace.h"

#include "core/coalition/amounts.h"
#include "core/explain/coalition/coalition_words.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace VesselsLine {
enum : std::size_t { begin, pour, lower, upper, done };
}

std::vector<Message> vesselsCode() {
    return {say(MX_TEXT("core", "a vessel for each claim: half of it at the bottom, half at the top")),
            say(MX_TEXT("core", "pour in the estate; all are connected, and the water stands alike")),
            say(MX_TEXT("core", "    half a claim is full: that player waits")),
            say(MX_TEXT("core", "    the water reaches the upper half: that player gets more again")),
            say(MX_TEXT("core", "what each vessel holds is the nucleolus"))};
}

class VesselsTeller {
public:
    explicit VesselsTeller(VesselsSubject subject)
        : trace_(say(MX_TEXT("core", "An estate divided by vessels")), vesselsCode(), std::move(subject)) {}

    VesselsTrace tell() && {
        trace_.begin(say(MX_TEXT("core", "claims")));
        trace_.add(
            {say(MX_TEXT("core", "Each claim is a vessel, half of it at the bottom and half at the top, all "
                                 "as high as the largest claim and connected below. The estate, %1, is "
                                 "poured in."),
                 unitsText(subject().estate, subject().parts)),
             VesselsLine::begin},
            {});
        trace_.begin(say(MX_TEXT("core", "pour in")));
        for (const Vessels::Mark& mark : subject().filled.marks)
            tellMark(mark);
        conclude();
        return std::move(trace_);
    }

private:
    [[nodiscard]] const VesselsSubject& subject() const { return trace_.subject; }
    [[nodiscard]] std::string inOnes(const Rational& units) const {
        return rationalText(units / subject().parts);
    }

    void tellMark(const Vessels::Mark& mark) {
        const std::int64_t claim = subject().claims[mark.vessel];
        const std::int64_t most = *std::max_element(subject().claims.begin(), subject().claims.end());
        if (claim == 0 || claim == most) return; // no vessel, or a single chamber without a tube
        const Message player = about({topic::player, mark.vessel}, argument(mark.vessel + 1));
        Message reason =
            mark.isUpper
                ? say(MX_TEXT("core",
                              "At the level %1 the water reaches the upper half of player %2’s vessel: "
                              "he lacks as much as the largest claim does, and gets more again."),
                      inOnes(mark.level), player)
                : say(MX_TEXT("core",
                              "At the level %1 player %2 has half his claim, %3. The tube above takes "
                              "nothing: he waits."),
                      inOnes(mark.level), player, inOnes(Rational(claim, 2)));
        trace_.add({std::move(reason), mark.isUpper ? VesselsLine::upper : VesselsLine::lower},
                   {mark.level, mark.vessel, false});
    }

    void conclude() {
        Payments payments;
        for (const Rational& amount : subject().filled.amounts)
            payments.emplace_back(amount / subject().parts);
        trace_.begin(say(MX_TEXT("core", "result")));
        trace_.add({say(MX_TEXT("core",
                                "The estate is in, and the water stands at %1: the players get (%2). Of what "
                                "any two get together, each gets as the Talmud divides it: this is the "
                                "nucleolus."),
                        inOnes(subject().filled.level), paymentsText(payments)),
                    VesselsLine::done},
                   {subject().filled.level, std::nullopt, true});
    }

    VesselsTrace trace_;
};

} // namespace

VesselsTrace vesselsTrace(std::int64_t estate, const std::vector<std::int64_t>& claims, std::int64_t parts) {
    return VesselsTeller({estate, claims, parts, fillVessels(estate, claims)}).tell();
}

} // namespace mexplorer
