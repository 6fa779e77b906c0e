#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lines.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/hint.h"
#include "core/play/record_text.h"
#include "core/play/report.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/say_count.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <utility>

namespace mexplorer::cli {

namespace {

constexpr std::uint64_t mostMovesShown = 20;

struct PlayArguments {
    GameArguments game;
    std::string opponent = "perfect";
    std::string first = "me";
    std::string side = "left";
    std::uint64_t seed = 1;
    std::string language = "en";
};

/// Who plays, and how well the computer does.
struct Seats {
    Players players;
    Skill skill;
};

Expected<Seats> seatsOf(const PlayArguments& arguments) {
    if (arguments.opponent == "human") return Seats{};
    Seats seats;
    seats.players.who =
        arguments.first == "me" ? std::array{Who::you, Who::computer} : std::array{Who::computer, Who::you};
    seats.skill.seed = arguments.seed;
    if (arguments.opponent == "perfect") return seats;
    char* end = nullptr;
    seats.skill.errs = std::strtod(arguments.opponent.c_str(), &end);
    const bool isNumber = !arguments.opponent.empty() && *end == '\0';
    if (isNumber && seats.skill.errs >= 0 && seats.skill.errs <= 1) return seats;
    return invalid("--opponent", say(MX_TEXT("core", "“%1” is not an opponent: expected perfect, human, or "
                                                     "how often it errs, from 0 to 1, for example 0.2."),
                                     shortened(arguments.opponent)));
}

/// A hint that is told bit by bit.
class GivenHint {
public:
    explicit GivenHint(Hint hint) : hint_(std::move(hint)) {}

    [[nodiscard]] bool isWhole() const { return depth_ == Hint::depths; }
    /// The sentences of the next depth that has any.
    std::vector<Message> more() {
        std::vector<Message> sentences;
        while (sentences.size() <= told_ && !isWhole())
            sentences = hint_.told(++depth_);
        const std::size_t before = std::exchange(told_, sentences.size());
        return {sentences.begin() + static_cast<std::ptrdiff_t>(before), sentences.end()};
    }

private:
    Hint hint_;
    std::size_t depth_ = 0;
    std::size_t told_ = 0; ///< sentences
};

/// A game played in a terminal, or through a pipe.
class Session {
public:
    Session(const Game& game, const std::string& start, const Seats& seats, Message::Translate translate)
        : game_(game), seats_(seats), record_(start, seats.players.first), translate_(std::move(translate)),
          output_(interruptibleTask()), lines_(interruptibleTask()) {}

    int run() {
        tell(sayGame(game_));
        tell(sayRules(game_));
        writeHelp();
        bool goesOn = true;
        while (goesOn && !interruptibleTask().cancelled() && !output_.hasFailed()) {
            const auto asked = ask(game_, record_.position(), record_.mover());
            if (!asked) return fail(asked.error());
            if ((*asked)->optionCount() == 0) break;
            goesOn = mover() == Who::computer ? computerMoves(**asked) : personMoves(**asked);
        }
        if (record_.current() != 0 && reported_ != record_.current()) writeReport();
        return output_.finish();
    }

private:
    [[nodiscard]] Who mover() const { return seats_.players.ofMove(turn()); }

    void write(const std::string& text) { (void)output_.write(text); } // finish() reports what went wrong
    void tell(const Message& sentence, const char* before = "") {
        write(before + allPrintable(sentence.said(translate_)) + "\n");
    }

    void writeHelp() {
        const auto asked = ask(game_, record_.position(), record_.mover());
        if (!asked) return tell(asked.error().message);
        tell(say(MX_TEXT("core", "%1 %2"), sayHowToWrite(**asked),
                 say(MX_TEXT("core", "Other words: undo, hint, report, help, quit."))));
    }

    [[nodiscard]] std::uint64_t turn() const { return record_.depthOf(record_.current()); }

    /// What `search` finds. Its progress is shown, and an interrupt cuts it short.
    template <class Search>
    auto searched(Search&& search) {
        (void)output_.flush();
        Task task;
        const InterruptsCancel interrupts(task);
        showProgress(task);
        auto found = search(task);
        hideProgress();
        return found;
    }

    bool computerMoves(const Inquiry& asked) {
        const auto move =
            searched([&](Task& task) { return chooseMove(game_, asked, seats_.skill, turn(), task); });
        if (!move) return told(move.error());
        if (const auto played = record_.play(move->to, move->move); !played) return told(played.error());
        tell(say(MX_TEXT("core", "The computer: %1, to %2."), move->move, move->to));
        writeReasons(*move);
        return true;
    }

    bool personMoves(const Inquiry& asked) {
        if (isNew_) writeTurn(asked);
        isNew_ = false;
        write("> ");
        (void)output_.flush();
        const auto line = lines_.next();
        if (!line) {
            write("\n");
            return false;
        }
        const std::string word(trimmed(*line));
        if (word == "quit" || word == "q" || word == "exit") return false;
        if (word == "help" || word == "?")
            writeHelp();
        else if (word == "undo")
            undo();
        else if (word == "hint")
            hint(asked);
        else if (word == "report")
            writeReport();
        else
            play(word);
        return true;
    }

    void play(const std::string& word) {
        if (const auto played = playIn(game_, record_, word, interruptibleTask()); !played)
            told(played.error());
        else
            showAnew();
    }

    /// Takes moves back, to before the last move of a person.
    void undo() {
        const Record::Id before = record_.current();
        while (record_.takeBack() && mover() == Who::computer) {
        }
        if (mover() == Who::computer) record_.goTo(before); // the computer began: nothing to take back
        if (record_.current() == before)
            return tell(say(MX_TEXT("core", "There is no move of yours to take back.")));
        showAnew();
    }

    /// One more depth of the hint each time.
    void hint(const Inquiry& asked) {
        if (!hint_) {
            auto found = searched([&](Task& task) { return findHint(game_, asked, turn(), task); });
            if (!found) {
                told(found.error());
                return;
            }
            hint_ = GivenHint{std::move(*found)};
        }
        for (const Message& sentence : hint_->more())
            tell(sentence, "  ");
        if (hint_->isWhole())
            hint_.reset();
        else
            tell(say(MX_TEXT("core", "“hint” once more tells more.")), "  ");
    }

    void showAnew() {
        isNew_ = true;
        hint_.reset();
    }

    void writeReasons(const ChosenMove& move) {
        for (const Message& reason : move.reasons)
            tell(reason, "  ");
    }

    void writeTurn(const Inquiry& asked) {
        const std::uint64_t count = asked.optionCount();
        write("\n");
        tell(sayCount(count, MX_TEXT("core", "%1 to move at %2; 1 move:"),
                      MX_TEXT("core", "%1 to move at %2; %3 moves:"), seats_.players.seatAtBeginning(turn()),
                      asked.position(), count));
        std::uint64_t number = 0;
        asked.graph()->forEachMove(0, [&](const Message& move, const std::string& to) {
            tell(say(MX_TEXT("core", "#%1 %2, to %3"), ++number, move, to), "  ");
            return number < mostMovesShown;
        });
        if (count > mostNumbered)
            tell(say(MX_TEXT("core", "… and so on, to #%1; those after it are typed as positions"),
                     mostNumbered),
                 "  ");
        else if (count > number)
            tell(say(MX_TEXT("core", "… and so on, to #%1"), count), "  ");
    }

    void writeReport() {
        const auto report = reportOn(game_, record_, seats_.players, interruptibleTask());
        if (!report) {
            told(report.error());
            return;
        }
        reported_ = record_.current();
        write("\n");
        for (std::size_t i = 0; i < report->moves.size(); ++i) {
            const JudgedMove& move = report->moves[i];
            tell(say(MX_TEXT("core", "%1: %2, to %3: %4"), seats_.players.nameOf(i), move.move, move.to,
                     sayMark(move)),
                 fmt::format("{:3}. ", i + 1).c_str());
        }
        for (const Message& sentence : report->sentences)
            tell(sentence);
    }

    /// Writes what was wrong; false if the game cannot go on.
    bool told(const Error& error) {
        tell(error.message);
        return error.kind == Error::Kind::invalid;
    }

    const Game& game_;
    Seats seats_;
    Record record_;
    Message::Translate translate_;
    Output output_;
    Lines lines_;
    std::optional<Record::Id> reported_; ///< the play of the last report, so that none is repeated
    bool isNew_ = true;                  ///< the position has not been shown yet
    std::optional<GivenHint> hint_;      ///< on this position, while there is more of it to tell
};

int playGame(const PlayArguments& arguments, const Speech& speech) {
    const auto seats = seatsOf(arguments);
    if (!seats) return fail(seats.error());
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto asked = arguments.game.askIn(**game);
    if (!asked) return fail(asked.error());
    Seats seated = *seats;
    if ((*game)->as<TwoSidedAspect>())
        seated.players.first = arguments.side == "left" ? Side::left : Side::right;
    return Session(**game, (*asked)->position(), seated, speech.in(arguments.language)).run();
}

} // namespace

void addPlay(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("play", "Play a game against the computer, or two at one terminal");
    auto arguments = std::make_shared<PlayArguments>();
    arguments->game.addTo(*command, speech);
    arguments->game.addPositionTo(*command);
    arguments->game.addBudgetTo(*command, false);
    command
        ->add_option("--opponent", arguments->opponent,
                     "perfect, human, or how often it errs, from 0 to 1 (default: perfect)")
        ->type_name("perfect|human|0.2");
    takeOneOf(*command->add_option("--first", arguments->first, "who begins (default: me)"),
              {"me", "computer"});
    takeOneOf(
        *command->add_option("--side", arguments->side,
                             "whose moves the first to move makes, in games of two sides (default: left)"),
        {"left", "right"});
    takeWholeNumbers(
        *command->add_option("--seed", arguments->seed, "of the opponent’s random errors (default: 1)"), 0);
    addLanguage(*command, arguments->language, speech.languages, "the language of the game (default: en)");
    command->footer("At the end, or at the end of input, every move is judged.\n\n"
                    "Examples:\n  mexplorer play nim --position 3,5,7\n"
                    "  mexplorer play wythoff --opponent 0.2 --first computer\n"
                    "  mexplorer play domineering --position 4x4 --side right\n"
                    "  mexplorer play connect-four --position 44455 --language zh_CN\n"
                    "  printf '1,2\\nquit\\n' | mexplorer play wythoff --position 4,2");
    command->callback([arguments, speech, &chosen] {
        chosen = [arguments, speech] { return playGame(*arguments, speech); };
    });
}

} // namespace mexplorer::cli
