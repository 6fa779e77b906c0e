#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

std::vector<Entry> breakGames() {
    return {entryOf<Octal>(), entryOf<Grundy>(), entryOf<Lasker>()};
}

} // namespace mexplorer
