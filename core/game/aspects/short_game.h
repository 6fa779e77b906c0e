#pragma once

#include "core/game/aspects/aspect.h"
#include "core/partizan/dyadic.h"
#include "core/partizan/thermograph.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What is known of a short game by its canonical form, in the field’s notation.
struct ShortGameFacts {
    std::string canonical;
    std::string leftStop;
    std::string rightStop;
    std::string mean;
    std::string temperature;
    std::int64_t birthday = 0;
    bool isNumber = false;
    std::optional<std::uint32_t> nimber = {};     ///< if it is one
    std::optional<std::string> reduced = {};      ///< the reduced canonical form, if that is another game
    std::optional<std::string> atomicWeight = {}; ///< of a game that is all-small and no nimber
};

/// What becomes of an option on the way to the canonical form: see OptionFate.
enum class FormStep { compared, dominated, reversible };

/// Whether one game is at most another, `greater`, played out: it is if Right loses their difference, greater
/// minus lesser, by moving first. All games are in the field’s notation; empty: the game that is simplified.
struct FormComparison {
    struct Line {
        bool isLeft = true; ///< who begins
        std::string to;
        std::string answer = {}; ///< the other player’s, by which he wins; empty: whoever began wins
    };
    std::string lesser;
    std::string greater;
    std::string difference = {};
    bool holds = true; ///< false: whoever begins wins the difference; the two are confused
    /// If it holds, each move of Right’s with Left’s answer; else a winning move of each.
    std::vector<Line> lines = {};
    bool isPlayed = true; ///< false: the difference is too large to be told, or has too many options to list
};

/// By what the name of a canonical form is recognized.
enum class FormName {
    zero,        ///< it has no options
    integer,     ///< only one player has a move
    fraction,    ///< the simplest number between
    nimber,      ///< perhaps with a number added
    ups,         ///< a number, ups and a nimber added
    ownNegative, ///< a switch, such as ±1
    word,        ///< Tiny(2), ^<3> …
    braces
};

/// The way from a position’s options to its canonical form. All games are in the field’s notation.
struct ShortGameReduction {
    struct Step {
        bool isLeft = true; ///< whose option it is
        FormStep kind = FormStep::compared;
        std::string option;
        std::string because;           ///< the other option, or the answer that reverses it
        std::vector<std::string> left; ///< the options then; those of a reversible one are replaced
        std::vector<std::string> right;
        FormComparison comparison;
    };
    std::vector<std::string> left; ///< the canonical forms of the options, each once, by length
    std::vector<std::string> right;
    std::vector<Step> steps;
    std::size_t untold = 0;  ///< pairs that were compared, without any effect, and are no steps
    bool isUntoldAll = true; ///< false: there are more, which were not counted
    std::string canonical;
    FormName named = FormName::braces;
};

/// A thermograph, and the game that it is of.
struct NamedThermograph {
    std::string name;
    Thermograph heat;
};

/// How a game is made colder or hotter before it is looked at (see Cooling, Heating).
struct Tempering {
    enum class Kind { none, cooled, heated };

    Kind kind = Kind::none;
    Dyadic by = {}; ///< at least 0
};

/// A position’s thermograph, and those of the options of its canonical form, from which it is built.
struct ShortGameHeat {
    NamedThermograph whole = {};
    std::vector<NamedThermograph> left = {}; ///< the shortest names first
    std::vector<NamedThermograph> right = {};
    Wall leftScaffold = {}; ///< what Left reaches at each tax, before he pays it; none of a number
    Wall rightScaffold = {};
    Rational leftStop = 0;
    Rational rightStop = 0;
    bool isNumber = false;
    Tempering tempering = {};    ///< what was done before all that
    std::string untempered = {}; ///< the name of the game before that; empty: nothing was
};

/// An option as a bound for numbers x that the game may be equal to: no left option is at least x, no right
/// option at most x.
struct NumberBound {
    std::string option;     ///< in the field’s notation
    Dyadic number;          ///< a left option excludes all numbers below this, a right option all above
    bool isExcluded = true; ///< whether it excludes this number, too: all options that are numbers do
};

/// What decides whether a game is a number, and which: the options of a position, as bounds.
struct NumberSought {
    std::string game;              ///< in the field’s notation
    std::vector<NumberBound> left; ///< each option once; what excludes most comes first
    std::vector<NumberBound> right;
    std::optional<Dyadic> number; ///< the simplest between the bounds; none: the game is no number
    Dyadic leftStop = {};
    Dyadic rightStop = {};
};

/// A position of a game of two sides that has a canonical form.
class ShortGameAspect : public Aspect {
public:
    /// Errors: the form takes more than is allowed; cancelled.
    [[nodiscard]] virtual Expected<ShortGameFacts> facts(Task& task) const = 0;
    [[nodiscard]] virtual Expected<ShortGameReduction> reduction(Task& task) const = 0;
    /// Of the position, made colder or hotter before.
    [[nodiscard]] virtual Expected<ShortGameHeat> heat(const Tempering& tempering, Task& task) const = 0;
    [[nodiscard]] Expected<ShortGameHeat> heat(Task& task) const { return heat({}, task); }
    [[nodiscard]] virtual Expected<NumberSought> numberSought(Task& task) const = 0;
};

} // namespace mexplorer
