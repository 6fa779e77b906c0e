#pragma once

#include <set>
#include <string>
#include <vector>

namespace mexplorer {

/// Whether a named rule allows turning these places of a row, ascending; by its wording, without the
/// program's reader.
inline bool allowsTurn(const std::string& rule, const std::vector<int>& places) {
    const std::size_t count = places.size();
    if (rule == "turtles") return count <= 2;
    if (rule == "mock-turtles") return count <= 3;
    if (rule == "twins") return count == 2;
    if (rule == "moebius") return count <= 5;
    return places.back() - places.front() + 1 == int(count); // ruler
}

/// The indices of the set bits, ascending.
inline std::vector<int> placesOf(unsigned bits) {
    std::vector<int> places;
    for (int i = 0; bits >> i != 0; ++i) {
        if ((bits >> i) & 1U) places.push_back(i);
    }
    return places;
}

/// The mex; without options, the value of a terminal position.
inline int plainMex(const std::set<int>& values, bool misere) {
    if (values.empty()) return misere ? 1 : 0;
    int value = 0;
    while (values.count(value) != 0)
        ++value;
    return value;
}

} // namespace mexplorer
