#include "core/partizan/birthday_tree.h"

namespace mexplorer {

namespace {

constexpr int finestPlace = 48; // halvings that a place still tells apart

/// 2^-halvings, with the sign.
std::optional<Dyadic> fractionOf(bool isPlus, int halvings) {
    return Dyadic::of(isPlus ? 1 : -1, halvings);
}

void addSign(std::vector<SignRun>& signs, bool isPlus, std::int64_t count = 1) {
    if (signs.empty() || signs.back().isPlus != isPlus)
        signs.push_back({isPlus, count});
    else
        signs.back().count += count;
}

} // namespace

std::optional<Dyadic> childOf(Dyadic number, bool isGreater) {
    // Beyond the outermost whole numbers the next one follows; all else is halfway to an ancestor.
    const bool isOutermost = number.isWhole() && (number.sign() == 0 || (number.sign() > 0) == isGreater);
    const auto step = fractionOf(isGreater, isOutermost ? 0 : number.halvings() + 1);
    return step ? number.plus(*step) : std::nullopt;
}

std::vector<SignRun> signExpansion(Dyadic number) {
    const bool isPlus = number.sign() > 0;
    const std::int64_t size = isPlus ? number.numerator() : -number.numerator();
    const int halvings = number.halvings();
    const std::int64_t whole = size >> halvings;
    std::vector<SignRun> signs;
    if (number.isWhole()) {
        if (whole > 0) addSign(signs, isPlus, whole);
        return signs;
    }
    addSign(signs, isPlus, whole + 1); // past the number, then back
    addSign(signs, !isPlus);
    for (int digit = halvings - 1; digit > 0; --digit)
        addSign(signs, (size >> digit & 1) != 0 ? isPlus : !isPlus);
    return signs;
}

std::int64_t dayOf(const std::vector<SignRun>& signs) {
    std::int64_t day = 0;
    for (const SignRun& run : signs)
        day += run.count;
    return day;
}

double placeBelow(Dyadic root, Dyadic number) {
    double least = 0;
    double most = 1;
    std::optional<Dyadic> node = root;
    bool isGreater = false;
    for (int i = 0; i < finestPlace && (!node || *node != number); ++i) {
        if (node) isGreater = number > *node; // where numbers end, all the rest lies on that side
        (isGreater ? least : most) = (least + most) / 2;
        if (node) node = childOf(*node, isGreater);
    }
    return (least + most) / 2;
}

} // namespace mexplorer
