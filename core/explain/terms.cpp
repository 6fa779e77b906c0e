#include "core/explain/terms.h"

namespace mexplorer {

namespace {

Message meaningOfOutcomes() {
    return say(MX_TEXT(
        "core", "P: the previous player wins, so the player to move loses. N: the next player wins, so the "
                "player to move wins. A position is N when some option is P, and P when every option is N."));
}

Message meaningOfMex() {
    return say(MX_TEXT("core",
                       "The mex of a set (minimum excludant) is the least whole number from 0 on that "
                       "is not in it: mex {0, 1, 2, 4} = 3, mex {2, 3, 5} = 0, mex { } = 0."));
}

Message meaningOfValue() {
    return say(MX_TEXT("core",
                       "The SG value (Sprague–Grundy value) of a position is the mex of the SG values "
                       "of its options. It is 0 exactly at P-positions, and a position of value n can "
                       "be played in a sum like a Nim heap of n."));
}

Message meaningOfMisereValue() {
    return say(MX_TEXT("core",
                       "The misère value G⁻ of a position is 1 if no move is left, otherwise the mex of "
                       "the misère values of its options. It is 0 exactly at P-positions of misère "
                       "play, but those of a sum are not the XOR of its parts’ misère values."));
}

Message meaningOfXor() {
    return say(MX_TEXT("core", "a ⊕ b, the XOR or nim-sum: the numbers are written in binary and added "
                               "without carrying, so a column with an even number of ones gives 0. The value "
                               "of a sum of games is the XOR of their values."));
}

Message meaningOfEquilibrium() {
    return say(MX_TEXT("core",
                       "A best reply to what the other player does is an action, or a mixture of actions, "
                       "that gets most against it. Two strategies that reply best to each other are an "
                       "equilibrium."));
}

Message meaningOfRegret() {
    return say(MX_TEXT("core",
                       "The regret of an action is what it would have earned more than was earned, summed "
                       "over all rounds. The exploitability of two strategies is what best replies to them "
                       "would gain, the mean of both players: 0 in an equilibrium only."));
}

Message meaningOfInformationSet() {
    return say(MX_TEXT(
        "core", "An information set is a set of nodes of the game that a player cannot tell apart, so that "
                "he plays alike at all of them. Its counterfactual values weigh each node by how likely "
                "chance and the opponent lead there, as if he himself did everything to get there."));
}

Message meaningOfCoalition() {
    return say(MX_TEXT("core",
                       "A coalition is some of the players, who join; v(S) is what the coalition S is "
                       "worth. v(N) is what all of them are worth together."));
}

Message meaningOfPower() {
    return say(MX_TEXT(
        "core", "The Shapley value of a player is what he adds to those who are there when he arrives, "
                "on average over all orders in which the players may arrive; the Banzhaf value, what "
                "he adds to a coalition of others, on average over all of these."));
}

Message meaningOfExcess() {
    return say(MX_TEXT(
        "core", "The excess of a coalition S is v(S) − x(S): what it is worth more than it is paid. At "
                "payments in the core no excess is above 0, in the ε-core none is above ε. The "
                "nucleolus is the payments whose excesses, from the greatest on, are the least."));
}

Message meaningOfCut() {
    return say(MX_TEXT(
        "core", "A cut separates the place where a flow begins from that where it ends. All that flows "
                "must pass the arrows across it, so it is no more than they carry together: the "
                "largest flow fills a smallest cut."));
}

} // namespace

std::vector<Term> terms() {
    return {
        {say(MX_TEXT("core", "position, option")), say(MX_TEXT("core", "option|options")),
         say(MX_TEXT("core", "A position is what lies on the table when somebody is to move; its options are "
                             "the positions that one move leads to."))},
        {say(MX_TEXT("core", "normal and misère play")), say(MX_TEXT("core", "misère")),
         say(MX_TEXT(
             "core",
             "In normal play whoever makes the last move wins, in misère play whoever makes it loses."))},
        {say(MX_TEXT("core", "P and N")), say(MX_TEXT("core", "P|N")), meaningOfOutcomes()},
        {say(MX_TEXT("core", "mex")), say(MX_TEXT("core", "mex")), meaningOfMex()},
        {say(MX_TEXT("core", "SG value")), say(MX_TEXT("core", "SG")), meaningOfValue()},
        {say(MX_TEXT("core", "misère value, G⁻")), say(MX_TEXT("core", "misère value|misère values|G⁻")),
         meaningOfMisereValue()},
        {say(MX_TEXT("core", "⊕")), say(MX_TEXT("core", "⊕|XOR|XORs|XORed|nim-sum")), meaningOfXor()},
        {say(MX_TEXT("core", "best reply, equilibrium")),
         say(MX_TEXT("core", "best reply|best replies|equilibrium|equilibria")), meaningOfEquilibrium()},
        {say(MX_TEXT("core", "regret, exploitability")),
         say(MX_TEXT("core", "regret|regrets|exploitability")), meaningOfRegret()},
        {say(MX_TEXT("core", "information set, counterfactual")),
         say(MX_TEXT("core", "information set|information sets|counterfactual|Counterfactual")),
         meaningOfInformationSet()},
        {say(MX_TEXT("core", "coalition, v(S)")), say(MX_TEXT("core", "coalition|coalitions|v(S)|v(N)")),
         meaningOfCoalition()},
        {say(MX_TEXT("core", "Shapley value, Banzhaf value")), say(MX_TEXT("core", "Shapley|Banzhaf")),
         meaningOfPower()},
        {say(MX_TEXT("core", "excess, core, nucleolus")), say(MX_TEXT("core", "excess|core|nucleolus")),
         meaningOfExcess()},
        {say(MX_TEXT("core", "cut, largest flow")),
         say(MX_TEXT("core", "smallest cut|this cut|largest flow|path with room")), meaningOfCut()},
        {say(MX_TEXT("core", "period, saltus")), say(MX_TEXT("core", "period|periods|periodic|saltus")),
         say(MX_TEXT("core",
                     "Values have the period p from n = s on if SG(n + p) = SG(n) for every n ≥ s. If "
                     "instead SG(n + p) = SG(n) + d, they rise by the saltus d every period."))},
    };
}

} // namespace mexplorer
