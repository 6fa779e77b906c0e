#pragma once

#include "core/explain/label_trace.h"
#include "ui/task/job.h"
#include "ui/views/end_writer.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/view.h"

#include <QVariantAnimation>

namespace mexplorer::ui {

/// The tree of the game from a position. Clicking a node selects it; its badge, a double click or Enter opens
/// and closes it; the arrows walk; M merges equal positions; R starts the tree from the selected node. A
/// click on an end of a tree entered by hand edits its score.
class TreeView : public ViewOf<TreeFigure> {
    Q_OBJECT

public:
    explicit TreeView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetPicture() override { picture_.reset(); }
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// A key or a press on the canvas brings the camera where it is gliding to.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Built {
        std::shared_ptr<const TreePicture> picture;
        std::shared_ptr<const LabelTrace> trace;
        double milliseconds;
    };
    void build();
    void forget();
    void built(Expected<Built> result);
    /// Keeps the node at `anchor` where it was on the screen when nodes are opened and closed; fits a new
    /// tree.
    void moveCamera(const TreePicture& before, const TreePath& anchor);
    /// The step that labels the node at this path, or its nearest ancestor that is shown.
    [[nodiscard]] int stepAbout(TreePath path) const;
    void showPicture();
    /// Brings what the step is about into sight, gliding if the style has motion.
    void follow();
    void putCamera(const Camera& camera);

    void doubleClick(const QPointF& world);
    void select(std::uint32_t node);
    /// Opens or folds a node; selection and step stay, unless they are folded away.
    void toggle(std::uint32_t node);
    [[nodiscard]] bool isOnWayToSelected(std::uint32_t node) const;
    void walk(int key);
    /// Brings a node into sight.
    void reveal(std::uint32_t node);
    /// Whether the click was not into the tree, and is done.
    bool clickBeside(const QPointF& world);
    void startFromSelected();
    /// Whether the score of this node can be edited: not if it stands for several equal nodes.
    [[nodiscard]] bool canWrite(std::uint32_t node) const;
    [[nodiscard]] SeenEnds seenEnds() const;
    /// Replaces the tree by `root`; selection and opened nodes stay.
    void write(const std::string& root);
    void report(const Expected<void>& done);
    /// A tip: what a click on its badge does.
    [[nodiscard]] QString tipOf(std::uint32_t node) const;
    [[nodiscard]] QString statusOf(std::uint32_t node) const;
    /// Whether the picture is of the document's game; otherwise another is being made.
    [[nodiscard]] bool current() const;

    Job<Built> job_;
    QVariantAnimation glide_; ///< moves the camera after a step
    EndWriter* writer_;
    QTimer leftover_; ///< when it runs out, the figure of another game is removed
    std::shared_ptr<const TreePicture> picture_;
    std::optional<std::uint32_t> selected_;
    std::optional<std::uint32_t> pointed_;
    std::shared_ptr<const LabelTrace> labels_;               ///< the trace, if there is one
    std::shared_ptr<const std::vector<std::uint32_t>> rank_; ///< by node, in the order of labelling
    TreeStep step_;
    /// What was opened or folded by hand, while the new picture is being made.
    struct Toggled {
        TreePath path;
        int step;                              ///< the step that was shown
        std::optional<TreePath> labelled = {}; ///< the node that this was about
    };
    std::optional<Toggled> toggled_;
    std::string written_;       ///< the root after the last edited score
    bool follows_ = true;       ///< false while a step is shown again, without moving the camera
    bool badgeClicked_ = false; ///< by the last click: a second one soon after is ignored
    bool ignoreClick_ = false;  ///< ignore the next click: it ends a double click
};

[[nodiscard]] ViewKind treeViewKind();

} // namespace mexplorer::ui
