#include "ui/document/document.h"

#include "core/catalogue/catalogue.h"

#include <QUndoCommand>

namespace mexplorer::ui {

/// One change: the whole state before and after it.
class StateCommand : public QUndoCommand {
public:
    StateCommand(Document& document, DocumentState after, std::shared_ptr<const Game> game,
                 const QString& what)
        : QUndoCommand(what), document_(document), before_(document.state_), after_(std::move(after)),
          gameBefore_(document.game_), gameAfter_(std::move(game)) {}

    void undo() override { document_.apply(before_, gameBefore_); }
    void redo() override { document_.apply(after_, gameAfter_); }

private:
    Document& document_;
    DocumentState before_;
    DocumentState after_;
    std::shared_ptr<const Game> gameBefore_;
    std::shared_ptr<const Game> gameAfter_;
};

Document::Document(QObject* parent) : QObject(parent) {
    std::shared_ptr<const Game> game = makeGame("wythoff").value();
    DocumentState state{"wythoff", game->parameters(), game->description().position, "grid", {}};
    reset(std::move(state), std::move(game));
}

Scene Document::scene(const std::string& view) const {
    Scene scene{game_, state_.position, {}};
    const auto set = state_.settings.find(view);
    if (const ViewKind* kind = findView(view)) {
        const Parameters given = set == state_.settings.end() ? Parameters{} : set->second;
        const auto described = kind->settings(*game_);
        // Settings that another game's range does not allow fall back to this game's defaults.
        Parameters allowed;
        for (const Parameter& parameter : described) {
            const auto found = given.find(parameter.id);
            if (found != given.end() && completed({parameter}, {*found})) allowed.insert(*found);
        }
        scene.settings = completed(described, allowed).value();
    }
    return scene;
}

void Document::reset(DocumentState state, std::shared_ptr<const Game> game,
                     std::map<std::string, Camera> cameras, int step) {
    undoStack_.clear();
    const DocumentState before = std::exchange(state_, std::move(state));
    game_ = std::move(game);
    cameras_ = std::move(cameras);
    step_ = step;
    emit changed(before);
    emit opened();
}

void Document::apply(const DocumentState& state, std::shared_ptr<const Game> game) {
    const DocumentState before = std::exchange(state_, state);
    game_ = std::move(game);
    step_ = noStep;
    if (before.game != state_.game || before.parameters != state_.parameters) cameras_.clear();
    emit changed(before);
}

void Document::push(DocumentState next, std::shared_ptr<const Game> game, const QString& what) {
    if (next == state_) return;
    undoStack_.push(new StateCommand(*this, std::move(next), std::move(game), what));
}

Expected<void> Document::setGame(const std::string& id, const Parameters& parameters,
                                 const std::string& position, const std::string& view) {
    auto made = makeGame(id, parameters);
    if (!made) return tl::unexpected(made.error());
    std::shared_ptr<const Game> game = std::move(*made);
    const auto start = game->canonical(position.empty() ? game->startPosition() : position);
    if (!start) return tl::unexpected(start.error());
    DocumentState next = state_;
    next.game = id;
    next.parameters = game->parameters();
    next.position = *start;
    next.view = openingView(*game, view).id;
    push(std::move(next), std::move(game), tr("change of game"));
    return {};
}

Expected<void> Document::setParameter(const std::string& id, const std::string& value) {
    Parameters parameters = state_.parameters;
    parameters[id] = value;
    auto made = makeGame(state_.game, parameters);
    if (!made) return tl::unexpected(made.error());
    std::shared_ptr<const Game> game = std::move(*made);
    DocumentState next = state_;
    next.parameters = game->parameters();
    // A position that the new parameters do not know gives way to one that they do.
    next.position = game->canonical(state_.position).value_or(game->startPosition());
    push(std::move(next), std::move(game), tr("change of %1").arg(QString::fromStdString(id)));
    return {};
}

Expected<void> Document::setPosition(std::string_view position) {
    const auto canonical = game_->canonical(position);
    if (!canonical) return tl::unexpected(canonical.error());
    DocumentState next = state_;
    next.position = *canonical;
    push(std::move(next), game_, tr("change of position"));
    return {};
}

Expected<void> Document::setView(const std::string& view) {
    const ViewKind* kind = findView(view);
    if (!kind || !kind->canShow(*game_)) {
        return invalid("view", say(MX_TEXT("core", "This game has no view “%1”."), view));
    }
    DocumentState next = state_;
    next.view = view;
    push(std::move(next), game_, tr("change of view"));
    return {};
}

Expected<void> Document::setSetting(const std::string& view, const std::string& id,
                                    const std::string& value) {
    return setSettings(view, {{id, value}});
}

Expected<void> Document::setSettings(const std::string& view, const Parameters& changed,
                                     const std::optional<std::string>& position) {
    Parameters settings = changed;
    settings.merge(scene(view).settings); // what is not changed
    const ViewKind* kind = findView(view);
    const auto complete = completed(kind ? kind->settings(*game_) : std::vector<Parameter>{}, settings);
    if (!complete) return tl::unexpected(complete.error());
    const auto canonical = game_->canonical(position.value_or(state_.position));
    if (!canonical) return tl::unexpected(canonical.error());
    DocumentState next = state_;
    next.settings[view] = *complete;
    next.position = *canonical;
    push(std::move(next), game_, position ? tr("change of position") : tr("change of view setting"));
    return {};
}

std::optional<Camera> Document::camera(const std::string& view) const {
    const auto found = cameras_.find(view);
    if (found == cameras_.end()) return std::nullopt;
    return found->second;
}

void Document::setCamera(const std::string& view, const std::optional<Camera>& camera) {
    if (camera)
        cameras_[view] = *camera;
    else
        cameras_.erase(view);
}

} // namespace mexplorer::ui
