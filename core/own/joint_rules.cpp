#include "core/own/joint_rules.h"

#include "core/formula/words.h"
#include "core/own/joint_grammar.h"
#include "core/own/rule_text.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace joint = joint_grammar;

struct DraftTake {
    WrittenWord heap = {};
    std::optional<WrittenWord> times = {};
    std::optional<WrittenWord> name = {};
};

struct DraftJointTurn {
    std::vector<DraftTake> takes = {};
    std::optional<WrittenWord> condition = {};
};

struct JointDraft {
    std::vector<WrittenWord> heaps = {};
    std::vector<DraftJointTurn> turns = {};
    std::optional<Play> play = {};

    [[nodiscard]] DraftTake& take() { return turns.back().takes.back(); }
};

template <class Rule>
struct ReadingJoint : joint::ReadingPlay<Rule> {};

template <>
struct ReadingJoint<joint::heap_name> {
    template <class Input>
    static void apply(const Input& in, JointDraft& draft) {
        draft.heaps.push_back(writtenAs(in));
    }
};
template <>
struct ReadingJoint<joint::turn_begin> {
    static void apply0(JointDraft& draft) { draft.turns.emplace_back(); }
};
template <>
struct ReadingJoint<joint::changed_heap> {
    template <class Input>
    static void apply(const Input& in, JointDraft& draft) {
        draft.turns.back().takes.push_back({.heap = writtenAs(in)});
    }
};
template <>
struct ReadingJoint<joint::number> {
    template <class Input>
    static void apply(const Input& in, JointDraft& draft) {
        draft.take().times = writtenAs(in);
    }
};
template <>
struct ReadingJoint<joint::taken_name> {
    template <class Input>
    static void apply(const Input& in, JointDraft& draft) {
        draft.take().name = writtenAs(in);
    }
};
template <>
struct ReadingJoint<joint::condition> {
    template <class Input>
    static void apply(const Input& in, JointDraft& draft) {
        draft.turns.back().condition = writtenAs(in);
    }
};

/// Makes turns of what was read.
class JointReader {
public:
    JointReader(const JointDraft& draft, std::string_view plain) : draft_(draft), plain_(plain) {}

    [[nodiscard]] Expected<JointRules> rules() {
        if (auto named = nameHeaps(); !named) return tl::unexpected(named.error());
        if (auto fits = checkTurnCount(draft_.turns.size()); !fits) return tl::unexpected(fits.error());
        JointRules rules{.heaps = heaps_.size(), .play = draft_.play};
        rules.text = "heaps " + joined(heaps_, ", ");
        for (const DraftJointTurn& turn : draft_.turns) {
            auto read = turnOf(turn);
            if (!read) return tl::unexpected(read.error());
            rules.text += rules.turns.empty() ? ": " : " | ";
            rules.text += textOf(*read);
            rules.turns.push_back(std::move(*read));
        }
        rules.text += playText(rules.play);
        return rules;
    }

private:
    [[nodiscard]] std::size_t columnAt(const WrittenWord& written) const {
        return columnOf(plain_, written.at);
    }

    [[nodiscard]] Expected<void> nameHeaps() {
        if (draft_.heaps.size() > JointRules::mostHeaps)
            return invalid(say(MX_TEXT("core", "There are %1 heaps; at most %2 are allowed."),
                               draft_.heaps.size(), JointRules::mostHeaps));
        for (const WrittenWord& heap : draft_.heaps) {
            if (isHeap(heap)) return namedAlready(heap, plain_);
            heaps_.push_back(heap.text);
        }
        return {};
    }
    [[nodiscard]] bool isHeap(const WrittenWord& name) const {
        return std::ranges::find(heaps_, name.text) != heaps_.end();
    }

    [[nodiscard]] Expected<JointTurn> turnOf(const DraftJointTurn& draft) {
        JointTurn turn;
        names_.clear();
        for (const DraftTake& take : draft.takes) {
            const auto read = takeOf(take);
            if (!read) return tl::unexpected(read.error());
            if (std::ranges::find(turn.takes, read->heap, &JointTake::heap) != turn.takes.end())
                return invalid(say(MX_TEXT("core", "“%1” at column %2 is changed already: a turn takes from "
                                                   "a heap at most once."),
                                   take.heap.text, columnAt(take.heap)));
            turn.takes.push_back(*read);
        }
        turn.names = names_.size();
        if (!draft.condition) return turn;
        std::vector<std::string> names = heaps_;
        names.insert(names.end(), names_.begin(), names_.end());
        auto condition = conditionOf(*draft.condition, names, plain_);
        if (!condition) return tl::unexpected(condition.error());
        turn.condition = std::move(*condition);
        return turn;
    }

    [[nodiscard]] Expected<JointTake> takeOf(const DraftTake& draft) {
        const auto heap = std::ranges::find(heaps_, draft.heap.text);
        if (heap == heaps_.end())
            return invalid(say(MX_TEXT("core", "“%1” at column %2 is none of the heaps, which are %3."),
                               shortened(draft.heap.text), columnAt(draft.heap), joined(heaps_, ", ")));
        JointTake take{.heap = static_cast<std::size_t>(heap - heaps_.begin())};
        if (draft.times) take.times = amountOf(draft.times->text);
        if (take.times == 0 || take.times > largestAmount)
            return invalid(say(MX_TEXT("core", "“%1” at column %2 is not possible: what is taken, and by "
                                               "what a name is multiplied, is from 1 to %3."),
                               shortened(draft.times->text), columnAt(*draft.times), largestAmount));
        if (!draft.name) return take;
        if (isHeap(*draft.name)) return namedAlready(*draft.name, plain_);
        take.name = static_cast<std::size_t>(std::ranges::find(names_, draft.name->text) - names_.begin());
        if (*take.name == names_.size()) names_.push_back(draft.name->text);
        if (names_.size() > JointRules::mostNames)
            return invalid(say(MX_TEXT("core", "“%1” at column %2 is one name too many: at most %3 numbers "
                                               "can be chosen in a turn."),
                               shortened(draft.name->text), columnAt(*draft.name), JointRules::mostNames));
        return take;
    }

    [[nodiscard]] std::string textOf(const JointTurn& turn) const {
        std::string text;
        for (const JointTake& take : turn.takes) {
            if (!text.empty()) text += ", ";
            text += heaps_[take.heap] + "-";
            if (!take.name || take.times > 1) text += std::to_string(take.times);
            if (take.name) text += names_[*take.name];
        }
        if (turn.condition) text += " where " + turn.condition->text();
        return text;
    }

    const JointDraft& draft_;
    std::string_view plain_;
    std::vector<std::string> heaps_;
    std::vector<std::string> names_; ///< the new ones of the turn
};

Expected<JointRules> severalHeaps(std::string_view text) {
    const std::string plain = plainFormula(text);
    const auto draft = draftOf<JointDraft, joint::rules, ReadingJoint>(plain, text);
    if (!draft) return tl::unexpected(draft.error());
    return JointReader(*draft, plain).rules();
}

/// What is taken is the only new name, whether it is called something or not.
Expected<JointRules> rememberingHeap(std::string_view text) {
    const auto read = parseRememberingRules(text);
    if (!read) return tl::unexpected(read.error());
    JointRules rules{.heaps = 1, .tellsLast = true, .turns = {}, .play = read->play, .text = read->text};
    for (const OwnTurn& turn : read->turns) {
        if (!turn.amounts) {
            rules.turns.push_back({{{.name = 0}}, 1, turn.condition});
            continue;
        }
        for (const std::uint64_t amount : *turn.amounts)
            rules.turns.push_back({{{.times = amount}}, 0, turn.condition});
    }
    return rules;
}

} // namespace

Expected<JointRules> parseJointRules(std::string_view text) {
    if (auto fits = checkRulesLength(text); !fits) return tl::unexpected(fits.error());
    const std::string plain = plainFormula(text);
    const std::string_view begin = trimmed(plain);
    return begin.substr(0, wordLength(begin)) == "heap" ? rememberingHeap(text) : severalHeaps(text);
}

} // namespace mexplorer
