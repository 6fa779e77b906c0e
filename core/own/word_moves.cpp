// Moves of words: those that lead to different words, without writing these down.
#include "core/own/own_words.h"

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

namespace {

/// Hashes of all words that differ from one in a stretch, each in O(1) but for the stretch: polynomials in
/// `base` modulo a prime (Karp and Rabin 1987).
class StretchHashes {
public:
    StretchHashes(const std::string& word, std::size_t longest) : before_{0}, powers_{1} {
        for (const char letter : word)
            before_.push_back(withLetter(before_.back(), letter));
        for (std::size_t i = 0; i < std::max(word.size(), longest); ++i)
            powers_.push_back(powers_.back() * base % prime);
    }

    /// Of the word with `count` letters from `at` on replaced by `stretch`.
    [[nodiscard]] std::uint64_t with(std::size_t at, std::size_t count, const std::string& stretch) const {
        std::uint64_t hash = before_[at];
        for (const char letter : stretch)
            hash = withLetter(hash, letter);
        const std::size_t end = at + count;
        const std::uint64_t shift = powers_[before_.size() - 1 - end];
        const std::uint64_t behind = (before_.back() + prime - before_[end] * shift % prime) % prime;
        return (hash * shift + behind) % prime;
    }

private:
    static constexpr std::uint64_t prime = 4'294'967'291; // products fit 64 bits
    static constexpr std::uint64_t base = 2'654'435'761;

    [[nodiscard]] static std::uint64_t withLetter(std::uint64_t hash, char letter) {
        return (hash * base + static_cast<unsigned char>(letter) + 1) % prime;
    }

    std::vector<std::uint64_t> before_; ///< of the letters before each place
    std::vector<std::uint64_t> powers_;
};

/// Whether the rule, which can be used at this place, could be one letter further left, too, and lead to the
/// same word: in a run of equal letters, where there may be thousands of places.
bool isLikeTheLast(const std::string& word, const LetterRule& rule, std::size_t at) {
    if (at == 0 || word.compare(at - 1, rule.from.size(), rule.from) != 0) return false;
    return rule.to.find_first_not_of(word[at - 1]) ==
           std::string::npos; // the left side has this letter alone
}

} // namespace

std::vector<OwnWords::Move> OwnWords::moves(const OwnWord& word) const {
    std::vector<Move> moves;
    const StretchHashes hashes(word.letters, longestSide);
    std::unordered_multimap<std::uint64_t, Move> seen; // by hash, the last move to each word
    for (std::size_t at = 0; at < word.size(); ++at) {
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            const Move move{at, rule};
            if (!fits(word, move) || isLikeTheLast(word.letters, rules_[rule], at)) continue;
            const std::uint64_t hash = hashes.with(at, rules_[rule].from.size(), rules_[rule].to);
            auto [same, end] = seen.equal_range(hash);
            while (same != end && !leadToSame(word, same->second, move))
                ++same;
            if (same != end) {
                same->second = move; // the nearer the two are, the quicker they are compared
                continue;
            }
            seen.emplace(hash, move);
            moves.push_back(move);
        }
    }
    return moves;
}

/// `later` is not before `earlier` in the word.
bool OwnWords::leadToSame(const OwnWord& word, const Move& earlier, const Move& later) const {
    const LetterRule& one = rules_[earlier.rule];
    const LetterRule& other = rules_[later.rule];
    const std::size_t begin = earlier.at;
    const std::size_t end = std::max(begin + one.from.size(), later.at + other.from.size());
    const auto stretch = [&](const Move& move, const LetterRule& rule) {
        std::string changed = word.letters.substr(begin, end - begin);
        return changed.replace(move.at - begin, rule.from.size(), rule.to);
    };
    return stretch(earlier, one) == stretch(later, other);
}

std::optional<OwnWords::Move> OwnWords::moveBetween(const OwnWord& word, const OwnWord& option) const {
    const std::string& from = word.letters;
    const std::string& to = option.letters;
    const std::size_t least = std::min(from.size(), to.size());
    std::size_t alike = 0; // at the beginning
    while (alike < least && from[alike] == to[alike])
        ++alike;
    std::size_t alikeBehind = 0;
    while (alikeBehind < least && from[from.size() - 1 - alikeBehind] == to[to.size() - 1 - alikeBehind])
        ++alikeBehind;
    for (std::size_t at = 0; at <= alike && at < from.size(); ++at) {
        for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
            const LetterRule& sides = rules_[rule];
            const bool leadsThere = from.size() + sides.to.size() == to.size() + sides.from.size() &&
                                    at + sides.from.size() + alikeBehind >= from.size() &&
                                    fits(word, {at, rule}) && to.compare(at, sides.to.size(), sides.to) == 0;
            if (leadsThere) return Move{at, rule};
        }
    }
    return std::nullopt;
}

} // namespace mexplorer
