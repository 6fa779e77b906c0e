#include "ui/document/document.h"

#include "core/catalogue/catalogue.h"

namespace mexplorer::ui {

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
    const std::string wanted = std::exchange(state.view, openingView(*game, state.view).id);
    history_.begin(state);
    const DocumentState before = std::exchange(state_, std::move(state));
    game_ = std::move(game);
    cameras_ = std::move(cameras);
    step_ = step;
    emit changed(before);
    emit opened();
    if (wanted != state_.view) emit viewLeft(wanted);
}

void Document::apply(DocumentState state, std::shared_ptr<const Game> game) {
    const DocumentState before = std::exchange(state_, std::move(state));
    game_ = std::move(game);
    step_ = noStep;
    if (before.game != state_.game || before.parameters != state_.parameters) cameras_.clear();
    emit changed(before);
    if (before.game == state_.game && !findView(before.view)->canShow(*game_)) emit viewLeft(before.view);
}

/// A game is not kept with its states, for the sake of the tables that it fills: it is made anew.
void Document::goTo(const DocumentState& state) {
    const bool sameGame = state.game == state_.game && state.parameters == state_.parameters;
    apply(state, sameGame ? game_ : makeGame(state.game, state.parameters).value());
}

void Document::push(DocumentState next, std::shared_ptr<const Game> game) {
    if (next == state_) return;
    history_.push(next);
    apply(std::move(next), std::move(game));
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
    push(std::move(next), std::move(game));
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
    next.view = openingView(*game, state_.view).id;
    push(std::move(next), std::move(game));
    return {};
}

Expected<void> Document::setPosition(std::string_view position) {
    const auto canonical = game_->canonical(position);
    if (!canonical) return tl::unexpected(canonical.error());
    DocumentState next = state_;
    next.position = *canonical;
    push(std::move(next), game_);
    return {};
}

Expected<void> Document::setView(const std::string& view) {
    const ViewKind* kind = findView(view);
    if (!kind || !kind->canShow(*game_)) {
        return invalid("view", say(MX_TEXT("core", "This game has no view “%1”."), view));
    }
    DocumentState next = state_;
    next.view = view;
    push(std::move(next), game_);
    return {};
}

Expected<void> Document::setSetting(const std::string& view, const std::string& id,
                                    const std::string& value) {
    return setSettings(view, {{id, value}});
}

Expected<void> Document::setSettings(const std::string& view, const Parameters& changed,
                                     const std::optional<std::string>& position) {
    const Parameters now = scene(view).settings;
    Parameters settings = changed;
    settings.insert(now.begin(), now.end());
    const ViewKind* kind = findView(view);
    const auto complete = completed(kind ? kind->settings(*game_) : std::vector<Parameter>{}, settings);
    if (!complete) return tl::unexpected(complete.error());
    const auto canonical = game_->canonical(position.value_or(state_.position));
    if (!canonical) return tl::unexpected(canonical.error());
    DocumentState next = state_;
    for (const auto& [id, value] : *complete) {
        if (now.at(id) != value) next.settings[view][id] = value;
    }
    next.position = *canonical;
    push(std::move(next), game_);
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
