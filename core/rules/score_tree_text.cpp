#include "core/rules/score_tree_text.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/text_place.h"
#include "core/theory/saturating.h"

#include <array>
#include <optional>

namespace mexplorer {

namespace {

constexpr std::string_view growWord = "grow";
constexpr std::int64_t largestGrownScore = 20;

tl::unexpected<Error> wrong(Message message) {
    return invalid(positionId, std::move(message));
}

/// Reads a tree in one pass without recursion, as it may be deep.
class TreeReader {
public:
    explicit TreeReader(std::string_view text) : text_(text) {}

    Expected<std::string> read() {
        bool isBranchWanted = true;
        while (skipBlanks(), at_ < text_.size()) {
            const auto read = isBranchWanted ? beginBranch() : endBranch();
            if (!read) return tl::unexpected(read.error());
            isBranchWanted = *read;
            if (nodes_ > ScoreTree::mostNodes) {
                return wrong(say(MX_TEXT("core", "The tree has more than %1 nodes."), ScoreTree::mostNodes));
            }
        }
        if (isBranchWanted)
            return wrong(
                say(MX_TEXT("core", "The tree breaks off: a score or “(” was expected at its end.")));
        if (open_ > 0)
            return wrong(say(MX_TEXT("core", "The tree breaks off: “)” is missing, %1 of them."), open_));
        return std::move(tree_);
    }

private:
    /// Skips the sign in one of these forms, ASCII or wide (CJK), if it comes next. Whether it did.
    bool passes(std::initializer_list<std::string_view> forms) {
        for (const std::string_view sign : forms) {
            if (!text_.substr(at_).starts_with(sign)) continue;
            at_ += sign.size();
            wideBytes_ += sign.size() - 1;
            return true;
        }
        return false;
    }

    void skipBlanks() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
            ++at_;
    }

    /// Whether another branch follows a blank or a bracket, as in “(1 2)”.
    [[nodiscard]] bool isNextBranch() const {
        const char before = text_[at_ - 1];
        const bool isNumber = before >= '0' && before <= '9';
        return !isNumber && std::string_view("([{-0123456789").find(text_[at_]) != std::string_view::npos;
    }

    /// The column, in characters, from 1: everything read so far has one byte each, except wide signs.
    [[nodiscard]] std::size_t column(std::size_t at) const { return at - wideBytes_ + 1; }

    [[nodiscard]] tl::unexpected<Error> unexpectedHere(Message (*expected)(std::size_t, std::string)) const {
        return wrong(expected(column(at_), shortened(text_.substr(at_, 12))));
    }

    /// Reads “(” or a score. Returns whether a branch must follow.
    Expected<bool> beginBranch() {
        ++nodes_;
        if (isAfterComma_ && passes({")", "）", "]", "}"})) { // (3, 5,) is what Python writes
            --nodes_;
            tree_.pop_back();
            return endGroup();
        }
        isAfterComma_ = false;
        if (passes({"(", "（", "[", "{"})) {
            tree_ += '(';
            if (++open_ > ScoreTree::mostDepth)
                return wrong(say(MX_TEXT("core", "The tree is deeper than %1 moves."), ScoreTree::mostDepth));
            return true;
        }
        const std::size_t begin = at_;
        const bool hasPlus = at_ < text_.size() && text_[at_] == '+';
        if (hasPlus || (at_ < text_.size() && text_[at_] == '-')) ++at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9')
            ++at_;
        if (text_.substr(begin, at_ - begin).find_first_of("0123456789") == std::string_view::npos) {
            at_ = begin;
            return unexpectedHere([](std::size_t column, std::string found) {
                return say(MX_TEXT("core", "A score or “(” was expected at column %1, not “%2”."), column,
                           found);
            });
        }
        const std::size_t first = begin + (hasPlus ? 1 : 0);
        const auto score = parseInteger(text_.substr(first, at_ - first), -ScoreTree::largestScore,
                                        ScoreTree::largestScore, column(first));
        if (!score) return wrong(score.error().message);
        tree_ += std::to_string(*score);
        return false;
    }

    /// Writes what “)” means. Returns whether a branch must follow.
    bool endGroup() {
        --open_;
        tree_ += ')';
        isAfterComma_ = false;
        return false;
    }

    /// Reads “,” or “)”. Returns whether a branch must follow.
    Expected<bool> endBranch() {
        if (open_ > 0 && passes({",", "，", ";"})) {
            tree_ += ',';
            isAfterComma_ = true;
            return true;
        }
        if (open_ > 0 && isNextBranch()) {
            tree_ += ',';
            return true;
        }
        if (open_ > 0 && passes({")", "）", "]", "}"})) return endGroup();
        if (open_ > 0) {
            return unexpectedHere([](std::size_t column, std::string found) {
                return say(MX_TEXT("core", "“,” or “)” was expected at column %1, not “%2”."), column, found);
            });
        }
        return unexpectedHere([](std::size_t column, std::string found) {
            return say(MX_TEXT("core", "The tree ends before column %1, where “%2” stands; only “max” or "
                                       "“min” may follow it."),
                       column, found);
        });
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t wideBytes_ = 0; ///< bytes minus characters so far, due to wide signs
    std::size_t open_ = 0;
    std::size_t nodes_ = 0;
    bool isAfterComma_ = false;
    std::string tree_;
};

/// The values of “depth=3 branching=2 seed=1”.
struct Growth {
    std::array<std::string_view, 3> names = {"depth", "branching", "seed"};
    std::array<std::int64_t, 3> most = {12, 20, INT32_MAX};
    std::array<std::optional<std::int64_t>, 3> given = {};
};

/// `words`: the part of `text` with the values for the generated tree.
Expected<ScoreTreePosition> grown(std::string_view words, std::string_view text, bool maxFirst) {
    Growth growth;
    while (!(words = trimmed(words)).empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        words.remove_prefix(word.size());
        const std::string_view name = word.substr(0, word.find('='));
        std::size_t i = 0;
        while (i < growth.names.size() && growth.names[i] != name)
            ++i;
        if (i == growth.names.size() || name.size() == word.size()) {
            return wrong(
                say(MX_TEXT("core",
                            "“%1” does not describe a tree that grows; depth=…, branching=… and seed=… do."),
                    shortened(word)));
        }
        const std::string_view value = word.substr(name.size() + 1);
        const auto number =
            parseInteger(value, i == 1 ? 1 : 0, growth.most[i],
                         columnOf(text, static_cast<std::size_t>(value.data() - text.data())));
        if (!number) return wrong(number.error().message);
        growth.given[i] = *number;
    }
    const auto depth = static_cast<std::uint64_t>(growth.given[0].value_or(2));
    const auto branching = static_cast<std::uint64_t>(growth.given[1].value_or(3));
    std::uint64_t nodes = 1;
    std::uint64_t level = 1;
    for (std::uint64_t i = 0; i < depth; ++i) {
        level = saturatedProduct(level, branching);
        nodes = saturatedSum(nodes, level);
    }
    if (nodes > ScoreTree::mostNodes) {
        return wrong(
            say(MX_TEXT("core", "A tree of %1 moves with %2 branches everywhere has %3 nodes; at most %4 "
                                "are allowed."),
                depth, branching, nodes, ScoreTree::mostNodes));
    }
    return ScoreTreePosition{
        grownTree(depth, branching, static_cast<std::uint64_t>(growth.given[2].value_or(1))), maxFirst};
}

} // namespace

Expected<ScoreTreePosition> parseScoreTree(std::string_view typed, bool maxFirst) {
    const std::string pasted = withoutMaker(typed);
    const std::string_view text = pasted;
    const std::string_view whole = trimmed(text);
    if (whole.starts_with(growWord)) return grown(whole.substr(growWord.size()), text, maxFirst);
    const bool isMin = whole.ends_with("min");
    const bool isMax = whole.ends_with("max");
    const std::size_t begin = static_cast<std::size_t>(whole.data() - text.data());
    const bool isEnded = whole.size() > 1 && (whole.ends_with(',') || whole.ends_with(';')) &&
                         std::string_view(")]}").find(trimmed(whole.substr(0, whole.size() - 1)).back()) !=
                             std::string_view::npos;
    const std::size_t end = begin + whole.size() - (isMin || isMax ? 3 : isEnded ? 1 : 0);
    if (auto doubt = doubtfulNumber(text)) return wrong(*std::move(doubt));
    return TreeReader(text.substr(0, end)).read().map([&](std::string&& tree) {
        return ScoreTreePosition{std::move(tree), isMax || (maxFirst && !isMin)};
    });
}

std::string grownTree(std::uint64_t depth, std::uint64_t branching, std::uint64_t seed) {
    std::uint64_t state = mixed(hashOf(seed), branching);
    const auto score = [&] {
        state = mixed(state, depth);
        return std::to_string(state % (largestGrownScore + 1));
    };
    std::string tree;
    // Counts like an odometer: the current branch on each level.
    std::vector<std::uint64_t> branch;
    while (true) {
        while (branch.size() < depth) {
            tree += '(';
            branch.push_back(0);
        }
        tree += score();
        while (!branch.empty() && ++branch.back() == branching) {
            tree += ')';
            branch.pop_back();
        }
        if (branch.empty()) return tree;
        tree += ',';
    }
}

} // namespace mexplorer
