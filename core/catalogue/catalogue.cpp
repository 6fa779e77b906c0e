#include "core/catalogue/catalogue.h"

#include "core/catalogue/families/families.h"

#include <algorithm>
#include <iterator>

namespace mexplorer {

const std::vector<Entry>& catalogue() {
    static const std::vector<Entry> entries = [] {
        std::vector<Entry> all;
        for (const auto family :
             {heapGames, breakGames, turnGames, boardGames, coinGames, graphGames, stoneGames, partizanGames,
              matrixGames, cardGames, coalitionGames, otherGames, ownGames})
            std::ranges::move(family(), std::back_inserter(all));
        return all;
    }();
    return entries;
}

Expected<const Entry*> findGame(std::string_view id) {
    return findGame(catalogue(), id);
}

Expected<std::unique_ptr<Game>> makeGame(std::string_view id, const Parameters& given) {
    return makeGame(catalogue(), id, given);
}

} // namespace mexplorer
