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

void Message::add(Message argument) {
    arguments.push_back(std::move(argument));
}

std::string Message::english() const {
    return said([](const std::string& english) { return english; });
}

std::string Message::said(const Translate& translate) const {
    if (list) return withSeparators(printable(id), translate(std::string(between)));
    if (verbatim) return printable(id); // may be untrusted, from files and documents
    const std::string sentence = translate(id);
    std::string out;
    out.reserve(sentence.size() + 16);
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isPlace =
            sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        const std::size_t index = isPlace ? static_cast<std::size_t>(sentence[i + 1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            out += arguments[index].said(translate);
            ++i;
        } else {
            out += sentence[i];
        }
    }
    return out;
}

} // namespace mexplorer
