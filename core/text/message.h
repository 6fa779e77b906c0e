#pragma once

#include "core/text/topic.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Marks a sentence for translation and expands to the sentence itself. (lupdate reads MX_TEXT as
/// QT_TRANSLATE_NOOP.) The context is always "core".
#define MX_TEXT(context, text) text

namespace mexplorer {

/// Where in a text a topic is spoken of: from this byte to before that one.
struct SpokenTopic {
    std::size_t begin = 0;
    std::size_t end = 0;
    Topic topic;
};

/// A translatable sentence: the English text with placeholders %1 … %9, which is also the key of its
/// translations, and the arguments for these: numbers, texts, or other Messages. The core returns all
/// sentences for readers as Messages.
struct Message {
    using Translate = std::function<std::string(const std::string& english)>;

    // Every function that may fail handles errors with messages, so these members are compiled only once.
    Message();
    explicit Message(std::string sentence);
    Message(const Message&);
    Message(Message&&) noexcept;
    Message& operator=(const Message&);
    Message& operator=(Message&&) noexcept;
    ~Message();

    std::string id;
    std::vector<Message> arguments;
    bool verbatim = false; ///< the same in every language, as a number, a name; arguments follow it
    /// Verbatim except for the “, ” between items, which depends on the language; or its arguments, with the
    /// same between them.
    bool list = false;
    std::shared_ptr<const Topic> topic = {}; ///< what it speaks of; null if nothing that a picture shows

    /// Fills the next placeholder.
    void add(Message argument);
    /// The sentence in English, with its placeholders filled.
    [[nodiscard]] std::string english() const;
    /// The sentence and each Message in it, translated. A placeholder without an argument stays. `topics`, if
    /// not null, gets what the text speaks of, in its order.
    [[nodiscard]] std::string said(const Translate& translate,
                                   std::vector<SpokenTopic>* topics = nullptr) const;

    [[nodiscard]] bool empty() const { return id.empty() && arguments.empty(); }
    /// Whether they say the same, whatever they speak of.
    friend bool operator==(const Message& a, const Message& b) {
        return a.id == b.id && a.arguments == b.arguments && a.verbatim == b.verbatim && a.list == b.list;
    }

private:
    void say(std::string& text, const Translate& translate, std::vector<SpokenTopic>* topics) const;
};

/// The same words, which speak of a topic.
[[nodiscard]] Message about(Topic topic, Message words);

/// A text that is the same in every language.
[[nodiscard]] Message verbatim(std::string text);
[[nodiscard]] inline const Message& argument(const Message& message) {
    return message;
}
[[nodiscard]] Message argument(std::string_view text);
[[nodiscard]] Message argument(char character);
/// With the fewest digits that distinguish it from every other double.
[[nodiscard]] Message argument(double number);
[[nodiscard]] Message argument(std::int64_t number);
[[nodiscard]] Message argument(std::uint64_t number);
template <class Number>
requires std::is_integral_v<Number>
[[nodiscard]] Message argument(Number number) {
    return argument(
        static_cast<std::conditional_t<std::is_signed_v<Number>, std::int64_t, std::uint64_t>>(number));
}

/// A sentence: `say(MX_TEXT("core", "take %1 from heap %2"), 4, 1)`.
[[nodiscard]] Message say(std::string_view id);
template <class... Arguments>
[[nodiscard]] Message say(std::string_view id, const Arguments&... arguments) {
    Message sentence = say(id);
    (sentence.add(argument(arguments)), ...);
    return sentence;
}

/// A list with the separator of each language. `items` have “, ” between them and no commas of their own. One
/// text to save memory: ten thousand moves may each have a thousand items.
[[nodiscard]] Message listed(std::string items);
/// The same for items that speak of something.
[[nodiscard]] Message listed(std::vector<Message> items);
/// One text of several, with nothing between them.
[[nodiscard]] Message inTurn(std::vector<Message> parts);

} // namespace mexplorer
