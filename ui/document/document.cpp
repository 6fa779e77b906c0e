#include "ui/document/document.h"

namespace mexplorer::ui {

Document::Document(QObject* parent) : QObject(parent) {
    reset(withGame({}, "wythoff", {}, {}, "grid").value());
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

void Document::reset(Change content, std::map<std::string, Camera> cameras, int step) {
    reading_.drop();
    const std::string wanted =
        std::exchange(content.state.view, openingView(*content.game, content.state.view).id);
    history_.begin(content.state);
    const DocumentState before = std::exchange(state_, std::move(content.state));
    game_ = std::move(content.game);
    cameras_ = std::move(cameras);
    step_ = step;
    emit changed(before);
    emit opened();
    if (wanted != state_.view) emit viewLeft(wanted);
}

void Document::apply(Change change) {
    reading_.drop(); // what it would lead to is of a state that is no more
    const DocumentState before = std::exchange(state_, std::move(change.state));
    game_ = std::move(change.game);
    step_ = noStep;
    if (before.game != state_.game || before.parameters != state_.parameters) cameras_.clear();
    emit changed(before);
    if (before.game == state_.game && !findView(before.view)->canShow(*game_)) emit viewLeft(before.view);
}

Expected<void> Document::push(Expected<Change> change) {
    if (!change) return tl::unexpected(change.error());
    if (change->state == state_) {
        giveUpReading(); // nothing else is wanted
        return {};
    }
    history_.push(change->state);
    apply(std::move(*change));
    return {};
}

void Document::giveUpReading() {
    history_.giveUp();
    if (!reading_.running()) return;
    reading_.drop();
    emit changed(state_); // so that a field shows again what the document has
}

/// What is read at once leaves a long text that is still being read, unless something comes of it.
void Document::read(std::size_t bytes, std::function<Expected<Change>()> change, Job<Change>::Done done) {
    if (bytes <= quicklyRead) return done(guarded(change));
    reading_.start(
        tr("Reading a long text"), [change = std::move(change)](Task&) { return change(); }, std::move(done));
}

/// A game is not kept with its states, for the sake of the tables that it fills: it is made anew.
void Document::goTo(const DocumentState& state, const History::Ended& ended) {
    const bool sameGame = state.game == state_.game && state.parameters == state_.parameters;
    read(
        sameGame ? 0 : bytesToRead(state),
        [state, game = sameGame ? game_ : nullptr] {
            return game ? Change{state, game} : withGameOf(state);
        },
        [this, ended](Expected<Change> change) {
            if (change) apply(std::move(*change));
            ended(change.has_value());
            if (!change && change.error().kind != Error::Kind::cancelled) emit notShown(change.error());
        });
}

Expected<void> Document::setGame(const std::string& id, const Parameters& parameters,
                                 const std::string& position, const std::string& view) {
    return push(withGame(state_, id, parameters, position, view));
}

Expected<void> Document::setParameter(const std::string& id, const std::string& value) {
    return push(withParameter(state_, id, value));
}

Expected<void> Document::setPosition(std::string_view position) {
    return push(withPosition({state_, game_}, position));
}

void Document::enter(std::size_t bytes, std::function<Expected<Change>()> change, Told told) {
    if (bytes > quicklyRead) history_.giveUp(); // it will be read instead
    read(bytes, std::move(change),
         [this, told = std::move(told)](Expected<Change> found) { told(push(std::move(found))); });
}

void Document::enter(const std::string& field, const std::string& value, Told told) {
    if (field == "position") {
        enter(
            value.size(), [from = Change{state_, game_}, value] { return withPosition(from, value); },
            std::move(told));
    } else {
        enter(
            value.size() + bytesToRead(state_),
            [from = state_, field, value] { return withParameter(from, field, value); }, std::move(told));
    }
}

void Document::enterGame(const std::string& id, const Parameters& parameters, const std::string& position,
                         Told told) {
    enter(
        bytesToRead({id, parameters, position, {}, {}}),
        [from = state_, id, parameters, position] { return withGame(from, id, parameters, position); },
        std::move(told));
}

Expected<void> Document::setView(const std::string& view) {
    const ViewKind* kind = findView(view);
    if (!kind || !kind->canShow(*game_)) {
        return invalid("view", say(MX_TEXT("core", "This game has no view “%1”."), view));
    }
    if (view == state_.view) return {}; // and a long text may be read on
    Change next{state_, game_};
    next.state.view = view;
    return push(std::move(next));
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
    Change next{state_, game_};
    for (const auto& [id, value] : *complete) {
        if (now.at(id) != value) next.state.settings[view][id] = value;
    }
    if (!position && next.state == state_) return {};
    if (!position) return push(std::move(next));
    return push(withPosition(std::move(next), *position));
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
