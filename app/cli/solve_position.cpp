#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/kinds.h"
#include "app/cli/notes.h"
#include "app/cli/parameter_text.h"
#include "core/explain/say_estimate.h"
#include "core/game/aspects/best_play.h"
#include "core/game/aspects/compares.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/short_game.h"
#include "core/game/inquiry.h"
#include "core/sum/ledger.h"
#include "core/text/printable.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::cli {

namespace {

/// The results of best play for MAX, in a game that the last move does not decide.
struct Played {
    BestPlay all;
    std::vector<BestPlay> moves; ///< after each of the solution’s moves, which counts as a ply
};

template <class Number>
Json toJson(const std::optional<Number>& value) {
    return value ? Json(*value) : Json(nullptr);
}

void addTo(Json& json, const BestPlay& play) {
    json["score"] = play.score;
    json["plies"] = toJson(play.plies);
}

/// “, score 1, 5 moves to the end”
std::string toText(const BestPlay& play) {
    std::string score = fmt::format(", score {}", scoreText(play.score));
    if (!play.plies) return score;
    return fmt::format("{}, {} {} to the end", score, *play.plies, *play.plies == 1 ? "move" : "moves");
}

bool hasValues(const Game& game) {
    return game.as<ImpartialAspect>() != nullptr;
}

Json toJson(const Value& value) {
    if (const auto nimber = value.nimber()) return *nimber;
    if (const auto score = value.score()) return *score;
    return value ? Json(value.text()) : Json(nullptr);
}

/// “value 3”; or who wins, if the game has no values.
std::string toText(const Game& game, const Evaluation& evaluation) {
    if (evaluation.value) return fmt::format("value {}", evaluation.value.text());
    return hasValues(game) ? "value unknown" : nameOf(evaluation.outcome);
}

const char* inWords(Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return "lost for the player to move";
    case Outcome::N:
        return "won for the player to move";
    case Outcome::L:
        return "won for Left, whoever is to move";
    case Outcome::R:
        return "won for Right, whoever is to move";
    case Outcome::draw:
        break;
    }
    return "a draw";
}

void addTo(Json& json, const ShortGameFacts& facts) {
    json["canonical"] = facts.canonical;
    json["leftStop"] = facts.leftStop;
    json["rightStop"] = facts.rightStop;
    json["mean"] = facts.mean;
    json["temperature"] = facts.temperature;
    json["birthday"] = facts.birthday;
    if (facts.isNumber) json["number"] = facts.canonical;
    if (facts.nimber) json["nimber"] = *facts.nimber;
    if (facts.reduced) json["reducedCanonicalForm"] = *facts.reduced;
    if (facts.atomicWeight) json["atomicWeight"] = *facts.atomicWeight;
}

const char* idOf(SummandKind kind) {
    switch (kind) {
    case SummandKind::number:
        return "number";
    case SummandKind::nimber:
        return "nimber";
    case SummandKind::ups:
        return "ups";
    case SummandKind::hot:
        return "switch";
    case SummandKind::tiny:
        return "tiny";
    case SummandKind::searched:
        return "searched";
    case SummandKind::unnamed:
        break;
    }
    return "other";
}

/// What the components are, and which part of them is added exactly.
void addTo(Json& json, const SumLedger& ledger) {
    json["components"] = Json::array();
    for (const SumLedger::Row& row : ledger.rows) {
        const bool hasForm = row.kind != SummandKind::searched;
        json["components"].push_back(
            {{"canonical", hasForm ? Json(row.form) : Json(nullptr)},
             {"kind", idOf(row.kind)},
             {"temperature", hasForm ? Json(rationalText(row.temperature)) : Json(nullptr)}});
    }
    json["exact"] = ledger.exact;
    json["rest"] = ledger.rest;
}

/// “component 1: ±1 (switch), temperature 1”
std::string toText(const SumLedger::Row& row) {
    if (row.kind == SummandKind::searched)
        return fmt::format("component {}: out of reach, remains to be searched\n", row.component + 1);
    return fmt::format("component {}: {} ({}), temperature {}\n", row.component + 1, row.form, idOf(row.kind),
                       rationalText(row.temperature));
}

/// “stops 2 and -1/2, mean 3/4, temperature 5/4, born by day 5”
std::string toText(const ShortGameFacts& facts) {
    std::string text = fmt::format("stops {} and {}, mean {}, temperature {}, born by day {}", facts.leftStop,
                                   facts.rightStop, facts.mean, facts.temperature, facts.birthday);
    if (facts.reduced && facts.leftStop != facts.rightStop)
        text += fmt::format(", without infinitesimals {}", *facts.reduced);
    if (facts.atomicWeight) text += fmt::format(", atomic weight {}", *facts.atomicWeight);
    return text + '\n';
}

/// What is known besides who wins.
struct Known {
    std::optional<Played> played;
    std::optional<ShortGameFacts> facts;
    bool lacksForm = false; ///< a canonical form that is out of reach
    std::optional<SumLedger> ledger;
};

std::string asJson(const Game& game, const Solution& solution, const Known& known) {
    const auto& [played, facts, lacksForm, ledger] = known;
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", solution.position},
              {"outcome", nameOf(solution.evaluation.outcome)},
              {"value", toJson(solution.evaluation.value)}};
    if (played) addTo(json, played->all);
    if (facts) addTo(json, *facts);
    if (ledger) addTo(json, *ledger);
    json["moves"] = Json::array();
    for (std::size_t i = 0; i < solution.moves.size(); ++i) {
        const SolvedMove& move = solution.moves[i];
        json["moves"].push_back({{"move", move.move.english()},
                                 {"to", move.to},
                                 {"value", toJson(move.evaluation.value)},
                                 {"wins", move.wins()}});
        if (!hasValues(game)) json["moves"].back()["outcome"] = nameOf(move.evaluation.outcome);
        if (move.side != Side::either) json["moves"].back()["player"] = nameOf(move.side);
        if (played) addTo(json["moves"].back(), played->moves[i]);
    }
    if (!solution.complete || lacksForm) json["complete"] = false;
    if (!solution.complete) json["allWinning"] = solution.allWinning;
    addNotes(json, game);
    return lines(json);
}

/// A column as wide as its longest text, but at most `most`: longer texts only affect their own lines.
class Column {
public:
    void add(const std::string& text) {
        // fmt pads by the width on a terminal, not by bytes: the padding shows how wide the text is.
        const std::size_t padded = fmt::format("{:<{}}", text, most).size();
        width_ = std::max(width_, most - (padded - text.size()));
    }
    [[nodiscard]] std::size_t width() const { return width_; }

private:
    static constexpr std::size_t most = 72;
    std::size_t width_ = 0;
};

std::string asText(const Game& game, const Solution& solution, const Known& known) {
    const auto& [played, facts, lacksForm, ledger] = known;
    const Evaluation& evaluation = solution.evaluation;
    std::string text = fmt::format("{}: {} is {} ({})", gameText(game), allPrintable(solution.position),
                                   nameOf(evaluation.outcome), inWords(evaluation.outcome));
    if (hasValues(game) || evaluation.value) text += fmt::format(", {}", toText(game, evaluation));
    if (played) text += toText(played->all);
    text += "\n";
    if (facts) text += toText(*facts);
    for (const SumLedger::Row& row : ledger ? ledger->rows : std::vector<SumLedger::Row>())
        text += toText(row);
    if (lacksForm) text += "Its canonical form is out of reach.\n";
    if (!solution.areKnown) {
        text += "Who wins after each of the moves is out of reach.\n";
    } else if (!solution.complete) {
        text += "There are too many moves to list; ";
        text += isLost(evaluation.outcome) ? "none of them wins.\n"
                : solution.moves.empty()   ? "among those tried none wins.\n"
                : solution.moves.size() == 1
                    ? (solution.allWinning ? "the only one that wins is:\n" : "one that wins is:\n")
                : solution.allWinning ? "those that win are:\n"
                                      : "some that win are:\n";
    }
    Column moves;
    Column options;
    for (const SolvedMove& move : solution.moves) {
        moves.add(move.move.english());
        options.add(allPrintable(move.to));
    }
    for (std::size_t i = 0; i < solution.moves.size(); ++i) {
        const SolvedMove& move = solution.moves[i];
        text += fmt::format("{} {:<{}}  to {:<{}}  {}{}\n", move.wins() ? "*" : " ", move.move.english(),
                            moves.width(), allPrintable(move.to), options.width(),
                            toText(game, move.evaluation), played ? toText(played->moves[i]) : "");
    }
    return text;
}

/// For MAX, who is the player to move, unless the position says otherwise.
Expected<std::optional<Played>> playedOut(const Inquiry& asked, const Solution& solution) {
    const auto* own = asked.as<BestPlayAspect>();
    if (!own || !solution.complete) return std::nullopt;
    const auto* roles = asked.as<RolesAspect>();
    const Score sign = roles && !roles->maxMoves() ? -1 : 1;
    const auto all = own->bestPlay(interruptibleTask());
    if (!all) return tl::unexpected(all.error());
    Played played{{sign * all->score, all->plies}, {}};
    const auto options = asked.options(interruptibleTask());
    if (!options) return tl::unexpected(options.error());
    for (const auto& option : **options) {
        auto play = option->as<BestPlayAspect>()->bestPlay(interruptibleTask());
        if (!play) return tl::unexpected(play.error());
        if (play->plies) ++*play->plies; // the move itself
        played.moves.push_back({-sign * play->score, play->plies});
    }
    return played;
}

/// What is known of a position of two sides by its canonical form; nothing if that is out of reach. Errors:
/// cancelled.
Expected<std::optional<ShortGameFacts>> factsOf(const Inquiry& asked) {
    const auto* shortGame = asked.as<ShortGameAspect>();
    if (!shortGame) return std::nullopt;
    auto facts = shortGame->facts(interruptibleTask());
    if (facts) return std::move(*facts);
    if (facts.error().kind == Error::Kind::cancelled) return tl::unexpected(facts.error());
    return std::nullopt;
}

/// How two games compare whose difference has this outcome.
const char* orderOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::L:
        return ">";
    case Outcome::R:
        return "<";
    case Outcome::P:
        return "=";
    case Outcome::N:
    case Outcome::draw:
        break;
    }
    return "||";
}

/// What “G ? H” asks: which of the two is larger.
Expected<std::string> compare(const Inquiry& difference, bool isJson) {
    return difference.evaluation(interruptibleTask()).map([&](const Evaluation& evaluation) {
        const std::string order = orderOf(evaluation.outcome);
        return isJson ? lines(Json{{"order", order}, {"difference", difference.position()}}) : order + '\n';
    });
}

} // namespace

Expected<std::string> solvePosition(const Game& game, const Instance& instance, const SolveRequest& request) {
    const auto& asked = dynamic_cast<const Inquiry&>(instance);
    if (game.as<ComparesAspect>() && request.written.find('?') != std::string::npos)
        return compare(asked, request.isJson);
    const auto solution = asked.solution(interruptibleTask());
    if (!solution) return tl::unexpected(solution.error());
    auto played = playedOut(asked, **solution);
    if (!played) return tl::unexpected(played.error());
    auto facts = factsOf(asked);
    if (!facts) return tl::unexpected(facts.error());
    const bool lacksForm = asked.as<ShortGameAspect>() && !*facts;
    std::optional<SumLedger> ledger;
    if (const auto* sum = asked.as<LedgerAspect>()) {
        auto found = sum->ledger(interruptibleTask());
        if (found)
            ledger = std::move(*found);
        else if (!lacksForm || found.error().kind == Error::Kind::cancelled)
            return tl::unexpected(found.error());
    }
    const Known known{std::move(*played), std::move(*facts), lacksForm, std::move(ledger)};
    return request.isJson ? asJson(game, **solution, known) : asText(game, **solution, known);
}

} // namespace mexplorer::cli
