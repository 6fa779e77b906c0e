#include "core/rules/two_sided/cakes.h"

#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

/// A side of a cake at the beginning of the text, which is taken from it; 0 if there is none.
std::uint32_t takeSide(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    std::uint64_t side = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        side = std::min(side * 10 + static_cast<std::uint64_t>(text.front() - '0'), mostSquares + 1);
        text.remove_prefix(1);
    }
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return static_cast<std::uint32_t>(side);
}

bool takeSign(std::string_view& text, std::string_view signs) {
    for (const std::string_view sign : {std::string_view("×"), std::string_view("，"), text.substr(0, 1)})
        if (!sign.empty() && text.starts_with(sign) && signs.find(sign) != std::string_view::npos) {
            text.remove_prefix(sign.size());
            return true;
        }
    return false;
}

} // namespace

Expected<Cakes> parseCakes(std::string_view typed) {
    Cakes all;
    std::uint64_t squares = 0;
    for (std::string_view text = typed;;) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        const std::string_view from = text.substr(std::min(begin, text.size()));
        Cake cake;
        cake.width = takeSide(text);
        const bool isCrossed = takeSign(text, "xX*×");
        cake.height = isCrossed ? takeSide(text) : 0;
        if (cake.area() == 0)
            return invalid(positionId,
                           say(MX_TEXT("core", "column %1: “%2” is no cake: write its width and height, 8x3, "
                                               "and a comma between cakes."),
                               columnOf(typed, typed.size() - from.size()), shortened(from)));
        squares += cake.area();
        if (squares > mostSquares)
            return invalid(positionId,
                           say(MX_TEXT("core", "The cakes have at most %1 squares."), mostSquares));
        all.cakes.push_back(cake);
        if (text.empty()) return all;
        if (!takeSign(text, ",+;，"))
            return invalid(positionId, say(MX_TEXT("core", "column %1: a comma is missing before “%2”."),
                                           columnOf(typed, typed.size() - text.size()), shortened(text)));
    }
}

std::string cakesText(const Cakes& cakes) {
    std::vector<std::string> texts;
    for (const Cake& cake : cakes.cakes)
        texts.push_back(fmt::format("{}x{}", cake.width, cake.height));
    return joined(texts);
}

Evaluation evaluationOfMoves(std::int64_t ahead) {
    const Outcome outcome = ahead > 0 ? Outcome::L : ahead < 0 ? Outcome::R : Outcome::P;
    return {outcome, Value::ofGame(std::to_string(ahead))};
}

} // namespace mexplorer
