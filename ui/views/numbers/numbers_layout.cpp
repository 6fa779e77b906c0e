#include "ui/views/numbers/numbers_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double rim = 6;
constexpr double headerHeight = 34;
constexpr double treeLeft = 76; // room for the names of the days
constexpr double treeWidth = 1024;
constexpr double treeTop = 62;
constexpr double rulerAt = treeTop + (NumbersLayout::levels - 1) * NumbersLayout::levelHeight + 64;
constexpr double stalkAt = rulerAt + 96;
constexpr double nameWidth = 220;
constexpr double nameHeight = 24;
constexpr double signHeight = 26;
constexpr double widestBranch = 64;
constexpr double valueWidth = 330;
constexpr double manyBranches = 4; // the width of many that are drawn as one
constexpr std::int64_t mostDrawnAlone = 8;
constexpr std::size_t longStalk = 20; // branches: what it comes to stands below it

/// The index of the number of the way from which the part of the tree is drawn that holds the last one met.
std::size_t rootOfPart(const std::vector<NumberMet>& way, std::size_t met) {
    std::size_t root = 0;
    for (std::size_t i = 1; i < met; ++i) {
        if (way[i].passed > 0)
            root = i;
        else if (i - root >= NumbersLayout::levels)
            root = i - 1;
    }
    return root;
}

} // namespace

NumbersLayout::NumbersLayout(const NumberSubject& subject, std::size_t met) {
    first_ = rootOfPart(subject.way, met);
    const NumberMet root = subject.way.empty() ? NumberMet() : subject.way[first_];
    firstDay_ = root.day;
    numbers_.push_back({root.number, 0, {treeLeft + treeWidth / 2, treeTop}, 0, root.isPlus});
    addBelow(0, treeLeft, treeLeft + treeWidth);
    addBranches(subject);
}

/// The children of a number that has this room, and theirs.
void NumbersLayout::addBelow(std::size_t parent, double least, double most) {
    const TreeNumber above = numbers_[parent];
    if (above.level + 1 == levels) return;
    const double middle = (least + most) / 2;
    for (const bool isPlus : {false, true}) {
        const auto child = childOf(above.number, isPlus);
        if (!child) continue;
        const double from = isPlus ? middle : least;
        const double to = isPlus ? most : middle;
        const double y = treeTop + (above.level + 1) * levelHeight;
        numbers_.push_back({*child, above.level + 1, {(from + to) / 2, y}, parent, isPlus});
        addBelow(numbers_.size() - 1, from, to);
    }
}

void NumbersLayout::addBranches(const NumberSubject& subject) {
    using Reading = StalkBranch::Reading;
    if (subject.signs.empty()) return;
    const std::int64_t whole = subject.digits.whole;
    const bool isFirstPlus = subject.signs.front().isPlus;
    if (whole > mostDrawnAlone)
        branches_.push_back({isFirstPlus, whole});
    else
        branches_.assign(static_cast<std::size_t>(whole), {isFirstPlus});
    std::int64_t passed = 0;
    for (const SignRun& run : subject.signs) {
        for (std::int64_t i = std::max<std::int64_t>(0, whole - passed); i < run.count; ++i)
            branches_.push_back({run.isPlus, 1, passed + i < whole + 2 ? Reading::point : Reading::digit});
        passed += run.count;
    }
}

bool NumbersLayout::isLongStalk() const {
    return branches_.size() > longStalk;
}

QRectF NumbersLayout::bounds() const {
    const double bottom = stalkAt + (isLongStalk() ? 3 : 2) * signHeight;
    return QRectF(0, 0, treeLeft + treeWidth, bottom).adjusted(-rim, -rim, rim, rim);
}

QRectF NumbersLayout::header() const {
    return {0, 0, treeLeft + treeWidth, headerHeight};
}

QRectF NumbersLayout::tree() const {
    const double top = treeTop - levelHeight / 2;
    return {treeLeft, top, treeWidth, rulerAt - top};
}

std::size_t NumbersLayout::find(Dyadic number) const {
    return static_cast<std::size_t>(std::ranges::find(numbers_, number, &TreeNumber::number) -
                                    numbers_.begin());
}

QRectF NumbersLayout::dayName(int level) const {
    return {0, treeTop + level * levelHeight - levelHeight / 4, treeLeft - 8, levelHeight / 2};
}

double NumbersLayout::room(int level) const {
    return treeWidth / (1 << level);
}

QPointF NumbersLayout::onRuler(Dyadic number) const {
    return {treeLeft + treeWidth * placeBelow(numbers_.front().number, number), rulerAt};
}

/// Left’s above Right’s: they may be close to each other.
QRectF NumbersLayout::boundName(const NumberBound& bound, bool isLeft) const {
    const double x =
        std::clamp(onRuler(bound.number).x(), treeLeft + nameWidth / 2, treeLeft + treeWidth - nameWidth / 2);
    return {x - nameWidth / 2, rulerAt + 8 + (isLeft ? 0 : nameHeight), nameWidth, nameHeight};
}

QRectF NumbersLayout::branch(std::size_t index) const {
    const double room = isLongStalk() ? treeWidth : treeWidth - valueWidth;
    const bool isFirstMany = !branches_.empty() && branches_.front().count > 1;
    const double first = isFirstMany ? manyBranches : 1; // in widths of a branch
    const double width = std::min(widestBranch, room / (static_cast<double>(branches_.size()) + first));
    const double left = index == 0 ? 0 : (static_cast<double>(index) - 1 + first) * width;
    return {treeLeft + left, stalkAt - signHeight / 2, index == 0 ? first * width : width, signHeight};
}

QRectF NumbersLayout::sign(std::size_t index) const {
    return branch(index).translated(0, -0.8 * signHeight);
}

QRectF NumbersLayout::digit(std::size_t index) const {
    return branch(index).translated(0, signHeight);
}

QRectF NumbersLayout::value() const {
    if (isLongStalk()) return {treeLeft, stalkAt + 1.7 * signHeight, treeWidth, signHeight};
    const double left = branch(branches_.size() + 1).left() + 12;
    return {left, stalkAt - signHeight / 2, treeLeft + treeWidth - left, 2.5 * signHeight};
}

} // namespace mexplorer::ui
