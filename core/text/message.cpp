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

} // namespace

Message argument(double number) {
    return verbatim(fmt::format("{}", number));
}

std::string Message::english() const {
    return said([](const std::string& english) { return english; });
}

std::string Message::said(const Translate& translate) const {
    if (list) return withSeparators(printable(id), translate(std::string(between)));
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
