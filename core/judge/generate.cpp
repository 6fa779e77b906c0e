#include "core/judge/generate.h"

#include "core/judge/making/input_writer.h"

#include <algorithm>

namespace mexplorer::judge {

namespace {

/// Appends to `taken` a sample of `wanted` cases, in the order of the list; all subsets are equally likely
/// (Fan, Muller and Rezucha 1962).
void takeSome(std::vector<Case> list, std::uint64_t wanted, Random& random, std::vector<Case>& taken) {
    std::uint64_t left = list.size();
    wanted = std::min(wanted, left);
    for (Case& some : list) {
        if (random.below(left--) >= wanted) continue;
        taken.push_back(std::move(some));
        --wanted;
    }
}

Expected<void> checkCount(const Problem& problem, std::uint64_t cases) {
    if (problem.form.ends == InputForm::Ends::afterOne && cases != 1) {
        return invalid(say(MX_TEXT("core", "An input of %1 is exactly one case; %2 were asked for."),
                           problem.id, cases));
    }
    if (cases > mostCases) {
        return invalid(
            say(MX_TEXT("core", "%1 cases are too many for an input: the limit is %2."), cases, mostCases));
    }
    return {};
}

} // namespace

Expected<MadeCases> MadeCases::of(const Problem& problem, const Request& request) {
    if (const auto checked = checkCount(problem, request.cases); !checked)
        return tl::unexpected(checked.error());
    return MadeCases(problem, request);
}

MadeCases::MadeCases(const Problem& problem, const Request& request)
    : maker_(problem.cases), request_(request), random_(request.seed), layout_(Layout::any(random_)),
      left_(request.cases) {
    choose(request.cases);
}

void MadeCases::choose(std::uint64_t cases) {
    std::uint64_t thirds[3] = {cases / 3, cases / 3, cases / 3};
    for (std::uint64_t over = cases % 3; over > 0; --over)
        ++thirds[random_.below(3)];
    takeSome(maker_->small(request_.largest), thirds[0], random_, chosen_);
    takeSome(maker_->limits(request_.largest), thirds[1], random_, chosen_);
}

const Case& MadeCases::next() {
    --left_;
    last_ = given_ < chosen_.size() ? std::move(chosen_[given_++])
                                    : maker_->random(random_, last_, request_.largest);
    return last_;
}

Expected<std::uint64_t> generate(const Problem& problem, const Request& request, const Sink& sink,
                                 Task& task) {
    constexpr std::size_t blockBytes = std::size_t{1} << 16U;
    auto cases = MadeCases::of(problem, request);
    if (!cases) return tl::unexpected(cases.error());
    InputWriter writer(problem.form, cases->layout(), Random(request.seed), request.cases);
    std::uint64_t made = 0;
    while (cases->hasNext()) {
        writer.add(cases->next());
        ++made;
        if (task.cancelled()) return cancelled();
        if (writer.text().size() < blockBytes) continue;
        if (!sink(writer.text())) return cancelled();
        writer.forget();
        task.report(static_cast<double>(made) / static_cast<double>(request.cases));
    }
    writer.end();
    if (!sink(writer.text())) return cancelled();
    return made;
}

} // namespace mexplorer::judge
