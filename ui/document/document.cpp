#include "ui/document/document.h"

#include "core/game/aspects/mover.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/parse.h"

#include <QCoreApplication>
#include <QThread>

namespace mexplorer::ui {

namespace {

/// The same, but never freed by the GUI thread: the results kept with a position may take long to free.
std::shared_ptr<const Instance> freedByWorkers(std::shared_ptr<const Instance> instance) {
    if (!instance) return nullptr;
    const Instance* raw = instance.get();
    return {raw, [instance = std::move(instance)](const Instance*) mutable {
                const auto* application = QCoreApplication::instance();
                if (application && QThread::currentThread() == application->thread())
                    workers().start([instance = std::move(instance)] {});
            }};
}

} // namespace

Document::Document(QObject* parent) : QObject(parent) {
    reset(firstContent());
}

Scene Document::scene(const std::string& view) const {
    Scene scene{now_.game, now_.instance, {}, now_.asked, mover()};
    const auto set = now_.state.settings.find(view);
    if (const ViewKind* kind = findView(view)) {
        const Parameters given = set == now_.state.settings.end() ? Parameters{} : set->second;
        const auto described = kind->settings(*now_.game);
        Parameters allowed;
        for (const Parameter& parameter : described) {
            const auto found = given.find(parameter.id);
            if (found != given.end() && completed({parameter}, {*found})) allowed.insert(*found);
        }
        scene.settings = completed(described, allowed).value();
    }
    return scene;
}

/// Returns the state before.
DocumentState Document::begin(Change change) {
    if (change.instance != now_.instance) {
        change.instance = freedByWorkers(std::move(change.instance));
        change.asked = inquiryOf(change.instance);
    }
    return std::exchange(now_, std::move(change)).state;
}

void Document::reset(Change content, std::map<std::string, Camera> cameras, int step, DocumentLabel label) {
    reading_.drop();
    home_.reset();
    const std::string wanted =
        std::exchange(content.state.view, openingView(*content.game, content.state.view).id);
    history_.begin(content.state);
    const DocumentState before = begin(std::move(content));
    cameras_ = std::move(cameras);
    step_ = step;
    label_ = std::move(label);
    emit changed(before);
    emit opened();
    if (wanted != now_.state.view) emit viewLeft(wanted);
}

void Document::apply(Change change) {
    reading_.drop(); // its result would be based on a state that is gone
    const DocumentState before = begin(std::move(change));
    step_ = noStep;
    if (before.game != now_.state.game || before.parameters != now_.state.parameters) cameras_.clear();
    emit changed(before);
    if (before.game == now_.state.game && !findView(before.view)->canShow(*now_.game))
        emit viewLeft(before.view);
}

Expected<void> Document::push(Expected<Change> change, History::Step step) {
    if (!change) return tl::unexpected(change.error());
    dropRecord(change->state, now_.state);
    if (change->state == now_.state) {
        giveUpReading(); // the present state is what is wanted
        return {};
    }
    keep(change->state, step);
    home_.reset();
    apply(std::move(*change));
    return {};
}

void Document::keep(const DocumentState& next, History::Step step) {
    DocumentState inSameView = next;
    inSameView.view = now_.state.view;
    if (inSameView == now_.state) // only the view differs, as with setView: the open game was chosen again
        amend(next);
    else
        history_.push(next, step);
}

void Document::amend(const DocumentState& next) {
    if (!home_) history_.amend(next);
}

void Document::giveUpReading() {
    history_.giveUp();
    if (!reading_.running()) return;
    reading_.drop();
    emit changed(now_.state); // so that fields show the document's values again
}

/// A short text does not stop a long one from being parsed, unless it leads to a change.
void Document::read(std::size_t bytes, std::function<Expected<Change>()> change, Job<Change>::Done done) {
    if (bytes <= quicklyRead) return done(guarded(change));
    reading_.start(
        tr("Reading a long text"), [change = std::move(change)](Task&) { return change(); }, std::move(done));
}

/// To save memory, the history keeps neither games nor their results: they are made again.
void Document::goTo(const DocumentState& state, const History::Ended& ended) {
    read(
        bytesToRead(state, now_.state), [state, from = now_] { return withState(state, from); },
        [this, ended](Expected<Change> change) {
            if (change) home_.reset();
            if (change) apply(std::move(*change));
            ended(change.has_value());
            if (!change && change.error().kind != Error::Kind::cancelled) emit notShown(change.error());
        });
}

Expected<void> Document::setGame(const std::string& id, const Parameters& parameters,
                                 const std::string& position, const std::string& view) {
    return push(withGame(now_.state, id, parameters, position, view));
}

void Document::setGame(std::shared_ptr<const Game> game, std::shared_ptr<const Instance> instance) {
    (void)push(withGame(now_.state, std::move(game), std::move(instance)));
}

Expected<void> Document::setPreset(const std::string& id, const Preset& preset) {
    return push(withPreset(now_.state, id, preset), History::Step::browsing);
}

Expected<void> Document::setParameter(const std::string& id, const std::string& value) {
    return push(withParameter(now_.state, id, value));
}

Expected<void> Document::setPosition(std::string_view position) {
    return push(withPosition(now_, position));
}

void Document::enter(std::size_t bytes, std::function<Expected<Change>()> change, Told told,
                     History::Step step) {
    if (bytes > quicklyRead) history_.giveUp(); // the new text is parsed instead
    read(bytes, std::move(change), [this, told = std::move(told), step](Expected<Change> found) {
        told(push(std::move(found), step));
    });
}

void Document::enter(const std::string& field, const std::string& value, Told told) {
    if (field == positionId) {
        enter(
            value.size(), [from = now_, value] { return withPosition(from, value); }, std::move(told));
    } else {
        enter(
            value.size() + bytesToRead(now_.state),
            [from = now_.state, field, value] { return withParameter(from, field, value); }, std::move(told));
    }
}

void Document::enterGame(const std::string& id, Told told) {
    auto last = history_.latest(id);
    if (!last) {
        enter(
            0, [from = now_.state, id] { return withGame(from, id); }, std::move(told),
            History::Step::browsing);
        return;
    }
    const std::size_t bytes = bytesToRead(*last, now_.state);
    enter(
        bytes, [last = std::move(*last), from = now_] { return withState(last, from); }, std::move(told),
        History::Step::browsing);
}

void Document::enterGraph(const std::string& graph, History::Step step, Told told) {
    enter(
        graph.size(), [from = now_.state, graph] { return withGraph(from, graph); }, std::move(told), step);
}

Expected<void> Document::setView(const std::string& view) {
    const ViewKind* kind = findView(view);
    if (!kind || !kind->canShow(*now_.game)) {
        return invalid("view", say(MX_TEXT("core", "This game has no view “%1”."), shortened(view)));
    }
    if (view == now_.state.view) return {}; // a long text may go on being parsed
    Change next = now_;
    next.state.view = view;
    amend(next.state);
    apply(std::move(next));
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
    const auto complete = completed(kind ? kind->settings(*now_.game) : std::vector<Parameter>{}, settings);
    if (!complete) return tl::unexpected(complete.error());
    if (auto fits = kind ? kind->check(*now_.game, *complete) : Expected<void>(); !fits) return fits;
    Change next = now_;
    for (const auto& [id, value] : *complete) {
        if (now.at(id) != value) next.state.settings[view][id] = value;
    }
    if (!position && next.state == now_.state) return {};
    if (!position) return push(std::move(next));
    return push(withPosition(std::move(next), *position));
}

Side Document::firstSide() const {
    if (!now_.game->as<TwoSidedAspect>()) return Side::either;
    return firstSideOf(completed(playerParameters(), now_.state.players).value());
}

Record Document::record() const {
    return now_.state.record ? *now_.state.record : Record(now_.state.position, firstSide());
}

Side Document::mover() const {
    return now_.state.record ? now_.state.record->mover() : firstSide();
}

std::shared_ptr<const Inquiry> Document::turn() const {
    return forMover(now_.asked, mover());
}

Seats Document::seats() const {
    Seats seats = seatsOf(completed(playerParameters(), now_.state.players).value());
    seats.players.first = now_.state.record ? now_.state.record->first() : firstSide();
    return seats;
}

Expected<Change> Document::withPlay(const Message& move, const std::string& to) const {
    auto change = withPosition(now_, to);
    if (!change) return change;
    Record record = this->record();
    if (auto played = record.play(change->state.position, move); !played)
        return tl::unexpected(played.error());
    change->state.record = std::make_shared<const Record>(std::move(record));
    return change;
}

Expected<void> Document::play(const Message& move, const std::string& to) {
    auto made = push(withPlay(move, to));
    if (made) emit played();
    return made;
}

/// If the document was saved in between, that state stays one of its own.
Expected<void> Document::answer(const Message& move, const std::string& to) {
    if (home_ || history_.isClean() || !history_.canUndo()) return play(move, to);
    auto change = withPlay(move, to);
    if (!change) return tl::unexpected(change.error());
    history_.amend(change->state);
    apply(std::move(*change));
    return {};
}

void Document::showPlay(Record::Id play) {
    Record record = this->record();
    record.goTo(play);
    (void)setRecord(std::move(record)); // all of its positions were parsed before
}

void Document::showAfter(std::size_t moves) {
    const auto line = record().line();
    if (moves < line.size()) showPlay(line[moves]);
}

Seats Document::seatsOfTwo() const {
    Parameters players = now_.state.players;
    players[opponentId] = humanId;
    Seats seats = seatsOf(completed(playerParameters(), players).value());
    seats.players.first = this->seats().players.first;
    return seats;
}

Expected<void> Document::setRecord(Record record) {
    return push(withRecord(std::move(record)));
}

Expected<void> Document::setRecordOfTwo(Record record) {
    auto change = withRecord(std::move(record));
    if (change) change->state.players[opponentId] = humanId;
    return push(std::move(change));
}

Expected<Change> Document::withRecord(Record record) const {
    auto change = withPosition(now_, record.position());
    if (!change) return tl::unexpected(change.error());
    const bool isEmpty = record.plays() == 0;
    if (record.first() != firstSide()) change->state.players[sideId] = idOf(record.first());
    change->state.record = isEmpty ? nullptr : std::make_shared<const Record>(std::move(record));
    return change;
}

void Document::playAgain() {
    const Parameters chosen = completed(playerParameters(), now_.state.players).value();
    const std::int64_t seed = integerOf(chosen, seedId);
    auto change = withPosition(now_, record().positionAfter(0)).value();
    change.state.record = nullptr;
    change.state.players[seedId] = std::to_string(seed < INT32_MAX ? seed + 1 : 1);
    (void)push(std::move(change));
}

Expected<void> Document::setPlayers(const Parameters& chosen) {
    Parameters given = chosen;
    given.insert(now_.state.players.begin(), now_.state.players.end());
    if (const auto complete = completed(playerParameters(), given); !complete)
        return tl::unexpected(complete.error());
    Change change = now_;
    change.state.players = std::move(given);
    const bool isOtherSide =
        chosen.contains(sideId) && firstSide() != Side::either && chosen.at(sideId) != idOf(record().first());
    if (!isOtherSide) return push(std::move(change));
    change = withPosition(std::move(change), record().positionAfter(0)).value(); // it was parsed before
    change.state.record = nullptr;
    return push(std::move(change));
}

Expected<void> Document::visit(const std::string& view, const Parameters& settings,
                               const std::string& position) {
    auto change = withPosition(now_, position);
    if (!change) return tl::unexpected(change.error());
    for (const auto& [id, value] : settings)
        change->state.settings[view][id] = value;
    change->state.view = openingView(*change->game, view).id;
    dropRecord(change->state, now_.state);
    if (!home_) home_ = Home{now_, cameras_, step_};
    apply(std::move(*change));
    return {};
}

void Document::endVisit() {
    if (!home_) return;
    reading_.drop();
    Home home = std::move(*home_);
    home_.reset();
    const DocumentState before = begin(std::move(home.content));
    cameras_ = std::move(home.cameras);
    step_ = home.step;
    emit changed(before);
    emit opened();
}

Document::Kept Document::kept() const {
    if (home_) return {home_->content.state, home_->cameras, home_->step, label_};
    return {now_.state, cameras_, step_, label_};
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
