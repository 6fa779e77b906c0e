#pragma once

#include "core/misere/quotient.h"
#include "core/misere/simpler_heaps.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <unordered_map>

namespace mexplorer {

struct SumHash {
    std::size_t operator()(const SumOfHeaps& heaps) const;
};

/// The outcomes of sums in misère play by searching their options, each sum once; those of heaps whose
/// quotient is known are looked up.
class SumOutcomes {
public:
    /// The heaps may grow; what they are until then must not change.
    SumOutcomes(const SimplerHeaps& heaps, std::uint64_t mostSums, Task& task)
        : heaps_(heaps), mostSums_(mostSums), task_(task) {}

    /// From now on, sums of the heaps of this quotient are looked up.
    void know(MisereQuotient quotient) {
        known_ = std::move(quotient);
        found_.clear();
    }
    [[nodiscard]] const MisereQuotient& known() const { return known_; }

    /// Errors: more sums than allowed were searched since the last call of know(); cancelled.
    [[nodiscard]] Expected<bool> isP(const SumOfHeaps& heaps);

private:
    enum class Found : unsigned char { n, p, stopped };

    Found search(const SumOfHeaps& heaps, unsigned depth);

    const SimplerHeaps& heaps_;
    std::uint64_t mostSums_;
    Task& task_;
    MisereQuotient known_;
    std::unordered_map<SumOfHeaps, bool, SumHash> found_;
};

} // namespace mexplorer
