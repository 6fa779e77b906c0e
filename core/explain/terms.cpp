#include "core/explain/terms.h"

namespace mexplorer {

namespace {

Message meaningOfOutcomes() {
    return say(MX_TEXT(
        "core", "P: the previous player wins, so who is to move loses. N: the next player wins, so who "
                "is to move wins. A position is N when some option is P, and P when every option is N."));
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

Message meaningOfXor() {
    return say(MX_TEXT("core", "a ⊕ b, the XOR or nim-sum: the numbers are written in binary and added "
                               "without carrying, so a column with an even number of ones gives 0. The value "
                               "of a sum of games is the XOR of their values."));
}

Message meaningOfRegret() {
    return say(MX_TEXT("core",
                       "The regret of an action is how much more it would have earned than what was played, "
                       "summed over all rounds. A counterfactual regret weighs this by how likely chance and "
                       "the opponent lead to the place where the action is taken."));
}

} // namespace

std::vector<Term> terms() {
    return {
        {say(MX_TEXT("core", "position, option")), say(MX_TEXT("core", "option|options")),
         say(MX_TEXT("core", "A position is what lies on the table when somebody is to move; its options are "
                             "the positions that one move leads to."))},
        {say(MX_TEXT("core", "normal and misère play")), say(MX_TEXT("core", "misère")),
         say(MX_TEXT("core",
                     "In normal play who makes the last move wins, in misère play who makes it loses."))},
        {say(MX_TEXT("core", "P and N")), say(MX_TEXT("core", "P|N")), meaningOfOutcomes()},
        {say(MX_TEXT("core", "mex")), say(MX_TEXT("core", "mex")), meaningOfMex()},
        {say(MX_TEXT("core", "SG value")), say(MX_TEXT("core", "SG")), meaningOfValue()},
        {say(MX_TEXT("core", "⊕")), say(MX_TEXT("core", "⊕|XOR|XORs|XORed|nim-sum")), meaningOfXor()},
        {say(MX_TEXT("core", "period, saltus")), say(MX_TEXT("core", "period|periods|periodic|saltus")),
         say(MX_TEXT("core",
                     "Values have the period p from n = s on if SG(n + p) = SG(n) for every n ≥ s. If "
                     "instead SG(n + p) = SG(n) + d, they rise by the saltus d every period."))},
        {say(MX_TEXT("core", "information set")), say(MX_TEXT("core", "information set|information sets")),
         say(MX_TEXT(
             "core",
             "An information set is the places of a game that a player cannot tell apart, since he has seen "
             "and done the same at all of them: he plays alike there."))},
        {say(MX_TEXT("core", "regret")), say(MX_TEXT("core", "regret|regrets|Regret")), meaningOfRegret()},
        {say(MX_TEXT("core", "exploitability")), say(MX_TEXT("core", "exploitability|Exploitability")),
         say(MX_TEXT("core", "The exploitability of two strategies is how much a best response would gain, "
                             "as the mean of both "
                             "players (half of NashConv): 0 exactly in an equilibrium."))},
    };
}

} // namespace mexplorer
