#pragma once

#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/columns.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/sum.h"
#include "core/play/quiz.h"
#include "core/text/set_text.h"
#include "tests/core/play/plain_game.h"
#include "tests/core/play/sides_judge.h"

#include <set>

// Questions of the quiz, answered from the definition.
namespace mexplorer {

inline constexpr std::size_t mostBelowQuestion = 4000;

inline std::string number(const Message& argument) {
    return argument.english();
}

/// Reads a score, or the bound of one, as written in sentences.
inline Score scoreIn(const Message& argument) {
    std::string text = argument.english();
    for (const std::string bound : {"at least ", "at most "})
        if (text.starts_with(bound)) text.erase(0, bound.size());
    if (text == "∞") return infiniteScore;
    if (text == "−∞") return -infiniteScore;
    return std::stoll(text.starts_with("−") ? "-" + text.substr(std::string("−").size()) : text);
}

/// Checks answers by the definition of each question.
class AnswerJudge {
public:
    AnswerJudge(const Game& game, const Question& question)
        : game_(game), question_(question), right_(question.choices[question.right].text.english()),
          solved_(solvedFor(game, question)) {}

    /// False if there are too many positions below.
    [[nodiscard]] bool canJudge() const {
        return solved_.has_value() || question_.kind == QuestionKind::columns ||
               question_.kind == QuestionKind::period;
    }
    [[nodiscard]] bool agrees() const {
        switch (question_.kind) {
        case QuestionKind::outcome:
            return right_ == sayMeaning(solved_->outcome(0)).english();
        case QuestionKind::value:
            return agreesOnValue();
        case QuestionKind::move:
            return agreesOnMoves();
        case QuestionKind::columns:
            return agreesOnColumns();
        case QuestionKind::mex:
            return agreesOnMex();
        case QuestionKind::cut:
            return agreesOnCut();
        case QuestionKind::period:
            return agreesOnPeriod();
        case QuestionKind::mean:
            return SidesJudge(*solved_).agreesOnMean(right_);
        case QuestionKind::larger:
            return SidesJudge(*solved_).agreesOnLarger(question_);
        case QuestionKind::dominated:
            break;
        }
        return SidesJudge(*solved_).agreesOnDominated(question_);
    }

private:
    /// From the position that is asked about; of a search, from its root.
    static std::optional<PlainlySolved> solvedFor(const Game& game, const Question& question) {
        if (question.kind == QuestionKind::period) return std::nullopt;
        const bool isOfSearch = question.kind == QuestionKind::cut;
        const bool isOfForms = question.kind == QuestionKind::mean || question.kind == QuestionKind::larger ||
                               question.kind == QuestionKind::dominated; // all below have to be compared
        return PlainlySolved::below(game, isOfSearch ? question.place.position : question.position,
                                    isOfForms ? mostBelowQuestion / 8 : mostBelowQuestion);
    }
    [[nodiscard]] bool agreesOnValue() const {
        const auto inquiry = asked(game_, question_.position);
        if (const auto* roles = inquiry->as<RolesAspect>()) {
            const Score score = roles->maxMoves() ? solved_->score(0) : -solved_->score(0);
            return right_ == say("MAX gets %1", score).english();
        }
        return right_ == sayValue(solved_->value(0), playOf(game_)).english();
    }
    [[nodiscard]] bool agreesOnMex() const {
        std::vector<Nimber> values;
        for (const auto option : solved_->options(0))
            values.push_back(solved_->value(option));
        return number(question_.sentence.arguments[1]) == setText(asSet(values), 1000) &&
               right_ == "the mex is " + std::to_string(solved_->value(0));
    }
    /// A choice that names a move must be right exactly if all moves of that name win.
    [[nodiscard]] bool agreesOnMoves() const {
        bool anyWins = false;
        std::map<std::string, std::set<bool>> wins;
        const auto options = solved_->options(0);
        const std::vector<Side> sides = solved_->graph().sides(0);
        const Side mover = question_.sentence.id.starts_with("Left")    ? Side::left
                           : question_.sentence.id.starts_with("Right") ? Side::right
                                                                        : Side::either;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!sides.empty() && sides[i] != mover) continue;
            const Outcome then = solved_->outcome(options[i]);
            const bool isWon = then == Outcome::P || then == (mover == Side::left ? Outcome::L : Outcome::R);
            anyWins = anyWins || isWon;
            wins[solved_->graph().moveText(0, i).english()].insert(isWon);
        }
        for (std::size_t i = 0; i < question_.choices.size(); ++i) {
            const std::string text = question_.choices[i].text.english();
            const bool isNone = text == "no move wins";
            if (!isNone && wins[text].size() != 1) return false;
            const bool isRight = isNone ? !anyWins : *wins[text].begin();
            if (isRight != question_.isRight(i)) return false;
        }
        return true;
    }
    [[nodiscard]] bool agreesOnColumns() const {
        Task task;
        const auto inquiry = asked(game_, question_.position);
        std::vector<Nimber> values;
        Nimber modulus = 2;
        if (const auto* columns = inquiry->as<ColumnsAspect>()) {
            values.assign(columns->heaps().begin(), columns->heaps().end());
            modulus = columns->modulus();
        } else {
            for (const Component& component : *inquiry->as<SumAspect>()->components(task).value())
                values.push_back(component.value);
        }
        std::string odd;
        std::size_t count = 0;
        for (Nimber weight = Nimber{1} << 62U; weight > 0; weight /= 2) {
            const auto ones = static_cast<Nimber>(
                std::ranges::count_if(values, [&](Nimber value) { return value / weight % 2 == 1; }));
            if (ones % modulus == 0) continue;
            odd += (odd.empty() ? "" : ", ") + std::to_string(weight);
            ++count;
        }
        return right_ == (count == 0 ? "none of them" : (count == 1 ? "column " : "columns ") + odd);
    }
    /// A separate plain alpha-beta must reach this window and this score there.
    [[nodiscard]] bool agreesOnCut() const {
        const auto& said = question_.sentence.arguments;
        const std::size_t mover = said.size() - 5; // before α, β, the option and its score
        const bool isMax = said[mover].english() == "MAX";
        const Met wanted{isMax, scoreIn(said[mover + 1]), scoreIn(said[mover + 2]), scoreIn(said.back())};
        std::set<Met> met;
        const auto inquiry = asked(game_, question_.place.position);
        const auto* roles = inquiry->as<RolesAspect>();
        (void)alphaBeta(*solved_, 0, !roles || roles->maxMoves(), -infiniteScore, infiniteScore, met);
        const bool isCut = isMax ? wanted.score >= wanted.beta : wanted.score <= wanted.alpha;
        return met.contains(wanted) && isCut == (right_ == "they are left out");
    }
    struct Met {
        bool isMax;
        Score alpha;
        Score beta;
        Score score;
        auto operator<=>(const Met&) const = default;
    };
    static Score alphaBeta(const PlainlySolved& solved, PositionGraph::Id id, bool isMax, Score alpha,
                           Score beta, std::set<Met>& met) {
        const auto options = solved.options(id);
        if (options.empty()) return isMax ? solved.score(id) : -solved.score(id);
        Score best = isMax ? -infiniteScore : infiniteScore;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const Score score = alphaBeta(solved, options[i], !isMax, alpha, beta, met);
            if (i + 1 < options.size()) met.insert({isMax, alpha, beta, score});
            best = isMax ? std::max(best, score) : std::min(best, score);
            (isMax ? alpha : beta) = isMax ? std::max(alpha, score) : std::min(beta, score);
            if (beta <= alpha) break;
        }
        return best;
    }
    [[nodiscard]] bool agreesOnPeriod() const {
        constexpr std::uint64_t size = 400;
        Task task;
        LineValues values(size);
        if (!game_.as<LineAspect>()->fillByDefinition(values, task)) return false;
        const auto& said = question_.sentence.arguments;
        const bool hasSaltus = said.size() == 5;
        const auto length = std::stoull(number(said[2]));
        const auto saltus = hasSaltus ? std::stoull(number(said[3])) : 0;
        bool holds = true;
        for (std::uint64_t n = std::stoull(number(said.back())); n + length < size; ++n)
            holds = holds && values[n + length] == values[n] + saltus;
        return (right_ == "it holds") == holds;
    }

    const Game& game_;
    const Question& question_;
    std::string right_;
    std::optional<PlainlySolved> solved_;
};

/// Checks what a reason states about who wins, by the definition.
class ReasonJudge {
public:
    ReasonJudge(const Game& game, const Question& question) : question_(question) {
        if (question.position.empty()) return;
        if (const auto solved = PlainlySolved::below(game, question.position, mostBelowQuestion))
            outcome_ = solved->outcome(0);
    }

    [[nodiscard]] bool agrees(const Message& reason) const {
        if (!outcome_) return true;
        const std::string text = reason.english();
        const bool isP = *outcome_ == Outcome::P;
        if (reason.id.starts_with("The XOR")) {
            if (question_.kind == QuestionKind::columns) return true; // it asks for no winner
            return isP == (reason.arguments[1].english() == "0");
        }
        if (text.find("the player to move loses") != std::string::npos) return isP;
        if (text.find("the player to move wins") != std::string::npos) return *outcome_ == Outcome::N;
        const std::string is = shown(question_.position) + " is ";
        if (text.starts_with(is) && text.size() == is.size() + 2) return text == is + nameOf(*outcome_) + ".";
        if (text.find("every option is N") != std::string::npos) return isP;
        return true;
    }

private:
    const Question& question_;
    std::optional<Outcome> outcome_;
};

} // namespace mexplorer
