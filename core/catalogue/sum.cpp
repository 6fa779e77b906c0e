#include "core/catalogue/sum.h"

#include "core/rules/misere_search.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostParts = 64;
constexpr std::uint64_t mostOptionsTried = 1'000'000; // of one component
constexpr std::uint64_t mostOptionsNamed = 64;        // in the reason of a value
constexpr std::size_t mostValuesNamed = 12;

/// Reads “id key=value …: position; …”.
class Reader {
public:
    Reader(std::string_view text, Summands& summands) : text_(text), summands_(summands) {}

    Expected<Sum::Position> parts() {
        Sum::Position found;
        do {
            auto next = part();
            if (!next) return tl::unexpected(next.error());
            found.push_back(std::move(*next));
            if (found.size() > mostParts) {
                return tooLarge(say(MX_TEXT("core", "A sum has at most %1 components."), mostParts));
            }
        } while (takes(';') && !atEnd());
        return found;
    }

private:
    void skipBlanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }
    bool atEnd() {
        skipBlanks();
        return at_ == text_.size();
    }
    bool takes(char sign) {
        skipBlanks();
        if (at_ == text_.size() || text_[at_] != sign) return false;
        ++at_;
        return true;
    }
    [[nodiscard]] std::size_t column() const { return at_ + 1; }

    /// Up to one of `ends`, or what stands in quotes.
    Expected<std::string> word(std::string_view ends) {
        skipBlanks();
        if (at_ < text_.size() && text_[at_] == '"') return quoted();
        const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
        const std::string_view found = trimmed(text_.substr(at_, end - at_));
        at_ = end;
        return std::string(found);
    }
    Expected<std::string> quoted() {
        const std::size_t begin = column();
        std::string found;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
            found += text_[at_];
        }
        if (at_ == text_.size())
            return invalid(say(MX_TEXT("core", "The quotation from column %1 on is not closed."), begin));
        ++at_;
        return found;
    }

    Expected<Part> part() {
        const std::size_t begin = (skipBlanks(), column());
        const auto id = word(" \t\r\n:;=");
        if (!id) return tl::unexpected(id.error());
        auto parameters = parametersHere();
        if (!parameters) return tl::unexpected(parameters.error());
        if (id->empty() || !takes(':')) {
            return invalid(say(MX_TEXT("core", "At column %1 a component is missing: a game, a colon and a "
                                               "position, such as nim: 3,5."),
                               begin));
        }
        const auto game = summands_.get(*id, *parameters);
        if (!game) return tl::unexpected(game.error());
        const std::size_t there = (skipBlanks(), column());
        const auto position = word(";");
        if (!position) return tl::unexpected(position.error());
        const auto canonical = (*game)->normal->canonical(*position);
        if (!canonical) {
            return invalid(say(MX_TEXT("core", "The position of %1 at column %2: %3"), (*game)->name, there,
                               canonical.error().message));
        }
        return Part{*game, *canonical};
    }

    Expected<Parameters> parametersHere() {
        Parameters parameters;
        while (!atEnd() && text_[at_] != ':' && text_[at_] != ';') {
            const std::size_t begin = column();
            const auto key = word(" \t\r\n:;=");
            if (!key) return tl::unexpected(key.error());
            if (key->empty() || !takes('=')) {
                return invalid(say(
                    MX_TEXT("core", "At column %1 a parameter such as code=0.77, or a colon, was expected."),
                    begin));
            }
            auto value = word(" \t\r\n:;");
            if (!value) return tl::unexpected(value.error());
            parameters[*key] = std::move(*value);
        }
        return parameters;
    }

    std::string_view text_;
    Summands& summands_;
    std::size_t at_ = 0;
};

std::string setText(std::vector<Nimber> values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    const bool whole = values.size() <= mostValuesNamed;
    if (!whole) values.resize(mostValuesNamed);
    return joined(values, ", ") + (whole ? "" : ", …");
}

/// How the value of a component comes about: as a XOR of its own components, by a formula, or as a mex.
Message reasonOf(const Part& part, Nimber value, Summands& summands, Task& task) {
    const Game& game = *part.game->normal;
    if (game.sum()) {
        const auto own = game.sum()->components(part.position, task);
        if (!own || own->empty()) return {};
        const bool alone = own->size() == 1;
        if (alone && (own->front().isItsValue() || !own->front().reason.empty())) return own->front().reason;
        if (!alone && own->size() <= mostValuesNamed) {
            std::vector<Nimber> values;
            for (const Component& component : *own)
                values.push_back(component.value);
            return verbatim(fmt::format("{} = {}", joined(values, " ⊕ "), value));
        }
        if (!alone) return {};
    }
    if (summands.optionCount(part) > mostOptionsNamed) return {};
    std::vector<Nimber> values;
    bool areKnown = true;
    summands.forEachOption(part, [&](const PartOption& option) {
        const auto known = summands.value(option.to, task);
        areKnown = known.has_value();
        if (areKnown) values.push_back(*known);
        return areKnown;
    });
    if (!areKnown) return {};
    return verbatim(fmt::format("mex {{{}}} = {}", setText(std::move(values)), value));
}

} // namespace

std::uint64_t hashOf(const Part& part) {
    std::uint64_t hash = hashOf(reinterpret_cast<std::uintptr_t>(part.game));
    for (const char c : part.position)
        hash = mixed(hash, static_cast<unsigned char>(c));
    return hash;
}

std::uint64_t hashOf(const std::vector<Part>& parts) {
    std::uint64_t hash = parts.size();
    for (const Part& part : parts)
        hash = mixed(hash, hashOf(part));
    return hash;
}

Expected<Sum::Position> Sum::parse(std::string_view text) const {
    return Reader(text, *summands_).parts();
}

std::string Sum::text(const Position& parts) const {
    std::vector<std::string> texts;
    for (const Part& part : parts)
        texts.push_back(part.text());
    return joined(texts, "; ");
}

Message Sum::moveText(const Position& parts, const Move& move) const {
    if (parts.size() == 1) return move.inPart;
    return say(MX_TEXT("core", "in component %1: %2"), move.part + 1, move.inPart);
}

std::uint64_t Sum::optionCount(const Position& parts) const {
    std::uint64_t count = 0;
    for (const Part& part : parts) {
        if (__builtin_add_overflow(count, summands_->optionCount(part), &count)) return UINT64_MAX;
    }
    return count;
}

Expected<std::optional<Genus>> Sum::genusOf(const Part& part, Task& task) const {
    if (play_ == Play::misere) return summands_->tame(part, task);
    return summands_->value(part, task).map([](Nimber value) { return std::optional(Genus{value, value}); });
}

Expected<std::vector<Genus>> Sum::generaOf(const Position& parts, Task& task) const {
    std::vector<Genus> genera;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto genus = genusOf(parts[i], task);
        if (!genus) return tl::unexpected(genus.error());
        if (!*genus) {
            return invalid(
                "position",
                say(MX_TEXT("core", "Component %1, %2, is not tame, or too large to tell: in misère "
                                    "play the SJ theorem does not hold for this sum, and there are "
                                    "no XOR steps."),
                    i + 1, parts[i].text()));
        }
        genera.push_back(**genus);
    }
    return genera;
}

/// In normal play the genera stand for values alone.
Nimber Sum::worth(std::span<const Genus> genera) const {
    const Genus sum = sumOf(genera);
    return play_ == Play::normal ? sum.normal : sum.misere;
}

Expected<std::optional<Nimber>> Sum::value(const Position& parts, Task& task) const {
    std::vector<Genus> genera;
    for (const Part& part : parts) {
        const auto genus = genusOf(part, task);
        if (!genus) return tl::unexpected(genus.error());
        if (!*genus) return std::optional<Nimber>();
        genera.push_back(**genus);
    }
    return std::optional(worth(genera));
}

Message Sum::componentName(std::size_t component) const {
    return say(MX_TEXT("core", "component %1"), component + 1);
}

Expected<std::vector<Component>> Sum::components(const Position& parts, Task& task) const {
    const auto genera = generaOf(parts, task);
    if (!genera) return tl::unexpected(genera.error());
    std::vector<Component> components;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Nimber value = (*genera)[i].normal;
        Component component{parts[i].text(), value, reasonOf(parts[i], value, *summands_, task)};
        if (play_ == Play::misere) component.large = (*genera)[i].firm();
        components.push_back(std::move(component));
        if (task.cancelled()) return cancelled();
    }
    return components;
}

Expected<std::optional<ComponentMove>> Sum::winningMove(const Position& parts, std::size_t at,
                                                        std::vector<Genus> genera, Task& task) const {
    if (summands_->optionCount(parts[at]) > mostOptionsTried) {
        return tooLarge(
            say(MX_TEXT("core", "Component %1 has more than %2 moves to try."), at + 1, mostOptionsTried));
    }
    std::optional<Error> failure;
    std::optional<ComponentMove> found;
    summands_->forEachOption(parts[at], [&](const PartOption& option) {
        const Expected<std::optional<Genus>> genus =
            task.cancelled() ? cancelled() : genusOf(option.to, task);
        if (!genus) {
            failure = genus.error();
            return false;
        }
        if (!*genus) return true; // no option of a tame component is wild
        genera[at] = **genus;
        if (worth(genera) == 0)
            found =
                ComponentMove{at, moveText(parts, {at, option.move}), option.to.text(), genera[at].normal};
        return !found;
    });
    if (failure) return tl::unexpected(*failure);
    return found;
}

Expected<std::vector<ComponentMove>> Sum::componentMoves(const Position& parts, Task& task) const {
    const auto genera = generaOf(parts, task);
    if (!genera) return tl::unexpected(genera.error());
    std::vector<ComponentMove> moves;
    if (worth(*genera) == 0) return moves;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto move = winningMove(parts, i, *genera, task);
        if (!move) return tl::unexpected(move.error());
        if (*move) moves.push_back(std::move(**move));
    }
    return moves;
}

Description Sum::describe() {
    return {
        .id = "sum",
        .title = say(MX_TEXT("core", "Sum of games")),
        .group = say(MX_TEXT("core", "Sums")),
        .summary = say(
            MX_TEXT("core", "Positions of different games side by side: a turn is a move in one of them.")),
        .parameters = {playParameter()},
        .position = "nim: 3,5; wythoff: 4,6; bash: 9",
        .view = "xor",
        .positionHint =
            say(MX_TEXT("core", "games and positions, for example nim: 3,5; bash m=4: 9; wythoff: 4,7")),
        .presets = {{say(MX_TEXT("core", "Nim, Wythoff and Bash")), {}, "nim: 3,5; wythoff: 4,6; bash: 9"},
                    {say(MX_TEXT("core", "A P-position: Kiki’s board and a heap")), {}, "kiki: 2,2; nim: 2"},
                    {say(MX_TEXT("core", "A king, a knight and a heap")),
                     {},
                     "grid-walk: 4,4; grid-walk piece=knight: 5,6; subtraction: 8"},
                    {say(MX_TEXT("core", "A small tree")), {}, "bash m=2: 2; nim: 1", "tree"},
                    {say(MX_TEXT("core", "Misère: a heap and Wythoff")),
                     {{"play", "misere"}},
                     "nim: 2; wythoff: 1,2"}},
        .theorems =
            {{say(MX_TEXT("core", "Sprague and Grundy’s theorem")),
              say(MX_TEXT("core",
                          "The value of a sum is the XOR of its components’ values; so the sum is P exactly "
                          "when that is 0.")),
              say(MX_TEXT("core", "normal play, every sum of impartial games")),
              "Sprague 1935, Grundy 1939",
              {{"play", "normal"}}},
             {say(MX_TEXT("core", "SJ theorem")),
              say(MX_TEXT("core",
                          "In misère play the player to move wins exactly when the XOR is not 0 and some "
                          "component is large, or the XOR is 0 and none is. A component is large if its "
                          "value is above 1, or the same in both plays.")),
              say(MX_TEXT("core",
                          "sums of tame components: everything that can be reached in them is worth (0, 1), "
                          "(1, 0) or (n, n) in normal and misère play")),
              "Conway 1976, Jia Zhihao 2009",
              {{"play", "misere"}}},
             misereSearch()},
    };
}

} // namespace mexplorer
