// Whether play on words ends.
#include "core/game/work_below.h"
#include "core/own/own_words.h"

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

namespace {

/// Looks depth-first through all words below one.
class WordsBelow {
public:
    WordsBelow(const OwnWords& rules, const Budget& budget) : rules_(rules), work_(budget) {
        for (const LetterRule& rule : rules_.rules())
            if (rule.to.size() > rule.from.size())
                growth_ = std::max(growth_, rule.to.size() - rule.from.size());
    }

    [[nodiscard]] Expected<EndlessPlay<OwnWord>> endless(const OwnWord& word, Task& task) {
        if (auto opened = open(*met_.try_emplace(word).first, task); !opened)
            return tl::unexpected(opened.error());
        while (!line_.empty()) {
            Frame& frame = line_.back();
            if (frame.next == options_.size()) {
                frame.entry->second = State::done;
                options_.resize(frame.begin);
                line_.pop_back();
                continue;
            }
            Entry& option = *options_[frame.next++];
            if (option.second == State::done) continue;
            if (auto again = comesAgain(option)) return std::move(*again);
            if (auto opened = open(option, task); !opened) return tl::unexpected(opened.error());
        }
        return EndlessPlay<OwnWord>{};
    }

private:
    enum class State { met, open, done };
    using Words = std::unordered_map<OwnWord, State, PositionHash>;
    using Entry = Words::value_type;
    /// A word whose options, options_[begin …], are being looked through while it is the last one.
    struct Frame {
        Entry* entry;
        std::size_t begin;
        std::size_t next;
    };

    [[nodiscard]] Expected<void> open(Entry& entry, Task& task) {
        if (task.cancelled()) return cancelled();
        const OwnWord& word = entry.first;
        if (word.size() + growth_ > OwnWords::longestWord)
            return tooLarge(say(MX_TEXT("core", "It is not known whether play ends: words grow beyond %1 "
                                                "letters."),
                                OwnWords::longestWord));
        entry.second = State::open;
        const std::size_t begin = options_.size();
        Expected<void> opened;
        rules_.forEachOption(word, [&](const OwnWords::Move&, const OwnWord& option) {
            if (!work_.addMove(workOfMoveTo(option))) opened = work_.refusal(met_.size() + 1);
            if (opened) opened = meet(option);
            return opened.has_value();
        });
        line_.push_back({&entry, begin, begin});
        return opened;
    }

    [[nodiscard]] Expected<void> meet(const OwnWord& option) {
        const auto [entry, isNew] = met_.try_emplace(option);
        if (isNew) {
            constexpr std::uint64_t bytesBeside = 64; // what the table takes for each word
            work_.addBytes(sizeof(Entry) + heldBytes(option) + bytesBeside);
            if (!work_.fits(met_.size(), options_.size() * sizeof(Entry*))) return work_.refusal(met_.size());
        }
        options_.push_back(&*entry);
        return {};
    }

    /// The play from a word on the line to `option`, which is that word again or contains it.
    [[nodiscard]] std::optional<EndlessPlay<OwnWord>> comesAgain(const Entry& option) const {
        if (option.second == State::open) {
            const auto isIt = [&](const Frame& frame) { return frame.entry == &option; };
            return EndlessPlay<OwnWord>{lineFrom(std::find_if(line_.begin(), line_.end(), isIt)), false};
        }
        // Only for the last words: growth that comes back at all comes back soon.
        constexpr std::ptrdiff_t mostCompared = 32;
        const auto last = line_.end() - std::min<std::ptrdiff_t>(mostCompared, std::ssize(line_));
        for (auto frame = last; frame != line_.end(); ++frame) {
            const std::string& earlier = frame->entry->first.letters;
            if (earlier.empty() || option.first.letters.find(earlier) == std::string::npos) continue;
            EndlessPlay<OwnWord> play{lineFrom(frame), true};
            play.positions.push_back(option.first);
            return play;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<OwnWord> lineFrom(std::vector<Frame>::const_iterator frame) const {
        std::vector<OwnWord> words;
        for (; frame != line_.end(); ++frame)
            words.push_back(frame->entry->first);
        return words;
    }

    const OwnWords& rules_;
    WorkBelow work_;
    std::size_t growth_ = 0; ///< letters that a move adds at most
    Words met_;
    std::vector<Frame> line_;
    std::vector<Entry*> options_; ///< of all words on the line, the last one's at the end
};

} // namespace

Expected<EndlessPlay<OwnWord>> OwnWords::endlessPlay(const OwnWord& word, const Budget& budget,
                                                     Task& task) const {
    if (measures_) return EndlessPlay<OwnWord>{};
    return WordsBelow(*this, budget).endless(word, task);
}

} // namespace mexplorer
