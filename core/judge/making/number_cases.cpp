#include "core/judge/making/number_cases.h"

#include "core/theory/saturating.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace mexplorer::judge {

namespace {

using Numbers = std::vector<std::uint64_t>;

/// The order of sizes: by the count of numbers, then by their sum.
struct Extent {
    std::size_t count;
    std::uint64_t sum;
    const Numbers& numbers;

    explicit Extent(const Numbers& all)
        : count(all.size()), sum(std::accumulate(all.begin(), all.end(), std::uint64_t{0}, saturatedSum)),
          numbers(all) {}
    friend bool operator<(const Extent& a, const Extent& b) {
        return std::tie(a.count, a.sum, a.numbers) < std::tie(b.count, b.sum, b.numbers);
    }
};

void sortOnce(std::vector<Numbers>& list) {
    std::ranges::sort(list, [](const Numbers& a, const Numbers& b) { return Extent(a) < Extent(b); });
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Calls `visit` with every choice of a number from each range, both ends included.
template <class Visit>
void everyChoice(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges, const Visit& visit) {
    Numbers chosen;
    for (const auto& range : ranges)
        chosen.push_back(range.first);
    while (true) {
        visit(chosen);
        std::size_t at = chosen.size();
        while (at > 0 && chosen[at - 1] == ranges[at - 1].second) {
            chosen[at - 1] = ranges[at - 1].first;
            --at;
        }
        if (at == 0) return;
        ++chosen[at - 1];
    }
}

std::uint64_t anyNumber(Random& random, std::uint64_t least, std::uint64_t most) {
    constexpr std::uint64_t few = 20;
    const std::uint64_t width = std::min(few, most - least);
    switch (random.below(4)) {
    case 0:
        return random.between(least, least + width);
    case 1:
        return random.between(most - width, most);
    case 2: { // beside a power of two
        const auto bits = static_cast<unsigned>(std::bit_width(most));
        const std::uint64_t power = std::uint64_t{1} << random.below(std::max(1U, bits));
        return std::clamp(power - 1 + random.below(3), least, most);
    }
    default:
        return random.ofAnyLength(least, most);
    }
}

/// Smaller numbers to try in place of one: far smaller, half, and a little smaller.
Numbers numbersBelow(std::uint64_t number, std::uint64_t least) {
    constexpr std::uint64_t little = 12;
    Numbers below;
    for (std::uint64_t less = 1; less <= little && number >= least + less; ++less)
        below.push_back(number - less);
    for (std::uint64_t part = 2 * little; part > 0 && part <= number - least; part *= 2)
        below.push_back(number - part);
    for (std::uint64_t rest = (number - least) / 2; rest > 0; rest /= 2)
        below.push_back(least + rest);
    if (number > least) below.push_back(least);
    return below;
}

class NumberCaseMaker : public CaseMaker {
public:
    explicit NumberCaseMaker(NumberCases cases) : cases_(std::move(cases)) {}

    [[nodiscard]] std::vector<Case> small(Largest largest) const override;
    [[nodiscard]] std::vector<Case> limits(Largest largest) const override;
    [[nodiscard]] Case random(Random& random, const Case& before, Largest largest) const override;
    [[nodiscard]] std::vector<Case> smaller(const Case& made) const override;

private:
    /// The largest number for each field, then for an item, then for the number of items.
    struct Most {
        Numbers all;
        [[nodiscard]] std::uint64_t item() const { return all[all.size() - 2]; }
        [[nodiscard]] std::uint64_t count() const { return all.back(); }
    };
    [[nodiscard]] Most most(Largest largest) const;
    [[nodiscard]] bool isCount(std::size_t field) const {
        return cases_.list && cases_.list->countField == field;
    }
    [[nodiscard]] std::size_t fieldCount() const { return cases_.fields.size(); }
    [[nodiscard]] std::uint64_t least(std::size_t at) const {
        return (at < fieldCount() ? cases_.fields[at] : cases_.list->item).wanted.least;
    }
    [[nodiscard]] bool isAllowed(const Numbers& numbers, const Most& most) const;
    void addIfAllowed(std::vector<Numbers>& list, Numbers numbers, const Most& most) const;
    [[nodiscard]] Numbers anyNumbers(Random& random, const Most& most) const;
    void shorten(const Numbers& numbers, std::vector<Numbers>& list) const;
    void lower(const Numbers& numbers, std::vector<Numbers>& list) const;
    void lowerAll(const Numbers& numbers, std::vector<Numbers>& list) const;
    void drawBelow(const Numbers& numbers, std::vector<Numbers>& list) const;
    [[nodiscard]] Case caseOf(Numbers numbers) const;
    [[nodiscard]] std::vector<Case> casesOf(std::vector<Numbers> list) const;

    NumberCases cases_;
};

NumberCaseMaker::Most NumberCaseMaker::most(Largest largest) const {
    const auto of = [&](const Field& field) {
        return std::clamp(largest.value_or(field.usual), field.wanted.least, field.wanted.most);
    };
    Most most;
    for (std::size_t i = 0; i < fieldCount(); ++i)
        most.all.push_back(isCount(i) ? cases_.list->usualCount : of(cases_.fields[i]));
    most.all.push_back(cases_.list ? of(cases_.list->item) : 0);
    most.all.push_back(cases_.list ? cases_.list->usualCount : 0);
    return most;
}

/// Checks fields and items, except for the field that counts the items, which is set later.
bool NumberCaseMaker::isAllowed(const Numbers& numbers, const Most& most) const {
    if (numbers.size() < fieldCount() + (cases_.list ? 1 : 0)) return false;
    if (numbers.size() - fieldCount() > most.count()) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (isCount(i)) continue;
        if (numbers[i] < least(i) || numbers[i] > (i < fieldCount() ? most.all[i] : most.item()))
            return false;
    }
    return !cases_.allowed || cases_.allowed(numbers);
}

void NumberCaseMaker::addIfAllowed(std::vector<Numbers>& list, Numbers numbers, const Most& most) const {
    for (std::size_t i = 0; i < fieldCount(); ++i)
        if (isCount(i)) numbers[i] = numbers.size() - fieldCount();
    if (isAllowed(numbers, most)) list.push_back(std::move(numbers));
}

Case NumberCaseMaker::caseOf(Numbers numbers) const {
    if (!cases_.list) return {std::move(numbers)};
    const auto fields = static_cast<std::ptrdiff_t>(fieldCount());
    for (std::size_t i = 0; i < fieldCount(); ++i)
        if (isCount(i)) numbers[i] = numbers.size() - fieldCount();
    if (cases_.list->place == NumberList::Place::behindFields) return {std::move(numbers)};
    return {{numbers.begin(), numbers.begin() + fields}, {numbers.begin() + fields, numbers.end()}};
}

std::vector<Case> NumberCaseMaker::casesOf(std::vector<Numbers> list) const {
    sortOnce(list);
    std::vector<Case> cases;
    cases.reserve(list.size());
    for (Numbers& numbers : list)
        cases.push_back(caseOf(std::move(numbers)));
    return cases;
}

std::vector<Case> NumberCaseMaker::small(Largest largest) const {
    // How many numbers, from the least on: chosen for a few hundred cases. The index is the number of fields.
    constexpr std::uint64_t widths[] = {0, 64, 12, 7};
    constexpr std::uint64_t besideList = 3;
    constexpr std::uint64_t inList = 5;
    constexpr std::size_t longest = 3;
    const Most limit = most(largest);
    const auto from = [&](std::uint64_t first, std::uint64_t width) {
        return std::pair{first, first + width - 1};
    };
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
    for (std::size_t i = 0; i < fieldCount(); ++i)
        ranges.push_back(from(least(i), isCount(i)    ? 1
                                        : cases_.list ? besideList
                                                      : widths[std::min<std::size_t>(fieldCount(), 3)]));
    std::vector<Numbers> list;
    const auto add = [&](const Numbers& numbers) { addIfAllowed(list, numbers, limit); };
    if (!cases_.list) everyChoice(ranges, add);
    for (std::size_t items = 1; cases_.list && items <= longest; ++items) {
        ranges.push_back(from(cases_.list->item.wanted.least, inList));
        everyChoice(ranges, add);
    }
    return casesOf(std::move(list));
}

std::vector<Case> NumberCaseMaker::limits(Largest largest) const {
    const Most limit = most(largest);
    std::vector<Numbers> list;
    for (std::uint64_t choice = 0; choice < std::uint64_t{1} << fieldCount(); ++choice) {
        Numbers fields;
        for (std::size_t i = 0; i < fieldCount(); ++i)
            fields.push_back((choice >> i) % 2 == 0 ? least(i) : limit.all[i]);
        if (!cases_.list) {
            addIfAllowed(list, fields, limit);
            continue;
        }
        for (const std::uint64_t count : {std::uint64_t{1}, limit.count()}) {
            for (const std::uint64_t item : {least(fieldCount()), limit.item()}) {
                Numbers numbers = fields;
                numbers.insert(numbers.end(), count, item);
                addIfAllowed(list, std::move(numbers), limit);
            }
        }
    }
    return casesOf(std::move(list));
}

Numbers NumberCaseMaker::anyNumbers(Random& random, const Most& most) const {
    constexpr std::uint64_t usually = 8; // items
    Numbers numbers;
    for (std::size_t i = 0; i < fieldCount(); ++i)
        numbers.push_back(anyNumber(random, least(i), most.all[i]));
    if (!cases_.list) return numbers;
    const std::uint64_t count = random.once(16) ? random.ofAnyLength(1, most.count())
                                                : random.between(1, std::min(usually, most.count()));
    for (std::uint64_t i = 0; i < count; ++i)
        numbers.push_back(anyNumber(random, least(fieldCount()), most.item()));
    return numbers;
}

Case NumberCaseMaker::random(Random& random, const Case& /*before*/, Largest largest) const {
    const Most limit = most(largest);
    if (cases_.telling && random.once(2)) {
        Numbers told = cases_.telling(random, limit.all);
        if (isAllowed(told, limit)) return caseOf(std::move(told));
    }
    Numbers numbers = anyNumbers(random, limit);
    while (!isAllowed(numbers, limit))
        numbers = anyNumbers(random, limit);
    return caseOf(std::move(numbers));
}

/// Appends variants without a stretch of the list, from half of it down to single items.
void NumberCaseMaker::shorten(const Numbers& numbers, std::vector<Numbers>& list) const {
    constexpr std::size_t mostStretches = 200;
    const std::size_t items = numbers.size() - fieldCount();
    for (std::size_t length = items / 2; length > 0; length /= 2) {
        if (items / length > mostStretches) break;
        for (std::size_t from = fieldCount(); from + length <= numbers.size(); from += length) {
            Numbers shorter = numbers;
            const auto begin = shorter.begin() + static_cast<std::ptrdiff_t>(from);
            shorter.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
            list.push_back(std::move(shorter));
        }
    }
}

/// Appends variants with one number smaller.
void NumberCaseMaker::lower(const Numbers& numbers, std::vector<Numbers>& list) const {
    constexpr std::size_t mostLowered = 12;
    if (numbers.size() > mostLowered) return;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (isCount(i)) continue;
        for (const std::uint64_t below : numbersBelow(numbers[i], least(i))) {
            list.push_back(numbers);
            list.back()[i] = below;
        }
    }
}

/// Appends variants with one bit cleared, or shifted out, in all numbers: nim-sums that are 0 stay 0.
void NumberCaseMaker::lowerAll(const Numbers& numbers, std::vector<Numbers>& list) const {
    const auto add = [&](const auto& lowered) {
        list.push_back(numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (!isCount(i)) list.back()[i] = std::max(least(i), lowered(numbers[i]));
    };
    const std::uint64_t largest = *std::max_element(numbers.begin(), numbers.end());
    for (std::uint64_t bit = 1; bit <= largest; bit *= 2)
        add([bit](std::uint64_t number) { return number & ~bit; });
    add([](std::uint64_t number) { return number / 2; });
}

/// Appends smaller cases near where the answer changes: they are rare, and no other variant finds them.
void NumberCaseMaker::drawBelow(const Numbers& numbers, std::vector<Numbers>& list) const {
    constexpr int draws = 200;
    if (!cases_.telling) return;
    Numbers most(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(fieldCount()));
    const auto items = numbers.begin() + static_cast<std::ptrdiff_t>(fieldCount());
    most.push_back(items == numbers.end() ? 0 : *std::max_element(items, numbers.end()));
    most.push_back(static_cast<std::uint64_t>(numbers.end() - items));
    Random random(Extent(numbers).sum);
    for (int draw = 0; draw < draws; ++draw)
        list.push_back(cases_.telling(random, most));
}

std::vector<Case> NumberCaseMaker::smaller(const Case& made) const {
    Numbers numbers;
    for (const Numbers& line : made)
        numbers.insert(numbers.end(), line.begin(), line.end());
    std::vector<Numbers> tried;
    shorten(numbers, tried);
    lower(numbers, tried);
    lowerAll(numbers, tried);
    drawBelow(numbers, tried);
    const Most limit = most(UINT64_MAX);
    std::vector<Numbers> list;
    for (Numbers& some : tried) {
        if (some.size() < fieldCount()) continue;
        addIfAllowed(list, std::move(some), limit);
        if (!list.empty() && !(Extent(list.back()) < Extent(numbers))) list.pop_back();
    }
    return casesOf(std::move(list));
}

} // namespace

std::shared_ptr<const CaseMaker> makerOf(NumberCases cases) {
    return std::make_shared<NumberCaseMaker>(std::move(cases));
}

} // namespace mexplorer::judge
