#pragma once

#include "core/explain/say_lens.h"

#include <string>
#include <vector>

namespace mexplorer {

/// What was found about a conjecture, or what is suggested, ready to be written.
struct LensReport {
    struct Said {
        Message text;
        std::string formula; ///< that Conjecture::parse reads; empty if none says it
        std::string number;  ///< in the On-Line Encyclopedia of Integer Sequences, or empty
        std::uint64_t from = 0;
        bool isProved = false;
    };

    Message headline;
    Message game;  ///< its title and parameters
    Message range; ///< “n = 0 … 40”

    // About the conjecture, if there is one.
    std::string conjecture; ///< empty if there is none
    std::uint64_t places = 0;
    std::uint64_t agreeing = 0;
    std::uint64_t failing = 0;
    std::uint64_t undefined = 0;
    std::uint64_t margin = 0; ///< see LensFound
    Message counterExample;   ///< the smallest, with its reason; empty if nothing fails
    Message proof;            ///< why it holds for ever; empty if that is not known
    std::vector<Message> counts;
    std::vector<std::string> columns; ///< “n”, or “a” and “b”; “value”; “said”
    std::vector<std::vector<std::string>> failures; ///< the first failing places, a row for each

    // What else could be supposed, if that was asked for.
    std::vector<Message> theorems; ///< that hold for the game
    Message seen;                  ///< “seen up to n = 40, not proved”; empty if nothing was asked
    std::vector<Said> suggestions;
};

/// The report about the finished values of the game's line. `conjecture` may be null. Errors: cancelled.
[[nodiscard]] Expected<LensReport> lensReport(const Game& game, const LineValues& values,
                                              const Conjecture* conjecture, bool suggests, Task& task);
/// The same about its grid.
[[nodiscard]] Expected<LensReport> lensReport(const Game& game, const GridValues& values,
                                              const Conjecture* conjecture, bool suggests, Task& task);

/// The report in Markdown, in any language; of the failures the first hundred.
[[nodiscard]] std::string asMarkdown(const LensReport& report, const Message::Translate& translate);

} // namespace mexplorer
