#include "core/theory/zeckendorf.h"

namespace mexplorer {

std::vector<std::uint64_t> zeckendorfParts(std::uint64_t n) {
    std::uint64_t larger = 1; // two neighbours in 1, 1, 2, 3, 5, …
    std::uint64_t smaller = 1;
    while (larger <= n && smaller <= n - larger) {
        const std::uint64_t next = larger + smaller;
        smaller = larger;
        larger = next;
    }
    std::vector<std::uint64_t> parts;
    while (n > 0) { // taking the largest that fits leaves less than its neighbour below
        if (larger <= n) {
            parts.push_back(larger);
            n -= larger;
        }
        const std::uint64_t before = larger - smaller;
        larger = smaller;
        smaller = before;
    }
    return parts;
}

std::uint64_t smallestZeckendorfPart(std::uint64_t n) {
    return zeckendorfParts(n).back();
}

} // namespace mexplorer
