#pragma once

#include "core/solve/game.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <map>
#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is open, as a value: everything that undo takes back and a file keeps.
struct DocumentState {
    std::string game;
    Parameters parameters; ///< complete
    std::string position;  ///< in the game's canonical spelling
    std::string view;
    std::map<std::string, Parameters> settings; ///< of each view, by its id; those that were ever changed

    friend bool operator==(const DocumentState&, const DocumentState&) = default;
};

/// The open game: the one model all views watch. Every change of game, parameter, position, view or view
/// setting is one undoable command; where the camera stands and which step is shown are kept and saved, but
/// not undone.
class Document : public QObject {
    Q_OBJECT

public:
    /// Opens on Wythoff's grid.
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const DocumentState& state() const { return state_; }
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return game_; }
    [[nodiscard]] const std::string& position() const { return state_.position; }
    [[nodiscard]] Scene scene(const std::string& view) const;
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }

    // Changes; each is checked first and refused with a reason, leaving everything as it was.
    /// Another game, or the same at another place. Where nothing is given: the defaults, the position and the
    /// view it opens in.
    Expected<void> setGame(const std::string& id, const Parameters& parameters = {},
                           const std::string& position = {}, const std::string& view = {});
    Expected<void> setParameter(const std::string& id, const std::string& value);
    Expected<void> setPosition(std::string_view position);
    Expected<void> setView(const std::string& view);
    Expected<void> setSetting(const std::string& view, const std::string& id, const std::string& value);
    /// Some settings of a view as one change, together with the position if one is given.
    Expected<void> setSettings(const std::string& view, const Parameters& changed,
                               const std::optional<std::string>& position = {});

    /// Replaces everything (a file that was opened): nothing to undo afterwards.
    void reset(DocumentState state, std::shared_ptr<const Game> game,
               std::map<std::string, Camera> cameras = {}, int step = noStep);

    [[nodiscard]] std::optional<Camera> camera(const std::string& view) const;
    void setCamera(const std::string& view, const std::optional<Camera>& camera);
    [[nodiscard]] const std::map<std::string, Camera>& cameras() const { return cameras_; }
    /// The step of the view's trace that is shown; `noStep` shows the figure without any.
    static constexpr int noStep = -1;
    [[nodiscard]] int step() const { return step_; }
    void setStep(int step) { step_ = step; }

signals:
    /// Something of the state changed, also by undo and redo; `before` is what it was.
    void changed(const mexplorer::ui::DocumentState& before);
    /// Another document was opened in this one's place.
    void opened();

private:
    friend class StateCommand;
    void push(DocumentState next, std::shared_ptr<const Game> game, const QString& what);
    void apply(const DocumentState& state, std::shared_ptr<const Game> game);

    DocumentState state_;
    std::shared_ptr<const Game> game_;
    std::map<std::string, Camera> cameras_;
    int step_ = noStep;
    QUndoStack undoStack_;
};

} // namespace mexplorer::ui
