#pragma once

#include "core/game/game.h"
#include "core/text/expected.h"

#include <memory>
#include <optional>
#include <string>

namespace mexplorer {

// Games by rules of one’s own, each kind by the word that its rules begin with. `parameters` are those of
// describeOwn(). Errors: the rules cannot be read; their play is not that of the parameters.

/// “heap n: …”
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnHeaps(const Parameters& parameters);
/// “Left: …; Right: …”, and “heap n: Left: …; Right: …”
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnSided(const Parameters& parameters);
/// “heaps a, b: …”, and “heap n, last m: …”
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnJointHeaps(const Parameters& parameters);
/// “board 8 x 8: …”
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnBoard(const Parameters& parameters);
/// “word over AB: …”
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnWords(const Parameters& parameters);
/// “graph: …”, on the graph of the parameters
[[nodiscard]] Expected<std::unique_ptr<Game>> makeOwnGraph(const Parameters& parameters);

/// The play of the parameters, with which that of the rules, if they tell it, has to agree.
[[nodiscard]] Expected<Play> agreedPlay(const Parameters& parameters, std::optional<Play> told);

} // namespace mexplorer
