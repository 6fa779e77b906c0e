#include "core/search/method.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

// In the order of the enumerators.
constexpr std::array methodIds = {"minimax",   "alpha-beta",  "table",
                                  "deepening", "depth-first", "breadth-first"};
constexpr std::array orderIds = {"given", "best", "worst", "heuristic", "shuffled"};

template <class Value, std::size_t count>
Parameter choiceOf(std::string id, Message title, const std::array<const char*, count>& ids, Value fallback) {
    Parameter parameter{.id = std::move(id),
                        .title = std::move(title),
                        .kind = Parameter::Kind::choice,
                        .fallback = ids[static_cast<std::size_t>(fallback)]};
    for (std::size_t i = 0; i < count; ++i)
        parameter.choices.push_back({ids[i], titleOf(static_cast<Value>(i))});
    return parameter;
}

template <class Value, std::size_t count>
Value valueOf(const std::string& id, const std::array<const char*, count>& ids) {
    return static_cast<Value>(std::find(ids.begin(), ids.end(), id) - ids.begin());
}

} // namespace

std::vector<Parameter> searchParameters() {
    const SearchSettings usual;
    return {choiceOf("method", say(MX_TEXT("core", "method")), methodIds, usual.method),
            choiceOf("order", say(MX_TEXT("core", "order of the options")), orderIds, usual.order),
            {.id = "seed",
             .title = say(MX_TEXT("core", "seed")),
             .kind = Parameter::Kind::integer,
             .fallback = std::to_string(usual.seed),
             .least = 0,
             .most = INT32_MAX,
             .hint = say(MX_TEXT("core", "another number, another order")),
             .where = {{"order", idOf(MoveOrder::shuffled)}}},
            {.id = "depth",
             .title = say(MX_TEXT("core", "depth limit")),
             .kind = Parameter::Kind::integer,
             .fallback = std::to_string(usual.horizon),
             .least = 0,
             .most = farthestHorizon,
             .hint = say(MX_TEXT("core", "moves from the root, where estimates stand in for scores; 0: no "
                                         "limit"))}};
}

Parameter besideParameter() {
    return {.id = "beside",
            .title = say(MX_TEXT("core", "minimax beside it")),
            .kind = Parameter::Kind::toggle,
            .fallback = "off",
            .hint = say(MX_TEXT("core", "both on one tree, step by step: what alpha-beta leaves out, minimax "
                                        "still looks at")),
            .where = {{"method", idOf(SearchMethod::alphaBeta)}}};
}

bool showsMinimax(const Parameters& values) {
    const auto beside = values.find("beside");
    return beside != values.end() && beside->second == "on" &&
           values.at("method") == idOf(SearchMethod::alphaBeta);
}

SearchSettings searchSettingsOf(const Parameters& values) {
    return {.method = valueOf<SearchMethod>(values.at("method"), methodIds),
            .order = valueOf<MoveOrder>(values.at("order"), orderIds),
            .seed = static_cast<std::uint64_t>(integerOf(values, "seed")),
            .horizon = static_cast<std::uint32_t>(integerOf(values, "depth"))};
}

std::string idOf(SearchMethod method) {
    return methodIds[static_cast<std::size_t>(method)];
}

std::string idOf(MoveOrder order) {
    return orderIds[static_cast<std::size_t>(order)];
}

Message titleOf(SearchMethod method) {
    switch (method) {
    case SearchMethod::minimax:
        return say(MX_TEXT("core", "minimax"));
    case SearchMethod::alphaBeta:
        return say(MX_TEXT("core", "alpha-beta"));
    case SearchMethod::table:
        return say(MX_TEXT("core", "negamax with a table"));
    case SearchMethod::deepening:
        return say(MX_TEXT("core", "iterative deepening"));
    case SearchMethod::depthFirst:
        return say(MX_TEXT("core", "depth first"));
    case SearchMethod::breadthFirst:
        break;
    }
    return say(MX_TEXT("core", "breadth first"));
}

Message titleOf(MoveOrder order) {
    switch (order) {
    case MoveOrder::given:
        return say(MX_TEXT("core", "as given"));
    case MoveOrder::best:
        return say(MX_TEXT("core", "best first"));
    case MoveOrder::worst:
        return say(MX_TEXT("core", "worst first"));
    case MoveOrder::heuristic:
        return say(MX_TEXT("core", "by a heuristic"));
    case MoveOrder::shuffled:
        break;
    }
    return say(MX_TEXT("core", "shuffled"));
}

} // namespace mexplorer
