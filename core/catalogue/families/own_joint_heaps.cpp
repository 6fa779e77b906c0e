#include "core/catalogue/board_game_of.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/own_joint_grid.h"
#include "core/catalogue/things/own_joint.h"
#include "core/catalogue/vector_pairs.h"
#include "core/catalogue/vector_proof.h"
#include "core/own/own_description.h"
#include "core/own/own_vectors.h"

namespace mexplorer {

namespace {

/// A game with theorems or a fast engine, if the rules are its rules.
std::unique_ptr<Game> knownJointHeaps(Play play, const JointRules& rules, const Parameters& parameters) {
    const auto vectors = vectorsOf(rules);
    if (!vectors) return nullptr;
    if (pieceMovingBy(*vectors) == ChessPiece::queen)
        return std::make_unique<BoardGameOf<OwnWythoff, VectorRays<OwnWythoff>, VectorProof<OwnWythoff>,
                                            VectorPairs<OwnWythoff>>>(OwnWythoff(play, describeOwn),
                                                                      parameters);
    return std::make_unique<BoardGameOf<OwnVectors, VectorRays<OwnVectors>>>(
        OwnVectors(play, describeOwn, *vectors), parameters);
}

} // namespace

Expected<std::unique_ptr<Game>> makeOwnJointHeaps(const Parameters& parameters) {
    auto rules = parseJointRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    const auto play = agreedPlay(parameters, rules->play);
    if (!play) return tl::unexpected(play.error());
    if (auto known = knownJointHeaps(*play, *rules, parameters)) return known;
    return std::make_unique<GameOf<OwnJoint, OwnJointGrid, LaidOutOf<OwnJoint>>>(
        OwnJoint(*play, describeOwn, std::move(*rules)), parameters);
}

} // namespace mexplorer
