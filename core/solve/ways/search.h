#pragma once

#include "core/solve/search.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules of no family with a better way: by search, of which nothing is kept.
template <class R>
class WayOf<R, SearchedFamily> {
public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& budget)
        : search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const typename R::Position& position, Task& task) {
        return search_.value(position, task);
    }

    [[nodiscard]] std::optional<Nimber> known(const typename R::Position& position) const {
        return search_.known(position);
    }

private:
    Search<R> search_;
};

} // namespace mexplorer
