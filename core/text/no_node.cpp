#include "core/text/no_node.h"

#include "core/text/parse.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

Message sayNoNode(std::string_view name, std::size_t column, std::size_t count,
                  const std::function<std::string(std::size_t)>& nameOf) {
    constexpr std::size_t mostListed = 8;
    std::vector<std::string> some;
    for (std::size_t node = 0; node < std::min(count, mostListed); ++node)
        some.push_back(shortened(nameOf(node)));
    if (count > mostListed) some.emplace_back("…");
    const std::string nodes = joined(some, ", ");
    if (trimmed(name).empty())
        return say(MX_TEXT("core", "A node is missing at column %1; the nodes are: %2."), column, nodes);
    return say(MX_TEXT("core", "“%1” at column %2 is not a node; the nodes are: %3."),
               shortened(trimmed(name)), column, nodes);
}

} // namespace mexplorer
