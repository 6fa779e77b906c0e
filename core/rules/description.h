#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mexplorer {

/// Who wins when no move is left: normal play, the player who moved last; misère play, the other.
enum class Play { normal, misere };

/// Parameter id → value.
using Parameters = std::map<std::string, std::string>;

/// One of the values a choice can take.
struct Choice {
    std::string id;
    Message title;
};

/// A setting of a game (or of a view), described once for forms, command-line options and files. Its value is
/// always a text.
struct Parameter {
    enum class Kind {
        integer,  ///< a whole number in [least, most]
        integers, ///< whole numbers in [least, most], "1,2,4"
        choice,   ///< the id of one of `choices`
        toggle,   ///< "on" or "off"
        text,     ///< free text that the rules themselves read
        file      ///< the contents of a file, e.g. a graph
    };
    std::string id;
    Message title;
    Kind kind = Kind::integer;
    std::string fallback; ///< the default value
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<Choice> choices = {};
    Message hint = {};      ///< one sentence on what may be written here
    bool hidden = false;    ///< kept and saved, but set by other means than a form
    Parameters where = {};  ///< values of other parameters that it needs to matter; none: it always does
    Parameters unless = {}; ///< values of other parameters, with any of which it does not matter
    Parameters begins = {}; ///< how texts of other parameters must begin for it to matter, after blanks
};

/// Whether the parameter matters, given the values of the others (see Parameter::where, unless and begins).
[[nodiscard]] bool countsWith(const Parameter& parameter, const Parameters& values);

/// An interesting place to start from.
struct Preset {
    Message title;
    Parameters parameters; ///< those that differ from the defaults
    std::string position;
    std::string view = {};    ///< the view to show it in, if not the game's own: the id of a view
    Parameters settings = {}; ///< of that view, those that differ from its defaults
};

/// A known closed form, in words. (The formula itself is `closedForm` of the rules.)
struct Theorem {
    Message title;
    Message statement;
    Message domain;        ///< where it holds
    std::string source;    ///< author and year
    Parameters where = {}; ///< the parameter values it needs; none: it holds for all
};

/// Whether the theorem applies to the game with these parameters.
[[nodiscard]] bool holdsFor(const Theorem& theorem, const Parameters& parameters);

/// A straight line b = slope · a to be drawn on a game’s grid.
struct Ray {
    double slope;
    Message label;
};

/// Everything about a game that is not its moves.
struct Description {
    std::string id;
    Message title;
    Message group;   ///< the heading it is listed under
    Message summary; ///< one turn, and who wins
    std::vector<Parameter> parameters;
    std::string position;  ///< the start position, as text
    std::string view = {}; ///< the id of the view it opens in; empty: the default
    Message positionHint;  ///< how a position is written
    std::vector<Preset> presets = {};
    std::vector<Theorem> theorems = {};
};

/// Not a parameter, but named like one: the position’s id in forms and as the field of errors about it.
inline constexpr const char* positionId = "position";

/// `play=normal|misere`, which every impartial game has.
inline constexpr const char* playId = "play";
[[nodiscard]] Parameter playParameter();
[[nodiscard]] Play playOf(const Parameters& parameters);
/// The same parameters with this play.
[[nodiscard]] Parameters inPlay(Parameters parameters, Play play);

/// The value of a parameter, which must be present and valid: call `completed` before.
[[nodiscard]] std::int64_t integerOf(const Parameters& parameters, const std::string& id);
[[nodiscard]] std::vector<std::int64_t> integersOf(const Parameters& parameters, const std::string& id);

/// The error that a parameter written as name=value is given twice.
[[nodiscard]] tl::unexpected<Error> givenTwice(const std::string& id);

/// `given` checked against `described` and completed by the defaults; integers are brought to one spelling.
/// Errors: an unknown name (the known ones are listed), a value outside its kind or range.
[[nodiscard]] Expected<Parameters> completed(const std::vector<Parameter>& described,
                                             const Parameters& given);

} // namespace mexplorer
