#include "core/rules/two_sided/sum_theorems.h"

namespace mexplorer {

std::vector<Theorem> theoremsOfSidedSums(const Parameters& where) {
    return {
        {say(MX_TEXT("core", "Numbers are left alone")),
         say(MX_TEXT("core", "To move in a number costs whoever does. While another component is no number, "
                             "whoever can win by moving first can do so without that. The stops of a number "
                             "and a game together are those of the game, each with the number added.")),
         say(MX_TEXT("core", "sums of short games")), "Conway 1976", where},
        {say(MX_TEXT("core", "Means add up")),
         say(MX_TEXT("core", "The mean of a sum is the sum of the means, and it is at most as hot as its "
                             "hottest component.")),
         say(MX_TEXT("core", "sums of short games")), "Milnor 1953, Hanner 1959", where},
        {say(MX_TEXT("core", "Two ahead is enough")),
         say(MX_TEXT("core", "Atomic weights add up: they tell how many ups a game is like. If the weight "
                             "is at least 2, Left wins, whoever begins; if it is at least 1, he wins by "
                             "moving first. So does Right from −2 and −1 on.")),
         say(MX_TEXT("core", "sums of games in which at each turn both players can move or none can")),
         "Conway 1976", where}};
}

} // namespace mexplorer
