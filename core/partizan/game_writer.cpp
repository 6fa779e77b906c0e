#include "core/partizan/notation.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

namespace {

constexpr std::size_t longest = 1'000'000;
constexpr int largestNamed = 20;         // ups of higher powers are written as braces,
constexpr std::uint32_t largestStar = 3; // and so are they with larger nimbers
constexpr int mostSlashes = 4;           // more of them in a row are not told apart at a glance

std::string upsText(std::int64_t ups) {
    const char sign = ups > 0 ? '^' : 'v';
    const std::uint64_t count =
        ups > 0 ? static_cast<std::uint64_t>(ups) : 0 - static_cast<std::uint64_t>(ups);
    return count <= 2 ? std::string(count, sign) : fmt::format("{}{}", sign, count);
}

std::string starText(std::uint32_t star) {
    if (star == 0) return {};
    return star == 1 ? "*" : fmt::format("*{}", star);
}

std::string sumText(const NumberUpStar& sum) {
    const bool isNumber = sum.ups == 0 && sum.star == 0;
    std::string text = isNumber || sum.number.sign() != 0 ? sum.number.text() : "";
    return text + upsText(sum.ups) + starText(sum.star);
}

struct GameName {
    std::string text;
    int slashes = 0; ///< between the sides of its braces, if it is {…|…}
};

/// Writes games, each once.
class GameWriter {
public:
    using Id = ShortGames::Id;

    explicit GameWriter(ShortGames& games) : games_(games) {}

    const std::string& text(Id game) { return name(game).text; }
    [[nodiscard]] bool isTooLong() const { return isTooLong_; }

private:
    const GameName& name(Id game) {
        const auto known = names_.find(game);
        if (known != names_.end()) return known->second;
        GameName made = isTooLong_ || games_.stopped() ? GameName() : make(game);
        if (made.text.size() > longest) isTooLong_ = true;
        return names_.emplace(game, isTooLong_ ? GameName() : std::move(made)).first->second;
    }

    GameName make(Id game) {
        if (const NumberUpStar* sum = games_.asSum(game)) return {sumText(*sum)};
        std::string name = nearNumber(game);
        if (!name.empty()) return {std::move(name)};
        std::vector<Id> left(games_.left(game).begin(), games_.left(game).end());
        if (games_.negative(game) == game)
            return {"+-" + (left.size() == 1 ? inTerm(left.front()) : fmt::format("{{{}}}", list(left)))};
        const GameName onLeft = side(left);
        const GameName onRight = side({games_.right(game).begin(), games_.right(game).end()});
        const int slashes = std::max(onLeft.slashes, onRight.slashes) + 1;
        return {fmt::format("{{{}{}{}}}", onLeft.text, std::string(static_cast<std::size_t>(slashes), '|'),
                            onRight.text),
                slashes};
    }

    /// {a||b|c} for {a|{b|c}}: an option that stands alone needs no braces of its own.
    GameName side(const std::vector<Id>& options) {
        if (options.size() == 1) {
            const auto& [text, slashes] = name(options.front());
            if (slashes > 0 && slashes < mostSlashes) return {text.substr(1, text.size() - 2), slashes};
        }
        return {list(options)};
    }

    /// A sum is not read as one term; names of small games may be sums.
    std::string inTerm(Id game) {
        const auto& [text, slashes] = name(game);
        const NumberUpStar* sum = games_.asSum(game);
        const bool isTerm =
            sum ? (sum->number.sign() != 0) + (sum->ups != 0) + (sum->star != 0) <= 1 : slashes > 0;
        return isTerm ? text : fmt::format("{{{}}}", text);
    }

    std::string list(const std::vector<Id>& options) {
        std::vector<std::string> texts;
        texts.reserve(options.size());
        for (const Id option : options)
            texts.push_back(text(option));
        sortNames(texts);
        return joined(texts);
    }

    /// “2Tiny(2)”, “3/4v[3]*”: a number, a small game that has a name, and a nimber; empty if it is none.
    std::string nearNumber(Id game) {
        const Dyadic number = games_.leftStop(game);
        if (number != games_.rightStop(game)) return {};
        const Id small = games_.difference(game, games_.number(number));
        for (std::uint32_t star = 0; star <= largestStar; ++star) {
            const Id rest = games_.sum(small, games_.star(star));
            if (games_.stopped()) return {};
            const std::string name = smallName(rest);
            if (!name.empty()) return (number.sign() == 0 ? "" : number.text()) + name + starText(star);
        }
        return {};
    }

    std::string smallName(Id small) {
        if (powers_.empty()) namePowers();
        if (games_.stopped()) return {};
        if (const auto power = powers_.find(small); power != powers_.end()) return power->second;
        std::string name = tinyName(small, "Tiny");
        if (!name.empty()) return name;
        const Id negative = games_.negative(small);
        return games_.stopped() ? std::string() : tinyName(negative, "Miny");
    }

    void namePowers() {
        UpPowers powers = nextUpPowers({.sum = games_.zero()}, games_);
        for (int power = 2; power <= largestNamed; ++power) {
            powers = nextUpPowers(powers, games_);
            const auto add = [&](Id game, const char* up, const char* down) {
                powers_.emplace(game, fmt::format(fmt::runtime(up), power));
                powers_.emplace(games_.negative(game), fmt::format(fmt::runtime(down), power));
            };
            add(powers.power, "^<{}>", "v<{}>");
            add(powers.sum, "^[{}]", "v[{}]");
        }
    }

    /// `kind` and the size of a tiny game; empty if it is none.
    std::string tinyName(Id small, const char* kind) {
        const auto left = games_.left(small);
        const auto right = games_.right(small);
        if (left.size() != 1 || left.front() != games_.zero() || right.size() != 1) return {};
        const auto then = games_.right(right.front());
        if (then.size() != 1) return {};
        const Id size = games_.negative(then.front());
        if (games_.stopped() || games_.order(size, games_.zero()) != GameOrder::greater ||
            tiny(size, games_) != small)
            return {};
        return fmt::format("{}({})", kind, text(size));
    }

    ShortGames& games_;
    std::unordered_map<Id, GameName> names_;
    std::unordered_map<Id, std::string> powers_; ///< and their negatives
    bool isTooLong_ = false;
};

} // namespace

void sortNames(std::vector<std::string>& names) {
    const auto isNumber = [](const std::string& name) { return name.find_first_of("-0123456789") == 0; };
    std::ranges::sort(
        names, {}, [&](const std::string& name) { return std::tuple(name.size(), !isNumber(name), name); });
}

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
