#include "ui/views/tree/tree_view.h"

#include "core/explain/label_trace.h"
#include "ui/text/translated.h"
#include "ui/views/tree/step_camera.h"

#include <QElapsedTimer>
#include <QEvent>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

const std::string viewId = "tree";
constexpr int glideTime = 300; // milliseconds

std::shared_ptr<const std::vector<std::uint32_t>> rankOf(const LabelSubject& subject) {
    const auto& order = subject.order;
    auto rank = std::make_shared<std::vector<std::uint32_t>>(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        (*rank)[order[i]] = i;
    return rank;
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = makeTreePicture(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    const auto selected = (*picture)->selected(scene);
    return std::make_unique<TreeFigure>(std::move(*picture), selected);
}

/// The trace that labels the tree from the leaves up.
std::shared_ptr<const LabelTrace> labelsOf(const TreePicture& picture) {
    return std::make_shared<const LabelTrace>(labelTrace(*picture.game, *picture.graph, picture.tree));
}

TreeStep stepAt(const LabelState& state, const std::shared_ptr<const std::vector<std::uint32_t>>& rank) {
    return {rank, static_cast<std::uint32_t>(state.labelled), state.node, state.because, state.mover};
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto picture = makeTreePicture(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    const auto trace = labelsOf(**picture);
    return Steps{trace, [trace, picture = *picture, selected = (*picture)->selected(scene),
                         rank = rankOf(trace->subject)](int step) {
                     return std::make_unique<TreeFigure>(picture, selected,
                                                         stepAt(*trace->stateAt(step), rank));
                 }};
}

/// The camera at whole pixels from where it is now, so that what is seen twice looks the same; none if the
/// scale changes, or hardly anything would be seen twice.
std::optional<Camera> shortPan(const Frame& frame, const Camera& camera) {
    constexpr double rounding = 1e-6;
    const QRectF now = frame.visible();
    const QSizeF change = camera.visible.size() - now.size();
    if (std::abs(change.width()) + std::abs(change.height()) > rounding * now.width()) return std::nullopt;
    const QPointF way = camera.visible.topLeft() - now.topLeft();
    if (std::abs(way.x()) > now.width() || std::abs(way.y()) > now.height()) return std::nullopt;
    return Camera{now.translated(QPointF((way * frame.scale()).toPoint()) / frame.scale())};
}

} // namespace

ViewKind treeViewKind() {
    return {
        .id = viewId,
        .title = [] { return TreeView::tr("Tree"); },
        .settings = tree::settings,
        .make = [](Document& document, QWidget* parent) -> View* { return new TreeView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

TreeView::TreeView(Document& document, QWidget* parent)
    : ViewOf(document, viewId, parent), writer_(new EndWriter(canvas())) {
    watchMaking(job_);
    writer_->setParent(this);
    connect(writer_, &EndWriter::written, this, &TreeView::write);
    connect(writer_, &EndWriter::failed, this, &TreeView::failed);
    leftover_.setSingleShot(true);
    leftover_.setInterval(longestStale);
    connect(&leftover_, &QTimer::timeout, this, &TreeView::forget);
    connect(&canvas(), &Canvas::doubleClicked, this, &TreeView::doubleClick);
    glide_.setDuration(glideTime);
    glide_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&glide_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& visible) { putCamera({visible.toRectF()}); });
    canvas().installEventFilter(this);
    connect(&canvas(), &Canvas::cameraChanged, &glide_, &QVariantAnimation::stop); // the user moved it
    connect(&canvas(), &Canvas::reshaped, this, [this] {
        if (figure() && step_.node) follow();
    });
    // An opened file has a camera for its own tree: none is carried over.
    connect(&document, &Document::opened, this, [this] { picture_.reset(); });
}

bool TreeView::current() const {
    return picture_ && picture_->game == scene().game;
}

void TreeView::refresh(bool /*whole*/) {
    if (!picture_ || !picture_->shows(scene())) {
        build();
        return;
    }
    job_.drop(); // of a picture wanted meanwhile
    leftover_.stop();
    selected_ = picture_->selected(scene());
    if (document().step() == noStep) step_ = {};
    showPicture();
}

/// Removes the picture of a game that is no longer open.
void TreeView::forget() {
    if (current()) return;
    picture_.reset();
    setFigure(nullptr);
    setTrace(nullptr);
}

void TreeView::build() {
    toggled_.reset();
    writer_->close();
    if (!leftover_.isActive()) leftover_.start();
    job_.start(
        tr("Unfolding the tree"),
        [scene = scene(), before = picture_](Task& task) -> Expected<Built> {
            QElapsedTimer timer;
            timer.start();
            auto picture = makeTreePicture(scene, task, before.get());
            if (!picture) return tl::unexpected(picture.error());
            const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
            auto labels = labelsOf(**picture);
            return Built{std::move(*picture), std::move(labels), milliseconds};
        },
        [this](Expected<Built> result) { built(std::move(result)); });
}

void TreeView::built(Expected<Built> result) {
    leftover_.stop();
    if (!result) {
        if (!current()) setFigure(nullptr);
        emit failed(translated(result.error()));
        return;
    }
    glide_.stop();
    const std::shared_ptr<const TreePicture> before = std::exchange(picture_, result->picture);
    selected_ = picture_->selected(scene());
    const std::optional<Toggled> toggled = std::exchange(toggled_, {});
    pointed_.reset();
    step_ = {};
    labels_ = result->trace;
    rank_ = rankOf(labels_->subject);
    const auto show = [&] {
        if (before)
            moveCamera(*before, toggled ? toggled->path : picture_->tree.pathOf(selected_.value_or(0)));
        showPicture();
        if (toggled) document().setStep(toggled->labelled ? stepAbout(*toggled->labelled) : toggled->step);
        follows_ = !toggled;
        setTrace(result->trace);
        follows_ = true;
    };
    if (before && before->game == picture_->game) // options come out of their node, and go back into it
        canvas().moveBy(show, picture_->tree.nodes.size() < before->tree.nodes.size());
    else
        show();
    if (writer_->goesOn()) writer_->goOn(picture_->asked, seenEnds());
    const auto figure = this->figure();
    note([figure, took = result->milliseconds] {
        return tr("%1 · unfolded in %2 ms").arg(figure->note()).arg(took, 0, 'f', took < 10 ? 1 : 0);
    });
    for (const auto& [node, why] : picture_->tree.refused) {
        const auto same = before ? before->tree.nodeAt(picture_->tree.pathOf(node)) : std::nullopt;
        if (!same || !before->tree.refused.contains(*same)) report(tl::unexpected(why));
    }
}

int TreeView::stepAbout(TreePath path) const {
    auto node = picture_->tree.nodeAt(path);
    while (!node) {
        path.pop_back();
        node = picture_->tree.nodeAt(path);
    }
    const auto labels = [&](const LabelState& state) { return state.labelled <= (*rank_)[*node]; };
    return static_cast<int>(std::ranges::partition_point(labels_->states, labels) - labels_->states.begin());
}

void TreeView::moveCamera(const TreePicture& before, const TreePath& anchor) {
    const auto camera = document().camera(viewId);
    if (!camera || !figure() || before.game != picture_->game)
        return; // another game's document has its own camera
    const bool sameRoot = before.root == picture_->root || picture_->root == written_;
    const bool sameTree = sameRoot && before.tree.merged == picture_->tree.merged &&
                          before.tree.strategy == picture_->tree.strategy;
    const auto node = picture_->tree.nodeAt(anchor);
    const auto old = sameTree ? before.tree.nodeAt(anchor) : std::nullopt;
    if (!node || !old) return document().setCamera(viewId, std::nullopt);
    const Frame frame = canvas().frame();
    const QPointF pixel = frame.toArea().map(before.geometry.centre(*old));
    const TreeFigure next(picture_);
    const QRectF content = frame.area().marginsRemoved(next.margins(frame.style())); // may change
    const QPointF inside = (content.topLeft() - pixel) / frame.scale();
    document().setCamera(viewId,
                         Camera{{picture_->geometry.centre(*node) + inside, content.size() / frame.scale()}});
}

void TreeView::showPicture() {
    setFigure(std::make_shared<TreeFigure>(picture_, selected_, step_));
}

void TreeView::showStep(int step) {
    if (!picture_) return;
    step_ = {};
    if (const LabelState* state = trace() ? labels_->stateAt(step) : nullptr) step_ = stepAt(*state, rank_);
    showPicture();
    if (follows_) follow();
}

void TreeView::follow() {
    glide_.stop();
    const Frame frame = canvas().frame();
    const auto camera = cameraForStep(*figure(), frame);
    if (!camera) return;
    if (const auto pan = shortPan(frame, *camera); pan && canvas().willMove()) return putCamera(*pan);
    if (canvas().figureStyle().motion == 0) return putCamera(*camera);
    canvas().skipMovement(); // it would end with the first change of the camera
    glide_.setStartValue(frame.visible());
    glide_.setEndValue(camera->visible);
    glide_.start();
}

void TreeView::putCamera(const Camera& camera) {
    document().setCamera(viewId, camera);
    canvas().setCamera(camera);
}

bool TreeView::eventFilter(QObject* watched, QEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
    if (isPress && glide_.state() == QVariantAnimation::Running) glide_.setCurrentTime(glideTime);
    return ViewOf::eventFilter(watched, event);
}

} // namespace mexplorer::ui
