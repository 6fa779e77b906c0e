#include "core/coalition/properties.h"

#include <algorithm>

namespace mexplorer {

namespace {

Expected<std::optional<Witness>> superadditivity(const CoalitionValues& values, Task& task) {
    const Coalition all = values.all();
    const std::vector<std::int64_t>& v = values.units();
    for (Coalition both = 1; both <= all; ++both) {
        if (both % 256 == 0 && task.cancelled()) return cancelled();
        task.report(static_cast<double>(both) / static_cast<double>(all));
        // Visits each way to split it once: its first member stays on one side.
        const Coalition rest = both & (both - 1);
        for (Coalition part = rest; part != 0; part = (part - 1) & rest)
            if (v[both] < v[part] + v[both & ~part]) return Witness{both & ~part, part};
    }
    return std::nullopt;
}

std::optional<Witness> convexity(const CoalitionValues& values) {
    const std::vector<std::int64_t>& v = values.units();
    for (Coalition common = 0; common < v.size(); ++common) {
        for (unsigned i = 0; i < values.players(); ++i) {
            if (has(common, i)) continue;
            for (unsigned j = i + 1; j < values.players(); ++j) {
                if (has(common, j)) continue;
                const Coalition first = common | alone(i);
                const Coalition second = common | alone(j);
                if (v[first | second] - v[first] < v[second] - v[common]) return Witness{first, second};
            }
        }
    }
    return std::nullopt;
}

std::optional<Witness> monotony(const CoalitionValues& values) {
    for (Coalition larger = 1; larger <= values.all(); ++larger) {
        for (const unsigned player : membersOf(larger)) {
            const Coalition smaller = larger & ~alone(player);
            if (values.units(smaller) > values.units(larger)) return Witness{smaller, larger};
        }
    }
    return std::nullopt;
}

bool isDummy(const CoalitionValues& values, unsigned player) {
    for (Coalition others = 0; others <= values.all(); ++others) {
        if (has(others, player)) continue;
        if (values.units(others | alone(player)) - values.units(others) != values.units(alone(player)))
            return false;
    }
    return true;
}

bool areWinsAndLosses(const CoalitionValues& values) {
    const std::int64_t one = values.parts();
    return values.units(values.all()) == one &&
           std::all_of(values.units().begin(), values.units().end(),
                       [&](std::int64_t value) { return value == 0 || value == one; });
}

} // namespace

Expected<CoalitionProperties> propertiesOf(const CoalitionValues& values, Task& task) {
    CoalitionProperties properties;
    const auto parts = superadditivity(values, task);
    if (!parts) return tl::unexpected(parts.error());
    properties.notSuperadditive = *parts;
    properties.notConvex = convexity(values);
    properties.notMonotone = monotony(values);
    properties.isSimple = !properties.notMonotone && areWinsAndLosses(values);
    for (unsigned player = 0; player < values.players(); ++player) {
        if (properties.isSimple && values.units(values.all() & ~alone(player)) == 0)
            properties.veto |= alone(player);
        if (isDummy(values, player)) properties.dummies |= alone(player);
    }
    return properties;
}

} // namespace mexplorer
