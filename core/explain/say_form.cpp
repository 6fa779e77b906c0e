#include "core/explain/say_form.h"

#include "core/explain/say_short_game.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

/// The game that is simplified has no name yet.
Message sayOperand(const std::string& name) {
    return name.empty() ? verbatim("G") : saidGame(name);
}

/// Whether nothing is added in it: 3/4, ∗2, ↑↑, Tiny(2), {…}, ±1.
bool isOneTerm(const std::string& name) {
    const auto hasOnly = [&](const char* signs, std::size_t from = 0) {
        return name.find_first_not_of(signs, from) == std::string::npos;
    };
    const char first = name.front();
    if (first == '{' || name.starts_with("+-")) return name.back() == '}' || hasOnly("0123456789/", 2);
    if (first == 'T' || first == 'M') return name.back() == ')';
    if (first == '*') return hasOnly("0123456789", 1);
    if (first == '^' || first == 'v') return hasOnly("^v0123456789[]<>");
    return hasOnly("0123456789/");
}

/// As it is subtracted: −(−1), −(1 + ↑).
Message sayTaken(const std::string& name) {
    return !name.empty() && !isOneTerm(name) ? inTurn({verbatim("("), sayOperand(name), verbatim(")")})
                                             : sayOperand(name);
}

Message sayDominated(const ShortGameReduction::Step& step) {
    const Message option = saidGame(step.option);
    const Message other = saidGame(step.because);
    return step.isLeft
               ? say(MX_TEXT("core", "Left never needs %1: %2 is at least as large. It is dominated."),
                     option, other)
               : say(MX_TEXT("core", "Right never needs %1: %2 is at most as large. It is dominated."),
                     option, other);
}

Message sayReversible(const ShortGameReduction::Step& step) {
    const Message option = saidGame(step.option);
    const Message answer = saidGame(step.because);
    return step.isLeft
               ? say(MX_TEXT(
                         "core",
                         "Left’s %1 is reversible: Right answers with %2, which is at most the game itself. "
                         "What Left has there takes its place; then Left has: %3."),
                     option, answer, sayGames(step.left))
               : say(MX_TEXT(
                         "core",
                         "Right’s %1 is reversible: Left answers with %2, which is at least the game itself. "
                         "What Right has there takes its place; then Right has: %3."),
                     option, answer, sayGames(step.right));
}

Message sayConfused(const ShortGameReduction::Step& step) {
    return step.isLeft ? say(MX_TEXT("core", "Left’s %1 and %2 are confused: neither dominates the other."),
                             saidGame(step.option), saidGame(step.because))
                       : say(MX_TEXT("core", "Right’s %1 and %2 are confused: neither dominates the other."),
                             saidGame(step.option), saidGame(step.because));
}

Message sayAsked(const FormComparison& comparison) {
    const Message lesser = sayOperand(comparison.lesser);
    const Message greater = sayOperand(comparison.greater);
    const Message term = sayTaken(comparison.lesser);
    if (!comparison.holds)
        return say(MX_TEXT("core", "Which of %1 and %2 is larger? Play %2 − %3:"), lesser, greater, term);
    return say(MX_TEXT("core", "Is %1 ≤ %2? Play %2 − %3, Right begins:"), lesser, greater, term);
}

Message sayShown(const FormComparison& comparison) {
    const Message lesser = sayOperand(comparison.lesser);
    const Message greater = sayOperand(comparison.greater);
    if (!comparison.holds)
        return say(MX_TEXT("core", "Whoever begins wins: %1 and %2 are confused."), lesser, greater);
    if (comparison.lines.empty() && comparison.isPlayed)
        return say(MX_TEXT("core", "Right has no move and loses, so %1 ≤ %2."), lesser, greater);
    return say(MX_TEXT("core", "Left wins whatever Right does, so %1 ≤ %2."), lesser, greater);
}

Message sayAnswer(const FormComparison::Line& line) {
    if (line.answer.empty())
        return line.isLeft ? say(MX_TEXT("core", "Left begins and wins."))
                           : say(MX_TEXT("core", "Right begins and wins."));
    return say(MX_TEXT("core", "Left moves to %1 and wins."), saidGame(line.answer));
}

/// Of a list with one element, that element.
const std::string& onlyGame(const std::vector<std::string>& names) {
    return names.front();
}

} // namespace

Message sayGames(const std::vector<std::string>& names) {
    if (names.empty()) return say(MX_TEXT("core", "none"));
    std::vector<Message> said;
    said.reserve(names.size());
    for (const std::string& name : names)
        said.push_back(saidGame(name));
    return listed(std::move(said));
}

Message sayForm(const std::vector<std::string>& left, const std::vector<std::string>& right) {
    return verbatim("{" + printedGame(joined(left, ", ")) + " | " + printedGame(joined(right, ", ")) + "}");
}

Message sayFormStep(const ShortGameReduction::Step& step) {
    if (step.kind == FormStep::compared) return sayConfused(step);
    return step.kind == FormStep::reversible ? sayReversible(step) : sayDominated(step);
}

FormPlate plateOf(const FormComparison& comparison) {
    FormPlate plate{sayAsked(comparison), comparison.difference, {}, sayShown(comparison)};
    for (const FormComparison::Line& line : comparison.lines)
        plate.lines.push_back({line.isLeft, line.to, sayAnswer(line)});
    return plate;
}

Message sayNaming(FormName kind, const std::vector<std::string>& left, const std::vector<std::string>& right,
                  const std::string& name) {
    const Message said = saidGame(name);
    switch (kind) {
    case FormName::zero:
        return say(MX_TEXT("core", "No player has a move: this is %1."), said);
    case FormName::integer:
        return right.empty() ? say(MX_TEXT("core", "The simplest number greater than %1 is %2."),
                                   saidGame(onlyGame(left)), said)
                             : say(MX_TEXT("core", "The simplest number less than %1 is %2."),
                                   saidGame(onlyGame(right)), said);
    case FormName::fraction:
        return say(MX_TEXT("core", "The simplest number between %1 and %2 is %3."), saidGame(onlyGame(left)),
                   saidGame(onlyGame(right)), said);
    case FormName::nimber:
        return say(MX_TEXT("core", "Both players may move to %1: this is %2, as in Nim."), sayGames(left),
                   said);
    case FormName::ups:
        return say(MX_TEXT("core", "These are the options of %1, a sum of a number, ups and a nimber."),
                   said);
    case FormName::ownNegative:
        return say(MX_TEXT("core", "Right’s options are the negatives of Left’s: this is written %1."), said);
    case FormName::word:
        return say(MX_TEXT("core", "These are the options of %1, which has a name of its own."), said);
    case FormName::braces:
        break;
    }
    return say(MX_TEXT("core", "It has no shorter name than its options: %1."), said);
}

} // namespace mexplorer
