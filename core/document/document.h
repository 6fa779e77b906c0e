#pragma once

#include "core/rules/description.h"
#include "core/text/expected.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The format of documents that is written; older ones are read, newer ones refused.
inline constexpr int documentFormat = 1;
/// The most members that all objects of a document have together.
inline constexpr std::size_t mostDocumentMembers = 1'000'000;

/// The part of a view's world that is seen, in its units.
struct DocumentCamera {
    double left = 0;
    double top = 0;
    double width = 1;  ///< above 0, as is the height
    double height = 1; ///< all four are finite

    friend bool operator==(const DocumentCamera&, const DocumentCamera&) = default;
};

/// What a document (.mex) says, as it says it: whether there is such a game, position or view is not asked
/// here.
struct DocumentContents {
    std::string game;
    Parameters parameters = {};
    std::string position = {}; ///< empty if the game has none
    std::string view = {};
    std::map<std::string, Parameters> settings = {};    ///< by view; none is empty when read
    std::optional<std::string> record = {};             ///< the game that is played, as wholeText writes it
    Parameters players = {};                            ///< who plays
    std::string title = {};                             ///< what its maker calls it; perhaps empty
    std::string description = {};                       ///< what its maker says about it; perhaps empty
    std::map<std::string, DocumentCamera> cameras = {}; ///< by view
    int step = -1;                                      ///< from 0; -1: none is shown

    friend bool operator==(const DocumentContents&, const DocumentContents&) = default;
};

/// Reads a document: JSON in UTF-8, or UTF-16 with a byte-order mark. What else it contains is left out.
/// O(bytes · log members). Errors: empty; not JSON (with line and column), or nested too deeply; a key given
/// twice; not a document; a newer format; a value of the wrong kind, whose key is named; more than
/// mostDocumentMembers.
[[nodiscard]] Expected<DocumentContents> readDocument(std::string_view bytes);

/// The document as JSON, indented, with sorted keys: the same bytes for the same contents. Bytes that are not
/// UTF-8 become U+FFFD.
[[nodiscard]] std::string writeDocument(const DocumentContents& contents);

} // namespace mexplorer
