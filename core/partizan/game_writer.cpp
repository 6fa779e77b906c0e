#include "core/partizan/notation.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

namespace {

constexpr std::size_t longest = 1'000'000;
constexpr int largestNamed = 20; // ups of higher powers are written as braces

std::string upsText(std::int64_t ups) {
    const char sign = ups > 0 ? '^' : 'v';
    const std::uint64_t count =
        ups > 0 ? static_cast<std::uint64_t>(ups) : 0 - static_cast<std::uint64_t>(ups);
    return count <= 2 ? std::string(count, sign) : fmt::format("{}{}", sign, count);
}

std::string sumText(const NumberUpStar& sum) {
    const bool isNumber = sum.ups == 0 && sum.star == 0;
    std::string text = isNumber || sum.number.sign() != 0 ? sum.number.text() : "";
    text += upsText(sum.ups);
    if (sum.star == 1) text += '*';
    if (sum.star > 1) text += fmt::format("*{}", sum.star);
    return text;
}

/// Writes games, each once.
class GameWriter {
public:
    using Id = ShortGames::Id;

    explicit GameWriter(ShortGames& games) : games_(games) {}

    const std::string& text(Id game) {
        const auto known = texts_.find(game);
        if (known != texts_.end()) return known->second;
        std::string made = isTooLong_ || games_.stopped() ? std::string() : make(game);
        if (made.size() > longest) isTooLong_ = true;
        return texts_.emplace(game, isTooLong_ ? std::string() : std::move(made)).first->second;
    }
    [[nodiscard]] bool isTooLong() const { return isTooLong_; }

private:
    std::string make(Id game) {
        if (const NumberUpStar* sum = games_.asSum(game)) return sumText(*sum);
        const std::string name = nearNumber(game);
        if (!name.empty()) return name;
        std::vector<Id> left(games_.left(game).begin(), games_.left(game).end());
        if (games_.negative(game) == game) {
            const bool isPlain = left.size() == 1 && games_.asSum(left.front());
            return isPlain ? "+-" + inTerm(left.front()) : fmt::format("+-{{{}}}", list(left));
        }
        const std::vector<Id> right(games_.right(game).begin(), games_.right(game).end());
        return fmt::format("{{{}|{}}}", list(left), list(right));
    }

    /// A sum is not read as one term.
    std::string inTerm(Id game) {
        const NumberUpStar& sum = *games_.asSum(game);
        const int parts = (sum.number.sign() != 0) + (sum.ups != 0) + (sum.star != 0);
        return parts > 1 ? fmt::format("{{{}}}", text(game)) : text(game);
    }

    /// The shortest first.
    std::string list(const std::vector<Id>& options) {
        std::vector<std::string> texts;
        for (const Id option : options)
            texts.push_back(text(option));
        std::ranges::sort(texts, {}, [](const std::string& one) { return std::pair(one.size(), one); });
        return joined(texts);
    }

    /// “2Tiny(2)”: a number and a small game that has a name; empty if it is none.
    std::string nearNumber(Id game) {
        const Dyadic number = games_.leftStop(game);
        if (number != games_.rightStop(game)) return {};
        const Id small = games_.difference(game, games_.number(number));
        if (games_.stopped()) return {};
        std::string name = smallName(small, false);
        if (name.empty()) name = smallName(games_.negative(small), true);
        return name.empty() || number.sign() == 0 ? name : number.text() + name;
    }

    /// The name of a positive small game, or of its negative.
    std::string smallName(Id small, bool isNegative) {
        for (int power = 2; power <= largestNamed; ++power) {
            if (small == upPower(power, games_)) return fmt::format("{}<{}>", isNegative ? 'v' : '^', power);
            if (small == upsTo(power, games_)) return fmt::format("{}[{}]", isNegative ? 'v' : '^', power);
        }
        const auto left = games_.left(small);
        const auto right = games_.right(small);
        if (left.size() != 1 || left.front() != games_.zero() || right.size() != 1) return {};
        const auto then = games_.right(right.front());
        if (then.size() != 1) return {};
        const Id size = games_.negative(then.front());
        if (games_.order(size, games_.zero()) != GameOrder::greater || tiny(size, games_) != small) return {};
        return fmt::format("{}({})", isNegative ? "Miny" : "Tiny", text(size));
    }

    ShortGames& games_;
    std::unordered_map<Id, std::string> texts_;
    bool isTooLong_ = false;
};

} // namespace

Expected<std::string> nameOf(ShortGames::Id game, ShortGames& games) {
    if (games.stopped()) return tl::unexpected(*games.stopped());
    GameWriter writer(games);
    std::string text = writer.text(game);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    if (writer.isTooLong())
        return tooLarge(say(MX_TEXT("core", "The name of this game has more than %1 characters."), longest));
    return text;
}

} // namespace mexplorer
