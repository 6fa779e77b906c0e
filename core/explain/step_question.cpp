#include "core/explain/step_question.h"

namespace mexplorer {

namespace {

AskedBefore yesOrNo(Message sentence, bool isYes) {
    return std::make_shared<const StepQuestion>(StepQuestion{
        std::move(sentence), {say(MX_TEXT("core", "yes")), say(MX_TEXT("core", "no"))}, isYes ? 0U : 1U});
}

} // namespace

AskedBefore askEven(Nimber column, bool isEven) {
    return std::make_shared<const StepQuestion>(
        StepQuestion{say(MX_TEXT("core", "Are the ones in column %1 even or odd?"), column),
                     {say(MX_TEXT("core", "even")), say(MX_TEXT("core", "odd"))},
                     isEven ? 0U : 1U});
}

AskedBefore askMultiple(Nimber column, std::uint64_t modulus, bool isMultiple) {
    return yesOrNo(
        say(MX_TEXT("core", "Is the number of ones in column %1 a multiple of %2?"), column, modulus),
        isMultiple);
}

AskedBefore askInSet(Nimber number, bool isInSet) {
    return yesOrNo(say(MX_TEXT("core", "Is %1 in S?"), number), isInSet);
}

AskedBefore askWhoWins(const Message& position, Outcome outcome, bool canDraw) {
    StepQuestion question{canDraw ? say(MX_TEXT("core", "Is %1 P, N or a draw?"), position)
                                  : say(MX_TEXT("core", "Is %1 P or N?"), position),
                          {verbatim("P"), verbatim("N")},
                          isLost(outcome)  ? 0U
                          : isWon(outcome) ? 1U
                                           : 2U};
    if (canDraw) question.choices.push_back(say(MX_TEXT("core", "draw")));
    return std::make_shared<const StepQuestion>(std::move(question));
}

AskedBefore askCut(const std::string& position, const std::string& alpha, const std::string& beta,
                   bool isCut) {
    return yesOrNo(say(MX_TEXT("core", "At %1 now α = %2, β = %3. Are its other options left out?"), position,
                       alpha, beta),
                   isCut);
}

} // namespace mexplorer
