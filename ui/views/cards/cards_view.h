#pragma once

#include "ui/views/cards/cards_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// The tree of a game with hidden cards, and one iteration of learning, stepped through it.
class CardsView : public ViewOf<CardsFigure, PictureView<CardsPicture, CfrTrace>> {
    Q_OBJECT

public:
    explicit CardsView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override { showLook(); }
    void point(const QPointF& world) override;
    void leave() override;
    /// To the first step that speaks of the set.
    void click(const QPointF& world) override;

private:
    void showLook();
    void hover(const std::optional<CardsSet>& set);

    CardsLook look_;
};

/// The tree among the kinds of views.
[[nodiscard]] ViewKind cardsViewKind();

} // namespace mexplorer::ui
