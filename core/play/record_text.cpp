#include "core/play/record_text.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/pictures.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/record_words.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t mostSuggested = 6;
constexpr std::string_view arrow = " → ";

/// Where a move puts a new piece, as a number: the column into which it falls, counted from 1, or else the
/// cell, row by row from 0; nothing if it puts none.
std::optional<std::uint64_t> placeOf(const BoardPicture& before, const BoardPicture& after) {
    const auto move = moveBetween(before, after);
    if (!move || move->from) return std::nullopt;
    if (before.ground == BoardGround::frame) return move->to.column + std::uint64_t{1};
    return std::uint64_t{move->to.row} * before.columns + move->to.column;
}

/// How many bytes all texts begin with, up to a border between characters.
std::size_t sameBeginning(const std::vector<std::string>& texts) {
    std::size_t same = texts.front().size();
    for (const std::string& text : texts) {
        const auto end = std::ranges::mismatch(text, texts.front()).in1;
        same = std::min(same, static_cast<std::size_t>(end - text.begin()));
    }
    const auto isInside = [&](std::size_t at) { // a character
        return at < texts.front().size() && (static_cast<unsigned char>(texts.front()[at]) & 0xC0U) == 0x80U;
    };
    while (same > 0 && isInside(same))
        --same;
    return same;
}

std::vector<std::string> allShortened(const std::vector<std::string>& texts, std::size_t from) {
    std::vector<std::string> all;
    for (const std::string& text : texts)
        all.push_back((from > 0 ? "…" : "") + shortened(std::string_view(text).substr(from)));
    return all;
}

/// Texts for a list, each as `shortened` makes it; but what they all begin with is left out where they would
/// else be cut before they differ.
std::vector<std::string> shortenedApart(const std::vector<std::string>& texts) {
    std::vector<std::string> whole = allShortened(texts, 0);
    const std::set<std::string> different(whole.begin(), whole.end());
    if (different.size() == std::set<std::string>(texts.begin(), texts.end()).size()) return whole;
    return allShortened(texts, sameBeginning(texts));
}

/// Some moves, as one may type them: the positions that they lead to or, on a board on which pieces are put,
/// the places: “4,7; 3,7; …”.
std::string suggested(const Inquiry& asked) {
    const auto graph = asked.graph();
    const auto before = pictureOf(asked);
    std::vector<std::string> options;
    graph->forEachMove(0, [&](const Message& /*move*/, const std::string& option) {
        options.push_back(option);
        return options.size() <= mostSuggested;
    });
    const auto* pictures = before ? graph->as<PicturesAspect>() : nullptr;
    for (std::size_t i = 0; pictures && i < options.size(); ++i) {
        const auto place = placeOf(*before, pictures->picture(graph->options(0)[i]));
        if (place) options[i] = std::to_string(*place);
    }
    options = shortenedApart(options);
    if (options.size() > mostSuggested) options.back() = "…";
    return joined(options, "; ");
}

/// Reads a position as it is or, if that fails, without the quotation marks around it.
Expected<std::shared_ptr<const Inquiry>> askWritten(const Game& game, std::string_view written, Side mover) {
    auto asked = ask(game, written, mover);
    if (asked || !written.starts_with('"')) return asked;
    const auto quotation = readQuoted(written);
    if (!quotation || quotation->bytes != written.size()) return asked;
    auto unquoted = ask(game, quotation->text, mover);
    return unquoted ? unquoted : asked;
}

/// What the text of a game of two sides begins with: who is to move at the start.
constexpr std::pair<Side, std::string_view> beginners[] = {{Side::left, "Left: "}, {Side::right, "Right: "}};

/// Takes the words about who begins; Left, if there are none.
Side takeBeginner(std::string_view& text) {
    for (const auto& [side, words] : beginners) {
        if (!text.starts_with(words)) continue;
        text.remove_prefix(words.size());
        return side;
    }
    return Side::left;
}

std::string asFirstWord(const Record& record) {
    std::string text;
    for (const auto& [side, words] : beginners)
        if (side == record.first()) text = words;
    return text + asWord(record.positionAfter(0));
}

tl::unexpected<Error> noMove(const Inquiry& from, std::string_view written) {
    if (from.optionCount() == 0) {
        return invalid(say(MX_TEXT("core", "The game is over at %1: no move is left, so “%2” is not one."),
                           shown(from.position()), shortened(written)));
    }
    return invalid(say(MX_TEXT("core", "No move leads from %1 to “%2”; moves lead, for example, to: %3."),
                       shown(from.position()), shortened(written), suggested(from)));
}

/// Plays the move with this number, from 1.
Expected<void> playNumber(const Inquiry& from, Record& record, std::string_view digits, Task& task) {
    const auto most = static_cast<std::int64_t>(std::min(from.optionCount(), mostNumbered));
    if (most == 0) return noMove(from, fmt::format("#{}", digits));
    const auto number = parseInteger(digits, 1, most);
    if (!number) {
        return invalid(say(MX_TEXT("core", "“#%1” is not a move: they are numbered from #1 to #%2."),
                           shortened(digits), most));
    }
    std::int64_t counted = 0;
    Expected<void> played = cancelled();
    from.graph()->forEachMove(0, [&](Message move, std::string option) {
        if (++counted < *number) return !task.cancelled();
        played = record.play(std::move(option), std::move(move));
        return false;
    });
    return played;
}

/// Whether the first move puts a piece on the board.
bool putsPieces(const Inquiry& asked, const BoardPicture& board) {
    const auto graph = asked.graph();
    const auto options = graph->options(0);
    return !options.empty() && placeOf(board, graph->as<PicturesAspect>()->picture(options.front()));
}

/// On a board on which pieces are put, a bare number names the place: the number of that move, from 1, in the
/// rules’ order; nothing if it is no such number.
std::optional<std::size_t> movePutting(const Inquiry& from, std::string_view written) {
    const auto number = parseInteger(written, 0, mostNumbered);
    if (!number || from.optionCount() == 0) return std::nullopt;
    const auto before = pictureOf(from);
    if (!before) return std::nullopt;
    const auto graph = from.graph();
    const auto* pictures = graph->as<PicturesAspect>();
    const auto options = graph->options(0);
    const auto put = std::ranges::find_if(options, [&](PositionGraph::Id option) {
        return placeOf(*before, pictures->picture(option)) == static_cast<std::uint64_t>(*number);
    });
    if (put == options.end()) return std::nullopt;
    return static_cast<std::size_t>(put - options.begin()) + 1;
}

tl::unexpected<Error> noStart() {
    return invalid(say(MX_TEXT("core", "A record begins with a position.")));
}

tl::unexpected<Error> inMove(std::size_t number, const Error& error) {
    if (error.kind == Error::Kind::cancelled) return tl::unexpected(error);
    return tl::unexpected(Error{
        error.kind, number == 0 ? say(MX_TEXT("core", "The record’s first position: %1"), error.message)
                                : say(MX_TEXT("core", "Move %1 of the record: %2"), number, error.message)});
}

/// Reads the words of a record one by one into it.
class RecordReader {
public:
    RecordReader(const Game& game, Task& task) : game_(game), task_(task) {}

    Expected<void> take(const RecordWord& word) {
        switch (word.kind) {
        case RecordWord::Kind::branch:
            return goTo(word.text);
        case RecordWord::Kind::place: {
            const auto shown = playOf(word.text);
            if (!shown) return tl::unexpected(shown.error());
            place_ = *shown;
            return {};
        }
        case RecordWord::Kind::position:
            break;
        }
        if (!record_) return begin(word.text);
        const std::size_t before = record_->plays();
        if (auto played = playIn(game_, *record_, word.text, task_); !played)
            return inMove(before + 1, played.error());
        ends_.back() = record_->current();
        return {};
    }

    Expected<Record> finish() {
        if (!record_) return noStart();
        // Visits the first lines last, so that they are the ones that `forward` follows.
        std::for_each(ends_.rbegin(), ends_.rend(), [&](Record::Id end) { record_->goTo(end); });
        if (place_) record_->goTo(*place_);
        return std::move(*record_);
    }

private:
    Expected<void> begin(std::string_view text) {
        const Side first = game_.as<TwoSidedAspect>() ? takeBeginner(text) : Side::either;
        const auto asked = askWritten(game_, text, first);
        if (!asked) return inMove(0, asked.error());
        record_.emplace((*asked)->position(), first);
        return {};
    }

    Expected<Record::Id> playOf(std::string_view digits) const {
        const auto most = static_cast<std::int64_t>(record_ ? record_->plays() : 0);
        const auto number = parseInteger(digits, 0, most);
        if (number) return static_cast<Record::Id>(*number);
        return invalid(say(
            MX_TEXT("core",
                    "“%1” is not a move of the record so far: they are numbered from 0, the start, to %2."),
            shortened(digits), most));
    }

    Expected<void> goTo(std::string_view digits) {
        const auto play = playOf(digits);
        if (!play) return tl::unexpected(play.error());
        if (!record_) return noStart();
        record_->goTo(*play);
        ends_.push_back(*play);
        return {};
    }

    const Game& game_;
    Task& task_;
    std::optional<Record> record_;
    std::vector<Record::Id> ends_{0}; ///< the last play of each line, in the order of the text
    std::optional<Record::Id> place_;
};

/// Writes lines of a record, numbering plays as they are written.
class Writer {
public:
    explicit Writer(const Record& record) : record_(record), numbers_(record.plays() + 1, 0) {}

    std::string written() {
        writeLine(record_.line());
        const Record::Id last = record_.line().back();
        for (std::size_t next = 0; next < order_.size(); ++next) { // order_ grows in the loop
            for (const Record::Id branch : record_.continuations(order_[next]))
                if (!isWritten(branch)) writeBranch(order_[next], branch);
        }
        if (record_.current() != last) text_ += "\n@" + std::to_string(numbers_[record_.current()]);
        return std::move(text_);
    }

private:
    [[nodiscard]] bool isWritten(Record::Id play) const { return numbers_[play] != 0; }

    void writeBranch(Record::Id from, Record::Id branch) {
        text_ += "\n^" + std::to_string(numbers_[from]);
        for (const Record::Id play : record_.lineFrom(branch)) {
            text_ += arrow;
            write(play);
        }
    }
    void writeLine(const std::vector<Record::Id>& line) {
        for (const Record::Id play : line) {
            if (play != 0) text_ += arrow;
            write(play);
        }
    }
    void write(Record::Id play) {
        numbers_[play] = static_cast<std::uint32_t>(order_.size());
        order_.push_back(play);
        text_ += play == 0 ? asFirstWord(record_) : asWord(record_.positionAfter(play));
    }

    const Record& record_;
    std::vector<std::uint32_t> numbers_;
    std::vector<Record::Id> order_;
    std::string text_;
};

} // namespace

Message sayHowToWrite(const Inquiry& asked) {
    const auto board = pictureOf(asked);
    if (board && board->ground == BoardGround::frame) {
        return say(MX_TEXT("core",
                           "A move is typed as the number of its column, from 1 to %1, as the position "
                           "it leads to, or as # and its number."),
                   board->columns);
    }
    if (board && board->ground == BoardGround::lines) {
        return say(MX_TEXT("core",
                           "A move is typed as the number of its cell, row by row from 0 to %1, as the "
                           "position it leads to, or as # and its number."),
                   board->rows * board->columns - 1);
    }
    if (board && moverOf(asked) != Side::either && putsPieces(asked, *board)) {
        return say(MX_TEXT("core",
                           "A move is typed as the number of its first cell, row by row from 0 to %1, as "
                           "the position it leads to, or as # and its number."),
                   board->rows * board->columns - 1);
    }
    return say(MX_TEXT("core", "A move is typed as the position it leads to, or as # and its number."));
}

Expected<void> playIn(const Game& game, Record& record, std::string_view written, Task& task) {
    const auto from = ask(game, record.position(), record.mover());
    if (!from) return tl::unexpected(from.error());
    written = trimmed(written);
    const bool isNumber = written.starts_with('#') && !ask(game, written); // a board may begin with a hole
    if (isNumber) return playNumber(**from, record, written.substr(1), task);
    if (const auto put = movePutting(**from, written))
        return playNumber(**from, record, std::to_string(*put), task);
    const auto to = askWritten(game, written, opponentOf(record.mover()));
    if (!to) return (*from)->optionCount() == 0 ? noMove(**from, written) : tl::unexpected(to.error());
    const auto move = (*from)->moveLeadingTo(**to, task);
    if (!move) return tl::unexpected(move.error());
    if (!*move) return noMove(**from, written);
    return record.play((*to)->position(), **move);
}

std::string lineText(const Record& record) {
    std::vector<std::string> positions;
    for (const Record::Id play : record.line())
        positions.push_back(play == 0 ? asFirstWord(record) : asWord(record.positionAfter(play)));
    return joined(positions, arrow);
}

std::string wholeText(const Record& record) {
    return Writer(record).written();
}

Expected<Record> readRecord(const Game& game, std::string_view text, Task& task) {
    if (text.size() > longestRecord) {
        return tooLarge(say(MX_TEXT("core", "The record is too long: up to %1 MB of text are read."),
                            longestRecord >> 20U));
    }
    RecordReader reader(game, task);
    RecordWords words(text);
    while (const auto word = words.next()) {
        if (auto taken = reader.take(*word); !taken) return tl::unexpected(taken.error());
        task.report(words.fraction());
    }
    return reader.finish();
}

} // namespace mexplorer
