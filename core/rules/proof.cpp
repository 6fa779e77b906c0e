#include "core/rules/proof.h"

namespace mexplorer {

namespace {

ProofStep verdictStep(Message reason, std::size_t codeLine) {
    ProofStep step(std::move(reason), codeLine);
    step.isVerdict = true;
    return step;
}

} // namespace

Message sayNothingLeft(Play play) {
    return play == Play::normal
               ? say(MX_TEXT("core", "No move is left: the player to move has lost."))
               : say(MX_TEXT("core", "No move is left: in misère play the player to move has won."));
}

Message sayOnlyLastLeft() {
    return say(MX_TEXT("core", "Only the last one is left, and it must be taken."));
}

Message saySomeOptionIsDraw() {
    return say(
        MX_TEXT("core", "No option is P, but some option is a draw: nobody can win against best play."));
}

Message sayEveryOptionIsN() {
    return say(MX_TEXT("core", "Whatever you do from here, the other player wins: every option is N."));
}

ProofStep nothingLeft(Play play, std::size_t codeLine) {
    return verdictStep(sayNothingLeft(play), codeLine);
}

ProofStep everyOptionIsN(std::size_t codeLine) {
    return verdictStep(sayEveryOptionIsN(), codeLine);
}

} // namespace mexplorer
