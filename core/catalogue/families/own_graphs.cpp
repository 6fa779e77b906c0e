#include "core/catalogue/things/own_graphs.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/sketching.h"
#include "core/own/own_description.h"
#include "core/own/own_graph.h"
#include "core/solve/ways/own_graphs.h"

namespace mexplorer {

Expected<std::unique_ptr<Game>> makeOwnGraph(const Parameters& parameters) {
    auto rules = parseGraphRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    const auto play = agreedPlay(parameters, rules->play);
    if (!play) return tl::unexpected(play.error());
    auto graph = OwnGraph::readGraph(parameters.at(OwnGraph::graphId), rules->turns);
    if (!graph) return tl::unexpected(graph.error());
    return std::make_unique<GameOf<OwnGraph, ComponentsSumOf<OwnGraph>, Drawing<OwnGraph>,
                                   Sketching<OwnGraph>, LaidOutOf<OwnGraph>, NotesOf<OwnGraph>>>(
        OwnGraph(*play, std::move(rules->turns), std::move(*graph)), parameters);
}

} // namespace mexplorer
