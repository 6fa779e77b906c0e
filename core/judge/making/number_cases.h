#pragma once

#include "core/judge/making/case_maker.h"
#include "core/judge/reader.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <span>

namespace mexplorer::judge {

/// A number of a case, as it is read.
struct Field {
    Wanted wanted;
    std::uint64_t usual; ///< the most of it in the online judge's own inputs
};

/// The numbers behind the fields.
struct NumberList {
    enum class Place { behindFields, onLineOfItsOwn };

    Field item;
    std::uint64_t usualCount; ///< the most items in the online judge's own inputs
    Place place = Place::onLineOfItsOwn;
    /// Which field says how many they are; none: their line does.
    std::optional<std::size_t> countField = std::nullopt;
};

/// What makes the cases that consist of some numbers, and perhaps a list of more.
struct NumberCases {
    std::vector<Field> fields = {};
    std::optional<NumberList> list = std::nullopt;
    /// What must hold besides the ranges. Null: nothing.
    std::function<bool(const std::vector<std::uint64_t>& fields)> allowed = nullptr;
    /// The fields, then the list, of a case near where the winner changes; `most` are the largest numbers
    /// allowed for each field, then for an item and for the number of items. What is not allowed is not used.
    /// Null: there is no need.
    std::function<std::vector<std::uint64_t>(Random& random, std::span<const std::uint64_t> most)> telling =
        nullptr;
};

[[nodiscard]] std::shared_ptr<const CaseMaker> makerOf(NumberCases cases);

/// A multiple of `unit`, or a number beside one, at most `most` if it can be.
[[nodiscard]] inline std::uint64_t besideMultiple(Random& random, std::uint64_t unit, std::uint64_t most) {
    const std::uint64_t multiple = random.ofAnyLength(1, std::max<std::uint64_t>(1, most / unit)) * unit;
    return multiple - 1 + random.below(3);
}

} // namespace mexplorer::judge
