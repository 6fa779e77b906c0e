#pragma once

#include "core/explain/canonical_trace.h"
#include "core/partizan/atomic_weight.h"
#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "tests/core/explain/sentences/said.h"

// Games of two sides: who wins by moving first, and what a position is worth. Forms and thermographs are
// tested against the definition with the games themselves.
namespace mexplorer::sentences {

/// What positions of one game are worth, from the options alone.
class Worth {
public:
    explicit Worth(Truth& truth) : truth_(truth), games_(task_), thermographs_(games_) {}

    ShortGames::Id of(const std::string& position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        std::vector<ShortGames::Id> left;
        std::vector<ShortGames::Id> right;
        const auto& moves = truth_.moves(position);
        const auto& sides = truth_.sides(position);
        for (std::size_t i = 0; i < moves.size(); ++i)
            (sides[i] == Side::left ? left : right).push_back(of(moves[i].second));
        return known_[position] = games_.of(std::move(left), std::move(right));
    }
    ShortGames::Id read(const std::string& name) {
        const auto game = readGame(name == "none" ? "" : name, games_);
        if (!game) throw std::runtime_error(name + ": " + game.error().english());
        return *game;
    }
    /// {left | right}, of lists as they are said.
    ShortGames::Id form(const std::string& left, const std::string& right) {
        const auto list = [](const std::string& said) { return said == "none" ? std::string() : said; };
        return read("{" + list(left) + "|" + list(right) + "}");
    }
    bool isAtMost(const std::string& one, const std::string& other) {
        return games_.isAtMost(read(one), read(other));
    }
    bool isAtMost(ShortGames::Id one, ShortGames::Id other) { return games_.isAtMost(one, other); }
    const Thermograph& thermograph(ShortGames::Id game) { return thermographs_.of(game); }
    /// By the definition: numbers stop at once; else Left goes where Right’s stop is largest.
    Dyadic stop(ShortGames::Id game, bool leftMoves) {
        if (const auto number = games_.asNumber(game)) return *number;
        const auto options = leftMoves ? games_.left(game) : games_.right(game);
        std::optional<Dyadic> best;
        for (const ShortGames::Id option : std::vector<ShortGames::Id>(options.begin(), options.end())) {
            const Dyadic then = stop(option, !leftMoves);
            if (!best || (leftMoves ? then > *best : then < *best)) best = then;
        }
        return best.value();
    }
    ShortGames& games() { return games_; }

private:
    Truth& truth_;
    Task task_;
    ShortGames games_;
    Thermographs thermographs_;
    std::map<std::string, ShortGames::Id> known_;
};

/// One for all sentences about a game: what positions are worth is found once.
inline Worth& worthIn(const Said& said) {
    if (!said.about.kept) said.about.kept = std::make_shared<Worth>(said.truth());
    return *std::static_pointer_cast<Worth>(said.about.kept);
}

/// The atomic weight that is said, which must be that of the position.
inline ShortGames::Id weightOf(const Said& s) {
    Worth& worth = worthIn(s);
    const auto weight = AtomicWeights(worth.games()).of(worth.of(s.position));
    if (weight != worth.read(Said::plain(s.text(0)))) throw std::runtime_error("another weight");
    return *weight;
}
inline std::int64_t wholeWeightOf(const Said& s) {
    const Dyadic weight = worthIn(s).games().asNumber(weightOf(s)).value();
    if (weight.halvings() != 0) throw std::runtime_error("the weight is no whole number");
    return weight.numerator();
}

/// Who wins by moving first: “%1” is the position, “%2” an option with its outcome.
inline Checks firstMoveChecks() {
    const auto wins = [](Side side) {
        return [side](const Said& s) { return s.truth().winningMovesOf(s.place(0), side) > 0; };
    };
    const auto winsBy = [=](Side side) {
        return [=](const Said& s) {
            const std::string named = s.message.arguments[1].arguments[0].english();
            const std::string option = s.placeOf(named);
            const auto& moves = s.truth().moves(s.place(0));
            for (std::size_t i = 0; i < moves.size(); ++i)
                if (moves[i].second == option && s.truth().sides(s.place(0))[i] == side &&
                    s.truth().wins(s.place(0), i))
                    return s.text(1) == named + " is " + nameOf(s.truth().outcome(option));
            return false;
        };
    };
    const auto hasMoves = [](const Said& s, Side side) {
        return std::ranges::count(s.truth().sides(s.place(0)), side) > 0;
    };
    const auto loses = [=](Side side, bool moves) {
        return [=](const Said& s) { return hasMoves(s, side) == moves && !wins(side)(s); };
    };
    const auto leads = [](const Said& s, bool namesOption) {
        const auto& moves = s.truth().moves(s.position);
        const std::string outcome = s.text(namesOption ? 2 : 1);
        return std::ranges::any_of(moves, [&](const Truth::Move& move) {
            return move.first == s.text(0) && (!namesOption || move.second == s.place(1)) &&
                   nameOf(s.truth().outcome(move.second)) == outcome;
        });
    };
    const auto winsHere = [](Side side) {
        return [side](const Said& s) {
            const auto& moves = s.truth().moves(s.position);
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (moves[i].first != s.text(0) || s.truth().sides(s.position)[i] != side) continue;
                if (!s.truth().wins(s.position, i)) continue;
                if (s.message.arguments.size() < 2) return true;
                const std::string named = s.message.arguments[1].arguments[0].english();
                const std::string is = named + " is " + nameOf(s.truth().outcome(moves[i].second));
                if (s.placeOf(named) == moves[i].second && s.text(1) == is) return true;
            }
            return false;
        };
    };
    const auto losesHere = [](Side side, bool moves) {
        return [=](const Said& s) {
            return (std::ranges::count(s.truth().sides(s.position), side) > 0) == moves &&
                   s.truth().winningMovesOf(s.position, side) == 0;
        };
    };
    Checks all = {
        {"“%1” leads to %2, which is %3.", [=](const Said& s) { return leads(s, true); }},
        {"“%1” leads to %2.", [=](const Said& s) { return leads(s, false); }},
        {"“%1” wins.", [](const Said& s) { return s.truth().isWinning(s.position, s.text(0)); }},
        {"Nothing is labelled yet. At each position Left moves first, and then Right: N if both win, L or R "
         "if "
         "one of them wins whoever moves first, P if none does.",
         general},
        {"Neither player has a move in %1: whoever is to move has lost, so it is P.",
         [](const Said& s) { return s.truth().isEnd(s.place(0)) && s.truth().isP(s.place(0)); }},
        {"Moving first in %1, Left wins by a move that is not shown.", wins(Side::left)},
        {"Moving first in %1, Left wins: %2.", winsBy(Side::left)},
        {"Left has no move in %1: moving first, Left loses.", loses(Side::left, false)},
        {"No move of Left’s in %1 leads to L or P: moving first, Left loses.", loses(Side::left, true)},
        {"%1 is %2", [](const Said& s) { return s.text(1) == nameOf(s.truth().outcome(s.place(0))); }},
        {"%1 stays folded; it is known to be L.",
         [](const Said& s) { return s.truth().outcome(s.place(0)) == Outcome::L; }},
        {"%1 stays folded; it is known to be R.",
         [](const Said& s) { return s.truth().outcome(s.place(0)) == Outcome::R; }},
        {"Moving first, Left wins by “%1”.", winsHere(Side::left)},
        {"Moving first, Right wins by “%1”.", winsHere(Side::right)},
        {"Moving first, Left wins by “%1”: %2.", winsHere(Side::left)},
        {"Moving first, Right wins by “%1”: %2.", winsHere(Side::right)},
        {"Left has no move, and loses by moving first.", losesHere(Side::left, false)},
        {"Right has no move, and loses by moving first.", losesHere(Side::right, false)},
        {"Moving first, Left loses: no move of his leads to L or P.", losesHere(Side::left, true)},
        {"Moving first, Right loses: no move of his leads to R or P.", losesHere(Side::right, true)},
    };
    // The second step of a node: what comes of Right’s moving first, and the outcome.
    const Checks firsts = {
        {"Moving first in %1, Right wins by a move that is not shown.", wins(Side::right)},
        {"Moving first in %1, Right wins: %2.", winsBy(Side::right)},
        {"Right has no move in %1: moving first, Right loses.", loses(Side::right, false)},
        {"No move of Right’s in %1 leads to R or P: moving first, Right loses.", loses(Side::right, true)},
    };
    all["%1 So %2."] = [firsts](const Said& s) {
        const auto check = firsts.find(s.message.arguments[0].id);
        const std::string named = s.message.arguments[0].arguments[0].english();
        return check != firsts.end() && check->second({s.about, s.position, s.message.arguments[0]}) &&
               s.text(1) == named + " is " + nameOf(s.truth().outcome(s.placeOf(named)));
    };
    return all;
}

/// What a position is worth, and how its canonical form comes about.
inline Checks worthChecks() {
    const auto isDominated = [](bool isLeft) {
        return [isLeft](const Said& s) {
            Worth& worth = worthIn(s);
            return isLeft ? worth.isAtMost(s.text(0), s.text(1)) : worth.isAtMost(s.text(1), s.text(0));
        };
    };
    const auto isReversible = [](bool isLeft) {
        return [isLeft](const Said& s) {
            Worth& worth = worthIn(s);
            const ShortGames::Id whole = worth.of(s.position);
            const ShortGames::Id option = worth.read(s.text(0));
            const ShortGames::Id answer = worth.read(s.text(1));
            const auto answers = isLeft ? worth.games().right(option) : worth.games().left(option);
            return std::ranges::count(answers, answer) == 1 &&
                   (isLeft ? worth.isAtMost(answer, whole) : worth.isAtMost(whole, answer));
        };
    };
    const auto value = [](const Said& s, Worth& worth) {
        return worth.read(s.text(0)) == worth.of(s.position);
    };
    const auto areConfused = [](const Said& s) {
        Worth& worth = worthIn(s);
        return !worth.isAtMost(s.text(0), s.text(1)) && !worth.isAtMost(s.text(1), s.text(0));
    };
    // Named last, by the options that the form then has.
    const auto isNamed = [](const Said& s) {
        Worth& worth = worthIn(s);
        const auto form = s.state<CanonicalTrace>();
        const ShortGames::Id named = worth.read(s.text(s.message.arguments.size() - 1));
        const auto ids = [&](const std::vector<std::string>& names) {
            std::vector<ShortGames::Id> all;
            for (const std::string& name : names)
                all.push_back(worth.read(name));
            return all;
        };
        return named == worth.of(s.position) && worth.games().of(ids(form.left), ids(form.right)) == named;
    };
    /// Of all numbers with small birthdays that the options leave, it is the one that was born first.
    const auto isBetween = [isNamed](const Said& s) {
        Worth& worth = worthIn(s);
        const ShortGames::Id named = worth.read(s.text(s.message.arguments.size() - 1));
        const auto form = s.state<CanonicalTrace>();
        int simpler = 0;
        for (int halvings = 0; halvings <= 4; ++halvings) {
            for (int numerator = -64; numerator <= 64; ++numerator) {
                const ShortGames::Id number = worth.games().number(*Dyadic::of(numerator, halvings));
                const bool fits = std::ranges::none_of(form.left,
                                                       [&](const std::string& option) {
                                                           return worth.isAtMost(number, worth.read(option));
                                                       }) &&
                                  std::ranges::none_of(form.right, [&](const std::string& option) {
                                      return worth.isAtMost(worth.read(option), number);
                                  });
                if (fits && number != named &&
                    worth.games().birthday(number) <= worth.games().birthday(named))
                    ++simpler;
            }
        }
        return isNamed(s) && simpler == 0;
    };
    return {
        {"Left’s options: %1. Right’s options: %2.",
         [](const Said& s) {
             Worth& worth = worthIn(s);
             return worth.form(s.text(0), s.text(1)) == worth.of(s.position);
         }},
        {"Left never needs %1: %2 is at least as large. It is dominated.", isDominated(true)},
        {"Right never needs %1: %2 is at most as large. It is dominated.", isDominated(false)},
        {"Left’s %1 is reversible: Right answers with %2, which is at most the game itself. What Left has "
         "there "
         "takes its place; then Left has: %3.",
         isReversible(true)},
        {"Right’s %1 is reversible: Left answers with %2, which is at least the game itself. What Right has "
         "there takes its place; then Right has: %3.",
         isReversible(false)},
        {"Nothing is dominated, and nothing is reversible.",
         [](const Said& s) {
             Worth& worth = worthIn(s);
             const auto options = s.state<CanonicalTrace>();
             const ShortGames::Id whole = worth.of(s.position);
             return options.left.size() == worth.games().left(whole).size() &&
                    options.right.size() == worth.games().right(whole).size();
         }},
        {"Left’s %1 and %2 are confused: neither dominates the other.", areConfused},
        {"Right’s %1 and %2 are confused: neither dominates the other.", areConfused},
        {"Pairs of options that are confused and stay, not told one by one: %1.",
         [](const Said& s) { // with those that are told: all pairs, if no option is lost
             const auto pairs = [](std::size_t options) { return options * (options - 1) / 2; };
             const auto form = s.state<CanonicalTrace>();
             const std::size_t told = *s.step - 1;
             return pairs(form.left.size()) + pairs(form.right.size()) ==
                    told + static_cast<std::size_t>(s.number(0));
         }},
        {"No player has a move: this is %1.", isBetween},
        {"The simplest number greater than %1 is %2.", isBetween},
        {"The simplest number less than %1 is %2.", isBetween},
        {"The simplest number between %1 and %2 is %3.", isBetween},
        {"Both players may move to %1: this is %2, as in Nim.", isNamed},
        {"These are the options of %1, a sum of a number, ups and a nimber.", isNamed},
        {"Right’s options are the negatives of Left’s: this is written %1.",
         [isNamed](const Said& s) {
             Worth& worth = worthIn(s);
             const ShortGames::Id game = worth.of(s.position);
             return isNamed(s) && worth.games().negative(game) == game;
         }},
        {"These are the options of %1, which has a name of its own.",
         [isNamed](const Said& s) { return isNamed(s) && s.text(0).find('{') == std::string::npos; }},
        {"It has no shorter name than its options: %1.",
         [isNamed](const Said& s) { return isNamed(s) && s.text(0).starts_with("{"); }},
        {"What remains is %1.",
         [value](const Said& s) {
             Worth& worth = worthIn(s);
             return value(s, worth);
         }},
        {"Its value is the number %1.",
         [value](const Said& s) {
             Worth& worth = worthIn(s);
             return value(s, worth) && worth.games().asNumber(worth.of(s.position));
         }},
        {"Its value is the nimber %1.",
         [value](const Said& s) {
             Worth& worth = worthIn(s);
             return value(s, worth) && worth.of(s.position) == worth.read(s.text(0)) &&
                    s.text(0).starts_with("∗");
         }},
        {"Without infinitesimals it is %1, its reduced canonical form.",
         [](const Said& s) {
             Worth& worth = worthIn(s);
             const ShortGames::Id game = worth.of(s.position);
             const ShortGames::Id reduced = worth.read(Said::plain(s.text(0)));
             const ShortGames::Id rest = worth.games().sum(game, worth.games().negative(reduced));
             return reduced != game && worth.stop(rest, true).sign() == 0 &&
                    worth.stop(rest, false).sign() == 0 &&
                    worth.games().birthday(reduced) <= worth.games().birthday(game);
         }},
        {"Its atomic weight is %1.",
         [](const Said& s) {
             const auto number = worthIn(s).games().asNumber(weightOf(s));
             return !number || !number->isWhole();
         }},
        {"Its atomic weight is %1: so many ups it is like. Only whoever is two ahead wins for sure.",
         [](const Said& s) { return std::abs(wholeWeightOf(s)) < 2; }},
        {"Its atomic weight is %1: two ups ahead is enough for Left to win, whoever begins.",
         [](const Said& s) {
             Worth& worth = worthIn(s);
             return wholeWeightOf(s) >= 2 &&
                    worth.games().order(worth.of(s.position), worth.games().zero()) == GameOrder::greater;
         }},
        {"Its atomic weight is %1: two ups ahead is enough for Right to win, whoever begins.",
         [](const Said& s) {
             Worth& worth = worthIn(s);
             return wholeWeightOf(s) <= -2 &&
                    worth.games().order(worth.of(s.position), worth.games().zero()) == GameOrder::less;
         }},
        {"Its value is %1, with stops %2 and %3, mean %4 and temperature %5.",
         [value](const Said& s) {
             Worth& worth = worthIn(s);
             const ShortGames::Id game = worth.of(s.position);
             const Thermograph& heat = worth.thermograph(game);
             return value(s, worth) && Said::plain(s.text(1)) == worth.stop(game, true).text() &&
                    Said::plain(s.text(2)) == worth.stop(game, false).text() &&
                    Said::plain(s.text(3)) == rationalText(heat.mean) &&
                    Said::plain(s.text(4)) == rationalText(heat.temperature);
         }},
    };
}

} // namespace mexplorer::sentences
