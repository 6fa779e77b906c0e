#include "core/explain/coalition/coalition_words.h"

#include "core/text/printable.h"

#include <fmt/format.h>

#include <cmath>

namespace mexplorer {

namespace {
constexpr std::size_t mostListed = 8;
constexpr unsigned mostSpelt = 5; // members

std::string nameIn(Coalition coalition, std::span<const std::string> names) {
    return printable(sizeOf(coalition) > mostSpelt ? briefText(coalition, names)
                                                   : coalitionText(coalition, names));
}
} // namespace

std::string shownExact(const Rational& number) {
    if (number >= 0) return rationalText(number);
    std::string text = "−";
    text += rationalText(-number);
    return text;
}

Message paymentsText(const Payments& payments) {
    std::string text;
    for (const Rational& pay : payments)
        text += (text.empty() ? "" : ", ") + shownExact(pay);
    return listed(std::move(text));
}

std::string worthName(const CoalitionSubject& subject, Coalition coalition) {
    return fmt::format("{}({})", subject.isOfCosts() ? 'c' : 'v', nameIn(coalition, subject.names));
}

std::string shownWorth(const CoalitionSubject& subject, Coalition coalition) {
    return shownExact(subject.told(subject.values().value(coalition)));
}

std::string coalitionsList(std::span<const Coalition> coalitions, std::span<const std::string> names) {
    std::string text;
    for (std::size_t i = 0; i < coalitions.size() && i < mostListed; ++i)
        text += (i == 0 ? "" : ", ") + nameIn(coalitions[i], names);
    return coalitions.size() > mostListed ? text + ", …" : text;
}

Message playersList(Coalition coalition, std::span<const std::string> names) {
    std::string text;
    for (const unsigned player : membersOf(coalition))
        text += (text.empty() ? "" : ", ") + printable(names[player]);
    return listed(std::move(text));
}

std::string estimateText(double number) {
    const std::string size = fmt::format("{:.4f}", std::abs(number));
    const bool isNothing = size.find_first_not_of("0.") == std::string::npos;
    return number < 0 && !isNothing ? "−" + size : size;
}

} // namespace mexplorer
