#include "core/explain/coalition/nucleolus_trace.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/text/printable.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace NucleolusLine {
enum : std::size_t { open, loop, least, settle, done };
}

std::vector<Message> nucleolusCode(bool isOfCosts) {
    return {say(MX_TEXT("core", "open ← all coalitions but ∅ and N")),
            say(MX_TEXT("core", "while the payments x are not settled:")),
            say(MX_TEXT("core", "    ε ← the least that the greatest excess of the open ones can be")),
            isOfCosts
                ? say(MX_TEXT("core", "    those that cannot be below ε pay c(S) + ε, and are settled"))
                : say(MX_TEXT("core", "    those that cannot be below ε get v(S) − ε, and are settled")),
            say(MX_TEXT("core", "x is the nucleolus"))};
}

class NucleolusTeller {
public:
    explicit NucleolusTeller(const CoalitionSubject& subject)
        : trace_(say(MX_TEXT("core", "Nucleolus: the greatest excess as small as can be")),
                 nucleolusCode(subject.isOfCosts()), subject) {}

    CoalitionTrace tell() && {
        trace_.begin(say(MX_TEXT("core", "excess")));
        trace_.add(
            {subject().isOfCosts()
                 ? say(MX_TEXT("core",
                               "The excess of a coalition S is x(S) − c(S): what it pays more than it "
                               "would cost alone. The greatest excess is to be as small as it can be."))
                 : say(MX_TEXT("core",
                               "The excess of a coalition S is v(S) − x(S): what it is worth more than "
                               "it is paid. The greatest excess is to be as small as it can be.")),
             NucleolusLine::open},
            {.excess = ExcessState{}});
        if (subject().players() == 3) shrink();
        std::size_t round = 0;
        for (const NucleolusStep& step : subject().exact().nucleolus.steps) {
            trace_.begin(say(MX_TEXT("core", "round %1"), ++round));
            tellStep(step);
        }
        trace_.begin(say(MX_TEXT("core", "result")));
        trace_.add({say(MX_TEXT("core", "Nothing is left free: the nucleolus is (%1)."),
                        paymentsText(subject().told(subject().exact().nucleolus.payments))),
                    NucleolusLine::done},
                   {.excess = state_, .done = true});
        return std::move(trace_);
    }

private:
    [[nodiscard]] const CoalitionSubject& subject() const { return trace_.subject; }
    [[nodiscard]] const std::vector<std::string>& names() const { return subject().names; }

    /// Some ε from the largest excess down to the least.
    void shrink() {
        // The nucleolus gives nobody less than alone, which may keep its greatest excess above the least.
        const Rational least =
            std::max(subject().exact().core.leastExcess, subject().exact().nucleolus.steps.front().excess);
        std::vector<Rational> levels;
        const Rational first = largest();
        constexpr int parts = 4;
        levels.reserve(parts + 1);
        for (int part = 0; part < parts; ++part)
            levels.emplace_back(first + (least - first) * part / parts);
        if (least <= 0) levels.emplace_back(0);
        std::sort(levels.begin(), levels.end(), std::greater<>());
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        trace_.begin(say(MX_TEXT("core", "ε-core")));
        for (const Rational& level : levels) {
            if (level < least) continue;
            ExcessState state;
            state.excess = level;
            trace_.add({level == 0 ? sayZero() : sayLevel(level), NucleolusLine::least},
                       {.excess = std::move(state)});
        }
    }
    [[nodiscard]] Message sayZero() const {
        return subject().isOfCosts()
                   ? say(MX_TEXT("core", "ε = 0: where no coalition pays more than it would cost alone. This "
                                         "is the core."))
                   : say(MX_TEXT("core", "ε = 0: where no coalition gets less than it is worth. This is the "
                                         "core."));
    }
    [[nodiscard]] Message sayLevel(const Rational& level) const {
        if (subject().isOfCosts()) return sayLevelOfCosts(level);
        if (level > 0) {
            return say(MX_TEXT("core",
                               "ε = %1: the payments at which no coalition gets less than it is worth "
                               "by more than %1."),
                       shownExact(level));
        }
        return say(MX_TEXT("core",
                           "ε = %1: the payments at which every coalition gets at least %2 more than it "
                           "is worth."),
                   shownExact(level), shownExact(-level));
    }
    static Message sayLevelOfCosts(const Rational& level) {
        if (level > 0) {
            return say(MX_TEXT("core",
                               "ε = %1: the payments at which no coalition pays more than it would cost "
                               "alone by more than %1."),
                       shownExact(level));
        }
        return say(MX_TEXT("core",
                           "ε = %1: the payments at which every coalition pays at least %2 less than it "
                           "would cost alone."),
                   shownExact(level), shownExact(-level));
    }
    /// The greatest excess of any payments that give all players but one only what they get alone.
    [[nodiscard]] Rational largest() const {
        const CoalitionValues& values = subject().values();
        Rational most = subject().exact().core.leastExcess;
        for (unsigned player = 0; player < values.players(); ++player) {
            Payments payments;
            for (unsigned other = 0; other < values.players(); ++other)
                payments.push_back(values.value(alone(other)));
            payments[player] += values.value(values.all()) - paidTo(payments, values.all());
            most = std::max(most, greatestExcess(values, payments).excess);
        }
        return most;
    }

    void tellStep(const NucleolusStep& step) {
        std::vector<Coalition> binding;
        for (const auto& [coalition, weight] : step.binding) {
            if (std::find(binding.begin(), binding.end(), coalition) != binding.end()) continue;
            binding.push_back(coalition);
        }
        state_.excess = step.excess;
        state_.binding = binding;
        state_.atTheirOwn = step.atTheirOwn;
        state_.newly.clear();
        state_.payments = step.payments;
        const bool isFirst = state_.settled.empty() && !hasTold_;
        hasTold_ = true;
        trace_.add({sayLeast(step, binding, isFirst), NucleolusLine::least}, {.excess = state_});
        state_.settled.insert(state_.settled.end(), step.settled.begin(), step.settled.end());
        state_.newly = step.settled;
        state_.binding.clear();
        state_.atTheirOwn.clear();
        const unsigned left = subject().players() - step.rank;
        trace_.add({saySettled(step, left), NucleolusLine::settle}, {.excess = state_});
        state_.newly.clear();
    }

    [[nodiscard]] Message sayLeast(const NucleolusStep& step, std::span<const Coalition> binding,
                                   bool isFirst) const {
        const std::string excess = shownExact(step.excess);
        const Message list = sayLosers(step, binding);
        if (!isFirst) {
            return say(MX_TEXT("core",
                               "Among the open coalitions the greatest excess can be as small as %1: what "
                               "one of these gained, another would lose: %2."),
                       excess, list);
        }
        if (step.excess > 0) {
            return say(MX_TEXT("core",
                               "The greatest excess cannot be below %1: what one of these gained, another "
                               "would lose: %2. It is above 0: no payments are in the core."),
                       excess, list);
        }
        return say(MX_TEXT("core",
                           "The greatest excess can be as small as %1: what one of these gained, another "
                           "would lose: %2. It is not above 0: these payments are in the core."),
                   excess, list);
    }

    /// The binding coalitions and players: what one of these gained, another would lose.
    [[nodiscard]] Message sayLosers(const NucleolusStep& step, std::span<const Coalition> binding) const {
        Message list = coalitionsList(binding, names());
        if (step.atTheirOwn.empty()) return list;
        Coalition own = 0;
        for (const unsigned player : step.atTheirOwn)
            own |= alone(player);
        return subject().isOfCosts() ? say(MX_TEXT("core", "%1, or a player who pays as much as alone: %2"),
                                           list, playersList(own, names()))
                                     : say(MX_TEXT("core", "%1, or a player who gets no more than alone: %2"),
                                           list, playersList(own, names()));
    }

    [[nodiscard]] Message saySettled(const NucleolusStep& step, unsigned left) const {
        const Message list = coalitionsList(step.settled, names());
        if (left == 0) {
            return subject().isOfCosts()
                       ? say(MX_TEXT("core", "So it is settled what these pay, and thereby what everybody "
                                             "pays: %1."),
                             list)
                       : say(MX_TEXT("core", "So it is settled what these get, and thereby what everybody "
                                             "gets: %1."),
                             list);
        }
        if (subject().isOfCosts()) {
            return sayCount(
                left, MX_TEXT("core", "So it is settled what these pay: %1. One number may still be chosen."),
                MX_TEXT("core", "So it is settled what these pay: %1. %2 numbers may still be chosen."), list,
                left);
        }
        return sayCount(
            left, MX_TEXT("core", "So it is settled what these get: %1. One number may still be chosen."),
            MX_TEXT("core", "So it is settled what these get: %1. %2 numbers may still be chosen."), list,
            left);
    }

    CoalitionTrace trace_;
    ExcessState state_;
    bool hasTold_ = false;
};

} // namespace

CoalitionTrace nucleolusTrace(const CoalitionSubject& subject) {
    return NucleolusTeller(subject).tell();
}

} // namespace mexplorer
