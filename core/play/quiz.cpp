#include "core/play/quiz.h"

#include "core/explain/say_game.h"
#include "core/game/aspects/positions.h"
#include "core/play/question_makers.h"
#include "core/rules/hash.h"
#include "core/text/parse.h"
#include "core/text/say_count.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace mexplorer {

namespace {

/// How many positions are tried for one question, and whether the wished answer is insisted on.
struct Patience {
    unsigned tries;
    bool insists;
};
constexpr std::array patience = {Patience{100, true}, Patience{200, false}};
/// Where positions of all sizes are tried, most are too large for the lower levels, and soon found to be.
constexpr std::array<unsigned, highestLevel> triesOfAllSizes = {16, 8, 4, 2, 1}; // for one
constexpr std::size_t mostRemembered = 9; // questions: with the next one there are ten

/// The same for positions that differ only in the order of their heaps, or in empty ones.
std::string keyOf(const std::string& position) {
    if (position.find_first_not_of("0123456789,") != std::string::npos) return position;
    std::vector<std::string> heaps;
    std::istringstream words(position);
    for (std::string heap; std::getline(words, heap, ',');)
        if (heap != "0") heaps.push_back(heap);
    std::ranges::sort(heaps);
    return joined(heaps, ",");
}

std::vector<std::string> idsOf(const std::vector<QuestionKind>& kinds) {
    std::vector<std::string> ids;
    ids.reserve(kinds.size());
    for (const QuestionKind kind : kinds)
        ids.push_back(idOf(kind));
    return ids;
}

tl::unexpected<Error> nothingToAsk(const Game& game) {
    return invalid("game", say(MX_TEXT("core", "Nothing can be asked about %1 with these settings."),
                               game.description().id));
}

} // namespace

const QuestionMaker& questionMaker(QuestionKind kind) {
    return *std::ranges::find(questionMakers(), kind, &QuestionMaker::kind);
}

std::string idOf(QuestionKind kind) {
    return questionMaker(kind).id;
}

std::span<const QuestionMaker> questionMakers() {
    static const std::array makers = {
        outcomeQuestions(), valueQuestions(),  moveQuestions(), columnQuestions(), mexQuestions(),
        cutQuestions(),     periodQuestions(), meanQuestions(), largerQuestions(), dominatedQuestions()};
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

Message sayQuiz(const Game& game, const QuizSettings& settings) {
    return say(MX_TEXT("core", "%1 · level %2 · seed %3"), sayGame(game), settings.level, settings.seed);
}

Message sayOnlySoMany(std::uint64_t count) {
    return sayCount(count, MX_TEXT("core", "Only one question was found at this level."),
                    MX_TEXT("core", "Only %1 different questions were found at this level."), count);
}

Quiz::Quiz(std::shared_ptr<const Game> game, QuizSettings settings)
    : game_(std::move(game)), settings_(std::move(settings)) {
    for (unsigned level = lowestLevel; level <= highestLevel; ++level)
        positions_.emplace_back(*game_, level);
}

RandomChoice Quiz::randomFor(std::uint64_t number) const {
    return RandomChoice(hashOf(mixed(hashOf(settings_.seed), number)));
}

void Quiz::turnKinds() {
    waiting_ = settings_.kinds;
    shuffle(waiting_, randomFor(~count_));
}

bool Quiz::isNew(const Question& question) const {
    return !asked_.contains(question.sentence.english()) && isFresh(question.position);
}

bool Quiz::isFresh(const std::string& position) const {
    const std::string key = keyOf(position);
    return position.empty() || (!told_.contains(key) && std::ranges::find(recent_, key) == recent_.end());
}

void Quiz::remember(const Question& question) {
    asked_.insert(question.sentence.english());
    recent_.push_back(keyOf(question.position));
    if (recent_.size() > mostRemembered) recent_.pop_front();
    told_.clear();
    for (const std::string& position : question.told)
        told_.insert(keyOf(position));
    ++count_;
}

Expected<std::optional<Question>> Quiz::made(const QuestionMaker& maker, RandomChoice& random,
                                             Task& task) const {
    const std::uint64_t wish = random.below(UINT32_MAX);
    const std::function<bool(const std::string&)> fresh = [this](const std::string& position) {
        return isFresh(position);
    };
    const unsigned times = maker.isOfAllSizes ? triesOfAllSizes[settings_.level - lowestLevel] : 1;
    for (const Patience& how : patience) {
        for (unsigned i = 0; i < times * how.tries; ++i) {
            const std::size_t level =
                maker.isOfAllSizes ? random.below(positions_.size()) : settings_.level - lowestLevel;
            const auto position = positions_[level].deal(random, task);
            if (!position) return tl::unexpected(position.error());
            auto question =
                maker.make({*game_, *position, settings_.level, wish, how.insists, random, task, fresh});
            if (!question && question.error().kind == Error::Kind::cancelled) return question;
            if (!question || !*question) continue; // too large, or nothing to ask about it
            if (isNew(**question)) return question;
        }
    }
    return std::nullopt;
}

Expected<std::optional<Question>> Quiz::next(Task& task) {
    RandomChoice random = randomFor(count_);
    while (!settings_.kinds.empty()) {
        if (waiting_.empty()) turnKinds();
        const QuestionKind kind = waiting_.back();
        auto question = made(questionMaker(kind), random, task);
        if (!question) return tl::unexpected(question.error());
        waiting_.pop_back();
        if (!*question) {
            std::erase(settings_.kinds, kind);
            continue;
        }
        remember(**question);
        return question;
    }
    if (count_ == 0) return nothingToAsk(*game_);
    return std::nullopt;
}

} // namespace mexplorer
