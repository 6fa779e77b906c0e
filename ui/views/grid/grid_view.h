#pragma once

#include "ui/task/job.h"
#include "ui/views/grid/grid_explanation.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/view.h"

#include <map>
#include <memory>

namespace mexplorer::ui {

class GrowingValues;
class SliceBar;

/// The values of a game over two numbers, one coloured cell each. Pointing at a cell highlights its options,
/// clicking selects it, and arrow keys walk.
/// Where the discovery of a table asks for the next P, a click guesses.
class GridView : public ViewOf<GridFigure> {
    Q_OBJECT

public:
    explicit GridView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;
    /// The trace; null if there is none.
    [[nodiscard]] const CellTrace* shownTrace() const {
        return trace() ? explanation_.ofCell.get() : nullptr;
    }
    /// The trace of the table's discovery; null if there is none.
    [[nodiscard]] std::shared_ptr<const DiscoveryTrace> shownDiscovery() const {
        return trace() ? explanation_.ofGrid : nullptr;
    }

protected:
    void refresh(bool whole) override;
    void workDropped() override;
    void forgetPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Computed {
        std::shared_ptr<const GridPicture> picture;
        std::optional<double> milliseconds; ///< none if the values were there already
    };
    /// Whether the table is of the document's game; otherwise another is being made.
    [[nodiscard]] bool current() const;
    /// Whether slice_ goes through the document’s position.
    [[nodiscard]] bool isOfPosition() const;
    void compute();
    void start(const std::shared_ptr<const GridValues>& known);
    static Expected<Computed> fillAndDress(const GridSettings& settings, GridSize size,
                                           std::shared_ptr<const GridValues> known, GrowingValues& growing,
                                           Task& task);
    void giveUp();
    void grow();
    void updateTrace();
    void computed(Expected<Computed> result);
    void showPartial();
    /// Shows a table that is new or has grown.
    void showTable();
    void findMarks();
    void showMarks();
    void setPointed(const std::optional<GridCell>& cell);
    void tellPointed();
    void select(const GridCell& cell);
    void chooseSlice(std::size_t which, std::uint64_t number);
    /// Whether the step asks for the next P, so that a click is a guess.
    [[nodiscard]] bool isAsking() const;
    void guess(const GridCell& cell);
    /// Whether the step must not give the cell's value away.
    [[nodiscard]] bool isSecret(const GridCell& cell) const;
    void reveal(const GridCell& cell);
    [[nodiscard]] QString statusOf(const GridCell& cell) const;

    Job<Computed> job_;
    Job<GridExplanation> explainer_;
    GridTopic topic_;
    GridExplanation explanation_; ///< of the topic
    int step_ = noStep;
    SliceBar* bar_;
    std::shared_ptr<GrowingValues> growing_;
    std::shared_ptr<const GridPicture> picture_;
    GridSettings settings_;             ///< of the table that is shown or being made
    GridSize size_;                     ///< likewise
    std::shared_ptr<const Grid> slice_; ///< likewise; see sliceOf
    GridMarks marks_;
    /// By step that asks: whether the first guess was right. Kept as long as the table is the same, but not
    /// saved: a document stores the lesson, not a class's answers.
    std::map<int, bool> guesses_;
    GridTopic guessed_;          ///< the topic of the guesses
    std::optional<Guess> wrong_; ///< the last guess, at the step that is shown
};

[[nodiscard]] ViewKind gridViewKind();

} // namespace mexplorer::ui
