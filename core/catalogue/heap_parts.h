#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/parts.h"

namespace mexplorer {

/// PartsAspect, for rules with `heapsOf(position)`, `partsOf(size)`, `mostOf(position)` and
/// `mostAfter(left, taken)`, which are as there.
template <Rules R>
class HeapParts final : public PositionAspectOf<R, PartsAspect> {
public:
    explicit HeapParts(const Inquiry& asked)
        : PositionAspectOf<R, PartsAspect>(asked), heaps_(R::heapsOf(this->parsed())) {}

    [[nodiscard]] static bool suits(const R& rules) {
        if constexpr (requires { rules.hasParts(); }) return rules.hasParts();
        return true;
    }

    [[nodiscard]] const Heaps& heaps() const override { return heaps_; }
    [[nodiscard]] std::vector<HeapPart> partsOf(std::uint64_t size) const override {
        return this->rules().partsOf(size);
    }
    [[nodiscard]] std::uint64_t most() const override { return this->rules().mostOf(this->parsed()); }
    [[nodiscard]] std::uint64_t mostAfter(std::uint64_t left, std::uint64_t taken) const override {
        return this->rules().mostAfter(left, taken);
    }

private:
    Heaps heaps_;
};

} // namespace mexplorer
