#pragma once

#include "core/solve/aspects/tree_ends.h"
#include "core/solve/inquiry.h"
#include "core/solve/tree_path.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"

namespace mexplorer::ui {

/// An end of a tree of one’s own that is drawn.
struct SeenEnd {
    TreePath path; ///< from the root
    QRectF place;  ///< in the world
};
/// From left to right, as Tab goes through them.
using SeenEnds = std::vector<SeenEnd>;

/// Writes the scores at the ends of a tree in place, in any picture of it.
class EndWriter : public QObject {
    Q_OBJECT

public:
    explicit EndWriter(Canvas& canvas);

    /// Whether such a position’s ends can be written.
    [[nodiscard]] static bool canWrite(const Inquiry& tree) { return tree.as<TreeEndsAspect>(); }
    /// Opens a line at the end with this path. `tree` is where paths begin.
    void open(std::shared_ptr<const Inquiry> tree, SeenEnds ends, const TreePath& path);
    /// Whether, once the tree that was written is shown, another end is wanted.
    [[nodiscard]] bool goesOn() const { return next_.has_value(); }
    /// Then opens the line there.
    void goOn(std::shared_ptr<const Inquiry> tree, SeenEnds ends);
    void close() { line_.close(); }

signals:
    /// What the tree has become.
    void written(const std::string& tree);
    /// What was typed is no score; the line stays open.
    void failed(const QString& sentence);

private:
    void openAt(std::size_t end);
    void enter(const QString& text, bool goesOn);

    EndLine line_;
    std::shared_ptr<const Inquiry> tree_;
    SeenEnds ends_;
    std::size_t at_ = 0; ///< of `ends_`
    std::optional<TreePath> next_;
};

} // namespace mexplorer::ui
