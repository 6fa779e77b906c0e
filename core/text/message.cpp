#include "core/text/message.h"

#include "core/text/printable.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

constexpr std::string_view between = MX_TEXT("core", ", ");

std::string withSeparators(const std::string& list, const std::string& separator) {
    std::string out;
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = list.find(between, begin)) != std::string::npos;
         begin = end + between.size())
        out.append(list, begin, end - begin).append(separator);
    return out.append(list, begin);
}

/// Sentences have the true minus sign.
Message ofNumber(std::string digits) {
    if (digits.starts_with('-')) digits.replace(0, 1, "−");
    return verbatim(std::move(digits));
}

} // namespace

Message::Message() = default;
Message::Message(std::string sentence) : id(std::move(sentence)) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

Message verbatim(std::string text) {
    Message message(std::move(text));
    message.verbatim = true;
    return message;
}

Message argument(std::string_view text) {
    return verbatim(std::string(text));
}

Message argument(char character) {
    return verbatim(std::string(1, character));
}

Message argument(double number) {
    return ofNumber(fmt::format("{}", number));
}

Message argument(std::int64_t number) {
    return ofNumber(std::to_string(number));
}

Message argument(std::uint64_t number) {
    return verbatim(std::to_string(number));
}

Message say(std::string_view id) {
    return Message(std::string(id));
}

Message listed(std::string items) {
    Message message = verbatim(std::move(items));
    message.list = true;
    return message;
}

Message listed(std::vector<Message> items) {
    Message message = inTurn(std::move(items));
    message.verbatim = false;
    message.list = true;
    return message;
}

Message inTurn(std::vector<Message> parts) {
    Message message = verbatim({});
    message.arguments = std::move(parts);
    return message;
}

void Message::add(Message argument) {
    arguments.push_back(std::move(argument));
}

std::string Message::english() const {
    return said([](const std::string& english) { return english; });
}

Message about(Topic topic, Message words) {
    words.topic = std::make_shared<const Topic>(std::move(topic));
    return words;
}

std::string Message::said(const Translate& translate, std::vector<SpokenTopic>* topics) const {
    std::string text;
    say(text, translate, topics);
    return text;
}

void Message::say(std::string& text, const Translate& translate, std::vector<SpokenTopic>* topics) const {
    const std::size_t begin = text.size();
    const auto spoken = [&] {
        if (topics && topic) topics->push_back({begin, text.size(), *topic});
    };
    if (list || verbatim) {
        // May be untrusted, from files and documents.
        const std::string separator = list ? translate(std::string(between)) : std::string();
        text += list ? withSeparators(printable(id), separator) : printable(id);
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (i > 0) text += separator;
            arguments[i].say(text, translate, topics);
        }
        return spoken();
    }
    const std::string sentence = translate(id);
    text.reserve(begin + sentence.size() + 16);
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isPlace =
            sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        const std::size_t index = isPlace ? static_cast<std::size_t>(sentence[i + 1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            arguments[index].say(text, translate, topics);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    spoken();
}

} // namespace mexplorer
