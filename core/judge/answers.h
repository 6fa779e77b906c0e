#pragma once

#include "core/judge/reader.h"
#include "core/rules/description.h"

#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer::judge {

/// Takes a block of whole answers (an answer longer than a block comes in several); returns false if no more
/// are wanted.
using Sink = std::function<bool(std::string_view block)>;

/// A case as a position of a game of the catalogue.
struct OpenedCase {
    std::string game;
    Parameters parameters;
    std::string position;
};

/// Two short answers, chosen and copied without a branch, because processors cannot predict who wins.
class Verdicts {
public:
    /// Of at most 15 bytes each, so that a line break fits, too.
    constexpr Verdicts(std::string_view lost, std::string_view won) : lines_{Line(lost), Line(won)} {}

    struct Line {
        static constexpr std::size_t most = 16;
        char text[most] = {}; ///< including its line break
        std::size_t length = 0;

        constexpr explicit Line(std::string_view word) : length(word.size() + 1) {
            for (std::size_t i = 0; i < word.size(); ++i)
                text[i] = word[i];
            text[word.size()] = '\n';
        }
    };
    [[nodiscard]] constexpr const Line& operator[](bool won) const { return lines_[won ? 1 : 0]; }

private:
    Line lines_[2];
};

/// Collects a problem's answers, one line for each case, in big blocks. One case may be picked for display:
/// then the problem says how to open it.
class Answers {
public:
    explicit Answers(Sink sink, std::optional<std::uint64_t> picked = {})
        : sink_(std::move(sink)), picked_(picked.value_or(UINT64_MAX)) {}

    /// The next case begins at the position of `reader`.
    void begin(Reader& reader) {
        if (picked()) place_ = reader.place();
    }
    /// Whether the current case is the picked one.
    [[nodiscard]] bool picked() const { return count_ == picked_; }
    /// Sets how the picked case is opened, or why it cannot be.
    void show(Expected<OpenedCase> position) { shown_ = std::move(position); }

    /// Adds a whole answer.
    void line(std::string_view text) {
        add(text);
        endLine();
    }
    void line(const Verdicts::Line& verdict) {
        if (sizeof block_ - held_ < Verdicts::Line::most) flush();
        std::memcpy(block_ + held_, verdict.text, Verdicts::Line::most);
        held_ += verdict.length;
        ++count_;
    }
    /// Adds a part of an answer; endLine() ends it.
    void add(std::string_view text) {
        if (sizeof block_ - held_ <= text.size()) flush();
        if (sizeof block_ <= text.size()) {
            useful_ = useful_ && sink_(text);
            return;
        }
        std::memcpy(block_ + held_, text.data(), text.size());
        held_ += text.size();
    }
    void endLine() {
        block_[held_++] = '\n'; // add() left room
        ++count_;
    }

    /// Passes on what is still in the block. False if no more answers are wanted.
    bool flush() {
        if (held_ > 0) useful_ = useful_ && sink_({block_, held_});
        held_ = 0;
        return useful_;
    }

    /// Whether more answers are wanted.
    [[nodiscard]] bool useful() const { return useful_; }
    /// How many cases have been answered.
    [[nodiscard]] std::uint64_t count() const { return count_; }
    /// The picked case, if it was reached: where it begins, and how it is opened if it can be.
    [[nodiscard]] const std::optional<TextPlace>& place() const { return place_; }
    [[nodiscard]] const std::optional<Expected<OpenedCase>>& shown() const { return shown_; }

private:
    Sink sink_;
    std::uint64_t count_ = 0;
    std::uint64_t picked_;
    std::size_t held_ = 0;
    bool useful_ = true;
    std::optional<TextPlace> place_;
    std::optional<Expected<OpenedCase>> shown_;
    char block_[std::size_t{1} << 16U];
};

} // namespace mexplorer::judge
