#include "core/play/quiz.h"

#include "core/play/question_makers.h"
#include "core/solve/aspects/positions.h"
#include "core/text/parse.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// How many positions are tried for one question, and with which demands.
struct Patience {
    unsigned tries;
    bool insists; ///< on the wished answer
    bool repeats; ///< a question may be one that was asked before
};
constexpr Patience patience[] = {{40, true, false}, {20, false, false}, {10, false, true}};

const QuestionMaker& makerOf(QuestionKind kind) {
    return *std::ranges::find(questionMakers(), kind, &QuestionMaker::kind);
}

std::vector<std::string> idsOf(const std::vector<QuestionKind>& kinds) {
    std::vector<std::string> ids;
    for (const QuestionKind kind : kinds)
        ids.push_back(idOf(kind));
    return ids;
}

tl::unexpected<Error> nothingToAsk(const Game& game) {
    return invalid("game", say(MX_TEXT("core", "Nothing can be asked about %1 with these settings."),
                               game.description().id));
}

} // namespace

std::span<const QuestionMaker> questionMakers() {
    static const std::array makers = {outcomeQuestions(), valueQuestions(), moveQuestions(),
                                      columnQuestions(),  mexQuestions(),   cutQuestions(),
                                      periodQuestions()};
    return makers;
}

std::vector<QuestionKind> questionsOf(const Game& game) {
    std::vector<QuestionKind> kinds;
    if (!game.as<PositionsAspect>()) return kinds;
    for (const QuestionMaker& maker : questionMakers())
        if (maker.canAsk(game)) kinds.push_back(maker.kind);
    return kinds;
}

Expected<Quiz> Quiz::of(std::shared_ptr<const Game> game, QuizSettings settings) {
    if (settings.level < lowestLevel || settings.level > highestLevel) {
        return invalid("level", say(MX_TEXT("core", "There is no level %1; levels are %2 to %3."),
                                    settings.level, lowestLevel, highestLevel));
    }
    const auto known = questionsOf(*game);
    if (known.empty()) return nothingToAsk(*game);
    for (const QuestionKind kind : settings.kinds) {
        if (std::ranges::find(known, kind) == known.end()) {
            return invalid("kind", say(MX_TEXT("core", "%1 has no questions of the kind %2; its kinds are: "
                                                       "%3."),
                                       game->description().id, idOf(kind), joined(idsOf(known), ", ")));
        }
    }
    if (settings.kinds.empty()) settings.kinds = known;
    return Quiz(std::move(game), std::move(settings));
}

Quiz::Quiz(std::shared_ptr<const Game> game, QuizSettings settings)
    : game_(std::move(game)), settings_(std::move(settings)) {
    for (unsigned level = lowestLevel; level <= settings_.level; ++level)
        positions_.emplace_back(*game_, level);
}

void Quiz::turnKinds() {
    waiting_ = settings_.kinds;
    Chance(mixed(count_, settings_.seed)).shuffle(waiting_);
}

Expected<std::optional<Question>> Quiz::made(const QuestionMaker& maker, Chance& chance, Task& task) const {
    const std::uint64_t wish = chance.below(UINT32_MAX);
    for (const Patience& how : patience) {
        for (unsigned i = 0; i < how.tries; ++i) {
            const std::size_t level =
                maker.isOfSmall ? chance.below(positions_.size()) : positions_.size() - 1;
            const auto position = positions_[level].deal(chance, task);
            if (!position) return tl::unexpected(position.error());
            auto question = maker.make({*game_, *position, settings_.level, wish, how.insists, chance, task});
            if (!question && question.error().kind == Error::Kind::cancelled) return question;
            if (!question || !*question) continue; // too large, or nothing to ask about it
            if (how.repeats || !asked_.contains((*question)->sentence.english())) return question;
        }
    }
    return std::nullopt;
}

Expected<Question> Quiz::next(Task& task) {
    Chance chance(mixed(settings_.seed, count_));
    while (!settings_.kinds.empty()) {
        if (waiting_.empty()) turnKinds();
        const QuestionKind kind = waiting_.back();
        auto question = made(makerOf(kind), chance, task);
        if (!question) return tl::unexpected(question.error());
        waiting_.pop_back();
        if (!*question) {
            std::erase(settings_.kinds, kind);
            continue;
        }
        asked_.insert((*question)->sentence.english());
        ++count_;
        return std::move(**question);
    }
    return nothingToAsk(*game_);
}

} // namespace mexplorer
