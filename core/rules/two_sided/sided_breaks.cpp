#include "core/rules/two_sided/sided_breaks.h"

namespace mexplorer {

Message sidedBreakText(const Heaps& heaps, const SidedBreak& move) {
    return move.side == Side::left ? say(MX_TEXT("core", "Left: %1"), breakText(heaps, move.breaking))
                                   : say(MX_TEXT("core", "Right: %1"), breakText(heaps, move.breaking));
}

} // namespace mexplorer
