#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/explain/say_sum.h"
#include "core/explain/search_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/roles.h"
#include "core/play/question_makers.h"
#include "core/text/set_text.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mexplorer {

namespace {

constexpr std::size_t mostNumbers = 4;

/// A mex, the set it is taken of, and where that is shown.
struct FoundMex {
    std::vector<Nimber> set;
    Nimber value = 0;
    QuestionPlace place;
    std::map<Nimber, int> steps = {}; ///< those at which numbers are looked up in the set
};

/// Empty if the position has no options, or values are not known.
Expected<std::optional<FoundMex>> foundMex(const Asking& asking) {
    const Inquiry& asked = *asking.asked;
    const auto solved = asked.solution(asking.task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    if (!solution.complete || solution.moves.empty() || !solution.evaluation.nimber()) return std::nullopt;
    std::vector<Nimber> values;
    for (const SolvedMove& move : solution.moves) {
        if (!move.evaluation.nimber()) return std::nullopt;
        values.push_back(*move.evaluation.nimber());
    }
    const auto trace = mexTrace(asking.game, asked, asking.task);
    if (!trace) return tl::unexpected(trace.error());
    const Nimber value = *solution.evaluation.nimber();
    FoundMex found{.set = asSet(std::move(values)),
                   .value = value,
                   .place = {.view = "mex", .position = asked.position()}};
    for (std::size_t step = 0; step < trace->states.size(); ++step) {
        const MexState& state = trace->states[step];
        if (state.compared && state.candidate) found.steps.emplace(*state.candidate, static_cast<int>(step));
    }
    found.place.step = found.steps.at(value);
    return found;
}

Message sayMex(const FoundMex& found) {
    constexpr std::size_t mostTold = 12;
    return say(MX_TEXT("core", "The options have the values %1: the least number missing is %2."),
               setText(found.set, mostTold), found.value);
}

/// Why a number is not the mex, and the step that looks it up, if there is one.
void sayWhyNot(QuestionChoice& choice, Nimber number, const FoundMex& found) {
    if (!std::ranges::binary_search(found.set, number)) {
        choice.because = say(MX_TEXT("core", "Not the least that is missing: %1."), number);
        return;
    }
    choice.because = say(MX_TEXT("core", "An option has the value %1, so that is not missing."), number);
    const auto step = found.steps.find(number);
    if (step == found.steps.end()) return;
    choice.place = found.place;
    choice.place->step = step->second;
}

/// A question whose choices are numbers. `near`: wrong ones, the closest first.
Question ofNumbers(const Asking& asking, QuestionKind kind, Message sentence, const FoundMex& found,
                   const std::vector<Nimber>& near, const std::function<Message(Nimber)>& text) {
    Question question{.kind = kind,
                      .position = asking.asked->position(),
                      .sentence = std::move(sentence),
                      .choices = {},
                      .why = {sayMex(found)},
                      .place = found.place};
    auto numbers = asking.taken(near, mostNumbers - 1);
    numbers.push_back(found.value);
    numbers = chooseAmong(question, std::move(numbers), found.value, text);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] != found.value) sayWhyNot(question.choices[i], numbers[i], found);
    return question;
}

MadeQuestion askSgValue(const Asking& asking) {
    const auto found = foundMex(asking);
    if (!found) return tl::unexpected(found.error());
    if (!*found) return std::nullopt;
    const bool wantsZero = asking.wish % 4 == 0;
    if (asking.insists && ((*found)->value == 0) != wantsZero) return std::nullopt;
    const Play play = playOf(asking.game);
    const Message position = sayPosition(asking.asked->position());
    Question question = ofNumbers(
        asking, QuestionKind::value,
        play == Play::normal ? say(MX_TEXT("core", "What is the SG value of %1?"), position)
                             : say(MX_TEXT("core", "What is the misère value of %1?"), position),
        **found, numbersNear((*found)->value), [play](Nimber value) { return sayValue(value, play); });
    if (play == Play::normal) {
        const auto decides = sayWhatDecides(asking.game, *asking.asked, asking.task);
        if (!decides) return tl::unexpected(decides.error());
        question.why.insert(question.why.begin(), decides->begin(), decides->end());
    }
    return question;
}

/// The last step of minimax, which lights the root and best play below it; for a large tree, the tree.
Expected<QuestionPlace> scorePlace(const Asking& asking) {
    constexpr std::uint32_t most = 2000; // nodes
    const Inquiry& asked = *asking.asked;
    const QuestionPlace tree{.view = "tree", .position = asked.position(), .step = QuestionPlace::lastStep};
    const Parameters settings{{"method", idOf(SearchMethod::minimax)}};
    const auto values = completed(searchParameters(), settings);
    if (!values) return tl::unexpected(values.error());
    const std::shared_ptr<PositionGraph> graph = asked.graph();
    const auto run = search(*graph, searchSettingsOf(*values, asked), asking.task, most);
    if (!run) return tl::unexpected(run.error());
    if (!run->isWhole) return tree;
    return QuestionPlace{.view = "search",
                         .position = asked.position(),
                         .settings = settings,
                         .step = static_cast<int>(run->events.size()) - 1};
}

/// For games in which only the score counts.
MadeQuestion askScore(const Asking& asking) {
    constexpr Score nearest = 6;
    const Inquiry& asked = *asking.asked;
    if (asked.optionCount() == 0) return std::nullopt;
    const Score score = asked.as<RolesAspect>()->score();
    std::vector<Score> near;
    for (Score distance = 1; distance <= nearest; ++distance) {
        near.push_back(score - distance);
        near.push_back(score + distance);
    }
    auto scores = asking.taken(near, mostNumbers - 1);
    scores.push_back(score);
    std::ranges::sort(scores);
    auto place = scorePlace(asking);
    if (!place) return tl::unexpected(place.error());
    Question question{
        .kind = QuestionKind::value,
        .position = asked.position(),
        .sentence =
            say(MX_TEXT("core", "What does MAX get from %1 with best play?"), sayPosition(asked.position())),
        .choices = {},
        .right = static_cast<std::size_t>(std::ranges::find(scores, score) - scores.begin()),
        .why = {say(MX_TEXT("core", "Where MAX is to move, the largest number counts, where MIN "
                                    "is, the smallest: with best play MAX gets %1."),
                    score)},
        .place = std::move(*place)};
    for (const Score one : scores)
        question.choices.push_back({say(MX_TEXT("core", "MAX gets %1"), one)});
    return question;
}

MadeQuestion askValue(const Asking& asking) {
    return asking.asked->as<RolesAspect>() ? askScore(asking) : askSgValue(asking);
}

MadeQuestion askMex(const Asking& asking) {
    const auto found = foundMex(asking);
    if (!found) return tl::unexpected(found.error());
    if (!*found || (asking.insists && (*found)->set.size() < 2)) return std::nullopt;
    constexpr std::size_t mostShown = 40;
    if ((*found)->set.size() > mostShown) return std::nullopt;
    // Numbers in the set are obviously wrong, so they come last.
    std::vector<Nimber> near = numbersNear((*found)->value);
    std::stable_partition(near.begin(), near.end(),
                          [&](Nimber number) { return !std::ranges::binary_search((*found)->set, number); });
    return ofNumbers(asking, QuestionKind::mex,
                     say(MX_TEXT("core", "The options of %1 have the values %2. What is their mex?"),
                         sayPosition(asking.asked->position()), setText((*found)->set, mostShown)),
                     **found, near,
                     [](Nimber number) { return say(MX_TEXT("core", "the mex is %1"), number); });
}

bool hasValues(const Game& game) {
    return game.as<ImpartialAspect>() && game.as<PositionsAspect>();
}

} // namespace

std::vector<Nimber> numbersNear(Nimber right) {
    constexpr Nimber nearest = 6;
    std::vector<Nimber> near;
    for (Nimber distance = 1; distance <= nearest; ++distance) {
        near.push_back(right + distance);
        if (right >= distance) near.push_back(right - distance);
    }
    return near;
}

std::vector<Nimber> chooseAmong(Question& question, std::vector<Nimber> numbers, Nimber right,
                                const std::function<Message(Nimber)>& text) {
    std::ranges::sort(numbers);
    for (const Nimber number : numbers)
        question.choices.push_back({text(number)});
    question.right = static_cast<std::size_t>(std::ranges::find(numbers, right) - numbers.begin());
    return numbers;
}

QuestionMaker valueQuestions() {
    return {QuestionKind::value, "value", say(MX_TEXT("core", "What is it worth?")),
            [](const Game& game) { return hasValues(game) || instancesHave<RolesAspect>(game); }, askValue};
}

QuestionMaker mexQuestions() {
    return {QuestionKind::mex, "mex", say(MX_TEXT("core", "What is the mex?")), hasValues, askMex};
}

} // namespace mexplorer
