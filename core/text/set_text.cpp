#include "core/text/set_text.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

std::vector<std::uint64_t> asSet(std::vector<std::uint64_t> values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

std::string setText(std::span<const std::uint64_t> values, std::size_t most) {
    if (values.size() <= most) return fmt::format("{{{}}}", joined(values, ", "));
    return fmt::format("{{{}, …}}", joined(values.first(most), ", "));
}

Message membersText(std::vector<Message> members) {
    std::vector<Message> parts;
    for (Message& member : members) {
        if (!parts.empty()) parts.push_back(verbatim(", "));
        parts.push_back(std::move(member));
    }
    return inTurn(std::move(parts));
}

} // namespace mexplorer
