#pragma once

#include "core/judge/making/layout.h"
#include "core/judge/problem.h"

namespace mexplorer::judge {

/// What input is made: the same for the same request, everywhere.
struct Request {
    std::uint64_t cases = 100;
    std::uint64_t seed = 1;
    /// Numbers may be as large as this, where the format allows; nothing: as large as the online judge's own.
    std::optional<std::uint64_t> largest = std::nullopt;
};

/// Makes the cases of an input one after the other: a third of them small, all of these if they fit, a third
/// at the limits, and the others at random. Memory: one case, and some hundred small ones.
class MadeCases {
public:
    /// Errors: the format of the problem does not allow so many cases.
    [[nodiscard]] static Expected<MadeCases> of(const Problem& problem, const Request& request);

    /// Whether there is one more.
    [[nodiscard]] bool hasNext() const { return left_ > 0; }
    /// The next case, until another is asked for.
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
    std::vector<Case> chosen_; ///< small, then at the limits
    std::size_t given_ = 0;
    std::uint64_t left_;
    Case last_;
};

/// Writes such an input, and hands it on in blocks; returns how many cases it has. Errors: as for MadeCases;
/// cancelled, also by a sink that wants no more.
[[nodiscard]] Expected<std::uint64_t> generate(const Problem& problem, const Request& request,
                                               const Sink& sink, Task& task);

} // namespace mexplorer::judge
