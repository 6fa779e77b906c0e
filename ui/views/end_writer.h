#pragma once

#include "core/game/aspects/tree_ends.h"
#include "core/game/inquiry.h"
#include "core/solve/tree_path.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"

namespace mexplorer::ui {

/// An end of a tree entered by hand that is in the picture.
struct SeenEnd {
    TreePath path; ///< from the root
    QRectF place;  ///< in the world
};
/// From left to right, as Tab goes through them.
using SeenEnds = std::vector<SeenEnd>;

/// Edits the scores at the ends of a tree in place, in any picture of it.
class EndWriter : public QObject {
    Q_OBJECT

public:
    explicit EndWriter(Canvas& canvas);

    /// Whether the ends of such a position can be edited.
    [[nodiscard]] static bool canWrite(const Inquiry& tree) { return tree.as<TreeEndsAspect>(); }
    /// Opens a line at the end with this path from the root, which is `tree`.
    void open(std::shared_ptr<const Inquiry> tree, SeenEnds ends, const TreePath& path);
    /// Whether another end is to be edited once the changed tree is shown.
    [[nodiscard]] bool goesOn() const { return next_.has_value(); }
    /// Opens the line there.
    void goOn(std::shared_ptr<const Inquiry> tree, SeenEnds ends);
    void close() { line_.close(); }

signals:
    /// The changed tree.
    void written(const std::string& tree);
    /// What was typed is not a score; the line stays open.
    void failed(const QString& sentence);

private:
    void openAt(std::size_t end);
    void enter(const QString& text, bool goesOn);

    EndLine line_;
    std::shared_ptr<const Inquiry> tree_;
    SeenEnds ends_;
    std::size_t at_ = 0; ///< index in `ends_`
    std::optional<TreePath> next_;
};

} // namespace mexplorer::ui
