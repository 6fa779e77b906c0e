#include "core/catalogue/families/families.h"
#include "core/catalogue/matrix.h"

namespace mexplorer {

std::vector<Entry> matrixGames() {
    return {matrixEntry()};
}

} // namespace mexplorer
