#pragma once

#include "core/text/expected.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A value of a document's JSON.
struct DocumentValue {
    enum class Kind { text, number, list, object, other };

    Kind kind = Kind::other;
    std::string text = {};
    double number = 0;
    std::vector<DocumentValue> items = {};             ///< of a list: the first ones
    std::map<std::string, DocumentValue> members = {}; ///< of an object

    /// The value of a key; null if there is none.
    [[nodiscard]] const DocumentValue* at(const std::string& key) const;
};

/// So many items of a list are kept: enough to see that it is longer than a document's lists are.
inline constexpr std::size_t mostKeptItems = 5;
/// Objects and lists inside so many others are not kept: no document has any.
inline constexpr std::size_t mostKeptDepth = 3;
/// Values nested deeper than this are an error.
inline constexpr std::size_t deepestDocument = 1024;

/// Reads JSON in UTF-8, without its byte-order mark. Raw control characters in texts and needless backslashes
/// are taken as they are meant. Memory: O(what is kept). Errors: those of readDocument that concern JSON.
[[nodiscard]] Expected<DocumentValue> readDocumentTree(std::string_view text);

} // namespace mexplorer
