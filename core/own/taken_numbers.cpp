#include "core/own/taken_numbers.h"

#include "core/formula/normal_tree.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr std::int64_t heapName = 0;
constexpr std::int64_t takenName = 1;
constexpr std::int64_t restName = 2;
constexpr std::uint64_t mostTried = std::uint64_t{1} << 22U;

bool speaksOf(const FormulaTree& tree, std::int64_t name) {
    if (tree.operation == Operation::name) return tree.number == name;
    return std::ranges::any_of(tree.arguments,
                               [name](const FormulaTree& argument) { return speaksOf(argument, name); });
}
bool isOfTaken(const FormulaTree& tree) {
    return speaksOf(tree, takenName) && !speaksOf(tree, heapName) && !speaksOf(tree, restName);
}
/// k divides n, or n mod k = 0.
bool saysDivides(const FormulaTree& tree) {
    if (tree.operation == Operation::divides)
        return isName(tree.arguments[0], takenName) && isName(tree.arguments[1], heapName);
    if (tree.operation != Operation::equal) return false;
    const FormulaTree& left = tree.arguments[0];
    return isConstant(tree.arguments[1], 0) && left.operation == Operation::modulo &&
           isName(left.arguments[0], heapName) && isName(left.arguments[1], takenName);
}
bool isSetOfNumbers(const FormulaTree& tree) {
    return tree.operation == Operation::isIn && isName(tree.arguments[0], takenName) &&
           std::all_of(tree.arguments.begin() + 1, tree.arguments.end(),
                       [](const FormulaTree& member) { return isConstant(member); });
}
std::optional<std::int64_t> valueFor(const FormulaProgram& program, std::uint64_t n, std::uint64_t taken) {
    const std::array numbers{static_cast<std::int64_t>(n), static_cast<std::int64_t>(taken),
                             static_cast<std::int64_t>(n - taken)};
    return program.run(numbers);
}

} // namespace

/// The numbers from 1 on that conditions on k alone select, listed as far as they were asked for.
struct TakenNumbers::Selected {
    using List = std::vector<std::uint64_t>;

    std::vector<FormulaProgram> conditions;
    std::mutex mutex;
    std::uint64_t listedTo = 0;
    std::shared_ptr<const List> list = std::make_shared<const List>();

    /// All up to n at least, and to no more than a moment’s work beyond.
    [[nodiscard]] std::shared_ptr<const List> to(std::uint64_t n) {
        const std::scoped_lock lock(mutex);
        if (n <= listedTo) return list;
        const std::uint64_t end = std::max(n, listedTo + std::clamp(listedTo, fewest, momentsWork));
        List longer = *list;
        for (std::uint64_t k = listedTo + 1; k <= end; ++k) {
            const auto holds = [k](const FormulaProgram& each) { return valueFor(each, 0, k) == 1; };
            if (std::ranges::all_of(conditions, holds)) longer.push_back(k);
        }
        list = std::make_shared<const List>(std::move(longer)); // before: memory may run out
        listedTo = end;
        return list;
    }

    /// Those within the bounds, listed step by step: whoever visits them can stop between two steps.
    bool forEachWithin(const NumberRange& bounds, const Visit& visit) {
        std::uint64_t next = bounds.least;
        while (next <= bounds.most) {
            const std::uint64_t end = std::min(bounds.most, next + momentsWork);
            const auto known = to(end);
            const auto from = std::ranges::lower_bound(*known, next);
            for (auto number = from; number != known->end() && *number <= end; ++number)
                if (!visit(*number)) return false;
            next = end + 1;
        }
        return true;
    }

private:
    static constexpr std::uint64_t fewest = 1024;
    static constexpr std::uint64_t momentsWork = std::uint64_t{1} << 16U;
};

TakenNumbers::TakenNumbers(const OwnTurn& turn) : bounds_(takenName, takenName) {
    if (turn.amounts) {
        source_ = Source::listed;
        listed_ = *turn.amounts;
    }
    if (!turn.condition) return;
    for (const FormulaTree& part : allOf(turn.condition->tree()))
        add(part);
    if (selected_ && source_ == Source::all) source_ = Source::selected;
}

void TakenNumbers::add(const FormulaTree& tree) {
    if (bounds_.add(tree)) return;
    if (saysDivides(tree) && source_ == Source::all) {
        source_ = Source::divisors;
    } else if (isSetOfNumbers(tree) && source_ == Source::all) {
        source_ = Source::listed;
        for (auto member = tree.arguments.begin() + 1; member != tree.arguments.end(); ++member)
            if (member->number > 0) listed_.push_back(static_cast<std::uint64_t>(member->number));
        std::ranges::sort(listed_);
        listed_.erase(std::unique(listed_.begin(), listed_.end()), listed_.end());
    } else if (isOfTaken(tree)) {
        if (!selected_) selected_ = std::make_shared<Selected>();
        selected_->conditions.emplace_back(tree);
        others_.emplace_back(tree); // where the numbers come from elsewhere
    } else {
        others_.emplace_back(tree);
    }
}

NumberRange TakenNumbers::boundsFor(std::uint64_t n) const {
    const std::int64_t numbers[] = {static_cast<std::int64_t>(n), 0, 0};
    return bounds_.within({1, n}, numbers);
}

bool TakenNumbers::isAllowed(std::uint64_t n, std::uint64_t taken) const {
    return std::ranges::all_of(others_,
                               [&](const FormulaProgram& each) { return valueFor(each, n, taken) == 1; });
}

std::vector<std::uint64_t> TakenNumbers::divisorsWithin(std::uint64_t n, const NumberRange& bounds) const {
    std::vector<std::uint64_t> small;
    std::vector<std::uint64_t> large;
    for (std::uint64_t k = 1; k <= n / k && k <= mostTried; ++k) {
        if (n % k != 0) continue;
        small.push_back(k);
        if (k != n / k) large.push_back(n / k);
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    std::erase_if(small, [&](std::uint64_t k) { return k < bounds.least || k > bounds.most; });
    return small;
}

bool TakenNumbers::triesTooMany(std::uint64_t n, const NumberRange& bounds) const {
    switch (source_) {
    case Source::listed:
        return false;
    case Source::divisors:
        return n / mostTried > mostTried;
    case Source::selected:
        return bounds.most > mostTried;
    case Source::all:
        break;
    }
    return !others_.empty() && bounds.most - bounds.least >= mostTried;
}

bool TakenNumbers::forEach(std::uint64_t n, const Visit& visit) const {
    NumberRange bounds = boundsFor(n);
    if (bounds.most < bounds.least) return true;
    if (triesTooMany(n, bounds) && source_ != Source::divisors)
        bounds.most = std::min(bounds.most, (source_ == Source::all ? bounds.least : 0) + mostTried);
    const auto visitIf = [&](std::uint64_t taken) { return !isAllowed(n, taken) || visit(taken); };
    const auto visitIn = [&](const std::vector<std::uint64_t>& numbers) {
        const auto from = std::ranges::lower_bound(numbers, bounds.least);
        for (auto number = from; number != numbers.end() && *number <= bounds.most; ++number)
            if (!visitIf(*number)) return false;
        return true;
    };
    switch (source_) {
    case Source::listed:
        return visitIn(listed_);
    case Source::divisors:
        return visitIn(divisorsWithin(n, bounds));
    case Source::selected:
        return selected_->forEachWithin(bounds, visitIf);
    case Source::all:
        break;
    }
    for (std::uint64_t taken = bounds.least; taken <= bounds.most; ++taken)
        if (!visitIf(taken)) return false;
    return true;
}

std::uint64_t TakenNumbers::count(std::uint64_t n) const {
    const NumberRange bounds = boundsFor(n);
    if (bounds.most < bounds.least) return 0;
    const std::uint64_t within = bounds.most - bounds.least + 1;
    if (source_ == Source::all && others_.empty()) return within;
    if (triesTooMany(n, bounds)) return UINT64_MAX;
    std::uint64_t count = 0;
    forEach(n, [&count](std::uint64_t) { return ++count > 0; });
    return count;
}

} // namespace mexplorer
