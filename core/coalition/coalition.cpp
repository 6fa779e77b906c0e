#include "core/coalition/coalition.h"

#include <algorithm>

namespace mexplorer {

std::vector<unsigned> membersOf(Coalition coalition) {
    std::vector<unsigned> members;
    for (; coalition != 0; coalition &= coalition - 1)
        members.push_back(static_cast<unsigned>(std::countr_zero(coalition)));
    return members;
}

std::vector<Coalition> inOrder(unsigned players) {
    std::vector<Coalition> all;
    all.reserve(everybody(players));
    for (unsigned size = 1; size <= players; ++size) {
        std::vector<unsigned> chosen(size); // the next combination in lexicographic order
        for (unsigned i = 0; i < size; ++i)
            chosen[i] = i;
        while (true) {
            Coalition coalition = 0;
            for (const unsigned player : chosen)
                coalition |= alone(player);
            all.push_back(coalition);
            unsigned last = size;
            while (last > 0 && chosen[last - 1] == players - size + last - 1)
                --last;
            if (last == 0) break;
            ++chosen[last - 1];
            for (unsigned i = last; i < size; ++i)
                chosen[i] = chosen[i - 1] + 1;
        }
    }
    return all;
}

std::string coalitionText(Coalition coalition, std::span<const std::string> names) {
    if (coalition == 0) return "∅";
    std::string text;
    for (const unsigned player : membersOf(coalition)) {
        text += text.empty() ? "{" : ", ";
        text += names[player];
    }
    return text + "}";
}

std::string briefText(Coalition coalition, std::span<const std::string> names) {
    constexpr std::size_t run = 3; // shorter ones are listed in full
    const std::vector<unsigned> members = membersOf(coalition);
    std::string text;
    for (std::size_t i = 0; i < members.size();) {
        std::size_t end = i + 1;
        while (end < members.size() && members[end] == members[end - 1] + 1)
            ++end;
        if (end - i < run) end = i + 1;
        text += (text.empty() ? "{" : ", ") + names[members[i]];
        if (end - i > 1) text += "…" + names[members[end - 1]];
        i = end;
    }
    return text.empty() ? "∅" : text + "}";
}

} // namespace mexplorer
