#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/line.h"
#include "core/solve/line_rules.h"

namespace mexplorer {

/// What the lines of single heaps share, whether the heaps break or not.
template <LineRules R>
class HeapLine : public AspectOf<R, LineAspect> {
public:
    using AspectOf<R, LineAspect>::AspectOf;

    [[nodiscard]] Period period(const LineValues& values) const override {
        return periodOf(this->rules(), values, this->rules().play());
    }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override { return this->rules().text({n}); }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const Inquiry& position) const override {
        const auto* heaps = parsedBy(this->rules(), position);
        if (!heaps || heaps->size() != 1) return std::nullopt;
        return heaps->front();
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return this->rules().closedForm({n});
    }
};

} // namespace mexplorer
