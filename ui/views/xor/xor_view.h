#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/xor/xor_figure.h"

#include <memory>

namespace mexplorer::ui {

/// What a table of columns is made from, off the GUI thread.
struct TableSource {
    Expected<XorPicture> (*picture)(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task);
    /// `wanted`: the row whose winning turn the steps shall lead to, where several do.
    Expected<ColumnsTrace> (*trace)(const Game& game, const Inquiry& asked, Task& task,
                                    std::optional<std::size_t> wanted);
};

/// Heaps in binary, and the proof by XOR, or by columns mod k + 1, step by step. Pointing says what a row or
/// column holds; clicking a heap shows the winning move in it, if it has one, and the steps lead to that
/// move; clicking it again shows the usual one.
class XorView : public ViewOf<XorFigure, PictureView<XorPicture, ColumnsTrace>> {
    Q_OBJECT

public:
    XorView(Document& document, std::string id, TableSource source, QWidget* parent = nullptr);

    void showStep(int step) override;
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

/// XOR among the kinds of views.
[[nodiscard]] ViewKind xorViewKind();
/// The columns of Moore’s Nim among them.
[[nodiscard]] ViewKind columnsViewKind();

} // namespace mexplorer::ui
