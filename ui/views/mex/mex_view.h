#pragma once

#include "ui/views/mex/mex_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// How the value of a position is found: its options' values, and the least number missing among them.
/// Clicking an option moves to it.
class MexView : public ViewOf<MexFigure, PictureView<MexPicture, MexTrace>> {
    Q_OBJECT

public:
    explicit MexView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;

private:
    void showPointed(std::optional<std::size_t> option);

    MexLook look_;
};

[[nodiscard]] ViewKind mexViewKind();

} // namespace mexplorer::ui
