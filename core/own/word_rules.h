#pragma once

#include "core/own/own_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// Rules of words as somebody typed them.
struct OwnWordRules {
    std::string alphabet;
    std::vector<Rewriting> rewritings;
    std::optional<Play> play = {}; ///< if the text tells it
    std::string text = {};         ///< the rules in one spelling, one line
};

/// Reads rules of words, for example
///
///     word over AB: AB -> B | BA -> | AA → B; play misere
///
/// Letters are taken as they are typed; blanks between them, and in the alphabet commas, mean nothing.
/// Nothing on the right of an arrow, “-” or “∅” is the empty word. Errors, with the column: what cannot be
/// read; a letter that the alphabet has not. Errors of the alphabet and the rules: see OwnWords::of.
[[nodiscard]] Expected<OwnWordRules> parseWordRules(std::string_view text);

} // namespace mexplorer
