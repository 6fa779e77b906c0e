#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/xor/xor_figure.h"

#include <memory>

namespace mexplorer::ui {

/// Makes the picture and the trace of a table of columns, off the GUI thread.
struct TableSource {
    Expected<XorPicture> (*picture)(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task);
    /// `wanted`: the row whose winning turn the steps are to lead to, if several rows have one.
    Expected<ColumnsTrace> (*trace)(const Game& game, const Inquiry& asked, Task& task,
                                    std::optional<std::size_t> wanted);
};

/// Heaps in binary, and the proof by XOR, or by columns mod k + 1, step by step. Pointing shows facts about a
/// row or column; clicking a heap shows its winning move, if it has one, and the steps lead to that move;
/// clicking it again returns to the usual move.
class XorView : public ViewOf<XorFigure, PictureView<XorPicture, ColumnsTrace>> {
    Q_OBJECT

public:
    XorView(Document& document, std::string id, TableSource source, QWidget* parent = nullptr);

    void showStep(int step) override;
    [[nodiscard]] StepsMaker allSteps() const override;
    [[nodiscard]] std::optional<std::size_t> chosenComponent() const override { return look_.heap; }

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;

private:
    void showLook();

    TableSource source_;
    XorLook look_;
};

[[nodiscard]] ViewKind xorViewKind();
/// The view of the columns of Moore’s Nim.
[[nodiscard]] ViewKind columnsViewKind();

} // namespace mexplorer::ui
