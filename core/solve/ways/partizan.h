#pragma once

#include "core/solve/numbered_parts_of.h"
#include "core/solve/partizan_way.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// `searched(position, isPatient, task)`: the same position as that of other NumberedParts, `R::Searched`, by
/// which a search tells who wins; if isPatient, canonical forms that take seconds are found first, if there
/// are any. Errors: a form without which there is no search is out of reach; cancelled.
template <class R>
concept SearchedByOthers = TwoSidedRules<R> && std::derived_from<typename R::Searched, NumberedParts> &&
    requires(const R& rules, const typename R::Position& position, bool isPatient, Task& task) {
    { rules.searched(position, isPatient, task) } -> std::same_as<Expected<typename R::Searched::Position>>;
};

template <class R>
concept HasSearch = TellsReach<R> || SearchedByOthers<R>;

/// See PartizanWay.
template <class R>
class WayOf<R, PartizanFamily> final : PartizanWay {
public:
    using Shared = SharedPartizan;
    using Position = typename R::Position;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : PartizanWay(madeOf<NumberedParts, NumberedPartsOf<R>>(rules), HasSearch<R>, std::move(shared),
                      budget),
          rules_(std::move(rules)) {}

    [[nodiscard]] static std::uint64_t usualPositions(const R& /*rules*/, const Budget& budget) {
        return PartizanWay::usualPositions(budget);
    }

    [[nodiscard]] Expected<Evaluation> evaluation(const Position& position, Task& task) {
        return PartizanWay::evaluation({&position}, task);
    }

private:
    [[nodiscard]] std::unique_ptr<NumberedParts> searchedParts() const override {
        if constexpr (SearchedByOthers<R>)
            return std::make_unique<typename R::Searched>();
        else if constexpr (TellsReach<R>)
            return madeOf<NumberedParts, NumberedPartsOf<R>>(rules_);
        else
            return nullptr;
    }
    [[nodiscard]] Expected<HeldPosition> searched(AnyPosition position, bool isPatient,
                                                  Task& task) const override {
        if constexpr (SearchedByOthers<R>)
            return rules_.searched(*static_cast<const Position*>(position.position), isPatient, task)
                .map([](auto searched) {
                    return std::make_shared<const decltype(searched)>(std::move(searched));
                });
        else
            return HeldPosition(HeldPosition(), position.position);
    }

    R rules_;
};

} // namespace mexplorer
