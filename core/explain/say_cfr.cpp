#include "core/explain/say_cfr.h"

#include "core/text/decimal.h"
#include "core/text/say_count.h"

#include <fmt/format.h>

#include <cmath>

namespace mexplorer {

namespace {

constexpr int saidDigits = 3;

/// “+1/3”, “≈ +0.184”
std::string signedText(double number) {
    std::string text = worthText(number);
    if (number <= 0 || text == "0") return text;
    const std::size_t start = text.starts_with(nearly) ? nearly.size() : 0;
    return text.substr(0, start) + "+" + text.substr(start);
}

} // namespace

Message sayPlayer(std::size_t player) {
    return say(MX_TEXT("core", "player %1"), player + 1);
}

Message sayAction(const SequenceForm& form, std::size_t player, SequenceForm::Sequence sequence) {
    return form.game().words().action(form.player(player).actions[sequence]);
}

Message sayInfoSet(const SequenceForm& form, std::size_t player, SequenceForm::Set set) {
    return form.game().words().mover(player, form.player(player).names[set]);
}

Message saySeen(const SequenceForm& form, std::size_t player, SequenceForm::Set set) {
    return form.game().words().seen(form.player(player).names[set]);
}

Message sayByAction(const SequenceForm& form, const CfrSetUpdate& update, const std::vector<double>& numbers,
                    bool isSigned) {
    const SequenceForm::Sequence first = form.player(update.player).sets[update.set].first;
    Message all;
    for (std::uint32_t i = 0; i < numbers.size(); ++i) {
        const Message one = say(MX_TEXT("core", "%1 %2"), sayAction(form, update.player, first + i),
                                verbatim(isSigned ? signedText(numbers[i]) : worthText(numbers[i])));
        all = all.empty() ? one : say(MX_TEXT("core", "%1, %2"), all, one);
    }
    return all;
}

std::string worthText(double number) {
    constexpr double hair = 1e-15; // of payoffs of about 1
    return fractionText(std::abs(number) < hair ? 0 : number, saidDigits);
}

std::string familyText(const KuhnDecision& decision) {
    std::string fixed =
        decision.thirds % 3 == 0 ? std::to_string(decision.thirds / 3) : fmt::format("{}/3", decision.thirds);
    if (decision.slope == 0) return fixed;
    const std::string alpha = decision.slope == 1 ? "α" : fmt::format("{} α", decision.slope);
    return decision.thirds == 0 ? alpha : fixed + " + " + alpha;
}

Message sayPoint(const CfrPoint& point) {
    return sayCount(point.iterations, MX_TEXT("core", "After 1 iteration: value %2, exploitability %3."),
                    MX_TEXT("core", "After %1 iterations: value %2, exploitability %3."), point.iterations,
                    roundedText(point.value), roundedText(point.exploitability, saidDigits));
}

} // namespace mexplorer
