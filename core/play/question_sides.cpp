#include "core/explain/canonical_trace.h"
#include "core/explain/say_form.h"
#include "core/explain/say_position.h"
#include "core/explain/say_short_game.h"
#include "core/explain/thermograph_trace.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/short_game.h"
#include "core/partizan/notation.h"
#include "core/play/question_makers.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostMoves = 16;  // of both players: of more the forms take long
constexpr std::size_t mostNamed = 6;     // options that a question lists
constexpr std::size_t longestNamed = 24; // letters of an option’s name
constexpr std::size_t wrongMeans = 3;

bool hasShortGames(const Game& game) {
    return instancesHave<ShortGameAspect>(game);
}

MadeQuestion askMean(const Asking& asking) {
    const auto heat = asking.asked->as<ShortGameAspect>()->heat(asking.task);
    if (!heat) return tl::unexpected(heat.error());
    const Rational& mean = heat->whole.heat.mean;
    const bool wantsNumber = asking.wish % 4 == 0; // of which the mean is plain to see
    if (asking.insists && heat->isNumber != wantsNumber) return std::nullopt;
    std::vector<Rational> near;
    for (const Rational& distance :
         {Rational(1, 4), Rational(1, 2), Rational(3, 4), Rational(1), Rational(2)}) // on either side
        near.emplace_back(asking.random.below(2) == 0 ? Rational(mean + distance)
                                                      : Rational(mean - distance));
    std::vector<Rational> means = asking.taken(near, wrongMeans);
    means.push_back(mean);
    std::ranges::sort(means);
    Question question{
        .kind = QuestionKind::mean,
        .position = asking.asked->position(),
        .sentence = say(MX_TEXT("core", "What is the mean of %1?"), sayPosition(asking.asked->position())),
        .choices = {},
        .right = static_cast<std::size_t>(std::ranges::find(means, mean) - means.begin()),
        .why = {say(MX_TEXT("core", "%1: left stop %2, right stop %3, mean %4, temperature %5."),
                    saidGame(heat->whole.name), sayNumber(heat->leftStop), sayNumber(heat->rightStop),
                    sayNumber(mean), sayNumber(heat->whole.heat.temperature))},
        .place = {
            .view = "thermograph", .position = asking.asked->position(), .step = QuestionPlace::lastStep}};
    for (const Rational& one : means)
        question.choices.push_back({say(MX_TEXT("core", "the mean is %1"), sayNumber(one))});
    return question;
}

/// The options of one player, each once, with the games that they are.
struct NamedOptions {
    NamedOptions(std::vector<std::string> all, Task& task) : names(std::move(all)), games(task) {
        for (const std::string& name : names)
            ids.push_back(readGame(name, games).value_or(games.zero()));
    }
    [[nodiscard]] GameOrder order(std::size_t one, std::size_t other) {
        return games.order(ids[one], ids[other]);
    }

    std::vector<std::string> names;
    ShortGames games;
    std::vector<ShortGames::Id> ids;
};

/// Whether a question can list them.
bool canBeListed(const std::vector<std::string>& names) {
    return names.size() >= 2 && names.size() <= mostNamed &&
           std::ranges::all_of(
               names, [](const std::string& name) { return !name.empty() && name.size() <= longestNamed; });
}

/// The step at which these two options are compared, or one is found dominated; the last one if there is
/// none.
QuestionPlace comparedPlace(const Asking& asking, const ShortGameReduction& reduction, bool isLeft,
                            const std::string& one, const std::string& other) {
    QuestionPlace place{
        .view = "canonical", .position = asking.asked->position(), .step = QuestionPlace::lastStep};
    const auto isOfBoth = [&](const ShortGameReduction::Step& step) {
        return step.isLeft == isLeft && step.kind != FormStep::reversible &&
               ((step.option == one && step.because == other) ||
                (step.option == other && step.because == one));
    };
    const auto found = std::ranges::find_if(reduction.steps, isOfBoth);
    if (found != reduction.steps.end())
        place.step = static_cast<int>(found - reduction.steps.begin()) + 1; // after that of the options
    return place;
}

Message sayLarger(const std::string& name) {
    return say(MX_TEXT("core", "%1 is larger"), saidGame(name));
}

/// Why two different games stand in this order.
Message sayWhyOrder(const std::string& one, const std::string& other, GameOrder order) {
    if (order == GameOrder::confused)
        return say(MX_TEXT("core", "Whoever begins in %1 − (%2) wins: they are confused."), saidGame(one),
                   saidGame(other));
    return order == GameOrder::greater
               ? say(MX_TEXT("core", "Left wins %1 − (%2), whoever begins: %1 is larger."), saidGame(one),
                     saidGame(other))
               : say(MX_TEXT("core", "Right wins %1 − (%2), whoever begins: %2 is larger."), saidGame(one),
                     saidGame(other));
}

constexpr GameOrder largerOrders[] = {GameOrder::greater, GameOrder::less, GameOrder::confused};

MadeQuestion askLarger(const Asking& asking) {
    if (asking.asked->optionCount() > mostMoves) return std::nullopt;
    const auto reduction = asking.asked->as<ShortGameAspect>()->reduction(asking.task);
    if (!reduction) return tl::unexpected(reduction.error());
    const bool isLeft = asking.wish % 2 == 0;
    if (!canBeListed(isLeft ? reduction->left : reduction->right)) return std::nullopt;
    NamedOptions options(isLeft ? reduction->left : reduction->right, asking.task);
    const std::size_t count = options.names.size();
    const std::size_t one = asking.random.below(count);
    const std::size_t other = (one + 1 + asking.random.below(count - 1)) % count;
    const GameOrder order = options.order(one, other);
    const auto right = static_cast<std::size_t>(std::ranges::find(largerOrders, order) - largerOrders);
    if (options.games.stopped() || right == std::size(largerOrders)) return std::nullopt;
    if (asking.insists && right != asking.wish / 2 % std::size(largerOrders)) return std::nullopt;
    const std::string& first = options.names[one];
    const std::string& second = options.names[other];
    return Question{.kind = QuestionKind::larger,
                    .position = asking.asked->position(),
                    .sentence = say(MX_TEXT("core", "Moves at %1 lead to %2 and to %3. Which is larger?"),
                                    sayPosition(asking.asked->position()), saidGame(first), saidGame(second)),
                    .choices = {{sayLarger(first)},
                                {sayLarger(second)},
                                {say(MX_TEXT("core", "none: they are confused"))}},
                    .right = right,
                    .why = {sayWhyOrder(first, second, order)},
                    .place = comparedPlace(asking, *reduction, isLeft, first, second)};
}

/// For each option the first of the others by which it is dominated; its own index if it is not.
std::vector<std::size_t> dominators(NamedOptions& options, bool isLeft) {
    std::vector<std::size_t> by;
    for (std::size_t i = 0; i < options.names.size(); ++i) {
        by.push_back(i);
        for (std::size_t k = 0; k < options.names.size() && by.back() == i; ++k)
            if (options.order(i, k) == (isLeft ? GameOrder::less : GameOrder::greater)) by.back() = k;
    }
    return by;
}

MadeQuestion askDominated(const Asking& asking) {
    if (asking.asked->optionCount() > mostMoves) return std::nullopt;
    const auto reduction = asking.asked->as<ShortGameAspect>()->reduction(asking.task);
    if (!reduction) return tl::unexpected(reduction.error());
    const bool isLeft = asking.wish % 2 == 0;
    if (!canBeListed(isLeft ? reduction->left : reduction->right)) return std::nullopt;
    NamedOptions options(isLeft ? reduction->left : reduction->right, asking.task);
    const std::vector<std::size_t> by = dominators(options, isLeft);
    std::size_t right = by.size(); // none of them
    for (std::size_t i = 0; i < by.size(); ++i) {
        if (by[i] == i) continue;
        if (right != by.size()) return std::nullopt; // several are
        right = i;
    }
    const bool wantsNone = asking.wish / 2 % 4 == 0;
    if (options.games.stopped() || (asking.insists && (right == by.size()) != wantsNone)) return std::nullopt;
    const std::string position = asking.asked->position();
    Question question{
        .kind = QuestionKind::dominated,
        .position = position,
        .sentence = isLeft
                        ? say(MX_TEXT("core", "Left’s moves at %1 lead to %2. Which of these is dominated?"),
                              sayPosition(position), sayGames(options.names))
                        : say(MX_TEXT("core", "Right’s moves at %1 lead to %2. Which of these is dominated?"),
                              sayPosition(position), sayGames(options.names)),
        .choices = {},
        .right = right,
        .why = {say(MX_TEXT("core", "Any two of them are confused: none is dominated."))},
        .place = {.view = "canonical", .position = position, .step = 0}};
    for (const std::string& name : options.names)
        question.choices.push_back({saidGame(name)});
    question.choices.push_back({say(MX_TEXT("core", "none of them"))});
    if (right == by.size()) return question;
    const std::string& lost = options.names[right];
    const std::string& because = options.names[by[right]];
    question.why = {
        isLeft ? say(MX_TEXT("core", "Left never needs %1: %2 is at least as large. It is dominated."),
                     saidGame(lost), saidGame(because))
               : say(MX_TEXT("core", "Right never needs %1: %2 is at most as large. It is dominated."),
                     saidGame(lost), saidGame(because))};
    question.place = comparedPlace(asking, *reduction, isLeft, lost, because);
    return question;
}

} // namespace

QuestionMaker meanQuestions() {
    return {QuestionKind::mean, "mean", say(MX_TEXT("core", "What is the mean?")), hasShortGames, askMean};
}

QuestionMaker largerQuestions() {
    return {QuestionKind::larger, "larger", say(MX_TEXT("core", "Which is larger?")), hasShortGames,
            askLarger};
}

QuestionMaker dominatedQuestions() {
    return {QuestionKind::dominated, "dominated", say(MX_TEXT("core", "Which option is dominated?")),
            hasShortGames, askDominated};
}

} // namespace mexplorer
