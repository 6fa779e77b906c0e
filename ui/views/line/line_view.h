#pragma once

#include "ui/task/job.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_hand.h"
#include "ui/views/line/line_settings.h"
#include "ui/views/mex_tracer.h"
#include "ui/views/view.h"

#include <memory>

namespace mexplorer::ui {

/// The values of single heaps, folded into rows. Pointing at an n highlights its options, clicking selects
/// it; its mex is stepped through in the table, whose right edge can be dragged.
class LineView : public ViewOf<LineFigure> {
    Q_OBJECT

public:
    explicit LineView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;
    /// The trace; null if there is none.
    [[nodiscard]] const MexTrace* shownTrace() const { return look_.trace.get(); }

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
        std::shared_ptr<const LineData> data;
        double milliseconds = 0;
    };
    struct Wanted {
        std::shared_ptr<const Game> game;
        std::uint64_t size = 0;
        bool compare = false;
        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    void compute();
    void computed(Expected<Computed> result);
    void showPartial();
    void updateTrace();
    void showLook();
    void dragTo(std::uint64_t width, const QRectF& held);
    void dropEdge();
    void setWidth(std::uint64_t width);
    void widen(int columns);

    Job<Computed> job_;
    MexTracer tracer_;
    LineHand* hand_;
    Wanted wanted_;
    std::uint64_t size_ = 0;             ///< of the line drawn, or being computed
    std::shared_ptr<LineValues> values_; ///< may still be growing
    std::shared_ptr<const LineData> data_;
    LineLook look_;
};

[[nodiscard]] ViewKind lineViewKind();

} // namespace mexplorer::ui
