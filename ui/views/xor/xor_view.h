#pragma once

#include "ui/task/job.h"
#include "ui/views/view.h"
#include "ui/views/xor/xor_figure.h"

#include <memory>

namespace mexplorer::ui {

/// Heaps in binary, and the XOR proof step by step. Pointing says what a row or column holds; clicking a heap
/// shows the winning move in it, if it has one, and clicking it again the usual one.
class XorView : public View {
    Q_OBJECT

public:
    explicit XorView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;
    [[nodiscard]] std::shared_ptr<const XorFigure> xorFigure() const;

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;

private:
    struct Computed {
        std::shared_ptr<const XorPicture> picture;
        std::shared_ptr<const Trace> trace; ///< null: too many heaps to step through
    };
    static Expected<Computed> compute(const std::shared_ptr<const Game>& game, const std::string& position,
                                      Task& task);
    void computed(Expected<Computed> result);
    void showLook();

    Job<Computed> job_;
    std::shared_ptr<const XorPicture> picture_;
    XorLook look_;
};

/// XOR among the kinds of views.
[[nodiscard]] ViewKind xorViewKind();

} // namespace mexplorer::ui
