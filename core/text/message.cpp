#include "core/text/message.h"

#include "core/text/printable.h"

#include <fmt/format.h>

namespace mexplorer {

Message argument(double number) {
    return verbatim(fmt::format("{}", number));
}

/// Halved, so that a long list is not as deep as it is long.
Message listed(std::span<const Message> items) {
    if (items.size() == 1) return items.front();
    const std::size_t half = items.size() / 2;
    return say(MX_TEXT("core", "%1, %2"), listed(items.first(half)), listed(items.subspan(half)));
}

std::string Message::english() const {
    return said([](const std::string& english) { return english; });
}

std::string Message::said(const Translate& translate) const {
    if (verbatim) return printable(id); // many come from files and documents
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
