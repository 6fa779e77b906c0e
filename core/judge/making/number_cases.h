#pragma once

#include "core/judge/making/case_maker.h"
#include "core/judge/reader.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <span>

namespace mexplorer::judge {

/// A number of a case.
struct Field {
    Wanted wanted;
    std::uint64_t usual; ///< the largest in the online judge's own inputs
};

/// A list of numbers after the fields.
struct NumberList {
    enum class Place { behindFields, onLineOfItsOwn };

    Field item;
    std::uint64_t usualCount; ///< the most items in the online judge's own inputs
    Place place = Place::onLineOfItsOwn;
    /// The index of the field that gives the number of items; none if their line does.
    std::optional<std::size_t> countField = std::nullopt;
};

/// Describes cases that consist of some numbers and perhaps a list.
struct NumberCases {
    std::vector<Field> fields = {};
    std::optional<NumberList> list = std::nullopt;
    /// A condition besides the ranges, or null.
    std::function<bool(const std::vector<std::uint64_t>& fields)> allowed = nullptr;
    /// The fields, then the list, of a case near where the answer changes, or null. `most` has the largest
    /// number for each field, then for an item, then for the number of items. Cases that are not allowed are
    /// discarded.
    std::function<std::vector<std::uint64_t>(Random& random, std::span<const std::uint64_t> most)> telling =
        nullptr;
};

[[nodiscard]] std::shared_ptr<const CaseMaker> makerOf(NumberCases cases);

/// A multiple of `unit`, or a number next to it. The multiple is at most `most`, if that is at least `unit`.
[[nodiscard]] inline std::uint64_t besideMultiple(Random& random, std::uint64_t unit, std::uint64_t most) {
    const std::uint64_t multiple = random.ofAnyLength(1, std::max<std::uint64_t>(1, most / unit)) * unit;
    return multiple - 1 + random.below(3);
}

} // namespace mexplorer::judge
