#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/kinds.h"
#include "core/explain/say_matrix.h"
#include "core/regret/matrix_aspect.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

Json exact(const Mixture& mixture) {
    Json list = Json::array();
    for (const Rational& share : mixture)
        list.push_back(rationalText(share));
    return list;
}

const char* nameOf(MatrixSide side) {
    return side == MatrixSide::row ? "row" : "column";
}

Json toJson(const StruckAction& struck) {
    return {{nameOf(struck.side), struck.action + 1},
            {"by", exact(struck.by)},
            {"strict", struck.isStrict},
            {"margin", rationalText(struck.margin)}};
}

Json toJson(const Equilibrium& found) {
    return {{"row", exact(found.row)},
            {"column", exact(found.column)},
            {"payoffs", {rationalText(found.first), rationalText(found.second)}}};
}

/// Rows and columns are counted from 1.
std::string matrixJson(const Game& game, const Instance& instance, const MatrixAnswer& answer) {
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", instance.text()},
              {"zeroSum", answer.sum && *answer.sum == 0},
              {"constantSum", answer.sum ? Json(rationalText(*answer.sum)) : Json(nullptr)}};
    if (answer.solution) {
        const Equilibrium& first = answer.equilibria.extreme.front();
        json["value"] = rationalText(answer.solution->value);
        json["strategies"] = {{"row", exact(first.row)}, {"column", exact(first.column)}};
        json["exploitability"] = "0";
    }
    json["equilibria"] = Json::array();
    for (const Equilibrium& found : answer.equilibria.extreme)
        json["equilibria"].push_back(toJson(found));
    json["complete"] = answer.isComplete;
    // Unknown if not all are known and those that are have nothing in common.
    json["infinite"] = answer.equilibria.isInfinite ? Json(true)
                       : answer.isComplete          ? Json(false)
                                                    : Json(nullptr);
    json["pure"] = Json::array();
    for (const MatrixCell& cell : answer.pure)
        json["pure"].push_back({cell.row + 1, cell.column + 1});
    json["dominated"] = Json::array();
    for (const StruckAction& struck : answer.strict.struck)
        json["dominated"].push_back(toJson(struck));
    return lines(json);
}

std::string matrixAsText(const Game& game, const Instance& instance, const MatrixAnswer& answer) {
    // Its parameters are how it is learnt, on which no equilibrium depends.
    std::string text = fmt::format("{}: {}: {}\n", game.description().id, instance.text(),
                                   sayMatrixResult(answer).english());
    for (const Equilibrium& found : answer.equilibria.extreme)
        text +=
            fmt::format("  row {}  column {}  payoffs {}, {}\n", shownMixture(found.row),
                        shownMixture(found.column), shownRational(found.first), shownRational(found.second));
    if (!answer.isComplete)
        text += "There may be more equilibria: the matrix is too large to look for all.\n";
    if (answer.equilibria.isInfinite)
        text += "Between those that have a mixture in common all are equilibria, too.\n";
    const auto& names = instance.as<MatrixAspect>()->names();
    for (const StruckAction& struck : answer.strict.struck)
        text += fmt::format("{} is dominated\n", sayAction(names, struck.side, struck.action).english());
    return text;
}

} // namespace

Expected<std::string> solveMatrix(const Game& game, const Instance& instance, const SolveRequest& request) {
    const auto answer = instance.as<MatrixAspect>()->answer(interruptibleTask());
    if (!answer) return tl::unexpected(answer.error());
    return request.isJson ? matrixJson(game, instance, **answer) : matrixAsText(game, instance, **answer);
}

} // namespace mexplorer::cli
