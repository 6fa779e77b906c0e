#pragma once

#include "core/explain/trace.h"
#include "core/play/players.h"
#include "ui/document/change.h"
#include "ui/document/history.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"
#include "ui/task/job.h"

#include <QObject>

#include <map>

namespace mexplorer::ui {

/// The open game: the one model all views watch. Every change of game, parameter, position or view setting is
/// one undoable command. Which view is shown, its camera and its step are kept and saved, but are no changes.
class Document : public QObject {
    Q_OBJECT

public:
    /// Opens on Wythoff's grid.
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const DocumentState& state() const { return now_.state; }
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return now_.game; }
    /// Empty if the game has no positions, nor anything that is typed in their place.
    [[nodiscard]] const std::string& position() const { return now_.state.position; }
    /// What the position says, shared by all who ask about it; null if the game has none.
    [[nodiscard]] const std::shared_ptr<const Instance>& instance() const { return now_.instance; }
    /// The same of a game that has positions and moves; else null.
    [[nodiscard]] const std::shared_ptr<const Inquiry>& asked() const { return now_.asked; }
    /// What the view draws from. Settings that it does not know, or that are out of its range in this game,
    /// count as not set.
    [[nodiscard]] Scene scene(const std::string& view) const;
    [[nodiscard]] History& undoStack() { return history_; }

    // Changes (see change.h); each is checked first and refused with a reason, leaving everything as it was.
    Expected<void> setGame(const std::string& id, const Parameters& parameters = {},
                           const std::string& position = {}, const std::string& view = {});
    /// The same for a game that was made, and a position that was read there.
    void setGame(std::shared_ptr<const Game> game, std::shared_ptr<const Instance> instance);
    Expected<void> setPreset(const std::string& id, const Preset& preset);
    Expected<void> setParameter(const std::string& id, const std::string& value);
    Expected<void> setPosition(std::string_view position);
    /// No change that is undone or asked to be saved; undo shows the view in which what it takes back was
    /// done.
    Expected<void> setView(const std::string& view);
    Expected<void> setSetting(const std::string& view, const std::string& id, const std::string& value);
    /// Some settings of a view as one change, together with the position if one is given.
    Expected<void> setSettings(const std::string& view, const Parameters& changed,
                               const std::optional<std::string>& position = {});

    // The game that is played. Whatever else changes the position, or the game, begins a new one there.

    /// As it was played so far; its position is the document’s. Without any move: that alone.
    [[nodiscard]] Record record() const;
    [[nodiscard]] Seats seats() const;
    /// Plays a move, which leads from the document’s position to this one. Errors: it does not; the game has
    /// no positions; the record is full.
    Expected<void> play(const std::string& to);
    /// The same of an answer to the move before: undo takes back both.
    Expected<void> answer(const std::string& to);
    /// Shows another of its plays.
    void showPlay(Record::Id play);
    /// Another record of this game, at the play that it shows.
    Expected<void> setRecord(Record record);
    /// Back at the start, without any move; the opponent’s chances are others.
    void playAgain();
    /// Who plays (see playerParameters), as far as it is given. Errors: as of completed().
    Expected<void> setPlayers(const Parameters& chosen);

    /// The same for what people write, of any length: `position`, or else a parameter. What takes more than a
    /// few milliseconds to read is read in another thread, and given up when something else changes first.
    /// Calls `told` with the result, before this returns or later; never if it was given up.
    using Told = std::function<void(const Expected<void>&)>;
    void enter(const std::string& field, const std::string& value, Told told);
    /// The game as it was when it was last open here, or at its start.
    void enterGame(const std::string& id, Told told);
    /// A game on the graph that the text of a file describes; see withGraph.
    void enterGraph(const std::string& graph, Told told);
    /// The job that reads long texts: what was entered, or what undo and redo need again.
    [[nodiscard]] JobBase& reading() { return reading_; }
    /// Stops reading: the text is not wanted any more.
    void giveUpReading();

    /// Replaces everything (when a file is opened); nothing can be undone afterwards. A view that the game
    /// does not have is replaced by one that it has.
    void reset(Change content, std::map<std::string, Camera> cameras = {}, int step = noStep);

    [[nodiscard]] std::optional<Camera> camera(const std::string& view) const;
    void setCamera(const std::string& view, const std::optional<Camera>& camera);
    [[nodiscard]] const std::map<std::string, Camera>& cameras() const { return cameras_; }
    /// The step of the view's trace that is shown; `noStep` shows the figure without any.
    [[nodiscard]] int step() const { return step_; }
    void setStep(int step) { step_ = step; }

signals:
    /// The state changed, perhaps by undo or redo; `before` is what it was.
    void changed(const mexplorer::ui::DocumentState& before);
    /// A move was played, and perhaps wants an answer. Emitted after `changed`.
    void played();
    /// Another document was opened in this one's place.
    void opened();
    /// The game does not have the view that was shown, or that a file asked for: another is shown. Emitted
    /// after `changed`.
    void viewLeft(const std::string& view);
    /// Undo or redo could not make the game or read its position anew: there is too little memory.
    void notShown(const mexplorer::Error& error);

private:
    Expected<void> push(Expected<Change> change);
    void keep(const DocumentState& next);
    Expected<Change> withPlay(const std::string& to) const;
    DocumentState begin(Change change);
    void apply(Change change);
    /// Finds the result of `change`; in another thread if this many bytes take long to read.
    void read(std::size_t bytes, std::function<Expected<Change>()> change, Job<Change>::Done done);
    /// The same, and makes the change.
    void enter(std::size_t bytes, std::function<Expected<Change>()> change, Told told);
    /// Shows a state of the history, then calls `ended`.
    void goTo(const DocumentState& state, const History::Ended& ended);

    Change now_;
    std::map<std::string, Camera> cameras_;
    int step_ = noStep;
    History history_{[this](const DocumentState& state, const auto& ended) { goTo(state, ended); }};
    Job<Change> reading_;
};

} // namespace mexplorer::ui
