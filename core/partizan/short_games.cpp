#include "core/partizan/short_games.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

constexpr std::uint64_t checkEvery = 1024;
/// What a remembered comparison or sum takes, and what a game with its options does, about.
constexpr std::uint64_t bytesRemembered = 64;
constexpr std::uint64_t bytesOfGame = 256;
/// More options are not listed: those of *1000000, say, which is compared and added without them.
constexpr std::uint32_t mostListed = 100'000;

std::vector<ShortGames::Id> sorted(std::vector<ShortGames::Id> options) {
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
    return options;
}

} // namespace

tl::unexpected<Error> formOutOfReach() {
    return tooLarge(say(MX_TEXT("core", "The canonical form of this game takes more than is allowed.")));
}

ShortGames::ShortGames(Task& task, Budget budget) : task_(&task), budget_(budget) {
    zero_ = of(NumberUpStar{});
}

std::size_t ShortGames::Hash::operator()(const NumberUpStar& sum) const {
    std::uint64_t hash = 0;
    for (const std::int64_t part :
         {sum.number.numerator(), std::int64_t{sum.number.halvings()}, sum.ups, std::int64_t{sum.star}})
        hash = Random::scattered(hash + Random::step + static_cast<std::uint64_t>(part));
    return hash;
}

std::size_t ShortGames::Hash::operator()(const std::vector<Id>& options) const {
    std::uint64_t hash = options.size();
    for (const Id option : options)
        hash = Random::scattered(hash + Random::step + option);
    return hash;
}

bool ShortGames::goesOn() {
    if (stopped_) return false;
    if (++steps_ > budget_.moves) tooMuch();
    if (steps_ % checkEvery != 0) return !stopped_;
    if (task_->cancelled()) stop(cancelled().value());
    if (budget_.moves != UINT64_MAX) // it may end long before all is spent
        task_->report(static_cast<double>(steps_) / static_cast<double>(budget_.moves));
    if ((comparisons_.size() + additions_.size()) * bytesRemembered + nodes_.size() * bytesOfGame >
        budget_.bytes)
        tooMuch();
    return !stopped_;
}

void ShortGames::tooMuch() {
    stop(formOutOfReach().value());
}

void ShortGames::stop(Error error) {
    if (!stopped_) stopped_.emplace(std::move(error));
}

ShortGames::Id ShortGames::of(const NumberUpStar& sum) {
    const auto found = sumIds_.find(sum);
    return found == sumIds_.end() ? keep(sum) : found->second;
}

ShortGames::Id ShortGames::keep(const NumberUpStar& sum) {
    const Id id = static_cast<Id>(nodes_.size());
    Node node;
    node.sum = static_cast<std::int32_t>(sums_.size());
    sums_.push_back(sum);
    nodes_.push_back(node);
    sumIds_.emplace(sum, id);
    return id;
}

ShortGames::Options ShortGames::kept(std::vector<Id> options) {
    return options.empty() ? Options() : Options(lists_.emplace_back(std::move(options)));
}

ShortGames::Id ShortGames::of(std::vector<Id> left, std::vector<Id> right, std::vector<Reduction>* told) {
    if (!goesOn()) return none;
    Form form{sorted(std::move(left)), sorted(std::move(right))};
    if ((!form.left.empty() && form.left.back() == none) ||
        (!form.right.empty() && form.right.back() == none))
        return none;
    // Bypassing brings options that may be reversible, too, or dominated.
    do
        strikeDominated(form, told);
    while (!stopped_ && bypass(form, told));
    return stopped_ ? none : ofCanonical(form);
}

ShortGames::Id ShortGames::ofCanonical(const Form& form) {
    if (const auto sum = sumOf(form)) return of(*sum);
    if (stopped_) return none;
    std::vector<Id> key = form.left;
    key.push_back(none);
    key.insert(key.end(), form.right.begin(), form.right.end());
    std::uint32_t depth = 0;
    for (const std::vector<Id>* options : {&form.left, &form.right})
        for (const Id option : *options)
            depth = std::max(depth, nodes_[option].depth + 1);
    if (depth > deepest) return tooDeep();
    const auto [place, isNew] = ids_.emplace(std::move(key), static_cast<Id>(nodes_.size()));
    if (!isNew) return place->second;
    Node node;
    node.depth = depth;
    node.left = kept(form.left);
    node.right = kept(form.right);
    node.isListed = true;
    nodes_.push_back(node);
    return place->second;
}

const NumberUpStar* ShortGames::asSum(Id game) const {
    const std::int32_t sum = nodes_[game].sum;
    return sum < 0 ? nullptr : &sums_[static_cast<std::size_t>(sum)];
}

std::optional<Dyadic> ShortGames::asNumber(Id game) const {
    const NumberUpStar* sum = asSum(game);
    return sum && sum->ups == 0 && sum->star == 0 ? std::optional(sum->number) : std::nullopt;
}

ShortGames::Options ShortGames::left(Id game) {
    list(game);
    return nodes_[game].left;
}

ShortGames::Options ShortGames::right(Id game) {
    list(game);
    return nodes_[game].right;
}

void ShortGames::list(Id game) {
    if (nodes_[game].isListed) return;
    Form form = optionsOf(NumberUpStar(*asSum(game)));
    if (stopped_) return; // some of them may be missing
    nodes_[game].left = kept(sorted(std::move(form.left)));
    nodes_[game].right = kept(sorted(std::move(form.right)));
    nodes_[game].isListed = true;
}

/// The canonical options of x, x + *n, and x + n·↑ + *m.
ShortGames::Form ShortGames::optionsOf(const NumberUpStar& sum) {
    const auto shifted = [&](int sign, int halvings) {
        return translated(of({.number = sum.number}), *Dyadic::of(sign, halvings));
    };
    if (sum.ups < 0) {
        Form mirrored = optionsOf({-sum.number, -sum.ups, sum.star});
        for (std::vector<Id>* options : {&mirrored.left, &mirrored.right})
            for (Id& option : *options)
                option = negative(option);
        return {mirrored.right, mirrored.left};
    }
    if (sum.ups > 0) {
        if (sum.ups == 1 && sum.star == 1)
            return {{of({.number = sum.number}), of({.number = sum.number, .star = 1})},
                    {of({.number = sum.number})}};
        return {{of({.number = sum.number})},
                {of({.number = sum.number, .ups = sum.ups - 1, .star = sum.star ^ 1U})}};
    }
    Form form;
    if (sum.star > mostListed)
        stop(tooLarge(say(MX_TEXT("core", "*%1 has too many options to list"), sum.star)).value());
    for (std::uint32_t star = 0; !stopped_ && star < sum.star; ++star)
        form.left.push_back(of({.number = sum.number, .star = star}));
    form.right = form.left;
    if (sum.star > 0) return form;
    const int halvings = sum.number.halvings();
    if (halvings > 0 || sum.number.sign() > 0) form.left.push_back(shifted(-1, halvings));
    if (halvings > 0 || sum.number.sign() < 0) form.right.push_back(shifted(1, halvings));
    return form;
}

/// The number, if there is one: else it is out of range, and there is no other form for it.
std::optional<NumberUpStar> ShortGames::inRange(const std::optional<Dyadic>& number) {
    if (number) return NumberUpStar{.number = *number};
    (void)outOfRange();
    return {};
}

/// The sum of which these are the canonical options; nothing if there is none.
std::optional<NumberUpStar> ShortGames::sumOf(const Form& form) {
    if (form.left.empty() && form.right.empty()) return NumberUpStar{};
    const auto sum = guessed(form);
    if (!sum) return {};
    Form options = optionsOf(*sum);
    const bool isIt =
        sorted(std::move(options.left)) == form.left && sorted(std::move(options.right)) == form.right;
    return isIt ? sum : std::nullopt;
}

std::optional<NumberUpStar> ShortGames::guessed(const Form& form) {
    const auto sumIn = [this](const std::vector<Id>& options) {
        return options.size() == 1 ? asSum(options.front()) : nullptr;
    };
    const NumberUpStar* left = sumIn(form.left);
    const NumberUpStar* right = sumIn(form.right);
    if (form.right.empty() || form.left.empty()) {
        const NumberUpStar* only = form.right.empty() ? left : right;
        if (!only) return {};
        return inRange(only->number.plus(Dyadic(form.right.empty() ? 1 : -1)));
    }
    if (left && right && left->number < right->number) {
        return inRange(simplestBetween(left->number, right->number));
    }
    const NumberUpStar* first = asSum(form.left.front());
    if (!first) return {};
    if (form.left == form.right)
        return NumberUpStar{.number = first->number, .star = static_cast<std::uint32_t>(form.left.size())};
    if (form.left.size() == 2 && right) return NumberUpStar{right->number, 1, 1};
    if (form.right.size() == 2 && left) return NumberUpStar{left->number, -1, 1};
    if (!left || !right || left->number != right->number) return {};
    if (left->ups == 0 && left->star == 0 && right->ups >= 0)
        return NumberUpStar{left->number, right->ups + 1, right->star ^ 1U};
    return NumberUpStar{left->number, left->ups - 1, left->star ^ 1U};
}

} // namespace mexplorer
