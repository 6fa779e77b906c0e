#pragma once

#include "ui/task/job.h"
#include "ui/views/end_writer.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/view.h"

#include <QVariantAnimation>

namespace mexplorer::ui {

/// The tree of the game from a position. Clicking a node selects it; its badge, a double click or Enter opens
/// and closes it; the arrows walk; M merges equal positions; R starts the tree from the selected one. A click
/// on an end of a tree of one’s own writes its score.
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

private:
    struct Built {
        std::shared_ptr<const TreePicture> picture;
        std::shared_ptr<const LabelTrace> trace;
        double milliseconds;
    };
    void build();
    void forget();
    void built(Expected<Built> result);
    /// Keeps the node at `anchor` where it was on the screen when nodes are opened and closed; fits another
    /// tree.
    void moveCamera(const TreePicture& before, const TreePath& anchor);
    /// The step that labels the node at this path, or the nearest above it that is shown.
    [[nodiscard]] int stepAbout(TreePath path) const;
    void showPicture();
    /// Brings what the step speaks of into sight, gliding.
    void follow();

    void doubleClick(const QPointF& world);
    void select(std::uint32_t node);
    /// Opens or folds a node; what is selected and the step stay, unless they are folded away.
    void toggle(std::uint32_t node);
    [[nodiscard]] bool isOnWayToSelected(std::uint32_t node) const;
    void walk(int key);
    void startFromSelected();
    /// Whether the score of this node can be written: unless it stands for several equal ones.
    [[nodiscard]] bool canWrite(std::uint32_t node) const;
    [[nodiscard]] SeenEnds seenEnds() const;
    /// The tree is `root` now; what is selected and opened stays.
    void write(const std::string& root);
    void report(const Expected<void>& done);
    /// What a click on its badge does.
    [[nodiscard]] QString tipOf(std::uint32_t node) const;
    [[nodiscard]] QString statusOf(std::uint32_t node) const;
    /// Whether the picture is of the document's game; otherwise another is being made.
    [[nodiscard]] bool current() const;

    Job<Built> job_;
    QVariantAnimation glide_; ///< of the camera, after a step
    EndWriter* writer_;
    QTimer leftover_; ///< when it runs out, the figure of another game is removed
    std::shared_ptr<const TreePicture> picture_;
    std::optional<std::uint32_t> selected_;
    std::optional<std::uint32_t> pointed_;
    std::shared_ptr<const LabelTrace> labels_;               ///< the trace, if there is one
    std::shared_ptr<const std::vector<std::uint32_t>> rank_; ///< of each node in its order
    TreeStep step_;
    /// What was opened or folded by hand, while the picture of it is being made.
    struct Toggled {
        TreePath path;
        int step;                              ///< that was shown
        std::optional<TreePath> labelled = {}; ///< the node that it was about
    };
    std::optional<Toggled> toggled_;
    std::string written_;       ///< the root that the last score which was written has led to
    bool follows_ = true;       ///< false: a step that is shown again does not move the camera
    bool badgeClicked_ = false; ///< by the last click: a second one soon after means nothing more
    bool ignoreClick_ = false;  ///< the next: it is the end of a double click
};

/// The tree among the kinds of views.
[[nodiscard]] ViewKind treeViewKind();

} // namespace mexplorer::ui
