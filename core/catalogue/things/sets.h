#pragma once

#include "core/catalogue/things/heaps.h"
#include "core/rules/chosen_set.h"

namespace mexplorer {

/// The numbers of a set as heaps, of which one is chosen and the others are removed.
template <>
class ThingsOf<ChosenSet> {
public:
    ThingsOf(const ChosenSet& /*rules*/, const SetOrHeap& position) : position_(position) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        return shelfOf(position_.numbers,
                       position_.isHeap ? Message{}
                                        : say(MX_TEXT("core", "the heap that is chosen is left alone")));
    }

    [[nodiscard]] std::vector<ThingChange> changes(Nimber chosen, const SetOrHeap& option) const {
        if (position_.isHeap) return changesBetween(stonesOf(position_.numbers), stonesOf(option.numbers));
        std::vector<ThingChange> changes;
        for (std::size_t heap = 0; heap < position_.numbers.size(); ++heap) {
            const Nimber size = position_.numbers[heap];
            ThingChange change{
                .from = heap, .thing = {ThingKind::stone}, .becomes = {ThingKind::stone}, .count = size};
            change.follows = size != chosen;
            if (size == chosen) change.to = heap;
            changes.push_back(std::move(change));
        }
        return changes;
    }

private:
    const SetOrHeap& position_;
};

} // namespace mexplorer
