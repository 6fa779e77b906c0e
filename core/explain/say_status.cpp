#include "core/explain/say_status.h"

#include "core/explain/say_signs.h"
#include "core/text/count_text.h"
#include "core/text/say_count.h"

namespace mexplorer {

namespace {

Message sayBriefly(Outcome outcome) {
    if (isDrawn(outcome)) return say(MX_TEXT("core", "draw"));
    return verbatim(nameOf(outcome));
}

/// Whether a move to a position of this outcome wins for the player who makes it.
Message sayWhatItDoes(const Message& move, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1: wins"), move);
    case Outcome::N:
        return say(MX_TEXT("core", "%1: loses"), move);
    case Outcome::L: // whose move it is is not known
    case Outcome::R:
        return move;
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1: draw"), move);
}

} // namespace

Message sayStatus(const Pointed& pointed) {
    Message said = pointed.position;
    const auto add = [&](const Message& part) { said = say(MX_TEXT("core", "%1 · %2"), said, part); };
    const auto& evaluation = pointed.evaluation;
    if (evaluation && evaluation->nimber()) add(sayValue(*evaluation->nimber(), pointed.play));
    if (evaluation) add(sayBriefly(evaluation->outcome));
    if (!pointed.move.empty())
        add(evaluation ? sayWhatItDoes(pointed.move, evaluation->outcome) : pointed.move);
    if (pointed.options) {
        add(sayCount(*pointed.options, MX_TEXT("core", "1 option"), MX_TEXT("core", "%1 options"),
                     countText(*pointed.options)));
    }
    return said;
}

} // namespace mexplorer
