#pragma once

#include "core/judge/making/layout.h"
#include "core/judge/problem.h"

namespace mexplorer::judge {

/// Which input to make. The same request gives the same input on every machine.
struct Request {
    std::uint64_t cases = 100;
    std::uint64_t seed = 1;
    /// The largest number, if the format allows it; empty: as large as in the online judge's own inputs.
    std::optional<std::uint64_t> largest = std::nullopt;
};

/// Makes the cases of an input one by one: up to a third small ones (all of these if they fit), up to a third
/// at the limits, and the rest at random. Memory: one case, and some hundred chosen ones.
class MadeCases {
public:
    /// Errors: the problem's format does not allow so many cases.
    [[nodiscard]] static Expected<MadeCases> of(const Problem& problem, const Request& request);

    /// Whether there is one more.
    [[nodiscard]] bool hasNext() const { return left_ > 0; }
    /// The next case; the reference is valid until the next call. Only if hasNext().
    const Case& next();
    /// How the input is to be written.
    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] Random& random() { return random_; }

private:
    MadeCases(const Problem& problem, const Request& request);
    void choose(std::uint64_t cases);

    std::shared_ptr<const CaseMaker> maker_;
    Request request_;
    Random random_;
    Layout layout_;
    std::vector<Case> chosen_; ///< small ones, then those at the limits
    std::size_t given_ = 0;
    std::uint64_t left_;
    Case last_;
};

/// Writes such an input to `sink` in blocks; returns the number of cases. Errors: as for MadeCases;
/// cancelled, also if the sink wants no more.
[[nodiscard]] Expected<std::uint64_t> generate(const Problem& problem, const Request& request,
                                               const Sink& sink, Task& task);

} // namespace mexplorer::judge
