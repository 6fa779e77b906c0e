#include "core/partizan/game_text.h"
#include "core/partizan/notation.h"
#include "core/text/parse.h"

#include <algorithm>
#include <array>
#include <map>

namespace mexplorer {

namespace {

constexpr int deepest = 500;      // of braces within each other
constexpr int largestPower = 100; // of an up: its options are as many levels deep

constexpr std::array<std::string_view, 6> loopy = {"on", "off", "over", "under", "dud", "upon"};

/// Leaves the first of equal ones.
void eraseRepeated(std::vector<ShortGames::Id>& options) {
    std::vector<ShortGames::Id> once;
    for (const ShortGames::Id option : options)
        if (std::ranges::find(once, option) == once.end()) once.push_back(option);
    options = std::move(once);
}

/// Reads one expression. Functions return a game, or `none` after they have failed; then error() says why.
class GameReader {
public:
    using Id = ShortGames::Id;

    GameReader(std::string_view text, ShortGames& games) : text_(text), games_(games) {}

    Expected<Id> read() {
        Id game = statement();
        while (isGoing() && text_.take(";"))
            game = statement();
        if (isGoing() && text_.take("?")) {
            const Id other = expression();
            braced_.reset();
            game = games_.difference(game, other);
        }
        if (isGoing() && !text_.isAtEnd())
            fail(say(MX_TEXT("core", "“%1” is not expected here"), text_.rest()));
        if (games_.stopped())
            return tl::unexpected(*games_.stopped()); // what follows from it does not matter
        if (text_.error()) return tl::unexpected(*text_.error());
        return game;
    }
    /// The options of the braces that were read last, if nothing was written beside them.
    [[nodiscard]] const std::optional<WrittenGame>& braced() const { return braced_; }

private:
    [[nodiscard]] bool isGoing() const { return text_.isRead() && !games_.stopped(); }
    Id fail(const Message& what) { return failAt(text_.place(), what); }
    Id failAt(std::size_t place, const Message& what) {
        text_.failAt(place, what);
        return ShortGames::none;
    }

    [[nodiscard]] bool seesSwitch() { return text_.sees("+-"); }

    /// “G = …”, or an expression.
    Id statement() {
        text_.skipBlanks();
        const std::size_t begin = text_.place();
        const std::string_view name = text_.takeName();
        if (!name.empty() && text_.take("=")) {
            if (isTaken(name))
                return failAt(begin, say(MX_TEXT("core", "“%1” is no name of its own"), shortened(name)));
            const Id game = expression();
            if (isGoing()) names_.insert_or_assign(std::string(name), game);
            return game;
        }
        text_.goBackTo(begin);
        return expression();
    }

    Id expression() {
        Id total = signedTerm();
        while (isGoing() && goesOnHere()) {
            const Id term = signedTerm();
            braced_.reset();
            total = games_.sum(total, term);
        }
        return total;
    }

    /// Whether another summand follows.
    [[nodiscard]] bool goesOnHere() {
        return text_.sees("+") || text_.sees("-") || seesSwitch() || beginsTerm();
    }
    [[nodiscard]] bool beginsTerm() {
        return text_.seesNumber() || !text_.name().empty() || text_.sees("{") || text_.sees("(") ||
               text_.sees("*") || text_.sees("^") || text_.sees("v") || text_.sees("^^") ||
               text_.sees("vv") || seesSwitch();
    }

    Id signedTerm() {
        bool isNegative = false;
        while (!seesSwitch() && (text_.sees("+") || text_.sees("-"))) {
            isNegative ^= text_.sees("-");
            (void)(text_.take("+") || text_.take("-"));
        }
        if (!beginsTerm()) {
            return text_.isAtEnd() ? fail(say(MX_TEXT("core", "a game is missing at the end")))
                                   : fail(say(MX_TEXT("core", "“%1” is no game"), text_.rest()));
        }
        const bool isBraces = !isNegative && text_.sees("{");
        const Id game = term();
        if (!isBraces) braced_.reset();
        return isNegative && isGoing() ? games_.negative(game) : game;
    }

    Id term() {
        if (seesSwitch()) return switchTerm();
        if (text_.seesNumber()) return numberOrMultiple();
        if (text_.sees("{")) return braces();
        if (text_.take("(")) return inParentheses();
        if (text_.take("*")) return games_.star(static_cast<std::uint32_t>(text_.numberOr(1, UINT32_MAX)));
        if (text_.sees("^") || text_.sees("^^")) return ups("^", "^^", 1);
        return text_.isDown() ? ups("v", "vv", -1) : named();
    }

    /// After a sign that it belongs to.
    Id innerTerm() {
        if (!enter()) return ShortGames::none;
        const Id game = term();
        --depth_;
        return game;
    }

    Id inParentheses() {
        if (!enter()) return ShortGames::none;
        const Id game = expression();
        --depth_;
        if (isGoing() && !text_.take(")")) return fail(say(MX_TEXT("core", "“)” is missing")));
        return game;
    }

    [[nodiscard]] bool enter() {
        if (++depth_ <= deepest) return true;
        fail(say(MX_TEXT("core", "games stand in each other more than %1 deep"), deepest));
        return false;
    }

    /// 3, 5/8, or 3.G.
    Id numberOrMultiple() {
        const std::size_t begin = text_.place();
        const auto whole =
            static_cast<std::int64_t>(text_.numberOr(0, static_cast<std::uint64_t>(Dyadic::most)));
        if (isGoing() && text_.take(".")) {
            if (!beginsTerm()) return fail(say(MX_TEXT("core", "after “.”, a game is missing")));
            const Id game = innerTerm();
            return isGoing() ? games_.multiple(whole, game) : ShortGames::none;
        }
        std::uint64_t divisor = 1;
        if (isGoing() && text_.takeTouching("/")) divisor = text_.numberOr(0, std::uint64_t{1} << 60U);
        if (!isGoing()) return ShortGames::none;
        if (divisor == 0 || !std::has_single_bit(divisor))
            return failAt(begin, say(MX_TEXT("core", "%1 is no dyadic number: 2, 4, 8 … may divide"),
                                     text_.since(begin)));
        return games_.number(*Dyadic::of(whole, std::countr_zero(divisor)));
    }

    /// ^, ^^, ^3, ^[3] or ^<3>; `times` is −1 for downs.
    Id ups(std::string_view one, std::string_view two, int times) {
        std::int64_t count = 0;
        while (text_.touches(two) || text_.touches(one)) {
            if (text_.takeTouching(two))
                count += 2;
            else if (text_.takeTouching(one))
                ++count;
        }
        if (count == 1) {
            if (text_.takeTouching("[")) return powers("]", upsTo, times);
            if (text_.takeTouching("<")) return powers(">", upPower, times);
            count = static_cast<std::int64_t>(text_.numberOr(1, static_cast<std::uint64_t>(Dyadic::most)));
        }
        return isGoing() ? games_.of({.ups = times * count}) : ShortGames::none;
    }

    Id powers(std::string_view end, Id (*made)(int, ShortGames&), int times) {
        text_.skipBlanks();
        const auto power = static_cast<int>(text_.numberOr(0, largestPower));
        if (!isGoing()) return ShortGames::none;
        if (power == 0) return fail(say(MX_TEXT("core", "a power from 1 to %1 is missing"), largestPower));
        if (!text_.take(end)) return fail(say(MX_TEXT("core", "“%1” is missing"), std::string(end)));
        return games_.multiple(times, made(power, games_));
    }

    /// ±G, {G|−G}; or ±{a,b}, with more than one option.
    Id switchTerm() {
        (void)text_.take("+-");
        if (!beginsTerm()) return fail(say(MX_TEXT("core", "after “+-”, a game is missing")));
        std::vector<Id> left = text_.sees("{") ? switchOptions() : std::vector<Id>{innerTerm()};
        if (!isGoing()) return ShortGames::none;
        std::vector<Id> right;
        right.reserve(left.size());
        for (const Id option : left)
            right.push_back(games_.negative(option));
        return games_.of(std::move(left), std::move(right));
    }

    /// {a,b}, or the one game {a|b}.
    std::vector<Id> switchOptions() {
        const std::size_t begin = text_.place();
        const std::vector<Part> parts = bracedParts();
        if (!isGoing()) return {};
        if (parts.size() == 1) return parts.front().options;
        return {slashed(begin, parts)};
    }

    /// Options until a slash or the end; there may be none.
    std::vector<Id> list() {
        std::vector<Id> options;
        if (!goesOnHere()) return options;
        do
            options.push_back(expression());
        while (isGoing() && text_.take(","));
        return options;
    }

    struct Part {
        std::vector<Id> options;
        int slashes = 0; ///< before it
    };

    /// {a,b|c}: the parts between slashes, of which the longest row of slashes separates first.
    Id braces() {
        const std::size_t begin = text_.place();
        const std::vector<Part> parts = bracedParts();
        if (!isGoing()) return ShortGames::none;
        if (parts.size() == 1) return failAt(begin, say(MX_TEXT("core", "in {…}, “|” is missing")));
        return slashed(begin, parts);
    }

    std::vector<Part> bracedParts() {
        if (!enter()) return {};
        (void)text_.take("{");
        std::vector<Part> parts{{list()}};
        while (isGoing() && text_.sees("|")) {
            int slashes = 0;
            while (text_.takeTouching("|"))
                ++slashes;
            parts.push_back({list(), slashes});
        }
        --depth_;
        if (isGoing() && !text_.take("}")) fail(say(MX_TEXT("core", "“}” is missing")));
        return parts;
    }

    Id slashed(std::size_t begin, std::span<const Part> parts) {
        const auto fewer = [](const Part& one, const Part& other) { return one.slashes < other.slashes; };
        const auto longest = std::max_element(parts.begin() + 1, parts.end(), fewer);
        const auto isAlike = [&](const Part& part) { return part.slashes == longest->slashes; };
        if (std::count_if(parts.begin() + 1, parts.end(), isAlike) > 1)
            return failAt(begin,
                          say(MX_TEXT("core", "in {…}, it is not clear which “|” comes first: write “||”")));
        const auto middle = static_cast<std::size_t>(longest - parts.begin());
        WrittenGame written{.left = side(begin, parts.first(middle)),
                            .right = side(begin, parts.subspan(middle)),
                            .isForm = true};
        written.game = games_.of(written.left, written.right);
        braced_ = std::move(written);
        return braced_->game;
    }

    std::vector<Id> side(std::size_t begin, std::span<const Part> parts) {
        if (parts.size() == 1) return parts.front().options;
        return {slashed(begin, parts)};
    }

    [[nodiscard]] bool isTaken(std::string_view name) {
        return GameText::spellsDown(name) || name == "Tiny" || name == "Miny" ||
               std::ranges::count(loopy, name) > 0;
    }

    Id named() {
        const std::size_t begin = text_.place();
        const std::string_view name = text_.takeName();
        if (std::ranges::count(loopy, name) > 0)
            return failAt(
                begin,
                say(MX_TEXT("core", "“%1” is a loopy game, whose play need not end; these are short games"),
                    std::string(name)));
        if (name == "Tiny" || name == "Miny") return tinyTerm(name == "Miny");
        const auto known = names_.find(name);
        if (known != names_.end()) return known->second;
        return failAt(
            begin, say(MX_TEXT("core", "“%1” is not known: names are bound by “%1 = …;”"), shortened(name)));
    }

    Id tinyTerm(bool isNegative) {
        const std::size_t begin = text_.place();
        if (!text_.take("(")) return fail(say(MX_TEXT("core", "“(” is missing")));
        const Id game = inParentheses();
        if (!isGoing()) return ShortGames::none;
        if (games_.order(game, games_.zero()) != GameOrder::greater)
            return failAt(begin, say(MX_TEXT("core", "Tiny and Miny are of positive games")));
        const Id made = tiny(game, games_);
        return isNegative ? games_.negative(made) : made;
    }

    GameText text_;
    ShortGames& games_;
    int depth_ = 0;
    std::map<std::string, Id, std::less<>> names_;
    std::optional<WrittenGame> braced_;
};

} // namespace

Expected<ShortGames::Id> readGame(std::string_view text, ShortGames& games) {
    return GameReader(text, games).read();
}

Expected<WrittenGame> readWritten(std::string_view text, ShortGames& games) {
    GameReader reader(text, games);
    const auto game = reader.read();
    if (!game) return tl::unexpected(game.error());
    WrittenGame written;
    if (reader.braced()) {
        written = *reader.braced();
        for (std::vector<ShortGames::Id>* options : {&written.left, &written.right})
            eraseRepeated(*options);
        return written;
    }
    const auto left = games.left(*game);
    const auto right = games.right(*game);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return WrittenGame{*game, {left.begin(), left.end()}, {right.begin(), right.end()}};
}

ShortGames::Id tiny(ShortGames::Id game, ShortGames& games) {
    return games.of({games.zero()}, {games.of({games.zero()}, {games.negative(game)})});
}

UpPowers nextUpPowers(const UpPowers& powers, ShortGames& games) {
    const ShortGames::Id star = games.star(1);
    return {games.of({games.zero()}, {games.difference(star, powers.sum)}), games.of({powers.sum}, {star})};
}

ShortGames::Id upsTo(int power, ShortGames& games) {
    UpPowers powers{.sum = games.zero()};
    for (int next = 1; next <= power; ++next)
        powers = nextUpPowers(powers, games);
    return powers.sum;
}

ShortGames::Id upPower(int power, ShortGames& games) {
    return games.of({games.zero()}, {games.difference(games.star(1), upsTo(power - 1, games))});
}

} // namespace mexplorer
