#include "core/explain/coalition/coalition_words.h"

#include "core/text/printable.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {
constexpr std::size_t mostListed = 8;
}

Message paymentsText(const Payments& payments) {
    std::string text;
    for (const Rational& pay : payments)
        text += (text.empty() ? "" : ", ") + rationalText(pay);
    return listed(std::move(text));
}

std::string worthName(Coalition coalition, std::span<const std::string> names) {
    return "v(" + printable(coalitionText(coalition, names)) + ")";
}

std::string coalitionsList(std::span<const Coalition> coalitions, std::span<const std::string> names) {
    std::string text;
    for (std::size_t i = 0; i < coalitions.size() && i < mostListed; ++i)
        text += (i == 0 ? "" : ", ") + printable(coalitionText(coalitions[i], names));
    return coalitions.size() > mostListed ? text + ", …" : text;
}

Message playersList(Coalition coalition, std::span<const std::string> names) {
    std::string text;
    for (const unsigned player : membersOf(coalition))
        text += (text.empty() ? "" : ", ") + printable(names[player]);
    return listed(std::move(text));
}

std::string decimalText(double number) {
    return fmt::format("{:.4f}", number);
}

} // namespace mexplorer
