#pragma once

#include "core/explain/trace.h"
#include "core/play/players.h"
#include "ui/document/change.h"
#include "ui/document/document_label.h"
#include "ui/document/history.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"
#include "ui/task/job.h"

#include <QObject>

#include <map>

namespace mexplorer::ui {

/// The open game: the one model that all views watch. Every change of game, parameter, position or view
/// setting is one undoable command. The view shown, its camera and its step are saved as well, but are not
/// undone.
class Document : public QObject {
    Q_OBJECT

public:
    /// Starts with firstContent().
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const DocumentState& state() const { return now_.state; }
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return now_.game; }
    /// Empty if the game has neither positions nor anything entered in their place, such as a matrix.
    [[nodiscard]] const std::string& position() const { return now_.state.position; }
    /// The parsed position, shared by all who ask about it; null if the game has none.
    [[nodiscard]] const std::shared_ptr<const Instance>& instance() const { return now_.instance; }
    /// The same for a game with positions and moves; else null.
    [[nodiscard]] const std::shared_ptr<const Inquiry>& asked() const { return now_.asked; }
    /// What the view draws from. Settings unknown to it are left out; those out of range in this game have
    /// their defaults.
    [[nodiscard]] Scene scene(const std::string& view) const;
    [[nodiscard]] History& undoStack() { return history_; }

    // Changes (see change.h). Each is checked first; if it is refused, everything stays as it was.
    Expected<void> setGame(const std::string& id, const Parameters& parameters = {},
                           const std::string& position = {}, const std::string& view = {});
    /// The same for a game already made, and a position of it already parsed.
    void setGame(std::shared_ptr<const Game> game, std::shared_ptr<const Instance> instance);
    Expected<void> setPreset(const std::string& id, const Preset& preset);
    Expected<void> setParameter(const std::string& id, const std::string& value);
    Expected<void> setPosition(std::string_view position);
    /// The whole number with this index among those entered in a field: positionId, edgeNumbersId, or a
    /// parameter's id (see enteredNumber).
    [[nodiscard]] std::optional<std::int64_t> number(const std::string& field, std::size_t index) const;
    /// Another number there; while it is being turned, `goesOn`: undone together with the change before,
    /// unless the document was saved in between.
    Expected<void> setNumber(const std::string& field, std::size_t index, std::int64_t number, bool goesOn);
    /// The text of such a field; empty if there is none.
    [[nodiscard]] std::string fieldText(const std::string& field) const;
    /// Neither undone nor counted as unsaved; undoing a change shows the view in which it was made. Errors:
    /// the game has no such view.
    Expected<void> setView(const std::string& view);
    Expected<void> setSetting(const std::string& view, const std::string& id, const std::string& value);
    /// Changes some settings of a view, and the position if one is given, as one change.
    Expected<void> setSettings(const std::string& view, const Parameters& changed,
                               const std::optional<std::string>& position = {});

    // The game being played. Any other change of the position or of the game starts a new one there.

    /// All moves made so far; its current position is the document’s. Without moves it has only that
    /// position.
    [[nodiscard]] Record record() const;
    [[nodiscard]] Seats seats() const;
    /// Whose move it is at the document’s position: either’s, unless the players’ moves differ.
    [[nodiscard]] Side mover() const;
    /// `asked()` as it meets the player to move (see forMover).
    [[nodiscard]] std::shared_ptr<const Inquiry> turn() const;
    /// The same for two people at one screen, whoever plays now.
    [[nodiscard]] Seats seatsOfTwo() const;
    /// Plays a move of the document’s position, to the position it leads to. Whoever chose it knows that it
    /// is one: it is not looked for again, as there may be too many. Errors: the record is full.
    Expected<void> play(const Message& move, const std::string& to);
    /// The same for the reply to the move before: one undo takes back both, unless the document was saved in
    /// between.
    Expected<void> answer(const Message& move, const std::string& to);
    /// Goes to another play of the record.
    void showPlay(Record::Id play);
    /// Goes to the play after this many moves of the record's line, if there are as many.
    void showAfter(std::size_t moves);
    /// Replaces the record by another one of this game, at its current play.
    Expected<void> setRecord(Record record);
    /// The same for a game between two people (see seatsOfTwo), who play on from now.
    Expected<void> setRecordOfTwo(Record record);
    /// Back to the start, without any move; the opponent’s random choices get another seed.
    void playAgain();
    /// Changes the given settings of who plays (see playerParameters). If the other side is to begin, a game
    /// that has moves starts anew. Errors: as for completed().
    Expected<void> setPlayers(const Parameters& chosen);

    /// Enters what a person wrote, of any length, as the position (`field` is positionId) or as a parameter.
    /// A text that takes more than a few milliseconds to parse is parsed in another thread, and dropped if
    /// something else changes first. Calls `told` with the result, before this returns or later; never if the
    /// text was dropped.
    using Told = std::function<void(const Expected<void>&)>;
    void enter(const std::string& field, const std::string& value, Told told);
    /// Opens the game as it was when last open here, or else at its start.
    void enterGame(const std::string& id, Told told);
    /// Opens a game on the graph that a text describes; see withGraph. From a file, which has it, this is no
    /// change to be saved.
    void enterGraph(const std::string& graph, History::Step step, Told told);
    /// The job that parses long texts: those entered, and those that undo and redo need again.
    [[nodiscard]] JobBase& reading() { return reading_; }
    /// Drops the long text being parsed, if any, and the undo or redo waiting for it.
    void giveUpReading();

    /// Shows a position of the open game for a while, in a view with some settings changed, as a quiz does:
    /// no change, neither to undo nor to save. A real change ends the visit. Errors: the position is wrong.
    Expected<void> visit(const std::string& view, const Parameters& settings, const std::string& position);
    /// Shows again what was open before the visits.
    void endVisit();

    /// What the document is called and what is said about it, by its maker: no change to undo.
    [[nodiscard]] const DocumentLabel& label() const { return label_; }
    void setLabel(DocumentLabel label) { label_ = std::move(label); }

    /// What is saved: what is open, or was before a visit.
    struct Kept {
        DocumentState state;
        std::map<std::string, Camera> cameras;
        int step;
        DocumentLabel label = {};
    };
    [[nodiscard]] Kept kept() const;

    /// Replaces everything (when a file is opened); nothing can be undone afterwards. A view that the game
    /// does not have is replaced by one that it has.
    void reset(Change content, std::map<std::string, Camera> cameras = {}, int step = noStep,
               DocumentLabel label = {});

    [[nodiscard]] std::optional<Camera> camera(const std::string& view) const;
    void setCamera(const std::string& view, const std::optional<Camera>& camera);
    [[nodiscard]] const std::map<std::string, Camera>& cameras() const { return cameras_; }
    /// The step of the view's trace that is shown; `noStep` shows the figure without any.
    [[nodiscard]] int step() const { return step_; }
    void setStep(int step) { step_ = step; }

signals:
    /// The state changed, perhaps by undo or redo; `before` is what it was.
    void changed(const mexplorer::ui::DocumentState& before);
    /// A move was played, to which the opponent may have to reply. Emitted after `changed`.
    void played();
    /// Everything was replaced (see reset). Emitted after `changed`.
    void opened();
    /// `view`, which was shown or which a file asked for, cannot show the game: another is shown. Emitted
    /// after `changed`.
    void viewLeft(const std::string& view);
    /// Undo or redo could not make the game or parse its position again: there is too little memory.
    void notShown(const mexplorer::Error& error);

private:
    Expected<void> push(Expected<Change> change, History::Step step = History::Step::change);
    [[nodiscard]] Expected<Change> withRecord(Record record) const;
    /// Whose move it is before any was made.
    [[nodiscard]] Side firstSide() const;
    void keep(const DocumentState& next, History::Step step);
    /// Replaces the present state of the history, unless this is only a visit.
    void amend(const DocumentState& next);
    [[nodiscard]] Expected<Change> withNumber(const std::string& field, std::size_t index,
                                              std::int64_t number) const;
    Expected<Change> withPlay(const Message& move, const std::string& to) const;
    DocumentState begin(Change change);
    void apply(Change change);
    /// Computes `change`, in another thread if so many bytes take long to parse; then calls `done`.
    void read(std::size_t bytes, std::function<Expected<Change>()> change, Job<Change>::Done done);
    /// The same, then makes the change and calls `told`.
    void enter(std::size_t bytes, std::function<Expected<Change>()> change, Told told,
               History::Step step = History::Step::change);
    /// Shows a state of the history, then calls `ended`.
    void goTo(const DocumentState& state, const History::Ended& ended);

    Change now_;
    std::map<std::string, Camera> cameras_;
    int step_ = noStep;
    DocumentLabel label_;
    struct Home {
        Change content;
        std::map<std::string, Camera> cameras;
        int step;
    };
    std::optional<Home> home_; ///< what was open before a visit
    History history_{[this](const DocumentState& state, const auto& ended) { goTo(state, ended); }};
    Job<Change> reading_;
};

} // namespace mexplorer::ui
