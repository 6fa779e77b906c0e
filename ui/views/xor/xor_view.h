#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/xor/xor_figure.h"

#include <memory>

namespace mexplorer::ui {

/// Heaps in binary, and the XOR proof step by step. Pointing says what a row or column holds; clicking a heap
/// shows the winning move in it, if it has one, and clicking it again the usual one.
class XorView : public ViewOf<XorFigure, PictureView<XorPicture, XorTrace>> {
    Q_OBJECT

public:
    explicit XorView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;

private:
    void showLook();

    XorLook look_;
};

/// XOR among the kinds of views.
[[nodiscard]] ViewKind xorViewKind();

} // namespace mexplorer::ui
