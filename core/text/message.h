#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

/// Marks a sentence for the translators; the text itself is what the program carries.
/// (lupdate is told to read MX_TEXT as QT_TRANSLATE_NOOP.) The context is always "core".
#define MX_TEXT(context, text) text

namespace mexplorer {

/// A sentence that can be said in any language: the English sentence with the places %1 … %9, which is
/// also the key into the translations, and what fills those places. The core only ever says Messages.
struct Message {
    std::string id;
    std::vector<std::string> arguments;

    /// The sentence in English, with its places filled.
    [[nodiscard]] std::string english() const { return fill(id); }

    /// Fills the places of `sentence` (the id, or a translation of it). A place without an argument stays.
    [[nodiscard]] std::string fill(std::string_view sentence) const;

    [[nodiscard]] bool empty() const { return id.empty(); }
    friend bool operator==(const Message&, const Message&) = default;
};

/// Say a sentence: `say(MX_TEXT("core", "take %1 from heap %2"), 4, 1)`.
template <class... Arguments>
[[nodiscard]] Message say(std::string_view id, const Arguments&... arguments) {
    return Message{std::string(id), {fmt::format("{}", arguments)...}};
}

} // namespace mexplorer
