#include "core/explain/say_comparison.h"

namespace mexplorer {

namespace {

Message sayAgreement(const GridComparison& found) {
    if (found.byTheorem == 0) return say(MX_TEXT("core", "says nothing about these cells"));
    if (!found.agrees())
        return say(MX_TEXT("core", "cells that differ: %1 of %2"), found.differing, found.byTheorem);
    return found.byTheorem == found.places
               ? say(MX_TEXT("core", "agrees with all cells: %1"), found.byTheorem)
               : say(MX_TEXT("core", "agrees with all cells it speaks of: %1"), found.byTheorem);
}

} // namespace

std::vector<Message> sayComparison(const GridComparison& found) {
    std::vector<Message> said = {sayAgreement(found)};
    if (found.outcomes > 0) {
        said.push_back(found.outcomes == found.byTheorem
                           ? say(MX_TEXT("core", "it tells only who wins"))
                           : say(MX_TEXT("core", "of %1 it tells only who wins"), found.outcomes));
    }
    return said;
}

Message sayComparison(const LineComparison& found) {
    if (found.byTheorem == 0) return say(MX_TEXT("core", "there is no closed form to compare with"));
    if (!found.agrees()) return say(MX_TEXT("core", "different from the closed form: %1"), found.differing);
    if (found.byTheorem == found.places && found.outcomes == 0)
        return say(MX_TEXT("core", "equal to the closed form everywhere"));
    return say(MX_TEXT("core", "as the closed form tells: values %1, only who wins %2"),
               found.byTheorem - found.outcomes, found.outcomes);
}

Message sayComparison(const Expected<Comparison<std::string>>& found) {
    if (!found) return say(MX_TEXT("core", "not compared: %1"), found.error().message);
    const Message asked =
        say(MX_TEXT("core", "closed form asked at %1, solver at %2"), found->byTheorem, found->bySolver);
    return found->agrees()
               ? say(MX_TEXT("core", "agrees with the definition, positions: %1; %2"), found->places, asked)
               : say(MX_TEXT("core", "differs from the definition, positions: %1 of %2; %3"),
                     found->differing, found->places, asked);
}

} // namespace mexplorer
