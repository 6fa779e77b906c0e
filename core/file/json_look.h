#pragma once

#include <string_view>

namespace mexplorer {

/// What a text shows of itself at the top of its JSON, as far as it can be read.
struct JsonLook {
    bool isObject = false;
    bool isWhole = false;    ///< the whole text is JSON
    bool isDocument = false; ///< its “format” is “mexplorer”
    bool hasEdges = false;   ///< it has “edges”, “links” or “nodes”
    bool isOfArrays = true;  ///< all values of its members are arrays …
    bool hasArrays = false;  ///< … of which there is one
};

/// Looks at UTF-8 text without its byte-order mark. O(text); less for a document.
[[nodiscard]] JsonLook lookAtJson(std::string_view text);

} // namespace mexplorer
