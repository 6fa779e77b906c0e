#include "ui/views/beside/beside_comparison.h"

#include "ui/figure/figure.h"

namespace mexplorer::ui {

BesideComparison::BesideComparison(const Figure& left, const Figure& right) {
    std::size_t side = 0;
    for (const Figure* figure : {&left, &right}) {
        if (const auto* own = dynamic_cast<const Pairable*>(figure)) {
            tables_[side] = own->valueTable();
            nodes_[side] = own->valueNodes();
        }
        ++side;
    }
}

bool BesideComparison::isEmpty() const {
    return !areNodes() && !tables_[0].at && !tables_[1].at;
}

Expected<ValueDifferences> BesideComparison::found(Task& task) const {
    return areNodes() ? differencesBetween(nodes_[0], nodes_[1], task)
                      : differencesBetween(tables_[0], tables_[1], task);
}

std::string BesideComparison::positionAt(std::size_t side, const ValuePlace& place) const {
    return areNodes() ? nodes_[side].positionAt(place.a) : tables_[side].positionAt(place);
}

std::string BesideComparison::textAt(std::size_t side, const ValuePlace& place) const {
    return areNodes() ? nodes_[side].at(place.a).text : std::to_string(tables_[side].at(place));
}

bool BesideComparison::has(std::size_t side, const ValuePlace& place) const {
    if (areNodes()) {
        const auto& names = nodes_[side].names;
        return place.a < names.size() && names[place.a] != ValueNodes::unnamed;
    }
    return place.a < tables_[side].rows && place.b < tables_[side].columns;
}

std::string BesideComparison::positionIn(const ValueDifferences& found, const ValueDifference& at,
                                         std::size_t side) const {
    const auto place = found.placeIn(side, at);
    return place ? positionAt(side, *place) : positionIn(found, at, 1 - side);
}

std::string BesideComparison::textIn(const ValueDifferences& found, const ValueDifference& at,
                                     std::size_t side) const {
    const auto place = found.placeIn(side, at);
    return place ? textAt(side, *place) : std::string();
}

} // namespace mexplorer::ui
