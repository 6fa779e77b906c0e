#include "core/explain/pairing.h"

#include <algorithm>
#include <array>

namespace mexplorer {

Pairing pairedOff(const std::vector<Nimber>& values, unsigned bit, std::optional<std::size_t> mover) {
    std::vector<std::size_t> having;
    for (std::size_t i = 0; i < values.size(); ++i)
        if ((values[i] >> bit) & 1U) having.push_back(i);
    Pairing pairing;
    if (having.size() % 2 == 1) {
        auto alone = mover ? std::ranges::find(having, *mover) : having.end();
        if (alone == having.end()) --alone;
        pairing.alone = *alone;
        having.erase(alone);
    }
    for (std::size_t i = 0; i < having.size(); i += 2)
        pairing.pairs.emplace_back(having[i], having[i + 1]);
    return pairing;
}

Message sayBlocks(std::size_t count, unsigned bit) {
    static constexpr std::array<std::string_view, mostBlocks + 1> texts = {
        MX_TEXT("core", "no %1"),     MX_TEXT("core", "one %1"),   MX_TEXT("core", "two %1s"),
        MX_TEXT("core", "three %1s"), MX_TEXT("core", "four %1s"), MX_TEXT("core", "five %1s"),
        MX_TEXT("core", "six %1s")};
    return say(texts.at(count), Nimber{1} << bit);
}

Message sayPairing(std::size_t count) {
    if (count == 0) return {};
    if (count % 2 == 0)
        return count == 2 ? say(MX_TEXT("core", "a pair")) : say(MX_TEXT("core", "all paired"));
    return count == 1 ? say(MX_TEXT("core", "alone")) : say(MX_TEXT("core", "one is alone"));
}

} // namespace mexplorer
