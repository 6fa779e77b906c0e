#include "core/regret/extensive_aspect.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr const char* methodId = "method";
constexpr const char* iterationsId = "iterations";
constexpr const char* seedId = "seed";
constexpr std::array cfrMethods = {CfrMethod::cfr, CfrMethod::cfrPlus, CfrMethod::outcomeSampling};

} // namespace

Found<CfrRun> ExtensiveAspect::run(Task& task) const {
    return run_.get(task, [&] { return run(way_.iterations, task); });
}

Expected<CfrRun> ExtensiveAspect::run(std::uint64_t iterations, Task& task) const {
    if (!form_) return tl::unexpected(form_.error());
    return runCfr(**form_, way_.method, way_.seed, iterations, task);
}

Expected<CfrIteration> ExtensiveAspect::iteration(std::uint64_t number, Task& task) const {
    if (!form_) return tl::unexpected(form_.error());
    if (way_.method == CfrMethod::outcomeSampling) {
        return invalid(say(MX_TEXT("core", "Outcome sampling looks at one play at a time: there is no pass "
                                           "through the tree to step through.")));
    }
    const std::uint64_t often = std::max<std::uint64_t>(1, 500'000 / (*form_)->player(0).payoffs.size());
    Cfr cfr(**form_, way_.method);
    while (cfr.iterations() + 1 < number) {
        if (task.cancelled()) return cancelled();
        cfr.iterate(std::min(often, number - 1 - cfr.iterations()));
    }
    return toldIteration(cfr);
}

std::vector<Parameter> cfrParameters(std::uint64_t iterations) {
    Parameter method{.id = methodId,
                     .title = say(MX_TEXT("core", "method")),
                     .kind = Parameter::Kind::choice,
                     .fallback = idOf(CfrMethod::cfrPlus),
                     .choices = {}};
    for (const CfrMethod one : cfrMethods)
        method.choices.push_back({idOf(one), titleOf(one)});
    method.hint =
        say(MX_TEXT("core", "CFR+ forgets negative regrets and lets later iterations count more; outcome "
                            "sampling looks at one play drawn at random instead of the whole tree"));
    Parameter count{.id = iterationsId,
                    .title = say(MX_TEXT("core", "iterations")),
                    .kind = Parameter::Kind::integer,
                    .fallback = std::to_string(iterations),
                    .least = 1,
                    .most = static_cast<std::int64_t>(mostCfrIterations),
                    .choices = {}};
    count.hint = say(MX_TEXT("core", "one updates the regrets of both players"));
    Parameter seed{.id = seedId,
                   .title = say(MX_TEXT("core", "seed")),
                   .kind = Parameter::Kind::integer,
                   .fallback = "1",
                   .least = 0,
                   .most = 999'999'999,
                   .choices = {}};
    seed.hint = say(MX_TEXT("core", "of the plays that outcome sampling draws"));
    seed.where = {{methodId, idOf(CfrMethod::outcomeSampling)}};
    return {method, count, seed};
}

CfrWay cfrWayOf(const Parameters& parameters) {
    const std::string& method = parameters.at(methodId);
    return {*std::ranges::find(cfrMethods, method, idOf),
            static_cast<std::uint64_t>(integerOf(parameters, iterationsId)),
            static_cast<std::uint64_t>(integerOf(parameters, seedId))};
}

const char* idOf(CfrMethod method) {
    switch (method) {
    case CfrMethod::cfr:
        return "cfr";
    case CfrMethod::cfrPlus:
        return "cfr+";
    case CfrMethod::outcomeSampling:
        break;
    }
    return "outcome-sampling";
}

Message titleOf(CfrMethod method) {
    switch (method) {
    case CfrMethod::cfr:
        return say(MX_TEXT("core", "CFR"));
    case CfrMethod::cfrPlus:
        return say(MX_TEXT("core", "CFR+"));
    case CfrMethod::outcomeSampling:
        break;
    }
    return say(MX_TEXT("core", "outcome sampling"));
}

} // namespace mexplorer
