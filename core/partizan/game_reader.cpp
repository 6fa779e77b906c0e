#include "core/partizan/notation.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace mexplorer {

namespace {

constexpr int deepest = 500;      // of braces within each other
constexpr int largestPower = 100; // of an up: its options are as many levels deep

struct Spelling {
    std::string_view sign;
    std::string_view plain;
};
/// What books print, and how it is typed.
constexpr std::array<Spelling, 12> spellings = {{{"↑", "^"},
                                                 {"↓", "v"},
                                                 {"⇑", "^^"},
                                                 {"⇓", "vv"},
                                                 {"∗", "*"},
                                                 {"⋆", "*"},
                                                 {"±", "+-"},
                                                 {"−", "-"},
                                                 {"·", "."},
                                                 {"｜", "|"},
                                                 {"，", ","},
                                                 {"；", ";"}}};

constexpr std::array<std::string_view, 6> loopy = {"on", "off", "over", "under", "dud", "upon"};

/// Leaves the first of equal ones.
void eraseRepeated(std::vector<ShortGames::Id>& options) {
    std::vector<ShortGames::Id> once;
    for (const ShortGames::Id option : options)
        if (std::ranges::find(once, option) == once.end()) once.push_back(option);
    options = std::move(once);
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Reads one expression. Functions return a game, or `none` after they have failed; then error() says why.
class GameReader {
public:
    using Id = ShortGames::Id;

    GameReader(std::string_view text, ShortGames& games) : text_(text), games_(games) {}

    Expected<Id> read() {
        Id game = statement();
        while (isGoing() && take(";"))
            game = statement();
        if (isGoing() && take("?")) {
            const Id other = expression();
            braced_.reset();
            game = games_.difference(game, other);
        }
        if (isGoing() && at_ < text_.size()) fail(say(MX_TEXT("core", "“%1” is not expected here"), rest()));
        if (games_.stopped())
            return tl::unexpected(*games_.stopped()); // what follows from it does not matter
        if (error_) return tl::unexpected(*error_);
        return game;
    }
    /// The options of the braces that were read last, if nothing was written beside them.
    [[nodiscard]] const std::optional<WrittenGame>& braced() const { return braced_; }

private:
    [[nodiscard]] bool isGoing() const { return !error_ && !games_.stopped(); }
    [[nodiscard]] std::string rest() const { return shortened(text_.substr(at_)); }

    Id fail(const Message& what) { return failAt(at_, what); }
    Id failAt(std::size_t at, const Message& what) {
        if (!error_)
            error_ = invalid(say(MX_TEXT("core", "column %1: %2."), columnOf(text_, at), what)).value();
        return ShortGames::none;
    }

    void skipBlanks() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
            ++at_;
    }
    /// Whether this sign stands here; in either spelling.
    [[nodiscard]] std::size_t lengthOf(std::string_view sign) const {
        if (text_.substr(at_).starts_with(sign)) return sign.size();
        for (const Spelling& spelling : spellings)
            if (spelling.plain == sign && text_.substr(at_).starts_with(spelling.sign))
                return spelling.sign.size();
        return 0;
    }
    [[nodiscard]] bool sees(std::string_view sign) {
        skipBlanks();
        return lengthOf(sign) > 0;
    }
    bool take(std::string_view sign) {
        if (!sees(sign)) return false;
        at_ += lengthOf(sign);
        return true;
    }
    [[nodiscard]] bool seesSwitch() { return sees("+-"); }

    /// “G = …”, or an expression.
    Id statement() {
        skipBlanks();
        const std::size_t begin = at_;
        const std::string_view name = takeName();
        if (!name.empty() && take("=")) {
            if (isTaken(name))
                return failAt(begin, say(MX_TEXT("core", "“%1” is no name of its own"), shortened(name)));
            const Id game = expression();
            if (isGoing()) names_.insert_or_assign(std::string(name), game);
            return game;
        }
        at_ = begin;
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
        skipBlanks();
        if (at_ == text_.size()) return false;
        return sees("+") || sees("-") || seesSwitch() || beginsTerm();
    }
    [[nodiscard]] bool beginsTerm() {
        skipBlanks();
        if (at_ == text_.size()) return false;
        const char c = text_[at_];
        return isDigit(c) || isLetter(c) || c == '{' || c == '(' || sees("*") || sees("^") || sees("v") ||
               sees("^^") || sees("vv") || seesSwitch();
    }

    Id signedTerm() {
        bool isNegative = false;
        while (!seesSwitch() && (sees("+") || sees("-"))) {
            isNegative ^= sees("-");
            (void)(take("+") || take("-"));
        }
        if (!beginsTerm()) {
            return at_ == text_.size() ? fail(say(MX_TEXT("core", "a game is missing at the end")))
                                       : fail(say(MX_TEXT("core", "“%1” is no game"), rest()));
        }
        const bool isBraces = !isNegative && sees("{");
        const Id game = term();
        if (!isBraces) braced_.reset();
        return isNegative && isGoing() ? games_.negative(game) : game;
    }

    Id term() {
        skipBlanks();
        if (seesSwitch()) return switchTerm();
        if (isDigit(text_[at_])) return numberOrMultiple();
        if (sees("{")) return braces();
        if (take("(")) return inParentheses();
        if (take("*")) return games_.star(static_cast<std::uint32_t>(numberAfter(1, UINT32_MAX)));
        if (sees("^") || sees("^^")) return ups("^", "^^", 1);
        return isDown() ? ups("v", "vv", -1) : named();
    }

    Id inParentheses() {
        if (!enter()) return ShortGames::none;
        const Id game = expression();
        --depth_;
        if (isGoing() && !take(")")) return fail(say(MX_TEXT("core", "“)” is missing")));
        return game;
    }

    [[nodiscard]] bool enter() {
        if (++depth_ <= deepest) return true;
        fail(say(MX_TEXT("core", "braces are more than %1 deep"), deepest));
        return false;
    }

    /// The number that stands here, or `usual` if none does.
    std::uint64_t numberAfter(std::uint64_t usual, std::uint64_t most) {
        if (at_ == text_.size() || !isDigit(text_[at_])) return usual;
        return digits(most);
    }
    std::uint64_t digits(std::uint64_t most) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && isDigit(text_[at_]))
            ++at_;
        std::uint64_t number = 0;
        const auto [end, failed] = std::from_chars(text_.data() + begin, text_.data() + at_, number);
        if (failed != std::errc() || number > most)
            failAt(begin, say(MX_TEXT("core", "%1 is more than %2"),
                              shortened(text_.substr(begin, at_ - begin)), most));
        return std::min(number, most);
    }

    /// 3, 5/8, or 3.G.
    Id numberOrMultiple() {
        const std::size_t begin = at_;
        const auto whole = static_cast<std::int64_t>(digits(static_cast<std::uint64_t>(Dyadic::most)));
        if (isGoing() && take(".")) {
            if (!beginsTerm()) return fail(say(MX_TEXT("core", "after “.”, a game is missing")));
            const Id game = term();
            return isGoing() ? games_.multiple(whole, game) : ShortGames::none;
        }
        std::uint64_t divisor = 1;
        if (isGoing() && at_ < text_.size() && text_[at_] == '/') {
            ++at_;
            divisor = numberAfter(0, std::uint64_t{1} << 60U);
        }
        if (!isGoing()) return ShortGames::none;
        if (divisor == 0 || !std::has_single_bit(divisor))
            return failAt(begin, say(MX_TEXT("core", "%1 is no dyadic number: 2, 4, 8 … may divide"),
                                     shortened(text_.substr(begin, at_ - begin))));
        return games_.number(*Dyadic::of(whole, std::countr_zero(divisor)));
    }

    /// “v” where no longer name begins with it: v, vv, v2, v*, v[3].
    [[nodiscard]] bool isDown() {
        if (sees("v") && lengthOf("v") > 1) return true; // ↓
        if (sees("vv") && lengthOf("vv") > 2) return true;
        const std::string_view name = nameHere();
        return !name.empty() &&
               name.substr(0, name.find_first_not_of('v')).size() + digitsAtEnd(name) == name.size();
    }
    [[nodiscard]] static std::size_t digitsAtEnd(std::string_view name) {
        return name.size() - name.find_last_not_of("0123456789") - 1;
    }

    /// ^, ^^, ^3, ^[3] or ^<3>; `times` is −1 for downs.
    Id ups(std::string_view one, std::string_view two, int times) {
        std::int64_t count = 0;
        while (lengthOf(two) > 0 || lengthOf(one) > 0) {
            const bool isDouble = lengthOf(two) > 0;
            at_ += isDouble ? lengthOf(two) : lengthOf(one);
            count += isDouble ? 2 : 1;
        }
        if (count == 1 && at_ < text_.size()) {
            if (text_[at_] == '[') return powers(']', upsTo, times);
            if (text_[at_] == '<') return powers('>', upPower, times);
            count = static_cast<std::int64_t>(numberAfter(1, static_cast<std::uint64_t>(Dyadic::most)));
        }
        return isGoing() ? games_.of({.ups = times * count}) : ShortGames::none;
    }

    Id powers(char end, Id (*made)(int, ShortGames&), int times) {
        ++at_;
        skipBlanks();
        const auto power = static_cast<int>(numberAfter(0, largestPower));
        if (!isGoing()) return ShortGames::none;
        if (power == 0) return fail(say(MX_TEXT("core", "a power from 1 to %1 is missing"), largestPower));
        if (!take(std::string_view(&end, 1)))
            return fail(say(MX_TEXT("core", "“%1” is missing"), std::string(1, end)));
        return games_.multiple(times, made(power, games_));
    }

    /// ±G, {G|−G}; or ±{a,b}, with more than one option.
    Id switchTerm() {
        (void)take("+-");
        std::vector<Id> left;
        if (take("{")) {
            if (!enter()) return ShortGames::none;
            left = list();
            --depth_;
            if (isGoing() && !take("}"))
                return fail(say(MX_TEXT("core", "“}” is missing: +-{a,b} has no “|”")));
        } else if (beginsTerm()) {
            left.push_back(term());
        } else {
            return fail(say(MX_TEXT("core", "after “+-”, a game is missing")));
        }
        if (!isGoing()) return ShortGames::none;
        std::vector<Id> right;
        for (const Id option : left)
            right.push_back(games_.negative(option));
        return games_.of(std::move(left), std::move(right));
    }

    /// Options until a slash or the end; there may be none.
    std::vector<Id> list() {
        std::vector<Id> options;
        if (!goesOnHere()) return options;
        do
            options.push_back(expression());
        while (isGoing() && take(","));
        return options;
    }

    /// {a,b|c}: the parts between slashes, of which the longest row of slashes separates first.
    Id braces() {
        if (!enter()) return ShortGames::none;
        const std::size_t begin = at_;
        (void)take("{");
        std::vector<Part> parts(1);
        parts.back().options = list();
        while (isGoing() && sees("|")) {
            int slashes = 0;
            while (at_ < text_.size() && lengthOf("|") > 0) {
                at_ += lengthOf("|");
                ++slashes;
            }
            parts.push_back({list(), slashes});
        }
        --depth_;
        if (!isGoing()) return ShortGames::none;
        if (!take("}")) return fail(say(MX_TEXT("core", "“}” is missing")));
        if (parts.size() == 1) return failAt(begin, say(MX_TEXT("core", "in {…}, “|” is missing")));
        return slashed(begin, parts);
    }

    struct Part {
        std::vector<Id> options;
        int slashes = 0; ///< before it
    };

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

    [[nodiscard]] std::string_view nameHere() const {
        std::size_t end = at_;
        while (end < text_.size() && (isLetter(text_[end]) || (end > at_ && isDigit(text_[end]))))
            ++end;
        return text_.substr(at_, end - at_);
    }
    std::string_view takeName() {
        const std::string_view name = nameHere();
        at_ += name.size();
        return name;
    }
    [[nodiscard]] bool isTaken(std::string_view name) {
        return name == "Tiny" || name == "Miny" || name == "v" || name == "vv" ||
               std::ranges::count(loopy, name) > 0;
    }

    Id named() {
        const std::size_t begin = at_;
        const std::string_view name = takeName();
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
        const std::size_t begin = at_;
        if (!take("(")) return fail(say(MX_TEXT("core", "“(” is missing")));
        const Id game = inParentheses();
        if (!isGoing()) return ShortGames::none;
        if (games_.order(game, games_.zero()) != GameOrder::greater)
            return failAt(begin, say(MX_TEXT("core", "Tiny and Miny are of positive games")));
        const Id made = tiny(game, games_);
        return isNegative ? games_.negative(made) : made;
    }

    std::string_view text_;
    ShortGames& games_;
    std::size_t at_ = 0;
    int depth_ = 0;
    std::map<std::string, Id, std::less<>> names_;
    std::optional<WrittenGame> braced_;
    std::optional<Error> error_;
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

ShortGames::Id upsTo(int power, ShortGames& games) {
    ShortGames::Id sum = games.zero();
    for (int next = 1; next <= power; ++next)
        sum = games.of({sum}, {games.star(1)});
    return sum;
}

ShortGames::Id upPower(int power, ShortGames& games) {
    return games.of({games.zero()}, {games.difference(games.star(1), upsTo(power - 1, games))});
}

} // namespace mexplorer
