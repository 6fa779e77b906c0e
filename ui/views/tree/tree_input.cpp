// What the pointer and the keys do in a tree.
#include "ui/views/tree/tree_view.h"

#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/positions.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_sizes.h"
#include "ui/views/tree/tree_way.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

/// The node that an arrow key leads to: the parent, the winning move or else the first child, a neighbour.
std::optional<std::uint32_t> neighbour(const TreePicture& picture, std::uint32_t node, int key) {
    const TreeNode& at = picture.tree.nodes[node];
    const TreeGeometry& geometry = picture.geometry;
    const std::uint32_t row = geometry.row[node];
    const auto begin = geometry.order.begin() + geometry.rowStart[row];
    const auto end = geometry.order.begin() + geometry.rowStart[row + 1];
    const auto place = std::find(begin, end, node);
    switch (key) {
    case Qt::Key_Up:
        return at.parent == noNode ? std::nullopt : std::optional(at.parent);
    case Qt::Key_Down:
        if (at.edgeCount == 0) return std::nullopt;
        return picture.tree.edges[at.winning == noNode ? at.firstEdge : at.winning].to;
    case Qt::Key_Left:
        return place == begin ? std::nullopt : std::optional(*(place - 1));
    default:
        return place + 1 == end ? std::nullopt : std::optional(*(place + 1));
    }
}

} // namespace

void TreeView::point(const QPointF& world) {
    if (!current()) return;
    const Frame frame = canvas().frame();
    const QPointF place = frame.toArea().map(world);
    const TreeWay way(*figure(), frame);
    if (way.isShown() && way.strip().contains(place)) {
        leave();
        const TreeOverview overview(*figure(), frame);
        const bool acts = way.nodeAt(place) || (overview.isShown() && overview.box().contains(place));
        canvas().setCursor(acts ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const auto node = figure()->nodeAt(world, frame);
    const auto badge = figure()->badgeAt(world, frame);
    canvas().setCursor(node && !badge && canWrite(*node) ? Qt::IBeamCursor
                       : node || badge                   ? Qt::PointingHandCursor
                                                         : Qt::ArrowCursor);
    canvas().setToolTip(badge ? tipOf(*badge) : QString());
    if (node == pointed_) return;
    pointed_ = node;
    emit pointedAt(node ? statusOf(*node) : QString());
    emit positionHovered(node ? picture_->text(*node) : std::string());
}

void TreeView::leave() {
    canvas().unsetCursor();
    canvas().setToolTip({});
    if (!pointed_) return;
    pointed_.reset();
    emit pointedAt({});
    emit positionHovered({});
}

QString TreeView::tipOf(std::uint32_t node) const {
    const TreeNode& at = picture_->tree.nodes[node];
    if (at.hidden == 0) return tr("a click, or Return, folds it");
    return tr("left folded: %1; a click, or Return when it is selected, opens it").arg(at.hidden);
}

QString TreeView::statusOf(std::uint32_t node) const {
    const TreeNode& at = picture_->tree.nodes[node];
    Pointed pointed{.position = verbatim(shown(picture_->text(node))),
                    .evaluation = picture_->tree.evaluationOf(node),
                    .play = picture_->play(),
                    .options = at.optionCount};
    if (at.parent != noNode)
        pointed.move = picture_->graph->moveText(picture_->tree.nodes[at.parent].position, at.option);
    const QString status = translated(sayStatus(pointed));
    return canWrite(node) ? tr("%1 · a click changes its score").arg(status) : status;
}

void TreeView::click(const QPointF& world) {
    if (std::exchange(ignoreClick_, false) || !current() || clickBeside(world)) return;
    const auto badge = figure()->badgeAt(world, canvas().frame());
    badgeClicked_ = badge.has_value();
    if (badge)
        toggle(*badge);
    else if (const auto node = figure()->nodeAt(world, canvas().frame())) {
        select(*node);
        if (canWrite(*node)) {
            // Opens the line later, when the window has given the focus to the picture, as it does after any
            // click.
            QTimer::singleShot(0, this, [this, path = picture_->tree.pathOf(*node), at = picture_] {
                if (at == picture_ && figure()) writer_->open(at->asked, seenEnds(), path);
            });
        }
    }
}

/// A click in the strip with the way selects a node; one in the overview shows what is there.
bool TreeView::clickBeside(const QPointF& world) {
    const Frame frame = canvas().frame();
    const QPointF at = frame.toArea().map(world);
    const TreeOverview overview(*figure(), frame);
    if (overview.isShown() && overview.box().contains(at)) {
        glide_.stop();
        canvas().pan(frame.content().center() - frame.toArea().map(overview.worldAt(at)));
        return true;
    }
    const TreeWay way(*figure(), frame);
    if (!way.isShown() || !way.strip().contains(at)) return false;
    if (const auto node = way.nodeAt(at)) {
        select(*node);
        reveal(*node);
    }
    return true;
}

bool TreeView::canWrite(std::uint32_t node) const {
    return !picture_->tree.merged && picture_->tree.nodes[node].optionCount == 0 &&
           EndWriter::canWrite(*picture_->asked);
}

SeenEnds TreeView::seenEnds() const {
    const TreeGeometry& geometry = picture_->geometry;
    SeenEnds ends;
    for (std::uint32_t node = 0; node < picture_->tree.nodes.size(); ++node) {
        if (!canWrite(node)) continue;
        const double half = std::max<double>(geometry.halfWidth[node], tree::ringRadius);
        const QPointF centre = geometry.centre(node);
        ends.push_back({picture_->tree.pathOf(node),
                        {centre.x() - half, centre.y() - tree::ringRadius, 2 * half, 2 * tree::ringRadius}});
    }
    std::ranges::sort(ends, {}, [](const SeenEnd& end) { return end.path; });
    return ends;
}

void TreeView::write(const std::string& root) {
    const TreePath selected = picture_->tree.pathOf(selected_.value_or(0));
    const auto asked = ask(*picture_->game, root);
    if (!asked) return report(tl::unexpected(asked.error()));
    const auto graph = (*asked)->graph();
    const auto at = positionAt(*graph, selected, TreeRequest::largestBudget);
    written_ = root;
    report(document().setSettings(id(),
                                  {{"root", root},
                                   {"selected", mexplorer::textOf(selected)},
                                   {"opened", mexplorer::textOf(picture_->settings.request.choices)}},
                                  graph->text(at.value_or(0))));
}

void TreeView::doubleClick(const QPointF& world) {
    ignoreClick_ = true; // the release that follows, when another node may be under the pointer
    if (std::exchange(badgeClicked_, false) || !current()) return;
    if (const auto node = figure()->nodeAt(world, canvas().frame())) toggle(*node);
}

void TreeView::report(const Expected<void>& done) {
    if (!done) emit failed(translated(done.error()));
}

void TreeView::select(std::uint32_t node) {
    report(document().setSettings(id(),
                                  {{"root", picture_->root},
                                   {"selected", mexplorer::textOf(picture_->tree.pathOf(node))},
                                   {"opened", mexplorer::textOf(picture_->settings.request.choices)}},
                                  picture_->text(node)));
}

void TreeView::toggle(std::uint32_t node) {
    const TreeNode& at = picture_->tree.nodes[node];
    if (at.optionCount == 0) return;
    const bool opens = at.hidden > 0;
    if (opens) {
        if (const auto allowed = picture_->tree.checkOpening(node); !allowed) return report(allowed);
        if (const auto refused = picture_->tree.refused.find(node); refused != picture_->tree.refused.end())
            return report(tl::unexpected(refused->second));
    }
    const TreePath path = picture_->tree.pathOf(node);
    const TreeChoices choices = withChoice(picture_->settings.request.choices, path, opens);
    const bool isFoldedAway = !opens && isOnWayToSelected(node);
    const std::uint32_t selected = isFoldedAway ? node : selected_.value_or(0);
    Toggled toggled{.path = path, .step = document().step()};
    if (step_.node) toggled.labelled = picture_->tree.pathOf(*step_.node);
    const auto done =
        document().setSettings(id(),
                               {{"root", picture_->root},
                                {"selected", mexplorer::textOf(picture_->tree.pathOf(selected))},
                                {"opened", mexplorer::textOf(choices)}},
                               isFoldedAway ? picture_->text(node) : document().position());
    if (done) toggled_ = std::move(toggled);
    report(done);
}

bool TreeView::isOnWayToSelected(std::uint32_t node) const {
    if (!selected_) return false;
    for (TreePath path = picture_->tree.pathOf(*selected_); !path.empty();) {
        path.pop_back();
        if (picture_->tree.nodeAt(path) == node) return true;
    }
    return false;
}

void TreeView::walk(int key) {
    const auto next = neighbour(*picture_, selected_.value_or(0), key);
    if (!next) return;
    select(*next);
    reveal(*next);
}

void TreeView::reveal(std::uint32_t node) {
    const Frame frame = canvas().frame();
    const double reach = tree::ringRadius + tree::badgeHeight;
    const double above = reach + figure()->coveredAbove(frame) / frame.scale();
    const QPointF centre = picture_->geometry.centre(node);
    canvas().reveal({centre.x() - reach, centre.y() - above, 2 * reach, above + reach});
}

void TreeView::startFromSelected() {
    report(document().setSettings(id(), {{"root", ""}, {"selected", ""}, {"opened", ""}}));
}

void TreeView::keyPressEvent(QKeyEvent* event) {
    if (!current()) return View::keyPressEvent(event);
    if (movesSelection(*event)) return walk(event->key());
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return View::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        toggle(selected_.value_or(0));
    else if (key == Qt::Key_M)
        report(document().setSetting(id(), "merged", picture_->tree.merged ? "off" : "on"));
    else if (key == Qt::Key_R)
        startFromSelected();
    else
        View::keyPressEvent(event);
}

} // namespace mexplorer::ui
