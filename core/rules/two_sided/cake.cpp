#include "core/rules/two_sided/cake.h"

namespace mexplorer {

std::uint64_t Cakes::squares() const {
    std::uint64_t squares = 0;
    for (const Cake& cake : cakes)
        squares += cake.area();
    return squares;
}

Cakes Cakes::with(std::size_t cake, const std::vector<Cake>& pieces) const {
    Cakes cut = *this;
    const auto at = cut.cakes.erase(cut.cakes.begin() + static_cast<std::ptrdiff_t>(cake));
    cut.cakes.insert(at, pieces.begin(), pieces.end());
    std::erase(cut.cakes, Cake{}); // single squares, which nobody can cut
    if (cut.cakes.empty()) cut.cakes.emplace_back();
    return cut;
}

} // namespace mexplorer
