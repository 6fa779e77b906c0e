#include "core/catalogue/families/families.h"
#include "core/regret/matrix_entry.h"

namespace mexplorer {

std::vector<Entry> matrixGames() {
    return {matrixEntry()};
}

} // namespace mexplorer
