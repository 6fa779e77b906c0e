#include "core/judge/checking/reason.h"

#include "core/explain/telling.h"

namespace mexplorer::judge {

Expected<std::vector<Message>> sayReasons(const PickedCase& picked, Task& task) {
    constexpr std::size_t most = 3; // enough to include how many winning moves there are
    auto found = why(*picked.game, *picked.instance, task);
    if (!found) return tl::unexpected(found.error());
    std::vector<Message> reasons{say(MX_TEXT("core", "%1."), found->headline)};
    for (Message& reason : found->reasons)
        if (reasons.size() < most) reasons.push_back(std::move(reason));
    if (!found->proof.empty()) reasons.push_back(std::move(found->proof.front()));
    return reasons;
}

} // namespace mexplorer::judge
